import { ASSAULTING, at, type ArrasState, type Location, type Side, type Unit } from './state.ts'

// What a screen asks of a position, which need not know how that is stored.

/** The area or zone of a unit; beyond them it is off the map. */
export function placeOf(s: ArrasState, unit: Unit): number {
  return s.place[unit]!
}

/** The side that controls a location. */
export function controlOf(s: ArrasState, place: Location): Side {
  return s.control[place]!
}

/** Units of a side in a location. */
export function unitsIn(s: ArrasState, side: Side, place: Location): number {
  return s.present[at(side, place)]!
}

/** Those of them that count for stacking. */
export function stackedIn(s: ArrasState, side: Side, place: Location): number {
  return s.stacked[at(side, place)]!
}

/** Those of them that are Fresh. */
export function freshIn(s: ArrasState, side: Side, place: Location): number {
  return s.fresh[at(side, place)]!
}

/** Units that take part in the assault under way. */
export function assaulting(s: ArrasState): readonly Unit[] {
  return [...s.marks.keys()].filter((unit) => (s.marks[unit]! & ASSAULTING) !== 0)
}

/** Whether a unit is spent or locked, as bits of its counter. */
export function flagsOf(s: ArrasState, unit: Unit): number {
  return s.flags[unit]!
}
