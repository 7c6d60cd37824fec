import { ARMORED, ARTILLERY, FOOT, GERMAN, TRANSPORT } from './data/codes.ts'
import type { Tell } from './events.ts'
import { builderFails, enemyAtPontoons } from './pontoons.ts'
import {
  at,
  DISRUPTED,
  ENTRENCHED,
  FALLING,
  NONE,
  opponent,
  OPEN,
  REFIT,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { diggerFails } from './trenches.ts'
import { countZoc } from './zoc.ts'

export function isOnMap(s: BlitzState, unit: Unit): boolean {
  return s.place[unit]! < s.board.hexCount
}

export function isDisrupted(s: BlitzState, unit: Unit): boolean {
  return (s.flags[unit]! & DISRUPTED) !== 0
}

export function isRefit(s: BlitzState, unit: Unit): boolean {
  return (s.flags[unit]! & REFIT) !== 0
}

export function isTransport(s: BlitzState, unit: Unit): boolean {
  return s.board.isTransport[unit]! !== 0
}

export function isArmored(s: BlitzState, unit: Unit): boolean {
  return (s.board.traits[unit]! & ARMORED) !== 0
}

export function isArtillery(s: BlitzState, unit: Unit): boolean {
  return s.board.unitType[unit]! === ARTILLERY
}

export function isFoot(s: BlitzState, unit: Unit): boolean {
  return s.board.unitClass[unit]! === FOOT
}

/** Whether combat units of a side stand in a hex. */
export function hasUnits(s: BlitzState, side: Side, hex: Hex): boolean {
  return s.units[at(s, side, hex)]! > 0
}

export function hasEnemy(s: BlitzState, side: Side, hex: Hex): boolean {
  return s.units[at(s, opponent(side), hex)]! > 0
}

/** Whether a transport of the enemy stands in a hex. BLZ-MOV-12 */
export function hasEnemyTransport(s: BlitzState, side: Side, hex: Hex): boolean {
  if (s.vehicles[hex]! === 0) return false
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (isTransport(s, unit) && sideOfUnit(s, unit) !== side) return true
  }
  return false
}

/** Whether somebody rides in a transport. BLZ-MOV-23 */
export function isCarried(s: BlitzState, transport: Unit): boolean {
  for (let unit = s.top[s.place[transport]!]!; unit !== NONE; unit = s.below[unit]!) {
    if (s.ride[unit]! === transport) return true
  }
  return false
}

/** Puts a unit into the list of a hex, in its order. */
function link(s: BlitzState, unit: Unit, hex: Hex): void {
  const { top, below } = s
  if (top[hex]! === NONE || top[hex]! > unit) {
    below[unit] = top[hex]!
    top[hex] = unit
    return
  }
  let above = top[hex]!
  while (below[above]! !== NONE && below[above]! < unit) above = below[above]!
  below[unit] = below[above]!
  below[above] = unit
}

function unlink(s: BlitzState, unit: Unit, hex: Hex): void {
  const { top, below } = s
  if (top[hex]! === unit) top[hex] = below[unit]!
  else {
    let above = top[hex]!
    while (below[above]! !== unit) above = below[above]!
    below[above] = below[unit]!
  }
  below[unit] = NONE
}

function count(s: BlitzState, unit: Unit, hex: Hex, by: number): void {
  if (s.board.unitType[unit]! === TRANSPORT) {
    s.vehicles[hex]! += by
    return
  }
  s.units[at(s, sideOfUnit(s, unit), hex)]! += by
  if ((s.flags[unit]! & DISRUPTED) === 0) countZoc(s, unit, hex, by)
}

/** A unit or transport that is not on the map is put into a hex. */
export function enter(s: BlitzState, unit: Unit, hex: Hex, tell: Tell): void {
  s.place[unit] = hex
  link(s, unit, hex)
  count(s, unit, hex, 1)
  if (!isTransport(s, unit)) occupy(s, unit, hex, tell)
}

/** Takes a unit or transport out of its hex; where it goes to is the caller's business. */
function takeOut(s: BlitzState, unit: Unit): Hex {
  const hex = s.place[unit]!
  count(s, unit, hex, -1)
  unlink(s, unit, hex)
  return hex
}

/** A unit or transport leaves the map; a builder of a pontoon fails. */
export function leave(s: BlitzState, unit: Unit, to: number, tell: Tell): void {
  builderFails(s, unit, true, tell)
  diggerFails(s, unit, tell)
  const hex = takeOut(s, unit)
  s.place[unit] = to
  s.ride[unit] = NONE
  if (!isTransport(s, unit)) vacate(s, unit, hex, tell)
}

/** A unit or transport goes from its hex to the next one: movement, retreat, advance. */
export function shift(s: BlitzState, unit: Unit, to: Hex, tell: Tell): void {
  diggerFails(s, unit, tell)
  const hex = takeOut(s, unit)
  s.place[unit] = to
  link(s, unit, to)
  count(s, unit, to, 1)
  if (isTransport(s, unit)) return
  vacate(s, unit, hex, tell)
  occupy(s, unit, to, tell)
}

/** What a combat unit does to a hex by being there. BLZ-MOV-12, BLZ-MOV-24, BLZ-VIC-3, BLZ-ROM-6 */
function occupy(s: BlitzState, unit: Unit, hex: Hex, tell: Tell): void {
  const side = sideOfUnit(s, unit)
  s.control[hex] = side + 1
  if (hasEnemyTransport(s, side, hex)) loseTransports(s, opponent(side), hex, tell)
  const dug = s.entrenchment[hex]!
  if (dug !== OPEN && (dug - ENTRENCHED) % 2 !== side) s.entrenchment[hex] = OPEN
  if (side === GERMAN) return
  if (s.rommel === hex) fall(s, tell)
  if (!isDisrupted(s, unit)) enemyAtPontoons(s, hex, tell) // BLZ-PON-8
}

/** What the last combat unit of a side leaves behind. BLZ-ENT-3 */
function vacate(s: BlitzState, unit: Unit, hex: Hex, tell: Tell): void {
  const side = sideOfUnit(s, unit)
  if (s.entrenchment[hex]! === OPEN || s.units[at(s, side, hex)]! > 0) return
  s.entrenchment[hex] = OPEN
  tell?.({ type: 'entrenchment-removed', rule: 'BLZ-ENT-3', hex })
}

/** The transports of a side in a hex that nobody rides in are eliminated. BLZ-MOV-24, BLZ-MOV-27 */
export function loseTransports(s: BlitzState, side: Side, hex: Hex, tell: Tell): void {
  let unit = s.top[hex]!
  while (unit !== NONE) {
    const next = s.below[unit]!
    if (isTransport(s, unit) && sideOfUnit(s, unit) === side && !isCarried(s, unit)) {
      tell?.({ type: 'transport-lost', rule: 'BLZ-MOV-24', unit, hex })
      leave(s, unit, s.board.lost, tell)
    }
    unit = next
  }
}

/** Rommel is eliminated. BLZ-ROM-6 */
function fall(s: BlitzState, tell: Tell): void {
  tell?.({ type: 'rommel-fallen', rule: 'BLZ-ROM-6', hex: s.rommel })
  s.rommel = NONE
  s.rommelState = FALLING
}

/** A combat unit on the map is eliminated, with the transport that carries it. BLZ-MOV-23, BLZ-RES-1, BLZ-CBT-21 */
export function eliminate(
  s: BlitzState,
  unit: Unit,
  rule: string,
  tell: Tell,
  to: number = s.board.eliminated,
): void {
  const hex = s.place[unit]!
  const transport = s.ride[unit]!
  tell?.({ type: 'eliminated', rule, unit, hex })
  leave(s, unit, to, tell)
  s.flags[unit]! &= REFIT
  if (transport !== NONE) leave(s, transport, s.board.lost, tell)
  if (s.rommel === hex && !hasUnits(s, GERMAN, hex)) fall(s, tell)
}

/** A combat unit is disrupted; a second time changes nothing. BLZ-UNIT-5 */
export function disrupt(s: BlitzState, unit: Unit, rule: string, tell: Tell): void {
  if (isDisrupted(s, unit)) return
  const hex = s.place[unit]!
  s.flags[unit]! |= DISRUPTED
  countZoc(s, unit, hex, -1) // BLZ-ZOC-7
  tell?.({ type: 'disrupted', rule, unit, hex })
  builderFails(s, unit, true, tell) // BLZ-PON-8
  diggerFails(s, unit, tell)
}

/** A disrupted unit on the map recovers. BLZ-SUP-8 */
export function recover(s: BlitzState, unit: Unit, tell: Tell): void {
  s.flags[unit]! &= ~DISRUPTED
  countZoc(s, unit, s.place[unit]!, 1)
  tell?.({ type: 'recovered', rule: 'BLZ-SUP-8', unit, hex: s.place[unit]! })
}

/** A unit takes a refit marker, or is eliminated if it has one. BLZ-UNIT-8 */
export function wear(s: BlitzState, unit: Unit, rule: string, tell: Tell): void {
  if (isRefit(s, unit)) {
    eliminate(s, unit, rule, tell)
    return
  }
  s.flags[unit]! |= REFIT
  tell?.({ type: 'refit', rule, unit })
}
