import type { Seat } from '@estafette/kernel'
import { effect, type Signal } from '@preact/signals'
import type { Session } from '../../../session/session.ts'
import { keepSketches, readSketches } from '../../../session/sketches.ts'
import { perSeat } from '../plan/per-seat.ts'

type Pairs = readonly (readonly [number, number])[]

/** Numbers in pairs, from data of unknown origin; null where it is none. */
function pairsFrom(data: unknown): Pairs | null {
  if (!Array.isArray(data)) return null
  const isPair = (one: unknown): one is [number, number] =>
    Array.isArray(one) && one.length === 2 && one.every((part) => Number.isInteger(part))
  return data.every(isPair) ? data : null
}

/** How something of the set-up is written down. */
export interface Writing<T> {
  readonly page: string
  read(pairs: Pairs): T
  write(value: T): Pairs | null // null for nothing
}

/**
 * What a seat means to do on a page of the set-up: it outlasts the page. Several people at one
 * screen share a storage, so that it is kept in an envelope. FRL-SET-5
 */
export function keptPerSeat<T>(
  first: () => T,
  { page, read, write }: Writing<T>,
): (session: Session, seat: Seat) => Signal<T> {
  const begun = new WeakSet<Signal<T>>()
  const signals = perSeat<T>(({ id }, seat) => {
    const pairs = seat < 0 ? null : pairsFrom(readSketches(id)[`${seat} ${page}`])
    return pairs ? read(pairs) : first()
  })
  return (session, seat) => {
    const meant = signals(session, seat)
    if (seat < 0 || begun.has(meant)) return meant
    begun.add(meant)
    let isFirst = true
    effect(() => {
      const pairs = write(meant.value)
      if (!isFirst) keepSketches(session.id, `${seat} ${page}`, pairs)
      isFirst = false
    })
    return meant
  }
}
