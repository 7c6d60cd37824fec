import type { Point } from '../../geometry.ts'
import type { Cell, HexLattice } from '../../lattice.ts'
import type { Box } from '../../pieces/boxes.ts'
import type { MapEdge } from '../source.ts'

export const EDGES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly MapEdge[]

/** The edges a hex lies on; none inland, two in a corner. */
export function edgesOf({ shape }: HexLattice, { column, row }: Cell): readonly MapEdge[] {
  const { firstColumn, firstRow, columns, rows } = shape
  return EDGES.filter(
    (edge) =>
      (edge === 'top' && row === firstRow) ||
      (edge === 'bottom' && row === firstRow + rows - 1) ||
      (edge === 'left' && column === firstColumn) ||
      (edge === 'right' && column === firstColumn + columns - 1),
  )
}

/** A point outside the map, level with a hex, at a distance from an edge of the surface. */
export function outside([x, y]: Point, edge: MapEdge, gap: number, surface: Box): Point {
  const { left, top, right, bottom } = surface
  if (edge === 'top') return [x, top - gap]
  if (edge === 'bottom') return [x, bottom + gap]
  return edge === 'left' ? [left - gap, y] : [right + gap, y]
}

/** The point of a hex that is nearest to an edge of the map. */
export function brink({ shape, centreOf }: HexLattice, cell: Cell, edge: MapEdge): Point {
  const [x, y] = centreOf(cell)
  if (edge === 'top') return [x, y - shape.halfHeight]
  if (edge === 'bottom') return [x, y + shape.halfHeight]
  return edge === 'left' ? [x - shape.halfWidth, y] : [x + shape.halfWidth, y]
}
