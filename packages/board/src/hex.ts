import { makeGraph } from './graph.ts'
import type { Edge, Graph } from './graph.ts'

/** Flat-topped hexes; directions clockwise from the north. Sides bear the number of their direction. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

/** Which columns of the printed map lie half a hex lower. */
export type ColumnOffset = 'odd' | 'even'

/** A place as printed: column and row of the four-digit id CCRR. */
export interface PrintedHex {
  readonly column: number
  readonly row: number
}

/** A place for arithmetic: q grows eastwards, r southwards, N is (0, -1) and NE is (1, -1). */
export interface Axial {
  readonly q: number
  readonly r: number
}

const STEP_Q = Int8Array.of(0, 1, 1, 0, -1, -1)
const STEP_R = Int8Array.of(-1, -1, 0, 1, 1, 0)

/** Reads a printed id such as '0509'; null if it is not four digits. */
export function parseHexId(id: string): PrintedHex | null {
  if (!/^[0-9]{4}$/.test(id)) return null
  return { column: Number(id.slice(0, 2)), row: Number(id.slice(2)) }
}

/** Writes a printed id; null if column or row is not a whole number 0..99. */
export function makeHexId({ column, row }: PrintedHex): string | null {
  if (!isTwoDigits(column) || !isTwoDigits(row)) return null
  return String(column).padStart(2, '0') + String(row).padStart(2, '0')
}

function isTwoDigits(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 99
}

/** From printed to axial coordinates. */
export function toAxial({ column, row }: PrintedHex, offset: ColumnOffset): Axial {
  return { q: column, r: row - halfColumns(column, offset) }
}

/** From axial to printed coordinates. */
export function fromAxial({ q, r }: Axial, offset: ColumnOffset): PrintedHex {
  return { column: q, row: r + halfColumns(q, offset) }
}

function halfColumns(column: number, offset: ColumnOffset): number {
  return offset === 'odd' ? Math.floor(column / 2) : Math.ceil(column / 2)
}

/** The hex one step away in a direction 0..5. */
export function hexStep({ q, r }: Axial, direction: number): Axial {
  return { q: q + STEP_Q[direction]!, r: r + STEP_R[direction]! }
}

/** The direction back. */
export function oppositeDirection(direction: number): number {
  return (direction + 3) % 6
}

/** Hexes between two places; adjacent ones are 1 apart. */
export function hexDistance(a: Axial, b: Axial): number {
  return axialLength(a.q - b.q, a.r - b.r)
}

/** The direction 0..5 from a to an adjacent b, -1 if they are not adjacent. */
export function directionTo(a: Axial, b: Axial): number {
  for (let direction = 0; direction < 6; direction++) {
    if (b.q - a.q === STEP_Q[direction]! && b.r - a.r === STEP_R[direction]!) return direction
  }
  return -1
}

function axialLength(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** A printed hex map as a graph: nodes in ascending order of their ids, borders are directions. */
export interface HexGrid {
  readonly graph: Graph
  readonly offset: ColumnOffset
  readonly ids: readonly string[] // printed id by node
  readonly q: Int16Array // axial coordinates by node
  readonly r: Int16Array
  readonly neighbours: Int16Array // [node * 6 + direction], -1 off the map
  readonly edges: Int32Array // [node * 6 + direction], edge of the graph, -1 off the map
}

export interface HexGridShape {
  readonly columns: number
  readonly rows: number
  readonly offset: ColumnOffset
  readonly firstColumn?: number // 1 unless told
  readonly firstRow?: number // 1 unless told
  readonly exists?: (hex: PrintedHex) => boolean // all unless told
}

/** Builds the grid of a printed map; throws if an id would not have four digits. */
export function makeHexGrid(shape: HexGridShape): HexGrid {
  const { columns, rows, offset, firstColumn = 1, firstRow = 1, exists } = shape
  const ids: string[] = []
  const places: Axial[] = []
  for (let column = firstColumn; column < firstColumn + columns; column++) {
    for (let row = firstRow; row < firstRow + rows; row++) {
      const id = makeHexId({ column, row })
      if (id === null) throw new Error(`column ${column}, row ${row} has no four-digit id`)
      if (exists && !exists({ column, row })) continue
      ids.push(id)
      places.push(toAxial({ column, row }, offset))
    }
  }
  const nodes = new Map(ids.map((id, node) => [id, node]))
  const neighbours = Int16Array.from({ length: ids.length * 6 }, (_, slot) => {
    const id = makeHexId(fromAxial(hexStep(places[Math.floor(slot / 6)]!, slot % 6), offset))
    return (id === null ? undefined : nodes.get(id)) ?? -1
  })
  const links: Edge[] = []
  neighbours.forEach((b, slot) => {
    const a = Math.floor(slot / 6)
    const border = slot % 6
    if (b > a) links.push({ a, b, border, back: oppositeDirection(border) })
  })
  const graph = makeGraph(ids.length, links)
  const edges = new Int32Array(neighbours.length).fill(-1)
  for (let node = 0; node < graph.count; node++) {
    for (let edge = graph.offsets[node]!; edge < graph.offsets[node + 1]!; edge++) {
      edges[node * 6 + graph.borders[edge]!] = edge
    }
  }
  return {
    graph,
    offset,
    ids,
    q: Int16Array.from(places, ({ q }) => q),
    r: Int16Array.from(places, ({ r }) => r),
    neighbours,
    edges,
  }
}

/** Node of a printed id, -1 if the map has no such hex. */
export function hexNode(grid: HexGrid, id: string): number {
  return grid.ids.indexOf(id)
}

/** Hexes between two nodes as the crow flies. */
export function nodeDistance(grid: HexGrid, a: number, b: number): number {
  return axialLength(grid.q[a]! - grid.q[b]!, grid.r[a]! - grid.r[b]!)
}

/** The direction 0..5 from a node to an adjacent one, -1 if they are not adjacent. */
export function nodeDirection(grid: HexGrid, from: number, to: number): number {
  const slot = from * 6
  for (let direction = 0; direction < 6; direction++) {
    if (grid.neighbours[slot + direction]! === to) return direction
  }
  return -1
}

/** Writes the nodes up to `radius` away, the node itself too, in ascending order; returns how many. */
export function nodesWithin(
  grid: HexGrid,
  node: number,
  radius: number,
  out: Int16Array | number[],
): number {
  const { q, r } = grid
  let count = 0
  for (let other = 0; other < q.length; other++) {
    if (axialLength(q[other]! - q[node]!, r[other]! - r[node]!) <= radius) out[count++] = other
  }
  return count
}

/**
 * Number of the hexside of a node in a direction, the same from both sides, below 3 * count;
 * -1 on the edge of the map.
 */
export function hexside(grid: HexGrid, node: number, direction: number): number {
  const other = grid.neighbours[node * 6 + direction]!
  if (other < 0) return -1
  return direction < 3 ? node * 3 + direction : other * 3 + direction - 3
}
