import { direction, distance, nearestOnLine, type Line, type Point } from '../../../map/geometry.ts'
import { seeded, within } from '../../../map/draw/noise.ts'
import { source, type TownSource } from './source.ts'

const ON_THE_ROAD = 2 // a village this close to a road needs no lane
const ROADSIDE = 26 // one this close needs no second
const FAR = 150

/** A farm lane and the village it belongs to; an ornament, the roads of the data are all there are. */
export interface Lane {
  readonly town: string
  readonly line: Line
}

/** From each village that stands off the roads to the nearest one, or the nearest two. */
export const lanes: readonly Lane[] = source.towns.flatMap((town) => {
  const [nearest, second] = source.roads
    .map(({ line }) => nearestOnLine([town.x, town.y], line))
    .sort((a, b) => a.gap - b.gap)
  if (nearest === undefined || nearest.gap <= ON_THE_ROAD) return []
  const sway = seeded(`lane ${town.name}`)
  const first = { town: town.name, line: bent(town, nearest.at, within(sway, -0.16, 0.16)) }
  if (second === undefined || nearest.gap <= ROADSIDE || second.gap >= FAR) return [first]
  if (distance(second.at, nearest.at) <= 60) return [first]
  const other = bent(town, second.at, within(sway, -0.16, 0.16)).slice(1)
  return [first, { town: town.name, line: other }]
})

/** A little beyond the village, through it, and with one bend to the road. */
function bent({ x, y }: TownSource, to: Point, sway: number): Line {
  const [dx, dy] = direction([x, y], to)
  const shift = sway * distance([x, y], to)
  return [
    [x - dx * 14, y - dy * 14],
    [x, y],
    [(x + to[0]) / 2 - dy * shift, (y + to[1]) / 2 + dx * shift],
    to,
  ]
}
