import type { GameEvent, State } from '@estafette/kernel'
import { personAt, type Person } from '../session/who.ts'
import type { CoreDesk } from './desk.ts'
import type { StateKey } from './table-state.ts'

/** Sealed things that were opened together. */
export interface Reveal {
  readonly title: string
  readonly envelopes: readonly { readonly seat: number; readonly value: string }[]
  readonly text: string // what follows from it
  readonly goOn?: string // what one goes on to, where that is not the game
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

/** What was opened, and the number of the choice that opened it. */
export interface Revealed {
  readonly reveal: Reveal
  readonly number: number
}

/** The last choice that was there when a person sat down. */
const begun: StateKey<number> = { begin: ({ log }) => log.peek().at(-1)?.number ?? 0 }

/** What was opened since a person sat down here, until that was looked at. */
export function openedAt<S extends State>(
  { session, state, page }: CoreDesk<S>,
  reveals: RevealPart<S>,
): Revealed | null {
  const first = page.of(begun)
  for (const { number, events } of session.log.value.slice(first + 1)) {
    const read = (at: number) =>
      reveals.read(events, at, state.value, (seat) => personAt(session, seat))
    const at = events.findIndex((_, index) => read(index))
    const reveal = at < 0 ? null : read(at)
    if (reveal && page.seenReveal.value !== number) return { reveal, number }
  }
  return null
}
