import { between, distance, type Polyline, type Point } from '../geometry.ts'
import type { Cell, HexLattice } from '../lattice.ts'
import type { Box } from '../pieces/boxes.ts'
import { alongCurve } from '../pieces/curves.ts'
import { seeded, within } from '../pieces/noise.ts'
import type { HexLook } from './look.ts'
import type { HexExit, HexSource, MapEdge, RoadKind } from './source.ts'

/** A road as drawn. */
interface Road {
  readonly kind: RoadKind
  readonly line: Polyline
  readonly way: Polyline // points along its curve
}

const KINDS = ['main', 'minor'] as const
const OVER: Readonly<Record<MapEdge, readonly [x: number, y: number]>> = {
  top: [0, -1],
  bottom: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** The roads of a map and the points they go through. */
export interface RoadNet {
  readonly roads: readonly Road[]
  /**
   * Where the roads of a hex meet: not quite in its middle. A road that only passes through open
   * country takes its bend wide.
   */
  crossroadsOf(cell: Cell): Point
  /** Where a road goes over a side: near its middle, the same place from both hexes. */
  passOf(cell: Cell, direction: number): Point
}

/** Every road of the data, through passes and crossroads. */
export function roadNet(source: HexSource, lattice: HexLattice, look: HexLook['roads']): RoadNet {
  const { centreOf, cellOfId, directionTo, idOf, neighbourOf, sideMiddle } = lattice
  const { halfHeight } = lattice.shape

  const ways = new Map<string, Set<number>>() // the directions of all roads of each hex
  const link = (from: Cell, to: Cell) => {
    const known = ways.get(idOf(from)) ?? new Set()
    ways.set(idOf(from), known.add(directionTo(from, to)))
  }
  for (const { hexes } of source.roads)
    hexes.slice(1).forEach((id, i) => {
      link(cellOfId(hexes[i]!), cellOfId(id))
      link(cellOfId(id), cellOfId(hexes[i]!))
    })
  const inhabited = new Set([
    ...source.places.flatMap(({ hexes }) => hexes),
    ...source.hamlets.map(({ hex }) => hex),
  ])

  function passOf(cell: Cell, direction: number): Point {
    const middle = sideMiddle(cell, direction)
    const random = seeded(`pass ${middle.join(' ')}`)
    const shift = within(random, -look.pass, look.pass)
    const [x, y] = centreOf(cell)
    const [dx, dy] = [(middle[0] - x) / halfHeight, (middle[1] - y) / halfHeight]
    return [middle[0] - dy * shift, middle[1] + dx * shift]
  }

  function crossroadsOf(cell: Cell): Point {
    const id = idOf(cell)
    const random = seeded(`crossroads ${id}`)
    const [x, y] = centreOf(cell)
    const [dx, dy] = look.crossroads
    const at: Point = [x + within(random, -dx, dx), y + within(random, -dy, dy)]
    const through = [...(ways.get(id) ?? [])]
    if (through.length !== 2 || inhabited.has(id)) return at
    const [a, b] = through.map((way) => passOf(cell, way)) as [Point, Point]
    return between(at, between(a, b, 0.5), 0.42)
  }

  const through = (chain: readonly Cell[]): Polyline =>
    chain.flatMap((cell, i) => {
      const next = chain[i + 1]
      const here = crossroadsOf(cell)
      return next === undefined ? [here] : [here, passOf(cell, directionTo(cell, next))]
    })

  /** From the last crossroads over the edge of the map, and on to the frame by the shortest way. */
  function exitOf({ hex, direction }: HexExit): Polyline {
    const cell = cellOfId(hex)
    if (typeof direction === 'string') return overEdge(centreOf(cell), direction, source.surface)
    const pass = passOf(cell, direction)
    const [x, y] = between(pass, centreOf(neighbourOf(cell, direction)), 0.12)
    const { left, top, right, bottom } = source.surface
    const ends: readonly Point[] = [
      [x, top - 20],
      [x, bottom + 20],
      [left - 20, y],
      [right + 20, y],
    ]
    return [pass, ends.reduce((a, b) => (distance(b, pass) < distance(a, pass) ? b : a))]
  }

  const roads = KINDS.flatMap((kind) => {
    const exits = source.exits.filter((exit) => exit.kind === kind)
    const ended = new Set<string>()
    const lines = source.roads.flatMap(({ kind: own, hexes }): Polyline[] => {
      if (own !== kind) return []
      const before = exits.find(({ hex }) => hex === hexes[0] && !ended.has(hex))
      if (before) ended.add(before.hex)
      const last = hexes[hexes.length - 1]!
      const after = exits.find(({ hex }) => hex === last && !ended.has(hex))
      if (after) ended.add(after.hex)
      return [
        [
          ...(before ? [...exitOf(before)].reverse() : []),
          ...through(hexes.map(cellOfId)),
          ...(after ? exitOf(after) : []),
        ],
      ]
    })
    const loose = exits
      .filter(({ hex }) => !ended.has(hex))
      .map((exit): Polyline => [crossroadsOf(cellOfId(exit.hex)), ...exitOf(exit)])
    return [...lines, ...loose].map((line) => ({ kind, line, way: alongCurve(line) }))
  })
  return { roads, crossroadsOf, passOf }
}

/** Straight on over an edge of the map. */
export function overEdge(
  [x, y]: Point,
  edge: MapEdge,
  { left, top, right, bottom }: Box,
): Polyline {
  const [dx, dy] = OVER[edge]
  const gap = { top: y - top, bottom: bottom - y, left: x - left, right: right - x }[edge]
  return [
    [x + dx * gap * 0.7, y + dy * gap * 0.7],
    [x + dx * (gap + 20), y + dy * (gap + 20)],
  ]
}
