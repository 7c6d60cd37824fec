import { spoken } from '../../i18n/spoken.ts'
import type { Origins, OriginWords } from '../../screen/origins.ts'

/** Where the parts of this game's board, counters and cards are from. */
export const origins: Origins = {
  parts: [
    ['rules', 'rulebook'],
    ['places', 'rulebook'],
    ['control', 'rulebook'],
    ['turns', 'rulebook'],
    ['order', 'rulebook'],
    ['rings', 'derived'],
    ['names', 'reconstructed'],
    ['outlines', 'reconstructed'],
    ['rivers', 'reconstructed'],
    ['terrain', 'reconstructed'],
    ['factors', 'reconstructed'],
    ['groupM', 'reconstructed'],
    ['track', 'reconstructed'],
  ],
  words: spoken(import.meta.glob<OriginWords>('./origins.??.ts', { eager: true, import: 'words' })),
}
