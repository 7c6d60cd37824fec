import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './moment-words.en.ts'

export const words: Translated<typeof en> = {
  wasLikely: (chance) => `c’était probable à ${chance}`,
  totals: (attack, defence) => `${attack} à ${defence}`,
}
