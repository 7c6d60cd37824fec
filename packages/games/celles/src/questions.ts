import { ACTED, ACTIVATED, at, type CellesState, type Hex, type Side, type Unit } from './state.ts'

// What a screen asks of a position, which need not know how that is stored.

/** The hex of a unit, or where it waits off the map. */
export function placeOf(s: CellesState, unit: Unit): number {
  return s.place[unit]!
}

/** What a counter of a unit shows: bits of its face. */
export function flagsOf(s: CellesState, unit: Unit): number {
  return s.flags[unit]!
}

/** What a unit has done in this phase. */
export function marksOn(s: CellesState, unit: Unit): number {
  return s.marks[unit]!
}

/** Steps of a side in a hex. */
export function stepsIn(s: CellesState, side: Side, hex: Hex): number {
  return s.steps[at(s, side, hex)]!
}

/** Actions that a side has taken in this turn. */
export function actionsUsed(s: CellesState, side: Side): number {
  return s.used[side]!
}

/** Actions that a side may take in this turn. */
export function actionsRolled(s: CellesState, side: Side): number {
  return s.actions[side]!
}

/** Where a chit lies: in the cup, drawn, or out of the game. */
export function boxOf(s: CellesState, chit: number): number {
  return s.chits[chit]!
}

/** Steps that a side has lost for good. */
export function stepsLost(s: CellesState, side: Side): number {
  return s.losses[side]!
}

/** Whether a unit has acted in this activation. */
export function hasActed(s: CellesState, unit: Unit): boolean {
  return (s.marks[unit]! & ACTED) !== 0
}

/** Whether a unit is activated and has not acted yet. */
export function isReady(s: CellesState, unit: Unit): boolean {
  return (s.marks[unit]! & ACTIVATED) !== 0 && !hasActed(s, unit)
}

/** How many units are activated and have not acted yet. */
export function readyCount(s: CellesState): number {
  return [...s.marks.keys()].filter((unit) => isReady(s, unit)).length
}
