import { resample, type Polyline, type Point } from '../geometry.ts'
import { overlap, type Box } from '../pieces/boxes.ts'
import type { LabelSpot } from '../pieces/label-spots.ts'
import type { AreaGround } from './ground.ts'

const RIM = 6 // between a name and the frame

/** What a name must not cover, and what it should rather not. */
export interface LabelRoom {
  readonly surface: Box
  readonly taken: Box[] // identifiers, and names already written
  readonly stacks: readonly Box[]
  /** How much of rivers and boundaries lies in a box, in points along them. */
  barriersIn(box: Box): number
  /** How much of roads and railways lies in a box, in points along them. */
  waysIn(box: Box): number
}

/** The room on a map whose identifiers and stacks stand. */
export function roomOn(
  { source, railways, surface }: AreaGround,
  taken: readonly Box[],
  stacks: readonly Box[],
): LabelRoom {
  const barriers = dotted([...source.rivers, ...source.edges].map(({ line }) => line))
  const ways = dotted([...source.roads.map(({ line }) => line), ...railways])
  return {
    surface,
    taken: [...taken],
    stacks,
    barriersIn: (box) => pointsIn(box, barriers),
    waysIn: (box) => pointsIn(box, ways),
  }
}

/** The spot that covers least. */
export function bestSpot(spots: readonly LabelSpot[], room: LabelRoom): LabelSpot {
  const cost = ({ box, rank }: LabelSpot) => {
    let sum = rank * 12 + 30 * room.barriersIn(box)
    for (const other of room.taken) sum += 8 * overlap(grown(box, 2), other)
    for (const other of room.stacks) sum += 0.3 * overlap(box, other)
    return isWithin(box, room.surface) ? sum : sum + 1e5
  }
  const costs = spots.map(cost)
  return spots[costs.indexOf(Math.min(...costs))]!
}

const SQUARE = 64

type Buckets = ReadonlyMap<string, readonly Point[]>

/** Points along lines, sorted into squares so that few have to be looked at. */
function dotted(lines: readonly Polyline[]): Buckets {
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

function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return (
    box.left > left + RIM &&
    box.right < right - RIM &&
    box.top > top + RIM &&
    box.bottom < bottom - RIM
  )
}
