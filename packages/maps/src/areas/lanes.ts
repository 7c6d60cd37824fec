import { direction, distance, nearestOnLine, type Polyline, type Point } from '../geometry.ts'
import { seeded, within } from '../pieces/noise.ts'
import type { AreaSource } from './source.ts'

const ON_THE_ROAD = 2 // a village this close to a road needs no lane
const ROADSIDE = 26 // one this close needs no second
const FAR = 150

/** A farm lane and the village it belongs to; an ornament, the roads of the data are all there are. */
export interface Lane {
  readonly town: string
  readonly line: Polyline
}

/** From each village that stands off the roads to the nearest one, or the nearest two. */
export function farmLanes({ towns, roads }: AreaSource): readonly Lane[] {
  return towns.flatMap(({ name, at }) => {
    const [nearest, second] = roads
      .map(({ line }) => nearestOnLine(at, line))
      .sort((a, b) => a.gap - b.gap)
    if (nearest === undefined || nearest.gap <= ON_THE_ROAD) return []
    const sway = seeded(`lane ${name}`)
    const first = { town: name, line: bent(at, nearest.at, within(sway, -0.16, 0.16)) }
    if (second === undefined || nearest.gap <= ROADSIDE || second.gap >= FAR) return [first]
    if (distance(second.at, nearest.at) <= 60) return [first]
    const other = bent(at, second.at, within(sway, -0.16, 0.16)).slice(1)
    return [first, { town: name, line: other }]
  })
}

/** A little beyond the village, through it, and with one bend to the road. */
function bent([x, y]: Point, to: Point, sway: number): Polyline {
  const [dx, dy] = direction([x, y], to)
  const shift = sway * distance([x, y], to)
  return [
    [x - dx * 14, y - dy * 14],
    [x, y],
    [(x + to[0]) / 2 - dy * shift, (y + to[1]) / 2 + dx * shift],
    to,
  ]
}
