import type { Brain } from '@estafette/kernel'
import { everyBoard } from '../data/battles.ts'
import type { Board } from '../data/board.ts'
import type { BlitzState } from '../state.ts'
import { explain } from './explain.ts'
import { makeMind } from './question.ts'
import { rate } from './ratings.ts'

/** A brain for a battle; what it says depends on the position only. */
export function makeBrain(board: Board): Brain<BlitzState> {
  const mind = makeMind(board)
  return {
    ratesAlone: true,
    rate: (s, seat, choices, count, values, dice) =>
      rate({ mind, s, seat, choices, count, values, dice }),
    explain: (s, _seat, choice) => explain(mind, s, choice),
  }
}

/** What plays each battle, by its id. */
export const brains: Readonly<Record<string, Brain<BlitzState>>> = Object.fromEntries(
  everyBoard.map((board) => [board.id, makeBrain(board)]),
)
