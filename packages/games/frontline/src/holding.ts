import type { Seat } from '@estafette/kernel'
import { LINE, STREAM, TACTICS } from './data/codes.ts'
import { ability, FORCES, vp } from './data/forces.ts'
import { isLed, isSection } from './sections.ts'
import { isOnLine, sideOf } from './soldiers.ts'
import { scenarioOf } from './scenarios.ts'
import {
  homeOf,
  partnerSeat,
  sideOfSeat,
  terrainAt,
  type FrontlineState,
  type Side,
} from './state.ts'

/** Cards that every side may hold. FRL-HAND-1 */
export const BASE_HAND = 4
const NOWHERE = 99

/**
 * The cards that a side holds, those of partners together, as bits by number. FRL-HOLD-5,
 * FRL-TEAM-6
 */
export function heldBy(s: FrontlineState, side: Side): number {
  const home = homeOf(s, side)
  let enemies = 0 // bits of cards with an enemy section
  let led = 0 // bits of cards with a led section of this side
  for (let x = 0; x < FORCES; x++) {
    if (!isSection(s, x)) continue
    const bit = 1 << s.place[x]!
    if (sideOf(s, x) !== side) enemies |= bit
    else if (isLed(s, x)) led |= bit
  }
  const free = led & ~enemies // FRL-HOLD-2
  const placeAt = (distance: number): number => (home === 1 ? 1 + distance : LINE - distance)
  let nearest = NOWHERE
  for (let d = LINE - 1; d >= 0; d--) if (enemies & (1 << placeAt(d))) nearest = d
  let chain = -1 // without a led section nothing. FRL-HOLD-1, FRL-HOLD-4
  for (let d = 0; d < LINE && d < nearest; d++) if (free & (1 << placeAt(d))) chain = d
  let held = 0
  for (let d = 0; d < LINE; d++) {
    const bit = 1 << placeAt(d)
    if (d <= chain || (d > nearest && free & bit)) held |= bit // FRL-HOLD-3
  }
  return held
}

/** How many cards a side holds: a Stream counts twice. FRL-TER-14 */
export function heldCount(s: FrontlineState, side: Side): number {
  const held = heldBy(s, side)
  let count = 0
  for (let place = 1; place <= LINE; place++) {
    if (held & (1 << place)) count += terrainAt(s, place) === STREAM ? 2 : 1
  }
  return count
}

/** How many of a side have Tactics, a card more of the hand each. FRL-AB-TACT */
export function tacticiansOf(s: FrontlineState, side: Side): number {
  let tacticians = 0
  for (let x = 0; x < FORCES; x++) {
    if (ability[x] === TACTICS && isOnLine(s, x) && sideOf(s, x) === side) tacticians++ // FRL-AB-TACT
  }
  return tacticians
}

/** The hand size of a side. FRL-HAND-1, FRL-SCN-S5 */
export function sideHandSize(s: FrontlineState, side: Side): number {
  const bonus = scenarioOf(s)?.handBonus[side] ?? 0
  return BASE_HAND + heldCount(s, side) + tacticiansOf(s, side) + bonus
}

/** The hand size of a seat: a team shares that of its side, the odd card to its commander. */
export function handSizeOf(s: FrontlineState, seat: Seat): number {
  const side = sideOfSeat(s, seat)
  const size = sideHandSize(s, side)
  if (partnerSeat(s, side) < 0) return size
  const half = Math.floor(size / 2)
  return seat === commanderOf(s, side) ? size - half : half // FRL-TEAM-3
}

/** The seat that speaks for a side: that of the highest-VP leader. FRL-TEAM-3 */
export function commanderOf(s: FrontlineState, side: Side): Seat {
  if (partnerSeat(s, side) < 0) return Number(side)
  let best = -1
  let seat: Seat = Number(side)
  for (let x = 0; x < FORCES; x++) {
    if (s.owner[x]! < 0 || sideOf(s, x) !== side || s.command[x]! === 0) continue
    if (vp[x]! > best) {
      best = vp[x]!
      seat = s.owner[x]!
    }
  }
  return seat
}
