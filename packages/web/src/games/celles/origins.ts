import type { Origins } from '../../screen/origins.ts'
import { originsEn } from './origins.en.ts'
import { originsFr } from './origins.fr.ts'

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
  words: { en: originsEn, fr: originsFr },
}
