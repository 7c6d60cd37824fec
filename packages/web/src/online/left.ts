import { timeLeft, type Listed } from '@estafette/protocol'

/** The seat whose time matters: one's own where one has to decide, else whoever does. */
export function awaitedSeat({ own, seats }: Listed): number {
  return seats[own]?.acting ? own : seats.findIndex(({ acting }) => acting)
}

/** The time that the awaited seat has left; null where no clock runs. */
export function leftAt(table: Listed, now: number): number | null {
  const seat = awaitedSeat(table)
  const { clock, pace } = table
  if (!clock || seat < 0 || !clock.running.includes(seat)) return null
  return timeLeft(pace, clock, seat, now)
}

/** Tables by the time that is left there, the least first; those without a clock by their age. */
export function soonestFirst(tables: readonly Listed[], now: number): readonly Listed[] {
  return tables.toSorted((a, b) => hasteOf(a, now) - hasteOf(b, now) || a.changed - b.changed)
}

function hasteOf(table: Listed, now: number): number {
  return leftAt(table, now) ?? Number.MAX_SAFE_INTEGER
}
