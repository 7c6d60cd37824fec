import type { GameEvent, State } from '@estafette/kernel'
import type { Person } from '../session/who.ts'

/** Sealed things that were opened together. */
export interface Reveal {
  readonly title: string
  readonly envelopes: readonly { readonly seat: number; readonly value: string }[]
  readonly text: string // what follows from it
}

/** How a game tells of what was sealed. */
export interface RevealPart<S extends State = State> {
  /** What an event opens, in the words of those who sit there; null where it opens nothing. */
  read(
    events: readonly GameEvent[],
    at: number,
    state: S,
    who: (seat: number) => Person,
  ): Reveal | null
}
