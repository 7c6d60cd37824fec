import type { Choice, Consideration, Seat } from '@estafette/kernel'

/** What the worker is asked: a choice, and the position in which it was taken, as text. */
export interface Asked {
  readonly game: string
  readonly position: string
  readonly seat: Seat
  readonly choice: Choice
  readonly player: string
}

export interface Explanation {
  readonly reasons: readonly Consideration[]
}
