import { evaluator, type Fitted, type Horizon } from '@estafette/kernel'
import { NONE, sideOfSeat, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { features } from './features.ts'

/** The end of the enemy's next turn: what one does is worth what it leaves them to do. */
export function makeHorizon(fitted: Fitted): Horizon<FrontlineState> {
  const allies = evaluator(features, fitted)
  return {
    boundary: ({ turn }) => turn,
    ahead: 2,
    resolution: 0.01,
    value(s, seat) {
      const chance = s.step === STEP.over ? resultOf(s) : allies(s)
      return sideOfSeat(s, seat) === 0 ? chance : 1 - chance
    },
  }
}

function resultOf({ winner }: FrontlineState): number {
  return winner === NONE ? 0.5 : winner === 0 ? 1 : 0
}
