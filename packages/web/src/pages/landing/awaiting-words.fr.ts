import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './awaiting-words.en.ts'

export const words: Translated<typeof en> = {
  computer: 'l’ordinateur',
  invites: (name) => `${name} vous invite`,
  answer: 'Répondre',
  out: 'votre temps est écoulé',
  asks: {
    draw: 'Propose la nulle',
    pause: 'Demande une pause',
    'take-back': 'Demande à reprendre',
    resign: 'Propose d’abandonner ensemble',
  },
}
