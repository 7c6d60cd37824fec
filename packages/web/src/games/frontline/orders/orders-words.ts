import { spoken } from '../../../i18n/spoken.ts'
import type { Kind, Preset } from './order-kinds.ts'

/** What standing orders are called. */
export interface OrderWords {
  readonly title: string
  readonly windows: string
  readonly presets: Readonly<Record<Preset, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly ask: string
  readonly pass: string
  readonly chip: (what: string) => string
  readonly short: Readonly<Record<Kind, string>>
  readonly all: string
  readonly drop: string
  readonly dropTurn: string
  readonly note: string
}

const en: OrderWords = {
  title: 'Standing orders',
  windows: 'In moments like this',
  presets: { ask: 'ask me', ifHit: 'only if I am hit', toMyTurn: 'pass to my turn' },
  kinds: {
    attacks: 'When the enemy fires',
    moves: 'When the enemy moves',
    cover: 'When I am hit',
    contest: 'When the enemy uses binoculars',
    anyTime: 'At any other time',
    rally: 'At the start of my turn',
  },
  ask: 'ask me',
  pass: 'pass',
  chip: (what) => `Passing: ${what}`,
  short: {
    attacks: 'fire',
    moves: 'moves',
    cover: 'hits',
    contest: 'binoculars',
    anyTime: 'interrupts',
    rally: 'rally',
  },
  all: 'everything',
  drop: 'Ask me about everything again',
  dropTurn: 'Cancel the orders for this turn',
  note: 'Your opponent cannot tell a standing order from a pass.',
}

const fr: OrderWords = {
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

/** The words of standing orders in the language of the moment. */
export const orderWords = spoken<OrderWords>({ en, fr })
