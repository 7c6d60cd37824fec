import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  titles: {
    log: 'Journal',
    units: 'Ordre de bataille',
    tables: 'Tables',
    notes: 'Notes',
    hand: 'Main',
    chat: 'Discussion',
    moments: 'Moments',
    dice: 'Dés',
    losses: 'Pertes',
  },
  pin: 'Garder à côté de la carte',
  unpin: 'Poser sur la carte',
  turns: 'Tours',
  allTurns: 'Tous les tours',
  before: 'Placement',
  find: 'Chercher dans le journal',
  what: 'Ce qui s’est passé',
  dice: 'Dés',
  points: 'Points',
  nothing: 'Rien de tel.',
  key: 'Signes sur la carte',
  rules: 'Règles',
}
