import { resample, type Line, type Point } from '../../../map/geometry.ts'
import { overlap, type Box } from '../../../map/draw/boxes.ts'
import type { LabelSpot } from '../../../map/draw/label-spots.ts'
import { edges } from './edges.ts'
import { railways } from './railways.ts'
import { source, surface } from './source.ts'

/** What a name must not cover, and what it should rather not. */
export interface Room {
  readonly taken: readonly Box[]
  readonly stacks: readonly Box[]
}

/** The spot that covers least. */
export function bestSpot(spots: readonly LabelSpot[], { taken, stacks }: Room): LabelSpot {
  const cost = ({ box, rank }: LabelSpot) => {
    let sum = rank * 12 + 30 * barriersIn(box)
    for (const other of taken) sum += 8 * overlap(grown(box, 2), other)
    for (const other of stacks) sum += 0.3 * overlap(box, other)
    return isOnTheMap(box) ? sum : sum + 1e5
  }
  const costs = spots.map(cost)
  return spots[costs.indexOf(Math.min(...costs))]!
}

/** How much of rivers and boundaries lies in a box, in points along them. */
export function barriersIn(box: Box): number {
  return pointsIn(box, barriers)
}

/** How much of roads and railways lies in a box, in points along them. */
export function waysIn(box: Box): number {
  return pointsIn(box, ways)
}

const SQUARE = 64
const barriers = dotted([...source.rivers, ...edges].map(({ line }) => line))
const ways = dotted([...source.roads.map(({ line }) => line), ...railways])

type Buckets = ReadonlyMap<string, readonly Point[]>

/** Points along lines, sorted into squares so that few have to be looked at. */
function dotted(lines: readonly Line[]): Buckets {
  const buckets = new Map<string, Point[]>()
  for (const p of lines.flatMap((line) => resample(line, 7))) {
    const key = `${Math.floor(p[0] / SQUARE)} ${Math.floor(p[1] / SQUARE)}`
    const bucket = buckets.get(key)
    if (bucket === undefined) buckets.set(key, [p])
    else bucket.push(p)
  }
  return buckets
}

function pointsIn({ left, top, right, bottom }: Box, buckets: Buckets): number {
  let count = 0
  for (let i = Math.floor(left / SQUARE); i <= Math.floor(right / SQUARE); i++)
    for (let j = Math.floor(top / SQUARE); j <= Math.floor(bottom / SQUARE); j++)
      for (const [x, y] of buckets.get(`${i} ${j}`) ?? [])
        if (x > left && x < right && y > top && y < bottom) count++
  return count
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

function isOnTheMap({ left, top, right, bottom }: Box): boolean {
  const rim = 6
  return (
    left > surface.left + rim &&
    right < surface.right - rim &&
    top > surface.top + rim &&
    bottom < surface.bottom - rim
  )
}
