import type { Board } from './data/board.ts'
import { minorRiverCost, roadCost, terrainCost } from './data/charts.ts'
import { GERMAN, MEUSE, MINOR_RIVER, neighbours, NO_ROAD, river, road } from './data/map.ts'
import { opponent, type Side } from './state.ts'

/** A step that a side may not take wherever the units are. */
export const FORBIDDEN = 255

/** Half MP of the ground alone by [hex * 6 + direction]: road, or terrain and river. CEL-8.0.3 */
function costOf(board: Board, kind: number, slot: number): number {
  const way = road[slot]!
  if (way !== NO_ROAD) return roadCost[way]![kind]! // CEL-8.1.1: no river on a road
  const terrain = terrainCost[board.terrain[neighbours[slot]!]!]![kind]!
  return terrain + (river[slot]! === MINOR_RIVER ? minorRiverCost[kind]! : 0)
}

/** CEL-8.0.9, CEL-8.1, CEL-8.4 */
function isForbidden(board: Board, side: Side, slot: number): boolean {
  const to = neighbours[slot]!
  if (to < 0 || board.rearArea[to]! === opponent(side)) return true
  return river[slot]! === MEUSE && (side === GERMAN || road[slot]! === NO_ROAD)
}

function makeCosts(board: Board): readonly Uint8Array[] {
  return [0, 1, 2, 3].map((index) =>
    Uint8Array.from(neighbours, (_, slot) =>
      isForbidden(board, index >> 1, slot) ? FORBIDDEN : costOf(board, index & 1, slot),
    ),
  )
}

const known = new WeakMap<Board, readonly Uint8Array[]>()
let lastBoard: Board | undefined
let lastCosts: readonly Uint8Array[] = []

/** Half MP of the ground for a side and a class of units, FORBIDDEN where it may not go. */
export function groundCosts(board: Board, side: Side, kind: number): Uint8Array {
  if (board !== lastBoard) {
    let costs = known.get(board)
    if (!costs) known.set(board, (costs = makeCosts(board)))
    lastBoard = board
    lastCosts = costs
  }
  return lastCosts[side * 2 + kind]!
}
