import { SPECTATOR, type Seat, type Viewer } from '@estafette/kernel'
import { seatsOf, tableOf, type Engine, type SeatRow } from '@estafette/store'
import type { LiveTables } from './live-tables.ts'

/** Somebody, by the id of their account; null for a passer-by. */
export type PersonId = string | null

/** The seat somebody has, -1 for none. */
export function seatIn(seats: readonly SeatRow[], person: PersonId): Seat {
  return person === null ? -1 : (seats.find(({ account }) => account === person)?.seat ?? -1)
}

/** With whose eyes somebody looks at a table; null where it is not for them. */
export async function viewerAt(
  tables: LiveTables,
  store: Engine,
  person: PersonId,
  table: string,
): Promise<Viewer | null> {
  const seat = seatIn(tables.peek(table)?.seats ?? [], person)
  if (seat >= 0) return seat
  // Asked in full whether the table exists or not, so that the time tells nothing.
  const [row, seats] = [await tableOf(store.read, table), await seatsOf(store.read, table)]
  const found = seatIn(seats, person)
  if (found >= 0) return found
  return row?.watchable && row.status !== 'open' ? SPECTATOR : null
}
