import { between, distance, type Line, type Point } from '../../../map/geometry.ts'
import { seeded, within } from '../../../map/draw/noise.ts'
import {
  centreOf,
  cellOfId,
  directionTo,
  DIRECTION_NAMES,
  idOf,
  neighbourOf,
  sideMiddle,
  SURFACE,
  type Cell,
} from '../grid.ts'
import { alongCurve } from './curves.ts'
import { source, type RoadKind } from './source.ts'

/** A road as drawn. */
export interface Road {
  readonly kind: RoadKind
  readonly line: Line
  readonly way: Line // points along its curve
}

const KINDS = ['main', 'secondary'] as const

/** The directions of all roads of each hex. */
const ways = new Map<string, Set<number>>()
for (const kind of KINDS)
  for (const chain of source.roads[kind].map((text) => text.split(' ')))
    chain.slice(1).forEach((id, i) => {
      link(cellOfId(chain[i]!), cellOfId(id))
      link(cellOfId(id), cellOfId(chain[i]!))
    })

function link(from: Cell, to: Cell): void {
  const known = ways.get(idOf(from)) ?? new Set()
  ways.set(idOf(from), known.add(directionTo(from, to)))
}

const inhabited = new Set([...source.places, ...source.labels.list].map(({ hex }) => hex))

/**
 * Where the roads of a hex meet: not quite in its middle. A road that only passes through open
 * country takes its bend wide.
 */
export function crossroadsOf(cell: Cell): Point {
  const id = idOf(cell)
  const random = seeded(`crossroads ${id}`)
  const [x, y] = centreOf(cell)
  const at: Point = [x + within(random, -6, 6), y + within(random, -5, 5)]
  const through = [...(ways.get(id) ?? [])]
  if (through.length !== 2 || inhabited.has(id)) return at
  const [a, b] = through.map((way) => passOf(cell, way)) as [Point, Point]
  return between(at, between(a, b, 0.5), 0.42)
}

/** Where a road goes over a side: near its middle, the same place from both hexes. */
export function passOf(cell: Cell, direction: number): Point {
  const middle = sideMiddle(cell, direction)
  const random = seeded(`pass ${middle.join(' ')}`)
  const shift = within(random, -5, 5)
  const [x, y] = centreOf(cell)
  const [dx, dy] = [(middle[0] - x) / 40, (middle[1] - y) / 40]
  return [middle[0] - dy * shift, middle[1] + dx * shift]
}

/** Every road of the data, through passes and crossroads. */
export const roads: readonly Road[] = KINDS.flatMap((kind) => {
  const exits = source.roadExits.filter((exit) => exit.kind === kind)
  const chains = source.roads[kind].map((text) => text.split(' '))
  const ended = new Set<string>()
  const lines = chains.map((ids): Line => {
    const before = exits.find(({ hex }) => hex === ids[0] && !ended.has(hex))
    if (before) ended.add(before.hex)
    const last = ids[ids.length - 1]!
    const after = exits.find(({ hex }) => hex === last && !ended.has(hex))
    if (after) ended.add(after.hex)
    return [
      ...(before ? [...exitOf(before)].reverse() : []),
      ...through(ids.map(cellOfId)),
      ...(after ? exitOf(after) : []),
    ]
  })
  const loose = exits
    .filter(({ hex }) => !ended.has(hex))
    .map((exit): Line => [crossroadsOf(cellOfId(exit.hex)), ...exitOf(exit)])
  return [...lines, ...loose].map((line) => ({ kind, line, way: alongCurve(line) }))
})

function through(chain: readonly Cell[]): Line {
  return chain.flatMap((cell, i) => {
    const next = chain[i + 1]
    const here = crossroadsOf(cell)
    return next === undefined ? [here] : [here, passOf(cell, directionTo(cell, next))]
  })
}

/** From the last crossroads over the edge of the map, and on to the frame by the shortest way. */
function exitOf({ hex, direction }: { hex: string; direction: string }): Line {
  const cell = cellOfId(hex)
  const way = DIRECTION_NAMES.indexOf(direction as (typeof DIRECTION_NAMES)[number])
  const pass = passOf(cell, way)
  const [x, y] = between(pass, centreOf(neighbourOf(cell, way)), 0.12)
  const { left, top, right, bottom } = SURFACE
  const ends: readonly Point[] = [
    [x, top - 20],
    [x, bottom + 20],
    [left - 20, y],
    [right + 20, y],
  ]
  return [pass, ends.reduce((a, b) => (distance(b, pass) < distance(a, pass) ? b : a))]
}
