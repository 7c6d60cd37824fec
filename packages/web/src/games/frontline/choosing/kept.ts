import type { Seat } from '@estafette/kernel'
import { disclose, enclose } from '@estafette/table'
import { effect, type Signal } from '@preact/signals'
import type { Session } from '../../../session/session.ts'
import { keepSketch, readSketch } from '../../../store/private.ts'
import { parseJson } from '../../../store/storage.ts'
import { perSeat } from '../per-seat.ts'

type Pairs = readonly (readonly [number, number])[]

/** What is put together on the pages of the set-up, by seat and page, as the browser keeps it. */
function readAll(id: string): Readonly<Record<string, unknown>> {
  const [sealed] = [readSketch(id)].flat()
  const data = typeof sealed === 'string' ? parseJson(disclose(sealed, id)) : null
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}

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
    const pairs = seat < 0 ? null : pairsFrom(readAll(id)[`${seat} ${page}`])
    return pairs ? read(pairs) : first()
  })
  return (session, seat) => {
    const meant = signals(session, seat)
    if (seat < 0 || begun.has(meant)) return meant
    begun.add(meant)
    let isFirst = true
    effect(() => {
      const pairs = write(meant.value)
      if (!isFirst) {
        const { [`${seat} ${page}`]: _, ...others } = readAll(session.id)
        const all = pairs ? { ...others, [`${seat} ${page}`]: pairs } : others
        const isEmpty = Object.keys(all).length === 0
        keepSketch(session.id, isEmpty ? [] : [enclose(JSON.stringify(all), session.id)])
      }
      isFirst = false
    })
    return meant
  }
}
