import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './orders-words.en.ts'

export const words: Translated<typeof en> = {
  title: 'Consignes',
  windows: 'À quels moments',
  presets: { ask: 'me demander', ifHit: 'si je suis touché', toMyTurn: 'passer jusqu’à mon tour' },
  kinds: {
    attacks: 'Quand l’ennemi tire',
    moves: 'Quand l’ennemi se déplace',
    cover: 'Quand je suis touché',
    contest: 'Quand l’ennemi prend ses jumelles',
    anyTime: 'À tout autre moment',
    rally: 'Au début de mon tour',
  },
  ask: 'me demander',
  pass: 'passer',
  chip: (what) => `Passe : ${what}`,
  short: {
    attacks: 'tirs',
    moves: 'mouvements',
    cover: 'couvert',
    contest: 'jumelles',
    anyTime: 'interruptions',
    rally: 'ralliement',
  },
  all: 'tout',
  drop: 'Tout me demander de nouveau',
  dropTurn: 'Retirer les consignes de ce tour',
  note: 'L’ennemi ne distingue pas une consigne d’un refus.',
}
