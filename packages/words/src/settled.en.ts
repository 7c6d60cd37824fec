import type { SideForms } from '@estafette/kernel'
import { capital } from './typography.ts'

const wins = ({ the, isOne }: SideForms): string => `${capital(the)} ${isOne ? 'wins' : 'win'}`

/** With a winner, and where no side was settled yet. */
export const words = {
  resigned: {
    won: (side: SideForms) => `${wins(side)}: the other side resigned.`,
    open: 'The game ended by resignation.',
  },
  overtime: {
    won: (side: SideForms) => `${wins(side)}: the other side ran out of time.`,
    open: 'The game ended because time ran out.',
  },
  agreed: { won: (_side: SideForms) => 'A draw, by agreement.', open: 'A draw, by agreement.' },
}
