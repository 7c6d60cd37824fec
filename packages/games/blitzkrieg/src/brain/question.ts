import type { Question } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { makeUnitReach, type UnitReach } from '../reach.ts'
import type { BlitzState } from '../state.ts'
import { makeSurvey, type Survey } from './survey.ts'
import type { Weights } from './weights.ts'

export { rateEach } from '@estafette/kernel'

/** Work space of a brain: nothing in it outlives a decision. */
export interface Mind {
  readonly survey: Survey
  readonly reach: UnitReach
  readonly firsts: Float64Array // by hex: the best place that a first step there leads to
  readonly ends: Int16Array // by hex: that place
}

export function makeMind(board: Board, weights: Weights): Mind {
  return {
    survey: makeSurvey(board, weights),
    reach: makeUnitReach(board),
    firsts: new Float64Array(board.hexCount),
    ends: new Int16Array(board.hexCount),
  }
}

/** A decision to be rated, with room to think. */
export interface BlitzQuestion extends Question<BlitzState> {
  readonly mind: Mind
}
