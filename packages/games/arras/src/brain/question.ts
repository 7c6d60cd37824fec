import { targetOf, verbOf, type Dice } from '@estafette/kernel'
import type { ArrasState } from '../state.ts'
import type { Plan } from './plan.ts'

/** A decision to be rated: the choices there are, and room for what they are worth. */
export interface Question {
  readonly plan: Plan // for the position itself
  readonly spare: Plan // for positions that are only imagined
  s: ArrasState
  choices: Int32Array
  count: number
  values: Float64Array
  dice: Dice // the player's own
}

/** Rates one choice after another. */
export function rateEach(q: Question, rate: (target: number, verb: number) => number): void {
  for (let i = 0; i < q.count; i++) {
    const choice = q.choices[i]!
    q.values[i] = rate(targetOf(choice), verbOf(choice))
  }
}
