import { borderBetween } from '@estafette/board'
import { ARMOR, ARTILLERY, LEADER, RIVER } from '../data/board.ts'
import { movementLeft } from '../movement.ts'
import {
  ASSAULTING,
  at,
  endUnit,
  firstUnit,
  LOCKED,
  NONE,
  OVERRUNNING,
  REDUCED,
  SPENT,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { roomFor } from '../units.ts'
import type { Survey } from './memory.ts'
import { MOST_UNITS, type Party } from './records.ts'

export function isIn(party: Party, unit: Unit): boolean {
  for (let i = 0; i < party.size; i++) if (party.units[i]! === unit) return true
  return false
}

export function copyParty(into: Party, from: Party): void {
  into.units.set(from.units)
  into.size = from.size
}

export function join(party: Party, unit: Unit): void {
  if (party.size < MOST_UNITS) party.units[party.size++] = unit
}

/** The ready units of a location that can pay so many MF to assault another; leaders last. */
export function gather(
  v: Survey,
  party: Party,
  from: Location,
  target: Location,
  cost: number,
): void {
  const { s, side } = v
  const isNear = s.board.distance[from * s.board.locationCount + target]! <= 1
  let room = from === target ? MOST_UNITS : roomFor(s, side, target)
  let leaders = 0
  party.size = 0
  for (let unit = v.first[at(side, from)]!; unit !== NONE; unit = v.next[unit]!) {
    const type = s.board.type[unit]!
    if (type === ARTILLERY || s.flags[unit]! & (SPENT | LOCKED)) continue
    if (movementLeft(s, unit) < cost) continue
    if (type === LEADER) leaders++
    else if (room-- > 0) join(party, unit)
  }
  // ARR-5.2.2d: their way must be friendly, which the next location always is.
  if (leaders > 0 && party.size > 0 && isNear) gatherLeaders(v, party, from, cost)
}

function gatherLeaders(v: Survey, party: Party, from: Location, cost: number): void {
  const { s } = v
  for (let unit = v.first[at(v.side, from)]!; unit !== NONE; unit = v.next[unit]!) {
    if (s.board.type[unit]! !== LEADER || s.flags[unit]! & (SPENT | LOCKED)) continue
    if (movementLeft(s, unit) >= cost) join(party, unit)
  }
}

/** The overrunning units of a location that can pay one more entry. ARR-6.5d */
export function gatherOverrunning(
  v: Survey,
  party: Party,
  from: Location,
  target: Location,
  cost: number,
): void {
  const { s } = v
  let room = roomFor(s, v.side, target)
  party.size = 0
  for (let unit = v.first[at(v.side, from)]!; unit !== NONE; unit = v.next[unit]!) {
    if ((s.marks[unit]! & OVERRUNNING) === 0 || movementLeft(s, unit) < cost) continue
    if (room-- > 0) join(party, unit)
  }
}

/** The units of the assault that is going on. */
export function gatherAssaulting(s: ArrasState, party: Party): void {
  party.size = 0
  for (let unit = firstUnit(s, s.initiative), end = endUnit(s, s.initiative); unit < end; unit++) {
    if (s.marks[unit]! & ASSAULTING) join(party, unit)
  }
}

/** Attack Factor of a unit. */
export function factorOf(s: ArrasState, unit: Unit): number {
  return s.board.attack[s.flags[unit]! & REDUCED ? unit + s.board.unitCount : unit]!
}

/** The best Point Unit of a party: the strongest, armor first, then the least valuable; or NONE. */
export function leadOf(v: Survey, party: Party): Unit {
  const { s } = v
  let best: Unit = NONE
  let bestScore = -Infinity
  for (let i = 0; i < party.size; i++) {
    const unit = party.units[i]!
    const type = s.board.type[unit]!
    if (type >= ARTILLERY) continue // ARR-6.1c
    const score = 10 * factorOf(s, unit) + (type === ARMOR ? 3 : 0) - v.value[unit]!
    if (score <= bestScore) continue
    bestScore = score
    best = unit
  }
  return best
}

/** Who of a party would be missed least: neither under way already nor in front; an index or NONE. */
export function leastUseful(v: Survey, party: Party, point: Unit): number {
  const { s } = v
  let least = NONE
  let leastFactor = Infinity
  for (let i = 0; i < party.size; i++) {
    const unit = party.units[i]!
    if (unit === point || s.marks[unit]! & ASSAULTING) continue
    const factor = s.board.type[unit]! === LEADER ? 50 : factorOf(s, unit)
    if (factor >= leastFactor) continue
    leastFactor = factor
    least = i
  }
  return least
}

/** Nationalities in a party, as bits. */
export function nationsOf(s: ArrasState, party: Party): number {
  let nations = 0
  for (let i = 0; i < party.size; i++) nations |= 1 << s.board.nationality[party.units[i]!]!
  return nations
}

/** Attack Value of a party. ARR-6.2a-e */
export function attackValue(s: ArrasState, party: Party, point: Unit, isRiver: boolean): number {
  const nations = nationsOf(s, party)
  const mixed = nations & (nations - 1) ? 1 : 0
  return factorOf(s, point) + party.size - 1 - mixed - (isRiver ? 1 : 0)
}

/** Whether the penalty for the river is paid already. ARR-6.2d */
export function isRiverCrossed(s: ArrasState): boolean {
  for (let unit = firstUnit(s, s.initiative), end = endUnit(s, s.initiative); unit < end; unit++) {
    if ((s.marks[unit]! & ASSAULTING) === 0 || s.from[unit]! === NONE) continue
    if (borderBetween(s.board.graph, s.from[unit]!, s.target) === RIVER) return true
  }
  return false
}
