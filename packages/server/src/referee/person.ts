import { SPECTATOR, type Seat, type Viewer } from '@estafette/kernel'
import { seatsOf, tableOf, type SeatRow } from '@estafette/store'
import type { Dependencies } from './dependencies.ts'
import type { LiveTables } from './live-tables.ts'

/** Somebody, by the id of their account; null for a passer-by. */
export type PersonId = string | null

/** The seat somebody has, -1 for none. */
export function seatIn(seats: readonly SeatRow[], person: PersonId): Seat {
  return person === null ? -1 : (seats.find(({ account }) => account === person)?.seat ?? -1)
}

/** Milliseconds after which somebody hears that a table is not for them, whether there is one or not. */
export const NOT_FOR_THEM = 6

/** With whose eyes somebody looks at a table; null where it is not for them. */
export async function viewerAt(
  tables: LiveTables,
  { store, pause }: Pick<Dependencies, 'store' | 'pause'>,
  person: PersonId,
  table: string,
): Promise<Viewer | null> {
  const seat = seatIn(tables.peek(table)?.seats ?? [], person)
  if (seat >= 0) return seat
  const since = performance.now()
  const [row, seats] = [await tableOf(store.read, table), await seatsOf(store.read, table)]
  const found = seatIn(seats, person)
  if (found >= 0) return found
  if (row?.watchable && row.status !== 'open') return SPECTATOR
  // A table that nobody may see is read for longer than one that is not there: the time told which.
  await pause(Math.max(0, NOT_FOR_THEM - (performance.now() - since)))
  return null
}
