import type { Origins } from '../../screen/origins.ts'
import { originsEn } from './origins.en.ts'
import { originsFr } from './origins.fr.ts'

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
  words: { en: originsEn, fr: originsFr },
}
