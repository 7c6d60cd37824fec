import type { Doer } from '../../screen/events.ts'
import type { Step } from '../../screen/steps.ts'
import type { Watching } from '../../session/watching.ts'
import type { Blow } from './done-to.ts'

/** The turn of others as it is shown now. */
export interface EnemyTurn {
  readonly watching: Watching
  readonly steps: readonly Step[]
  readonly doer: Doer // whose turn it is
  readonly present: Step | null // the last that is shown
  readonly isComplete: boolean // nothing more comes
  readonly isLive: boolean // a step is shown before it is known to be whole: others sit elsewhere
  readonly sum: TurnSum | null // what it came to for whoever looks, where that is told
  /** Shows a step. */
  go(step: Step): void
}

/** What a whole turn did to whoever looks; its steps are those that did it, by the number of their line. */
export interface TurnSum {
  readonly blows: readonly Blow[]
  readonly others: readonly Step[] // that others did beside it
  readonly first: number // choices that were taken before others could act
  readonly isPicked: boolean // whether the step that is shown was asked for
}
