import {
  at,
  ATTACKING,
  BUILDING,
  IN_STORE,
  ENTERING,
  ENTRENCHED,
  MOVED,
  SPENT,
  TARGET,
  USED,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'

// What a screen asks of a position, which need not know how that is stored.

/** The hex that a unit stands in, or a box of the board. */
export function placeOf(s: BlitzState, unit: Unit): number {
  return s.place[unit]!
}

/** Bits of a counter that last: its side up, what it has fired. */
export function flagsOf(s: BlitzState, unit: Unit): number {
  return s.flags[unit]!
}

/** The transport that a unit rides on, NONE for none. */
export function rideOf(s: BlitzState, unit: Unit): Unit {
  return s.ride[unit]!
}

/** The turn in which a unit is due. */
export function dueOn(s: BlitzState, unit: Unit): number {
  return s.due[unit]!
}

/** Where an air unit is: a hex, or a box of the track. */
export function airPlaceOf(s: BlitzState, air: number): number {
  return s.airPlace[air]!
}

/** The turn in which an air unit is back. */
export function airDueOn(s: BlitzState, air: number): number {
  return s.airDue[air]!
}

/** The first of the units in a hex, NONE for none. */
export function topUnit(s: BlitzState, hex: Hex): Unit {
  return s.top[hex]!
}

/** Units of a side in a hex that count for stacking. */
export function unitsStacked(s: BlitzState, side: Side, hex: Hex): number {
  return s.units[at(s, side, hex)]!
}

/** Works in a hex: none, dug or being dug, and by whom. */
export function entrenchmentAt(s: BlitzState, hex: Hex): number {
  return s.entrenchment[hex]!
}

/** How often an event was drawn today. */
export function drawnToday(s: BlitzState, event: number): number {
  return s.today[event]!
}

/** How often an event was drawn in the battle. */
export function drawnSoFar(s: BlitzState, event: number): number {
  return s.drawn[event]!
}

/** The hexside that a pontoon spans. */
export function spanOf(s: BlitzState, marker: number): number {
  return s.spans[marker]!
}

/** Whether a unit has moved or been used in this phase. */
export function hasActed(s: BlitzState, unit: Unit): boolean {
  return hasMoved(s, unit) || wasUsed(s, unit)
}

/** Whether a unit takes part in the attack that is being declared. */
export function isAttacking(s: BlitzState, unit: Unit): boolean {
  return (s.marks[unit]! & ATTACKING) !== 0
}

/** Everybody who takes part in it. */
export function attackers(s: BlitzState): readonly Unit[] {
  return [...s.marks.keys()].filter((unit) => isAttacking(s, unit))
}

/** Hexes that it is aimed at. */
export function targetHexes(s: BlitzState): readonly Hex[] {
  return [...s.ground.keys()].filter((hex) => (s.ground[hex]! & TARGET) !== 0)
}

/** Whether a unit is on its way onto the map. */
export function isEntering(s: BlitzState, unit: Unit): boolean {
  return (s.marks[unit]! & ENTERING) !== 0
}

/** Whether artillery has fired. */
export function hasFired(s: BlitzState, unit: Unit): boolean {
  return (s.flags[unit]! & SPENT) !== 0
}

/** Hexes with works in them, dug or being dug. */
export function hexesWithWorks(s: BlitzState): readonly Hex[] {
  return [...s.entrenchment.keys()].filter((hex) => s.entrenchment[hex]! >= ENTRENCHED)
}

/** Whether a unit has moved in this phase. */
export function hasMoved(s: BlitzState, unit: Unit): boolean {
  return (s.marks[unit]! & MOVED) !== 0
}

/** Whether a unit has been used in this phase: to attack, to support. */
export function wasUsed(s: BlitzState, unit: Unit): boolean {
  return (s.marks[unit]! & USED) !== 0
}

/** The two units that build a pontoon over a hexside. BLZ-PON-5 */
export function buildersOf(s: BlitzState, span: number): readonly [Unit, Unit] {
  const marker = s.spans.findIndex((one, at) => one === span && s.pontoons[at] === BUILDING)
  return [s.builders[2 * marker]!, s.builders[2 * marker + 1]!]
}

/** Pontoons that can still be built. */
export function pontoonsInStore(s: BlitzState): number {
  return s.pontoons.filter((state) => state === IN_STORE).length
}
