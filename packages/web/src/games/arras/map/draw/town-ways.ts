import {
  between,
  distance,
  isInside,
  middle,
  type Line,
  type Point,
} from '../../../map/geometry.ts'
import { source } from './source.ts'

const STATION_TURN = 1.05 // radians clockwise from the east: south-east of the market
const BELT = 1.16 // the railways pass around the town at this share beyond its edge

const town = source.urban[0]!.outline
const market = middle(town)

/** Whether a point lies in the town. */
export function isInTown(p: Point): boolean {
  return isInside(p, town)
}

/** The stretches of a line outside the town: the stream runs below its houses in a culvert. */
export function outsideTown(line: Line): readonly Line[] {
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
}

/** The first stretch of a line that begins in the town, up to the edge: one of its streets. */
export function insideTown(line: Line): Line {
  const end = line.findIndex((p) => !isInTown(p))
  return end <= 0 ? [] : [...line.slice(0, end), edgePoint(line[end - 1]!, line[end]!)]
}

/**
 * A railway with its last stretch led around the town to the station, where every line of the data
 * meets in the market place.
 */
export function aroundTown(line: Line): Line {
  const first = line.findIndex((p) => distance(p, market) > beltRadius(angleOf(p)) + 14)
  if (first <= 0 || distance(line[0]!, market) > 40) return line
  const entry = angleOf(line[first]!)
  let turn = STATION_TURN - entry
  turn = Math.atan2(Math.sin(turn), Math.cos(turn))
  const steps = Math.max(2, Math.round(Math.abs(turn) * 5))
  const belt = Array.from({ length: steps + 1 }, (_, n): Point => {
    const angle = STATION_TURN - (turn * n) / steps
    const radius = beltRadius(angle)
    return [market[0] + Math.cos(angle) * radius, market[1] + Math.sin(angle) * radius]
  })
  return [...belt.slice(0, Math.abs(turn) < 0.3 ? 1 : -1), ...line.slice(first)]
}

function angleOf(p: Point): number {
  return Math.atan2(p[1] - market[1], p[0] - market[0])
}

function beltRadius(angle: number): number {
  const xs = town.map(([x]) => x)
  const ys = town.map(([, y]) => y)
  const wide = (BELT * (Math.max(...xs) - Math.min(...xs))) / 2
  const high = (BELT * (Math.max(...ys) - Math.min(...ys))) / 2
  return (wide * high) / Math.hypot(high * Math.cos(angle), wide * Math.sin(angle))
}

function edgePoint(a: Point, b: Point): Point {
  let [low, high] = [0, 1]
  for (let n = 0; n < 20; n++) {
    const half = (low + high) / 2
    if (isInTown(between(a, b, half)) === isInTown(a)) low = half
    else high = half
  }
  return between(a, b, low)
}
