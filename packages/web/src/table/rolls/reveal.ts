import type { Reveal } from '../../screen/reveals.ts'
import type { StateKey } from '../../screen/table-state.ts'
import { personAt } from '../../session/who.ts'
import type { TableModel } from '../model.ts'

/** What was opened, and the number of the choice that opened it. */
export interface Revealed {
  readonly reveal: Reveal
  readonly number: number
}

/** The last choice that was there when a person sat down. */
const begun: StateKey<number> = { begin: ({ log }) => log.peek().at(-1)?.number ?? 0 }

/** What was opened since a person sat down here, until that was looked at. */
export function revealed({ session, screen, state, page }: TableModel): Revealed | null {
  const log = session.log.value
  const first = page.of(begun)
  for (const { number, events } of log.slice(first + 1)) {
    const read = (at: number) =>
      screen.reveals?.read(events, at, state.value, (seat) => personAt(session, seat))
    const at = events.findIndex((_, index) => read(index))
    const reveal = at < 0 ? null : read(at)
    if (reveal && page.seenReveal.value !== number) return { reveal, number }
  }
  return null
}
