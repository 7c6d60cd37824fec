import type { Question } from '@estafette/kernel'
import type { CellesState, Unit } from '../state.ts'
import { makeScheme, type Scheme } from './scheme.ts'
import { type Memory } from './rooms.ts'
import { makeSurvey, type Survey } from './survey.ts'
import type { Weights } from './weights.ts'

export { rateEach } from '@estafette/kernel'

/** Work space of a brain: nothing in it outlives what it was made from. */
export interface Mind {
  readonly memory: Memory
  readonly weights: Weights
  readonly schemes: (Scheme | undefined)[] // one per unit: each remembers the last survey made for it
  readonly map: Survey // nobody lifted
  readonly imagined: CellesState // a position that is only thought of
  readonly gains: Float64Array // by unit
  readonly kept?: KeptMoves // what a policy remembers of its units
}

/** What moving each unit would bring, as long as nothing near it has changed. */
export interface KeptMoves {
  readonly shared: Survey
  readonly gains: Float64Array
  readonly stamps: Int32Array // of the surroundings they were reckoned for, 0 for none
  readonly turns: Int8Array // they were reckoned in, 0 for none
  readonly asked: Uint8Array // by unit: 1 if what was reckoned earlier in the turn will not do
  isLazy: boolean // whether it does for all others
}

export function makeMind(memory: Memory): Mind {
  const { board, weights } = memory
  return {
    memory,
    weights,
    schemes: Array.from({ length: board.unitCount }), // made when they are asked for
    map: makeSurvey(memory),
    imagined: memory.makeState(),
    gains: new Float64Array(board.unitCount),
  }
}

/** A decision to be rated, with room to think. */
export interface CellesQuestion extends Question<CellesState> {
  readonly mind: Mind
}

export function schemeOf(mind: Mind, unit: Unit): Scheme {
  return (mind.schemes[unit] ??= makeScheme(mind.memory, mind.kept?.shared))
}

/** The mind of a policy: one survey for all, and gains that are kept. */
export type LightMind = Mind & { readonly kept: KeptMoves }

export function makeLightMind(memory: Memory): LightMind {
  const { unitCount } = memory.board
  return {
    ...makeMind(memory),
    kept: {
      shared: makeSurvey(memory, true),
      gains: new Float64Array(unitCount),
      stamps: new Int32Array(unitCount),
      turns: new Int8Array(unitCount),
      asked: new Uint8Array(unitCount),
      isLazy: false,
    },
  }
}
