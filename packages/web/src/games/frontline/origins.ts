import type { Origins } from '../../screen/origins.ts'
import { originsEn } from './origins.en.ts'
import { originsFr } from './origins.fr.ts'

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
  words: { en: originsEn, fr: originsFr },
}
