import { spoken } from '../../i18n/spoken.ts'
import type { Origins, OriginWords } from '../../screen/origins.ts'

/** Where the parts of this game's board, counters and cards are from. */
export const origins: Origins = {
  parts: [
    ['rules', 'rulebook'],
    ['titles', 'rulebook'],
    ['examples', 'derived'],
    ['copies', 'reconstructed'],
    ['forces', 'reconstructed'],
    ['damage', 'reconstructed'],
    ['battles', 'reconstructed'],
  ],
  words: spoken(import.meta.glob<OriginWords>('./origins.??.ts', { eager: true, import: 'words' })),
}
