import type { Language } from '@estafette/kernel'

/** How games end that their players ended; with a winner, and where no side was settled yet. */
interface Ending {
  readonly won: string // with a gap for the side
  readonly open: string
}

/** Words for endings that no rulebook has, by the kind of outcome. */
export const settledWords: Readonly<Record<Language, Readonly<Record<string, Ending>>>> = {
  en: {
    resigned: { won: 'The {side} win: the other side gave up.', open: 'The game was given up.' },
    overtime: {
      won: 'The {side} win: the other side ran out of time.',
      open: 'The game ended because time ran out.',
    },
    agreed: { won: 'A draw, by agreement.', open: 'A draw, by agreement.' },
  },
  fr: {
    resigned: {
      won: 'Les {side} gagnent : le camp adverse abandonne.',
      open: 'La partie a été abandonnée.',
    },
    overtime: {
      won: 'Les {side} gagnent : le camp adverse a épuisé son temps.',
      open: 'La partie s’est arrêtée faute de temps.',
    },
    agreed: { won: 'Égalité d’un commun accord.', open: 'Égalité d’un commun accord.' },
  },
}
