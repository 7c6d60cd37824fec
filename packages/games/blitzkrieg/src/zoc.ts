import { addAround } from '@estafette/board'
import {
  at,
  ENTRENCHED,
  opponent,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'

/** Puts the ZOC of a combat unit on the map, or takes it off. BLZ-ZOC-1, BLZ-ZOC-6, BLZ-ZOC-11 */
export function countZoc(s: BlitzState, unit: Unit, hex: Hex, by: number): void {
  addAround(s.board.zocLinks, hex, by, at(s, sideOfUnit(s, unit), 0), s.zoc)
}

/** Whether a hex lies in the ZOC of a side's enemies; an entrenchment keeps it out. BLZ-ZOC-3 */
export function isInEnemyZoc(s: BlitzState, side: Side, hex: Hex): boolean {
  return (
    s.zoc[opponent(side) * s.board.hexCount + hex]! > 0 &&
    s.entrenchment[hex]! !== ENTRENCHED + side
  )
}

/** The same for supply and retreat, where a friendly combat unit in the hex cancels it. BLZ-SUP-4, BLZ-RTR-2 */
export function isInOpenEnemyZoc(s: BlitzState, side: Side, hex: Hex): boolean {
  return isInEnemyZoc(s, side, hex) && s.units[at(s, side, hex)]! === 0
}

/** Whether the ZOC of an undisrupted unit in one hex reaches an adjacent one. BLZ-ZOC-2 .. BLZ-ZOC-5 */
export function zocReaches(s: BlitzState, side: Side, from: Hex, direction: number): boolean {
  const to = s.board.zocLinks[from * 6 + direction]!
  return to >= 0 && s.entrenchment[to]! !== ENTRENCHED + opponent(side)
}
