import { addAround } from '@estafette/board'
import {
  at,
  DISRUPTED,
  opponent,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'

/** Adds a unit to, or takes it out of, the counts of the hexes around. CEL-9.0.1, CEL-9.0.2 */
export function countAround(s: CellesState, unit: Unit, hex: Hex, by: number): void {
  const exerts = (s.flags[unit]! & DISRUPTED) === 0 // CEL-12.0.4
  const base = at(s, sideOfUnit(s, unit), 0)
  addAround(s.board.neighbours, hex, by, base, s.near, exerts ? s.zoc : null)
}

/** Takes the ZOC of a unit that has just been disrupted off the map, or puts it back. */
export function countZoc(s: CellesState, unit: Unit, hex: Hex, by: number): void {
  addAround(s.board.neighbours, hex, by, at(s, sideOfUnit(s, unit), 0), s.zoc)
}

/** Whether a hex is in the ZOC of a side's enemies, friendly units or not. CEL-9.0.5 */
export function isInEnemyZoc(s: CellesState, side: Side, hex: Hex): boolean {
  return s.zoc[opponent(side) * s.board.hexCount + hex]! > 0
}

/** The same for supply and retreat, where a friendly unit in the hex cancels it. CEL-9.0.5 */
export function isInOpenEnemyZoc(s: CellesState, side: Side, hex: Hex): boolean {
  return isInEnemyZoc(s, side, hex) && s.steps[at(s, side, hex)]! === 0
}

/** Whether an enemy unit stands next to a hex, over rivers and the Meuse too. CEL-8.5.2 */
export function isNearEnemy(s: CellesState, side: Side, hex: Hex): boolean {
  return s.near[opponent(side) * s.board.hexCount + hex]! > 0
}
