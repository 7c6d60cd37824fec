import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './risk-words.en.ts'

/** What is said of the danger of the places that can be reached, in French. */
export const words: Translated<typeof en> = {
  name: 'Danger là où la pile choisie peut aller',
  grades: [
    'Aucune attaque n’y est possible maintenant',
    'Un peu de danger',
    'Davantage',
    'Le pire',
  ],
}
