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
  const base = at(s, sideOfUnit(s, unit), 0)
  const exerts = (s.flags[unit]! & DISRUPTED) === 0 // CEL-12.0.4
  const { near, zoc } = s
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other < 0) continue
    near[base + other]! += by
    if (exerts) zoc[base + other]! += by
  }
}

/** Takes the ZOC of a unit that has just been disrupted off the map, or puts it back. */
export function countZoc(s: CellesState, unit: Unit, hex: Hex, by: number): void {
  const base = at(s, sideOfUnit(s, unit), 0)
  const { zoc } = s
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other >= 0) zoc[base + other]! += by
  }
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
