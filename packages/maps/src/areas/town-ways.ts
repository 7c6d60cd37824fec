import { between, distance, isInside, middle, type Polyline, type Point } from '../geometry.ts'
import type { UrbanSource } from './source.ts'

const BELT = 1.16 // the railways pass around the town at this share beyond its edge
const MEETING = 40 // a railway that begins this near to the middle of a town ends at its station

/** How ways and waters pass the towns of a map. */
export interface TownWays {
  /** Whether a point lies in a town. */
  isInTown(p: Point): boolean
  /** The stretches of a line outside the towns: a stream runs below the houses in a culvert. */
  outside(line: Polyline): readonly Polyline[]
  /** The first stretch of a line that begins in a town, up to the edge: one of its streets. */
  inside(line: Polyline): Polyline
  /** A railway with its last stretch led around the town to the station. */
  around(line: Polyline): Polyline
}

/** The ways of the given towns. */
export function townWays(urban: readonly UrbanSource[]): TownWays {
  const isInTown = (p: Point) => urban.some(({ outline }) => isInside(p, outline))

  function edgePoint(a: Point, b: Point): Point {
    let [low, high] = [0, 1]
    for (let n = 0; n < 20; n++) {
      const half = (low + high) / 2
      if (isInTown(between(a, b, half)) === isInTown(a)) low = half
      else high = half
    }
    return between(a, b, low)
  }

  return {
    isInTown,
    outside(line) {
      const out: Point[][] = []
      let open: Point[] | null = null
      line.forEach((p, i) => {
        const before = line[i - 1]
        if (before !== undefined && isInTown(before) !== isInTown(p)) {
          const edge = edgePoint(before, p)
          if (open === null) open = [edge]
          else open.push(edge)
        }
        if (isInTown(p)) {
          if (open !== null) out.push(open)
          open = null
        } else {
          open ??= []
          open.push(p)
        }
      })
      if (open !== null) out.push(open)
      return out.filter((piece) => piece.length > 1)
    },
    inside(line) {
      const end = line.findIndex((p) => !isInTown(p))
      return end <= 0 ? [] : [...line.slice(0, end), edgePoint(line[end - 1]!, line[end]!)]
    },
    around: (line) => urban.reduce<Polyline>(aroundTown, line),
  }
}

/** The data may lead every railway into the market place; it is drawn along a belt to the station. */
function aroundTown(line: Polyline, { outline, station }: UrbanSource): Polyline {
  if (station === null) return line
  const market = middle(outline)
  const angleOf = (p: Point) => Math.atan2(p[1] - market[1], p[0] - market[0])
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const wide = (BELT * (Math.max(...xs) - Math.min(...xs))) / 2
  const high = (BELT * (Math.max(...ys) - Math.min(...ys))) / 2
  const beltRadius = (angle: number) =>
    (wide * high) / Math.hypot(high * Math.cos(angle), wide * Math.sin(angle))

  const first = line.findIndex((p) => distance(p, market) > beltRadius(angleOf(p)) + 14)
  if (first <= 0 || distance(line[0]!, market) > MEETING) return line
  const entry = angleOf(line[first]!)
  let turn = station - entry
  turn = Math.atan2(Math.sin(turn), Math.cos(turn))
  const steps = Math.max(2, Math.round(Math.abs(turn) * 5))
  const belt = Array.from({ length: steps + 1 }, (_, n): Point => {
    const angle = station - (turn * n) / steps
    const radius = beltRadius(angle)
    return [market[0] + Math.cos(angle) * radius, market[1] + Math.sin(angle) * radius]
  })
  return [...belt.slice(0, Math.abs(turn) < 0.3 ? 1 : -1), ...line.slice(first)]
}
