import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './moment-words.en.ts'

export const words: Translated<typeof en> = {
  chance: (chance) => `probabilité ${chance}`,
  totals: (attack, defence) => `${attack} à ${defence}`,
}
