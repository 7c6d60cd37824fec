import type { Language, SideForms } from '@estafette/kernel'
import { capital } from './typography.ts'

/** How games end that their players ended; with a winner, and where no side was settled yet. */
interface Ending {
  readonly won: (winner: SideForms) => string
  readonly open: string
}

const wins = ({ the, isOne }: SideForms): string => `${capital(the)} ${isOne ? 'wins' : 'win'}`
const gagne = ({ the, isOne }: SideForms): string =>
  `${capital(the)} ${isOne ? 'gagne' : 'gagnent'}`

/** Words for endings that no rulebook has, by the kind of outcome. */
export const settledWords: Readonly<Record<Language, Readonly<Record<string, Ending>>>> = {
  en: {
    resigned: {
      won: (side) => `${wins(side)}: the other side resigned.`,
      open: 'The game ended by resignation.',
    },
    overtime: {
      won: (side) => `${wins(side)}: the other side ran out of time.`,
      open: 'The game ended because time ran out.',
    },
    agreed: { won: () => 'A draw, by agreement.', open: 'A draw, by agreement.' },
  },
  fr: {
    resigned: {
      won: (side) => `${gagne(side)} : le camp adverse abandonne.`,
      open: 'La partie a été abandonnée.',
    },
    overtime: {
      won: (side) => `${gagne(side)} : le camp adverse a épuisé son temps.`,
      open: 'La partie s’est arrêtée faute de temps.',
    },
    agreed: { won: () => 'Égalité d’un commun accord.', open: 'Égalité d’un commun accord.' },
  },
}
