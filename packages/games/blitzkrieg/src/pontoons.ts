import { ASSAULT, ENGINEER, GERMAN, HEAVY_INFANTRY, INFANTRY, PONTOONS } from './data/codes.ts'
import type { Tell } from './events.ts'
import {
  BUILDING,
  BUILT,
  DESTROYED,
  DISRUPTED,
  IN_STORE,
  MOVED,
  NONE,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'

/** Whether a marker lies between two hexes, built or at least begun. BLZ-PON-11 */
function markerBetween(s: BlitzState, from: Hex, to: Hex, least: number): boolean {
  for (let marker = 0; marker < PONTOONS; marker++) {
    const state = s.pontoons[marker]!
    if (state !== BUILT && state !== least) continue
    const [a, b] = s.board.riverSides[s.spans[marker]!]!
    if ((a === from && b === to) || (a === to && b === from)) return true
  }
  return false
}

/** Whether Germans move over the river here. BLZ-MOV-9, BLZ-PON-3 */
export function isBuilt(s: BlitzState, from: Hex, to: Hex): boolean {
  return markerBetween(s, from, to, BUILT)
}

/** Whether German supply goes over the river here, the marker face up or down. BLZ-SUP-5, BLZ-PON-12 */
export function carriesSupply(s: BlitzState, from: Hex, to: Hex): boolean {
  return markerBetween(s, from, to, BUILDING)
}

/**
 * Who builds is settled by who stays: another fit unit of the hex takes the place of one that moves
 * off, as if it had been named. BLZ-PON-5
 */
function handOver(s: BlitzState, builder: number): boolean {
  const unit = s.builders[builder]!
  if (s.active !== unit || s.exploiting) return false
  for (let other = s.top[s.place[unit]!]!; other !== NONE; other = s.below[other]!) {
    if (!canBuild(s, other) || s.marks[other]! & MOVED || s.builders.includes(other)) continue
    s.builders[builder] = other
    return true
  }
  return false
}

/** A builder moved, and the marker comes back (BLZ-PON-9); or it is lost for good (BLZ-PON-8). */
export function builderFails(s: BlitzState, unit: Unit, isLost: boolean, tell: Tell): void {
  if (sideOfUnit(s, unit) !== GERMAN) return
  for (let marker = 0; marker < PONTOONS; marker++) {
    if (s.pontoons[marker]! !== BUILDING) continue
    const builder = s.builders.indexOf(unit, 2 * marker)
    if (builder < 0 || builder > 2 * marker + 1) continue
    if (!isLost && handOver(s, builder)) continue
    take(s, marker, isLost ? DESTROYED : IN_STORE, tell)
  }
}

/** An undisrupted French unit stands at one end of a bridge. BLZ-PON-8 */
export function enemyAtPontoons(s: BlitzState, hex: Hex, tell: Tell): void {
  for (let marker = 0; marker < PONTOONS; marker++) {
    const state = s.pontoons[marker]!
    if (state !== BUILDING && state !== BUILT) continue
    const [a, b] = s.board.riverSides[s.spans[marker]!]!
    if (a === hex || b === hex) take(s, marker, DESTROYED, tell)
  }
}

/** Takes a marker off the map. */
export function take(s: BlitzState, marker: number, state: number, tell: Tell): void {
  const isLifted = s.pontoons[marker]! === BUILT && state === IN_STORE
  const rule = state === DESTROYED ? 'BLZ-PON-8' : isLifted ? 'BLZ-PON-7' : 'BLZ-PON-9'
  tell?.({ type: 'pontoon', rule, hexside: s.spans[marker]!, state })
  s.pontoons[marker] = state
  s.spans[marker] = NONE
  s.builders[2 * marker] = NONE
  s.builders[2 * marker + 1] = NONE
}

/** Whether a unit can build: undisrupted German infantry, assault troops or engineers. BLZ-PON-4 */
export function canBuild(s: BlitzState, unit: Unit): boolean {
  if (sideOfUnit(s, unit) !== GERMAN || s.flags[unit]! & DISRUPTED) return false
  const type = s.board.unitType[unit]!
  return type === INFANTRY || type === HEAVY_INFANTRY || type === ASSAULT || type === ENGINEER
}
