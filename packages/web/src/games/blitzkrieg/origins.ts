import { spoken } from '../../i18n/spoken.ts'
import type { Origins, OriginWords } from '../../screen/origins.ts'

/** Where the parts of this game's board, counters and cards are from. */
export const origins: Origins = {
  parts: [
    ['rules', 'rulebook'],
    ['tables', 'rulebook'],
    ['turns', 'rulebook'],
    ['gembloux', 'rulebook'],
    ['letters', 'derived'],
    ['maps', 'reconstructed'],
    ['counters', 'reconstructed'],
    ['formations', 'reconstructed'],
  ],
  words: spoken(import.meta.glob<OriginWords>('./origins.??.ts', { eager: true, import: 'words' })),
}
