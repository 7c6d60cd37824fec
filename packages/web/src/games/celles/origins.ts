import { spoken } from '../../i18n/spoken.ts'
import type { Origins, OriginWords } from '../../screen/origins.ts'

/** Where the parts of this game's board, counters and cards are from. */
export const origins: Origins = {
  parts: [
    ['rules', 'rulebook'],
    ['setup', 'rulebook'],
    ['modifiers', 'derived'],
    ['turns', 'derived'],
    ['map', 'reconstructed'],
    ['counters', 'reconstructed'],
    ['rear', 'reconstructed'],
    ['crt', 'reconstructed'],
    ['infiltration', 'reconstructed'],
    ['actions', 'reconstructed'],
  ],
  words: spoken(import.meta.glob<OriginWords>('./origins.??.ts', { eager: true, import: 'words' })),
}
