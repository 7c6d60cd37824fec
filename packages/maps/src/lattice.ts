import {
  directionTo as axialDirection,
  fromAxial,
  hexStep,
  toAxial,
  type ColumnOffset,
  type PrintedHex,
} from '@estafette/board'
import type { Point, Ring } from './geometry.ts'

/** A hex by its printed column and row; those beyond the map exist too, for what runs off it. */
export type Cell = PrintedHex

/** How a hex map lies on its sheet. */
export interface LatticeShape {
  readonly columns: number
  readonly rows: number
  readonly firstColumn: number
  readonly firstRow: number
  readonly lower: ColumnOffset // which columns lie half a hex lower
  readonly halfWidth: number // of a hex, from corner to corner
  readonly halfHeight: number // from side to side
  readonly shoulder: number // half the length of its top side
  readonly left: number // of the westernmost corner
  readonly top: number // of the northernmost side
}

/** The places of a hex map in map units. */
export interface HexLattice {
  readonly shape: LatticeShape
  readonly count: number
  /** The hex with a number: columns one after the other, each from north to south. */
  cellOf(hex: number): Cell
  /** The number of a hex, -1 beyond the map. */
  hexOf(cell: Cell): number
  /** The hex with a printed id. */
  cellOfId(id: string): Cell
  /** The printed id of a hex. */
  idOf(cell: Cell): string
  /** The neighbour in a direction 0 to 5 from the north clockwise, on the map or beyond. */
  neighbourOf(cell: Cell, direction: number): Cell
  /** The direction from a hex to its neighbour, -1 if it is none. */
  directionTo(from: Cell, to: Cell): number
  /** The middle of a hex. */
  centreOf(cell: Cell): Point
  /** The corners, clockwise from the north-west; side n lies between corners n and n + 1. */
  cornersOf(cell: Cell): Ring
  /** The middle of a side of a hex. */
  sideMiddle(cell: Cell, direction: number): Point
  /** The hex a point lies in. */
  cellAt(p: Point): Cell
  /** The outline of a hex as path data. */
  outlineOf(cell: Cell): string
}

/** The lattice of a shape. */
export function hexLattice(shape: LatticeShape): HexLattice {
  const { columns, rows, firstColumn, firstRow, lower, halfWidth, halfHeight, shoulder } = shape
  const { left, top } = shape
  const step = halfWidth + shoulder
  const corners: Ring = [
    [-shoulder, -halfHeight],
    [shoulder, -halfHeight],
    [halfWidth, 0],
    [shoulder, halfHeight],
    [-shoulder, halfHeight],
    [-halfWidth, 0],
  ]
  const isLower = (column: number) => (column % 2 === 0) === (lower === 'even')

  function centreOf({ column, row }: Cell): Point {
    return [
      left + halfWidth + (column - firstColumn) * step,
      top + halfHeight * (1 + 2 * (row - firstRow) + (isLower(column) ? 1 : 0)),
    ]
  }

  return {
    shape,
    count: columns * rows,
    cellOf: (hex) => ({
      column: Math.floor(hex / rows) + firstColumn,
      row: (hex % rows) + firstRow,
    }),
    hexOf({ column, row }) {
      const [c, r] = [column - firstColumn, row - firstRow]
      return c < 0 || c >= columns || r < 0 || r >= rows ? -1 : c * rows + r
    },
    cellOfId: (id) => ({ column: Number(id.slice(0, 2)), row: Number(id.slice(2)) }),
    idOf: ({ column, row }) => String(column).padStart(2, '0') + String(row).padStart(2, '0'),
    neighbourOf: (cell, direction) => fromAxial(hexStep(toAxial(cell, lower), direction), lower),
    directionTo: (from, to) => axialDirection(toAxial(from, lower), toAxial(to, lower)),
    centreOf,
    cornersOf(cell) {
      const [x, y] = centreOf(cell)
      return corners.map(([dx, dy]) => [x + dx, y + dy])
    },
    sideMiddle(cell, direction) {
      const [x, y] = centreOf(cell)
      const [ax, ay] = corners[direction]!
      const [bx, by] = corners[(direction + 1) % 6]!
      return [x + (ax + bx) / 2, y + (ay + by) / 2]
    },
    cellAt([x, y]) {
      const near = Math.round((x - left - halfWidth) / step) + firstColumn
      let best: Cell = { column: near, row: firstRow }
      let least = Infinity
      for (const column of [near - 1, near, near + 1]) {
        const shift = isLower(column) ? halfHeight : 0
        const row = Math.round((y - top - halfHeight - shift) / (2 * halfHeight)) + firstRow
        const [cx, cy] = centreOf({ column, row })
        const far = (x - cx) ** 2 + (y - cy) ** 2
        if (far >= least) continue
        least = far
        best = { column, row }
      }
      return best
    },
    outlineOf(cell) {
      const [x, y] = centreOf(cell)
      const [w, h, s] = [halfWidth, halfHeight, shoulder]
      const [left, top, side, high, wing] = [x - s, y - h, 2 * s, h, w - s].map(hundredths)
      return `M${left} ${top}h${side}l${wing} ${high}l-${wing} ${high}h-${side}l-${wing} -${high}z`
    },
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
