import type { Origins } from '../../screen/origins.ts'
import { originsEn } from './origins.en.ts'
import { originsFr } from './origins.fr.ts'

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
  words: { en: originsEn, fr: originsFr },
}
