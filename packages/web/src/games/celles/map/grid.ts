import type { Point, Ring } from '../../map/geometry.ts'

/** Columns 01 to 33 and rows 00 to 16 of the printed map; even columns lie half a hex lower. */
export const COLUMNS = 33
export const ROWS = 17
export const HEX_COUNT = COLUMNS * ROWS

/** The sheet: a hex 92 wide and 80 high takes a counter of 64, with margins for track and arrows. */
export const SHEET = { width: 2460, height: 1672 } as const
export const SURFACE = { left: 80, top: 92, right: 2380, bottom: 1492 } as const

/** Half the width of a hex, half its height, and from column to column. */
export const HALF_WIDTH = 46
export const HALF_HEIGHT = 40
export const COLUMN_STEP = 69

const CORNERS: Ring = [
  [-23, -40],
  [23, -40],
  [46, 0],
  [23, 40],
  [-23, 40],
  [-46, 0],
]

/** A hex by its printed column and row; those beyond the map exist too, for what runs off it. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** Steps to the neighbours N, NE, SE, S, SW, NW; side n lies between corners n and n + 1. */
const STEPS = {
  odd: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  even: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
} as const
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

/** The hex with a number of the game: columns one after the other, each from north to south. */
export function cellOf(hex: number): Cell {
  return { column: Math.floor(hex / ROWS) + 1, row: hex % ROWS }
}

/** The number of a hex, -1 beyond the map. */
export function hexOf({ column, row }: Cell): number {
  if (column < 1 || column > COLUMNS || row < 0 || row >= ROWS) return -1
  return (column - 1) * ROWS + row
}

/** The hex with a printed id. */
export function cellOfId(id: string): Cell {
  return { column: Number(id.slice(0, 2)), row: Number(id.slice(2)) }
}

/** The printed id of a hex. */
export function idOf({ column, row }: Cell): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0')
}

/** The neighbour in a direction 0 to 5, on the map or beyond. */
export function neighbourOf({ column, row }: Cell, direction: number): Cell {
  const [dc, dr] = STEPS[column % 2 === 0 ? 'even' : 'odd'][direction]!
  return { column: column + dc, row: row + dr }
}

/** The direction from a hex to its neighbour. */
export function directionTo(from: Cell, to: Cell): number {
  return [0, 1, 2, 3, 4, 5].findIndex((direction) => {
    const { column, row } = neighbourOf(from, direction)
    return column === to.column && row === to.row
  })
}

/** The middle of a hex. */
export function centreOf({ column, row }: Cell): Point {
  return [
    SURFACE.left + HALF_WIDTH + (column - 1) * COLUMN_STEP,
    SURFACE.top + HALF_HEIGHT * (1 + 2 * row + (column % 2 === 0 ? 1 : 0)),
  ]
}

/** The corners of a hex, clockwise from the north-west. */
export function cornersOf(cell: Cell): Ring {
  const [x, y] = centreOf(cell)
  return CORNERS.map(([dx, dy]) => [x + dx, y + dy])
}

/** The middle of a side of a hex. */
export function sideMiddle(cell: Cell, direction: number): Point {
  const [x, y] = centreOf(cell)
  const [ax, ay] = CORNERS[direction]!
  const [bx, by] = CORNERS[(direction + 1) % 6]!
  return [x + (ax + bx) / 2, y + (ay + by) / 2]
}

/** The hex a point lies in. */
export function cellAt([x, y]: Point): Cell {
  const near = Math.round((x - SURFACE.left - HALF_WIDTH) / COLUMN_STEP) + 1
  let best: Cell = { column: near, row: 0 }
  let least = Infinity
  for (const column of [near - 1, near, near + 1]) {
    const lower = column % 2 === 0 ? HALF_HEIGHT : 0
    const row = Math.round((y - SURFACE.top - HALF_HEIGHT - lower) / (2 * HALF_HEIGHT))
    const [cx, cy] = centreOf({ column, row })
    const far = (x - cx) ** 2 + (y - cy) ** 2
    if (far >= least) continue
    least = far
    best = { column, row }
  }
  return best
}

/** The outline of a hex as path data. */
export function outlineOf(cell: Cell): string {
  const [x, y] = centreOf(cell)
  return `M${x - 23} ${y - 40}h46l23 40l-23 40h-46l-23 -40z`
}
