import type { Question as AnyQuestion } from '@estafette/kernel'
import type { ArrasState } from '../state.ts'
import type { Scheme } from './scheme.ts'

export { rateEach } from '@estafette/kernel'

/** A decision to be rated, with room to think. */
export interface Question extends AnyQuestion<ArrasState> {
  readonly scheme: Scheme // for the position itself
  readonly spare: Scheme // for positions that are only imagined
}
