import { peopleLevels } from '@estafette/protocol'
import { browserShelf, isRecord, parseJson, read, write, type Shelf } from '../../store/storage.ts'
import type { LobbyFilter } from './lists.ts'

const KEY = 'estafette.filter'

/** The filter of the open invitations as it was last set in this browser. */
export function keptFilter(shelf: Shelf | null = browserShelf()): LobbyFilter {
  const kept = parseJson(read(shelf, KEY))
  const data = isRecord(kept) ? kept : {}
  const word = (key: string): string => {
    const value = data[key]
    return typeof value === 'string' ? value : ''
  }
  return {
    game: word('game'),
    pace: (['live', 'post', 'none'] as const).find((kind) => kind === word('pace')) ?? '',
    language: word('language'),
    level: (['mine', ...peopleLevels] as const).find((one) => one === word('level')) ?? '',
  }
}

/** Keeps it. */
export function keepFilter(filter: LobbyFilter, shelf: Shelf | null = browserShelf()): void {
  write(shelf, KEY, JSON.stringify(filter))
}
