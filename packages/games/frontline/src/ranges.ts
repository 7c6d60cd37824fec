import type { Seat } from '@estafette/kernel'
import { AXIS_NATION, FORCES, nationEnd, nationStart } from './data/forces.ts'
import { FREE } from './scenarios.ts'
import { NONE, seatsIn, sideOfSeat, type FrontlineState, type Side } from './state.ts'

/** The nation of a seat: partners of the Allies have one each. FRL-TEAM-2 */
export function nationOf(s: FrontlineState, seat: Seat): number {
  if (sideOfSeat(s, seat) === 1) return AXIS_NATION
  return seat === 0 || s.scenario !== FREE ? s.allied : 1 - s.allied
}

// Cards of a nation, and so those of a seat and of a side, stand together.

export function firstOfSeat(s: FrontlineState, seat: Seat): number {
  return nationStart[nationOf(s, seat)]!
}

export function endOfSeat(s: FrontlineState, seat: Seat): number {
  return nationEnd[nationOf(s, seat)]!
}

export function firstOfSide(side: Side): number {
  return side === 1 ? nationStart[AXIS_NATION]! : 0
}

export function endOfSide(side: Side): number {
  return side === 1 ? FORCES : nationStart[AXIS_NATION]!
}

/** Seats in the order of play: those of the first player's side, then the others. */
export function seatInOrder(s: FrontlineState, index: number): Seat {
  let left = index
  for (const side of [s.first, 1 - s.first]) {
    for (let seat = 0; seat < seatsIn(s); seat++) {
      if (sideOfSeat(s, seat) === side && left-- === 0) return seat
    }
  }
  return NONE
}
