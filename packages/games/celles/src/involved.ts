import { MEUSE } from './data/codes.ts'
import {
  ATTACKING,
  DEFENDING,
  endUnit,
  firstUnit,
  opponent,
  type CellesState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { isOnMap, stepsOf } from './units.ts'

/** The side under attack: the one whose Action Phase it is not. */
export function defendingSide(s: CellesState): Side {
  return opponent(s.phasing)
}

/** Whether a unit takes part in the current combat and is still there. CEL-2.0.8 */
export function isInvolved(s: CellesState, unit: Unit): boolean {
  return (s.marks[unit]! & (ATTACKING | DEFENDING)) !== 0 && isOnMap(s, unit)
}

/** The units of a side in the current combat, the active unit first. */
export function involvedUnits(s: CellesState, side: Side): Unit[] {
  const units: Unit[] = []
  if (side === s.phasing && isInvolved(s, s.active)) units.push(s.active)
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (unit !== s.active && isInvolved(s, unit)) units.push(unit)
  }
  return units
}

/** Steps that the units of a side in the current combat have. */
export function involvedSteps(s: CellesState, side: Side): number {
  let steps = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isInvolved(s, unit)) steps += stepsOf(s, unit)
  }
  return steps
}

/** Whether units were attacked in a hex, wherever they are by now: one next to the attack's origin. */
export function isDefendersHex(s: CellesState, hex: Hex): boolean {
  const from = s.origin * 6
  for (let direction = 0; direction < 6; direction++) {
    if (s.board.neighbours[from + direction]! === hex) return (s.front & (1 << direction)) !== 0
  }
  return false
}

// How a hex lies to the defenders next to it.
export const NOT_NEXT = 0
export const OVER_MEUSE = 1 // only across the Meuse, where nobody attacks
export const NEXT = 2

/** Whether a unit in a hex could attack one of the defenders. CEL-11.0.2, CEL-11.0.3 */
export function contact(s: CellesState, hex: Hex): number {
  let best = NOT_NEXT
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other < 0 || !isDefendersHex(s, other)) continue
    if (s.board.river[slot]! !== MEUSE) return NEXT
    best = OVER_MEUSE
  }
  return best
}
