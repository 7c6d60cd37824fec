import { lazyPolicy, shaken, type Brain, type Game, type Lazy } from '@estafette/kernel'
import { everyBattle } from '../battles.ts'
import { everyBoard } from '../data/battles.ts'
import type { Board } from '../data/board.ts'
import type { BlitzState } from '../state.ts'
import { explain } from './explain.ts'
import { makeMind } from './question.ts'
import { rate } from './ratings.ts'
import { first, tuned, type Weights } from './weights.ts'

/** A brain for a battle with these beliefs; what it says depends on the position only. */
export function makeBrain(
  game: Game<BlitzState>,
  board: Board,
  weights: Weights,
): Brain<BlitzState> {
  const mind = makeMind(board, { ...weights, near: Math.min(NEAREST, weights.near) })
  const brain: Brain<BlitzState> = {
    ratesAlone: true,
    rate: (s, seat, choices, count, values, dice) =>
      rate({ mind, s, seat, choices, count, values, dice }),
    explain: (s, _seat, choice) => explain(mind, s, choice),
    policy: () => lazyPolicy(game, brain, moves),
    mind: (number) => makeBrain(game, board, shaken(weights, number)),
  }
  return brain
}

const NEAREST = 0.95 // what is left of a goal at one hex more, however much it is shaken

/** A movement phase is thought through once. */
const moves: Lazy<BlitzState> = {
  steps: ['move'],
  span: ({ turn, half, exploiting }) => 4 * turn + 2 * half + exploiting,
}

/** What plays each battle, by its id. */
export const brains: Readonly<Record<string, Brain<BlitzState>>> = Object.fromEntries(
  everyBattle.map((game) => {
    const board = everyBoard.find(({ id }) => id === game.id)!
    const levels = { 'greedy-1': makeBrain(game, board, first) }
    return [game.id, { ...makeBrain(game, board, tuned), levels }]
  }),
)
