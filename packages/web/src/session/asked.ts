import type { Choice, Consideration } from '@estafette/kernel'

/** What the worker is asked: a choice, and what its seat knew when it was taken, as text. */
export interface WhyAsked {
  readonly game: string
  readonly view: string
  readonly choice: Choice
  readonly player: string
}

export interface Explanation {
  readonly reasons: readonly Consideration[]
}
