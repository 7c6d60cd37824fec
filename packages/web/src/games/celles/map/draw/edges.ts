import type { Point } from '../../../map/geometry.ts'
import { centreOf, COLUMNS, HALF_HEIGHT, HALF_WIDTH, ROWS, SURFACE, type Cell } from '../grid.ts'

export const EDGES = ['top', 'right', 'bottom', 'left'] as const
/** An edge of the map. */
export type Edge = (typeof EDGES)[number]

/** The edges a hex lies on; none inland, two in a corner. */
export function edgesOf({ column, row }: Cell): readonly Edge[] {
  return EDGES.filter(
    (edge) =>
      (edge === 'top' && row === 0) ||
      (edge === 'bottom' && row === ROWS - 1) ||
      (edge === 'left' && column === 1) ||
      (edge === 'right' && column === COLUMNS),
  )
}

/** A point outside the map, level with a hex, at a distance from an edge of the surface. */
export function outside(cell: Cell, edge: Edge, gap: number): Point {
  const [x, y] = centreOf(cell)
  const { left, top, right, bottom } = SURFACE
  if (edge === 'top') return [x, top - gap]
  if (edge === 'bottom') return [x, bottom + gap]
  return edge === 'left' ? [left - gap, y] : [right + gap, y]
}

/** The point of a hex that is nearest to an edge of the map. */
export function brink(cell: Cell, edge: Edge): Point {
  const [x, y] = centreOf(cell)
  if (edge === 'top') return [x, y - HALF_HEIGHT]
  if (edge === 'bottom') return [x, y + HALF_HEIGHT]
  return edge === 'left' ? [x - HALF_WIDTH, y] : [x + HALF_WIDTH, y]
}
