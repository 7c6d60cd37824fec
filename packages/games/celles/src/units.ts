import { FBB, INFANTRY_84 } from './data/codes.ts'
import type { Tell } from './events.ts'
import {
  at,
  DISRUPTED,
  endUnit,
  firstUnit,
  ISOLATED,
  NONE,
  opponent,
  OUT_OF_SUPPLY,
  REDUCED,
  sideOfUnit,
  USED,
  type CellesState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { countAround, countZoc } from './zoc.ts'

export function isOnMap(s: CellesState, unit: Unit): boolean {
  return s.place[unit]! < s.board.hexCount
}

export function isUsed(s: CellesState, unit: Unit): boolean {
  return (s.flags[unit]! & USED) !== 0
}

export function isReduced(s: CellesState, unit: Unit): boolean {
  return (s.flags[unit]! & REDUCED) !== 0
}

export function isDisrupted(s: CellesState, unit: Unit): boolean {
  return (s.flags[unit]! & DISRUPTED) !== 0
}

export function isOutOfSupply(s: CellesState, unit: Unit): boolean {
  return (s.flags[unit]! & OUT_OF_SUPPLY) !== 0
}

export function isIsolated(s: CellesState, unit: Unit): boolean {
  return (s.flags[unit]! & ISOLATED) !== 0
}

/** Neither out of supply nor isolated, as marked. */
export function isSupplied(s: CellesState, unit: Unit): boolean {
  return (s.flags[unit]! & (OUT_OF_SUPPLY | ISOLATED)) === 0
}

/** All types but infantry, and infantry with trucks, in every respect. CEL-2.0.5, CEL-8.3.1, CEL-8.3.5 */
export function isMotorized(s: CellesState, unit: Unit): boolean {
  return s.board.unitMotorized[unit]! !== 0 || s.trucks === unit
}

/** Steps of a unit that is in play. CEL-2.0.3 */
export function stepsOf(s: CellesState, unit: Unit): number {
  return s.flags[unit]! & REDUCED ? 1 : s.board.unitSteps[unit]!
}

/** Index into the strength tables: the side that is face up. CEL-2.0.4 */
function counterOf(s: CellesState, unit: Unit): number {
  return unit * 4 + (s.flags[unit]! & (USED | REDUCED)) // the bits are 1 and 2, as in the tables
}

export function attackStrength(s: CellesState, unit: Unit): number {
  return s.board.attack[counterOf(s, unit)]!
}

export function defenceStrength(s: CellesState, unit: Unit): number {
  return s.board.defence[counterOf(s, unit)]!
}

export function is84th(s: CellesState, unit: Unit): boolean {
  return s.board.unitFormation[unit]! === INFANTRY_84
}

export function isFbb(s: CellesState, unit: Unit): boolean {
  return s.board.unitFormation[unit]! === FBB
}

/** The 3rd Armored unit. CEL-8.0.7, CEL-7.0.16 */
export function isImmobile(s: CellesState, unit: Unit): boolean {
  return unit === s.board.immobile
}

export function nationalityOf(s: CellesState, unit: Unit): number {
  return s.board.unitNationality[unit]!
}

/** Whether units of a side stand in a hex. */
export function hasUnits(s: CellesState, side: Side, hex: Hex): boolean {
  return s.steps[at(s, side, hex)]! > 0
}

export function hasEnemy(s: CellesState, side: Side, hex: Hex): boolean {
  return s.steps[at(s, opponent(side), hex)]! > 0
}

/** The side whose units stand in a hex, NONE in an empty one. */
export function holderOf(s: CellesState, hex: Hex): Side {
  if (s.steps[hex]! > 0) return 0
  return s.steps[s.board.hexCount + hex]! > 0 ? 1 : NONE
}

/** The first unit of a side in a hex from a unit on, NONE after the last: a loop over a stack. */
export function nextInHex(
  s: CellesState,
  side: Side,
  hex: Hex,
  from: Unit = firstUnit(s, side),
): Unit {
  const { place } = s
  const end = endUnit(s, side)
  for (let unit = from; unit < end; unit++) if (place[unit]! === hex) return unit
  return NONE
}

/** Adds a unit to, or takes it out of, the counts of a hex and those around. */
function count(s: CellesState, unit: Unit, hex: Hex, by: number): void {
  s.steps[at(s, sideOfUnit(s, unit), hex)]! += by * stepsOf(s, unit)
  if (isMotorized(s, unit)) s.motors[hex]! += by
  countAround(s, unit, hex, by)
}

/** A unit that is not on the map is put into a hex. */
export function enter(s: CellesState, unit: Unit, hex: Hex): void {
  s.place[unit] = hex
  count(s, unit, hex, 1)
}

/** A unit leaves the map. */
export function leave(s: CellesState, unit: Unit, to: number): void {
  count(s, unit, s.place[unit]!, -1)
  s.place[unit] = to
}

/** A unit goes from its hex to another: movement, retreat, advance. */
export function shift(s: CellesState, unit: Unit, to: Hex): void {
  count(s, unit, s.place[unit]!, -1)
  s.place[unit] = to
  count(s, unit, to, 1)
}

/** A unit on the map loses all its steps. CEL-11.0.19 */
export function eliminate(s: CellesState, unit: Unit, rule: string, tell: Tell): void {
  s.losses[sideOfUnit(s, unit)]! += stepsOf(s, unit) // CEL-16.0.7
  tell?.({ type: 'eliminated', rule, unit, hex: s.place[unit]! })
  leave(s, unit, s.board.destroyed)
  s.flags[unit] = 0
  if (s.trucks === unit) loseTrucks(s, tell)
}

/** The marker of an eliminated unit goes to the next turn's box. CEL-8.3.4 */
function loseTrucks(s: CellesState, tell: Tell): void {
  s.trucks = NONE
  s.trucksFrom = s.turn + 1
  tell?.({ type: 'trucks-lost', rule: 'CEL-8.3.4', turn: s.trucksFrom })
}

/** A unit on the map loses one step: it is reduced, or eliminated. CEL-11.0.19, CEL-11.0.20 */
export function loseStep(s: CellesState, unit: Unit, rule: string, tell: Tell): void {
  if (stepsOf(s, unit) === 1) {
    eliminate(s, unit, rule, tell)
    return
  }
  const side = sideOfUnit(s, unit)
  const hex = s.place[unit]!
  s.flags[unit]! |= REDUCED
  s.steps[at(s, side, hex)]!--
  s.losses[side]!++
  tell?.({ type: 'step-lost', rule, unit, hex })
}

/** A reduced unit on the map becomes a full one again. CEL-13.3a, CEL-13.3e, CEL-16.0.5 */
export function upgrade(s: CellesState, unit: Unit): void {
  const side = sideOfUnit(s, unit)
  s.flags[unit]! &= ~REDUCED
  s.steps[at(s, side, s.place[unit]!)]!++
  s.losses[side]!--
}

/** A unit on the map is disrupted, by whatever cause; one that is already stays so. CEL-12.0.1, CEL-12.0.4 */
export function disrupt(s: CellesState, unit: Unit, rule: string, tell: Tell): void {
  if (isDisrupted(s, unit)) return
  const hex = s.place[unit]!
  s.flags[unit]! |= DISRUPTED
  countZoc(s, unit, hex, -1)
  tell?.({ type: 'disrupted', rule, unit, hex })
}

/** A disrupted unit on the map recovers. CEL-12.0.5 */
export function recover(s: CellesState, unit: Unit): void {
  s.flags[unit]! &= ~DISRUPTED
  countZoc(s, unit, s.place[unit]!, 1)
}

/** Turns a unit to its unused side. CEL-7.0.3 */
export function flipToUnused(s: CellesState, unit: Unit): void {
  s.flags[unit]! &= ~USED
}

/** Puts the trucks marker on a unit of the 84th, or takes it off; it has no step and no ZOC. CEL-8.3.1, CEL-8.3.2, CEL-8.3.3 */
export function setTrucks(s: CellesState, unit: Unit): void {
  if (s.trucks !== NONE) s.motors[s.place[s.trucks]!]!--
  s.trucks = unit
  if (unit !== NONE) s.motors[s.place[unit]!]!++
}

/** Whether a formation has withdrawn for good. CEL-15.0.1 */
export function isWithdrawn(s: CellesState, unit: Unit): boolean {
  return s.place[unit]! === s.board.withdrawn
}
