import { hexLattice, type Cell, type HexLattice } from '../lattice.ts'
import { canvasOver, type Canvas } from '../pieces/canvas.ts'
import { nearnessTo, type Nearness } from '../pieces/nearness.ts'
import type { Point } from '../geometry.ts'
import type { ClearLook, HexLook } from './look.ts'
import { railwaysOf, type Railway } from './railways.ts'
import { riversOf, type River } from './rivers.ts'
import { roadNet, type RoadNet } from './roads.ts'
import { makeShake, type Shake } from './shake.ts'
import type { HexGroundSource, HexSource, Terrain } from './source.ts'

/** A hex map on the drawing table: its source and look, and what several drawers need of them. */
export interface HexGround extends Canvas, RoadNet {
  readonly source: HexSource
  readonly look: HexLook
  readonly lattice: HexLattice
  readonly shake: Shake
  readonly cells: readonly Cell[] // every hex of the map
  readonly cellsAndRim: readonly Cell[] // and a ring of them beyond its edge
  readonly rivers: readonly River[]
  readonly railways: readonly Railway[]
  /** The terrain of a hex; beyond the map the ground goes on as it is at the edge. */
  terrainAt(cell: Cell): Terrain
  /** The level of a hex in the same way. */
  levelAt(cell: Cell): number
  /** Whether a point lies too near to roads or waters. */
  isCrowded(p: Point, clear: ClearLook): boolean
  readonly near: Readonly<Record<'roads' | 'rails' | 'narrow' | 'wide', Nearness>>
}

/** Lays a map on the table. */
export function hexGround(source: HexSource, look: HexLook): HexGround {
  const lattice = hexLattice(source.lattice)
  const shake = makeShake(look.shake)
  const rivers = riversOf(source, lattice, shake, look.rivers)
  const net = roadNet(source, lattice, look.roads)
  const railways = railwaysOf(source, lattice)
  const near = {
    roads: nearnessTo(net.roads.map(({ way }) => way)),
    rails: nearnessTo(railways.map(({ way }) => way)),
    narrow: nearnessTo(rivers.filter(({ isWide }) => !isWide).map(({ way }) => way)),
    wide: nearnessTo(rivers.filter(({ isWide }) => isWide).map(({ way }) => way)),
  }
  const { firstColumn, firstRow, columns, rows } = source.lattice
  const [lastColumn, lastRow] = [firstColumn + columns - 1, firstRow + rows - 1]

  function at({ column, row }: Cell): HexGroundSource {
    const inside = {
      column: Math.min(lastColumn, Math.max(firstColumn, column)),
      row: Math.min(lastRow, Math.max(firstRow, row)),
    }
    const found = source.hexes[lattice.idOf(inside)]
    if (found === undefined) throw new Error(`the map has no hex ${lattice.idOf(inside)}`)
    return found
  }

  return {
    ...canvasOver(source.id, source.surface),
    ...net,
    source,
    look,
    lattice,
    shake,
    cells: block(firstColumn, lastColumn, firstRow, lastRow),
    cellsAndRim: block(firstColumn - 1, lastColumn + 1, firstRow - 1, lastRow + 1),
    rivers,
    railways,
    terrainAt: (cell) => at(cell).terrain,
    levelAt: (cell) => at(cell).level,
    near,
    isCrowded: (p, clear) =>
      near.roads.isNear(p, clear.road) ||
      near.rails.isNear(p, clear.rail) ||
      near.narrow.isNear(p, clear.narrow) ||
      near.wide.isNear(p, clear.wide),
  }
}

function block(left: number, right: number, top: number, bottom: number): Cell[] {
  const out: Cell[] = []
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) out.push({ column, row })
  return out
}
