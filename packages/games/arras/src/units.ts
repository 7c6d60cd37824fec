import { ALLIED, ARMOR, ARTILLERY, LEADER } from './data/board.ts'
import type { Tell } from './events.ts'
import {
  at,
  LOCKED,
  opponent,
  REDUCED,
  sideOfUnit,
  SPENT,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'

/** Index into the factor tables: the R counter has factors of its own. ARR-3.2c */
function counterOf(s: ArrasState, unit: Unit): number {
  return s.flags[unit]! & REDUCED ? unit + s.board.unitCount : unit
}

export function attackFactor(s: ArrasState, unit: Unit): number {
  return s.board.attack[counterOf(s, unit)]!
}

/** Defence Factor of the side of the counter that is up. ARR-3.2b, ARR-3.2c */
export function defenceFactor(s: ArrasState, unit: Unit): number {
  const counter = counterOf(s, unit)
  return isSpent(s, unit) ? s.board.spentDefence[counter]! : s.board.defence[counter]!
}

export function movementFactor(s: ArrasState, unit: Unit): number {
  return s.board.movement[counterOf(s, unit)]!
}

export function isSpent(s: ArrasState, unit: Unit): boolean {
  return (s.flags[unit]! & SPENT) !== 0
}

export function isLocked(s: ArrasState, unit: Unit): boolean {
  return (s.flags[unit]! & LOCKED) !== 0
}

/** Fresh and free to act. ARR-4.3f, ARR-13.0a */
export function isReady(s: ArrasState, unit: Unit): boolean {
  return (s.flags[unit]! & (SPENT | LOCKED)) === 0
}

export function isArtillery(s: ArrasState, unit: Unit): boolean {
  return s.board.type[unit]! === ARTILLERY
}

export function isLeader(s: ArrasState, unit: Unit): boolean {
  return s.board.type[unit]! === LEADER
}

export function isArmor(s: ArrasState, unit: Unit): boolean {
  return s.board.type[unit]! === ARMOR
}

/** Infantry, Armor, Anti-tank and FLAK units may lead an assault. ARR-5.2.2a, ARR-6.1c */
export function canLead(s: ArrasState, unit: Unit): boolean {
  return s.board.type[unit]! < ARTILLERY
}

export function hasEnemy(s: ArrasState, side: Side, location: Location): boolean {
  return s.present[at(opponent(side), location)]! > 0
}

/** Units of both sides are there. ARR-5.1.4b */
export function isContested(s: ArrasState, location: Location): boolean {
  return s.present[at(0, location)]! > 0 && s.present[at(1, location)]! > 0
}

/** Vacant and friendly-controlled. ARR-5.1.4c, ARR-5.1.4d */
export function isFree(s: ArrasState, side: Side, location: Location): boolean {
  return s.control[location]! === side && !hasEnemy(s, side, location)
}

/** Room for one more unit of its side; leaders find room everywhere. ARR-5.1.3a, ARR-5.1.3b */
export function hasRoom(s: ArrasState, unit: Unit, location: Location): boolean {
  return isLeader(s, unit) || roomFor(s, sideOfUnit(s, unit), location) > 0
}

/** How many more units of a side a location takes, leaders apart. ARR-5.1.3a */
export function roomFor(s: ArrasState, side: Side, location: Location): number {
  return s.board.stackingLimit[location]! - s.stacked[at(side, location)]!
}

/** Adds a unit to, or takes it out of, the counts of a location. */
function count(s: ArrasState, unit: Unit, location: Location, by: number): void {
  const index = at(sideOfUnit(s, unit), location)
  s.present[index]! += by
  if (!isLeader(s, unit)) s.stacked[index]! += by
  if (isSpent(s, unit)) return
  s.fresh[index]! += by
  if (!isLocked(s, unit)) s.ready[index]! += by
}

/**
 * Control passes at the instant one side is alone in a location. Any unit counts. ARR-5.1.4a,
 * ARR-5.1.4e, ARR-5.1.4g
 */
function settleControl(s: ArrasState, location: Location, tell: Tell): void {
  const allied = s.present[at(0, location)]! > 0
  const german = s.present[at(1, location)]! > 0
  if (allied === german) return // contested, or left empty: no change, ARR-5.1.4b, ARR-5.1.4f
  const side = allied ? 0 : 1
  if (s.control[location]! === side) return
  s.control[location] = side
  tell?.({ type: 'control', rule: 'ARR-5.1.4a', place: location, side })
}

/** A unit that is nowhere arrives in a location. */
export function enter(s: ArrasState, unit: Unit, location: Location, tell: Tell): void {
  s.place[unit] = location
  count(s, unit, location, 1)
  settleControl(s, location, tell)
}

/** A unit leaves its location for somewhere that the caller fills in. */
function leave(s: ArrasState, unit: Unit, to: number, tell: Tell): void {
  const location = s.place[unit]!
  count(s, unit, location, -1)
  s.place[unit] = to
  settleControl(s, location, tell)
}

/** A unit goes from its location to another. */
export function shift(s: ArrasState, unit: Unit, to: Location, tell: Tell): void {
  leave(s, unit, s.board.eliminated, tell)
  enter(s, unit, to, tell)
}

/** A unit on the map is eliminated. */
export function eliminate(s: ArrasState, unit: Unit, rule: string, tell: Tell): void {
  tell?.({ type: 'eliminated', rule, unit, place: s.place[unit]! })
  discard(s, unit, tell)
}

/** The same where what caused it has been told already. */
export function discard(s: ArrasState, unit: Unit, tell: Tell): void {
  leave(s, unit, s.board.eliminated, tell)
  s.flags[unit]! &= ~(SPENT | LOCKED)
}

/** A Fresh unit on the map becomes Spent. */
export function spend(s: ArrasState, unit: Unit, tell: Tell): void {
  if (isSpent(s, unit)) return
  const location = s.place[unit]!
  count(s, unit, location, -1)
  s.flags[unit]! |= SPENT
  count(s, unit, location, 1)
  tell?.({ type: 'spent', rule: 'ARR-5.1b', unit })
}

/** A Spent unit on the map becomes Fresh. */
export function refresh(s: ArrasState, unit: Unit): void {
  const location = s.place[unit]!
  count(s, unit, location, -1)
  s.flags[unit]! &= ~SPENT
  count(s, unit, location, 1)
}

/** A unit of a released group may act. ARR-13.0b */
export function unlock(s: ArrasState, unit: Unit): void {
  const location = s.place[unit]!
  count(s, unit, location, -1)
  s.flags[unit]! &= ~LOCKED
  count(s, unit, location, 1)
}

/** Whether a side has a Fresh unit on the map that may act. ARR-4.3f */
export function hasReadyUnit(s: ArrasState, side: Side): boolean {
  for (let index = side; index < s.ready.length; index += 2) if (s.ready[index]! > 0) return true
  return false
}

/** How many Spent units a side has in a location. */
export function spentCount(s: ArrasState, side: Side, location: Location): number {
  const index = at(side, location)
  return s.present[index]! - s.fresh[index]!
}

/** Air Support counters a side has left. */
export function airLeft(s: ArrasState, side: Side): number {
  return side === ALLIED ? s.alliedAir : s.germanAir
}
