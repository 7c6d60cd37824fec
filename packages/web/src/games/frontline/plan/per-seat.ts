import { signal, type Signal } from '@preact/signals'
import type { Seat } from '@estafette/kernel'
import type { Session } from '../../../session/session.ts'

/** Something that every seat at every table has its own of, made when it is first asked for. */
export function perSeat<T>(
  first: (session: Session, seat: Seat) => T,
): (session: Session, seat: Seat) => Signal<T> {
  const kept = new WeakMap<Session, Map<Seat, Signal<T>>>()
  return (session, seat) => {
    const seats = kept.get(session) ?? new Map<Seat, Signal<T>>()
    kept.set(session, seats)
    const known = seats.get(seat) ?? signal(first(session, seat))
    seats.set(seat, known)
    return known
  }
}
