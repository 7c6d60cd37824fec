import type { Seat } from '@estafette/kernel'
import type { Standing } from '@estafette/protocol'
import { nameOf } from './players.tsx'
import { words } from './words.ts'

/** Whether nobody is awaited but the viewer, for whom a window goes by as they ordered, or who has answered ahead. */
export function isOwnWindow({ viewer }: Standing, seats: readonly Seat[]): boolean {
  return seats.length > 0 && seats.every((seat) => seat === viewer)
}

/** Who is awaited, for the card of those who have nothing to decide. */
export function awaitedText(standing: Standing, seats: readonly Seat[]): string {
  if (isOwnWindow(standing, seats)) return words().byOrders
  return words().moves(seats.map((seat) => nameOf(standing, seat)).join(', '))
}
