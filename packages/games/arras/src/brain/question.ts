import type { Question } from '@estafette/kernel'
import type { ArrasState } from '../state.ts'
import type { Scheme } from './scheme.ts'

export { rateEach } from '@estafette/kernel'

/** A decision to be rated, with room to think. */
export interface ArrasQuestion extends Question<ArrasState> {
  readonly scheme: Scheme // for the position itself
  readonly spare: Scheme // for positions that are only imagined
}
