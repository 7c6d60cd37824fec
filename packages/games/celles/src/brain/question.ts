import { targetOf, verbOf, type Dice } from '@estafette/kernel'
import type { CellesState, Unit } from '../state.ts'
import type { Memory } from './memory.ts'
import { makePlan, type Plan } from './plan.ts'
import { makeSurvey, type Survey } from './survey.ts'
import type { Weights } from './weights.ts'

/** Work space of a brain: nothing in it outlives what it was made from. */
export interface Mind {
  readonly memory: Memory
  readonly weights: Weights
  readonly plans: (Plan | undefined)[] // one per unit: each remembers the last survey made for it
  readonly map: Survey // nobody lifted
  readonly imagined: CellesState // a position that is only thought of
  readonly gains: Float64Array // by unit
}

export function makeMind(memory: Memory): Mind {
  const { board, weights } = memory
  return {
    memory,
    weights,
    plans: Array.from({ length: board.unitCount }), // made when they are asked for
    map: makeSurvey(memory),
    imagined: memory.makeState(),
    gains: new Float64Array(board.unitCount),
  }
}

/** A decision to be rated: the choices there are, and room for what they are worth. */
export interface Question {
  readonly mind: Mind
  readonly s: CellesState
  readonly choices: Int32Array
  readonly count: number
  readonly values: Float64Array
  readonly dice: Dice // the player's own
}

/** Rates one choice after another. */
export function rateEach(q: Question, rate: (target: number, verb: number) => number): void {
  for (let i = 0; i < q.count; i++) {
    const choice = q.choices[i]!
    q.values[i] = rate(targetOf(choice), verbOf(choice))
  }
}

export function planOf(mind: Mind, unit: Unit): Plan {
  return (mind.plans[unit] ??= makePlan(mind.memory))
}
