import {
  shaken,
  tunable,
  type Brain,
  type Features,
  type PointsForecast,
  type Game,
  type Horizon,
} from '@estafette/kernel'
import { everyBattle } from '../battles.ts'
import { everyBoard } from '../data/battles.ts'
import type { Board } from '../data/board.ts'
import type { BlitzState } from '../state.ts'
import { explain } from './explain.ts'
import { makeFeatures } from './features.ts'
import { forecasts, plain } from './forecasts.ts'
import { makeHorizon } from './horizon.ts'
import { makePolicy } from './policy.ts'
import { makeMind } from './question.ts'
import { rate } from './ratings.ts'
import { search } from './search.ts'
import { first, tuned, type Weights } from './weights.ts'

/** A brain for a battle with these beliefs; what it says depends on the position only. */
export function makeBrain(
  game: Game<BlitzState>,
  board: Board,
  weights: Weights,
  forecast: PointsForecast = forecasts[board.id] ?? plain,
): Brain<BlitzState> {
  const features = makeFeatures(board)
  return believing({ game, board, features, horizon: makeHorizon(features, forecast) }, weights)
}

/** What brains of one battle share, whatever they believe. */
interface Shared {
  readonly game: Game<BlitzState>
  readonly board: Board
  readonly features: Features<BlitzState>
  readonly horizon: Horizon<BlitzState>
}

function believing(shared: Shared, weights: Weights): Brain<BlitzState> {
  const { game, board, features, horizon } = shared
  const mind = makeMind(board, { ...weights, near: Math.min(NEAREST, weights.near) })
  const brain: Brain<BlitzState> = {
    ratesAlone: true,
    rate: (s, seat, choices, count, values, dice) =>
      rate({ mind, s, seat, choices, count, values, dice }),
    explain: (s, _seat, choice) => explain(mind, s, choice),
    policy: () => makePolicy(game, brain, mind),
    horizon,
    search,
    learnt: { features, by: 'margin' },
    mind: (number) => believing(shared, shaken(weights, number)),
    tunable: tunable(weights, (turned) => believing(shared, turned)),
  }
  return brain
}

const NEAREST = 0.95 // what is left of a goal at one hex more, however much it is shaken

/** What plays each battle, by its id. */
export const brains: Readonly<Record<string, Brain<BlitzState>>> = Object.fromEntries(
  everyBattle.map((game) => {
    const board = everyBoard.find(({ id }) => id === game.id)!
    const levels = { 'greedy-1': makeBrain(game, board, first) }
    return [game.id, { ...makeBrain(game, board, tuned), levels }]
  }),
)
