import { signal } from '@preact/signals'
import type { Reveal } from '../screen/reveals.ts'
import type { Session } from '../session/session.ts'
import { personAt } from '../session/who.ts'
import type { TableModel } from './model.ts'

/** What was opened, and the number of the choice that opened it. */
export interface Revealed {
  readonly reveal: Reveal
  readonly number: number
}

export const dismissed = signal('') // game and choice of the last that was looked at
const begun = new WeakMap<Session, number>() // choices that were there when a person sat down

/** What was opened since a person sat down here, until that was looked at. */
export function revealed({ session, screen, state }: TableModel): Revealed | null {
  const log = session.log.value
  const last = log.at(-1)?.number ?? 0
  const first = begun.get(session) ?? last
  if (!begun.has(session)) begun.set(session, first)
  for (const { number, events } of log.slice(first + 1)) {
    const read = (at: number) =>
      screen.reveals?.read(events, at, state.value, (seat) => personAt(session, seat))
    const at = events.findIndex((_, index) => read(index))
    const reveal = at < 0 ? null : read(at)
    if (reveal && dismissed.value !== `${session.id} ${number}`) return { reveal, number }
  }
  return null
}
