import type { Board } from '../data/board.ts'
import { EDGES, FOR_GOOD } from '../data/codes.ts'
import { hexAt } from '../data/map.ts'
import type { VictorySource } from '../data/source.ts'
import { isLineOf } from '../score.ts'
import { opponent } from '../state.ts'

/** What the ground of a battle is worth to a side by its victory terms, in half VP. */
export interface Objectives {
  readonly worth: Float64Array // by hex, to stand there or to have stood there last
  readonly held: Uint8Array // by hex: 1 where it is enough to have been there last. BLZ-VIC-3
  readonly hexes: readonly number[] // those that are worth anything
  readonly exit: VictorySource | null // for units that leave the map for good
  readonly lines: readonly VictorySource[] // free ways and supply lines that count for it
}

/** A line between edges is many hexes: one unit on the far edge is a small part of it. */
const EDGE_SHARE = 0.2

/** The hexes that a line of scoring is about. */
function hexesOf(board: Board, line: VictorySource): readonly number[] {
  const all = Array.from({ length: board.hexCount }, (_, hex) => hex)
  switch (line.kind) {
    case 'hexTerrain':
      return all.filter((hex) => board.built[hex]! !== 0)
    case 'hexLevel':
      return all.filter((hex) => board.level[hex] === line.level)
    case 'hexList':
    case 'anyHexControlled':
    case 'supplyLinesToHexes':
      return line.hexes!.map((id) => hexAt(board, id))
    case 'placeHexes':
    case 'placeOccupied':
      return all.filter((hex) => board.hexNames[hex] === line.place)
    case 'freeLine':
      return edgeHexes(board, line.to!)
    case 'armoredUnitsSuppliedTo':
    case 'unitsOnEdgeInSupply':
      return edgeHexes(board, line.edge!)
    default:
      return []
  }
}

/** The hexes of an edge by its name. */
export function edgeHexes(board: Board, edge: string): readonly number[] {
  return board.edgeHexes[EDGES.findIndex((name) => name === edge)]!
}

/** What is scored by a way across the map, wherever it runs. BLZ-VIC-5, SED-VIC-4 */
export function isWay({ kind }: VictorySource): boolean {
  return kind === 'freeLine' || kind === 'supplyLinesToHexes'
}

/** Reads the victory terms of a side, and what it keeps the other from. */
export function makeObjectives(board: Board, side: number): Objectives {
  const worth = new Float64Array(board.hexCount)
  const held = new Uint8Array(board.hexCount)
  let exit: VictorySource | null = null
  for (const line of board.scoring) {
    const isOwn = isLineOf(line, side)
    const isTheirs = isLineOf(line, opponent(side))
    const points = 2 * (line.vp ?? 0)
    if (isOwn && line.kind === 'exitedUnits') exit = line
    if (isWay(line) && !isOwn) continue // whoever keeps it closed need not stand at its end
    const share = line.kind === 'freeLine' ? EDGE_SHARE : 1
    const isKept = line.mode === 'held' || line.kind === 'anyHexControlled'
    for (const hex of hexesOf(board, line)) {
      worth[hex]! += share * points * (isOwn && isTheirs ? 1.5 : 1) // what one keeps them from counts
      if (isKept) held[hex] = 1
    }
  }
  const leaving = exit?.vp ?? 0
  for (let hex = 0; hex < board.hexCount; hex++) {
    if (board.exits[side]![hex] === FOR_GOOD) worth[hex]! += leaving
  }
  return {
    worth,
    held,
    hexes: Array.from(worth.keys()).filter((hex) => worth[hex]! > 0),
    exit,
    lines: board.scoring.filter((line) => isWay(line) && isLineOf(line, side)),
  }
}
