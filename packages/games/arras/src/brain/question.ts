import type { Question as AnyQuestion } from '@estafette/kernel'
import type { ArrasState } from '../state.ts'
import type { Plan } from './plan.ts'

export { rateEach } from '@estafette/kernel'

/** A decision to be rated, with room to think. */
export interface Question extends AnyQuestion<ArrasState> {
  readonly plan: Plan // for the position itself
  readonly spare: Plan // for positions that are only imagined
}
