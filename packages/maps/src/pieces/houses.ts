import { direction, nearestOnLine, normals, type Polyline, type Point } from '../geometry.ts'
import { addLine, type PathWriter } from '../path.ts'
import type { Canvas } from './canvas.ts'
import { path, type Drawn } from './markup.ts'
import { within, type Random } from './noise.ts'

/** One house, or the church of a village, standing along a street. */
export interface House {
  readonly at: Point
  readonly along: Point
  readonly length: number
  readonly kind: 'small' | 'large' | 'church'
}

const SHADE = [1, 1.3] as const

/** Draws the houses: each is one short thick stroke, its roof ridge the same stroke again, thin. */
export function drawHouses(houses: readonly House[], canvas: Canvas): Drawn {
  const { shared, use } = canvas
  const small = canvas.patchwork(1)
  const large = canvas.patchwork(1)
  const crosses = canvas.patchwork(1)
  for (const { at, along, length, kind } of houses) {
    const [dx, dy] = [(along[0] * length) / 2, (along[1] * length) / 2]
    addLine((kind === 'small' ? small : large).at(at), [
      [at[0] - dx, at[1] - dy],
      [at[0] + dx, at[1] + dy],
    ])
    if (kind === 'church') addCross(crosses.at(at), [at[0] + dx, at[1] + dy])
  }
  return {
    defs: shared('house', small) + shared('house-large', large),
    markup: [
      use('house', 'm-house m-house-shade', SHADE),
      use('house-large', 'm-house m-house-shade m-house-large', SHADE),
      use('house', 'm-house m-house-edge'),
      use('house-large', 'm-house m-house-edge m-house-edge-large'),
      use('house', 'm-house m-house-wall'),
      use('house-large', 'm-house m-house-wall m-house-large'),
      use('house', 'm-house m-roof'),
      use('house-large', 'm-house m-roof'),
      path('m-church', crosses),
    ].join(''),
  }
}

function addCross(writer: PathWriter, [x, y]: Point): void {
  addLine(writer, [
    [x, y - 1],
    [x, y - 7.4],
  ])
  addLine(writer, [
    [x - 1.9, y - 5.5],
    [x + 1.9, y - 5.5],
  ])
}

/** Along the street. */
export interface HouseLengths {
  readonly short: number
  readonly long: number
}

/** Houses in a row on one side of a street, some gable end on, some set back. */
function* rowOfHouses(
  street: Polyline,
  side: number,
  gap: number,
  random: Random,
  density: number,
  { short, long }: HouseLengths = { short: 3.6, long: 7 },
) {
  const left = normals(street)
  for (let at = within(random, 1, 5); at < street.length - 4;) {
    const length = within(random, short, long)
    const index = Math.floor(at)
    const along = direction(street[index]!, street[index + 3]!)
    const reach = side * (gap + (random() < 0.25 ? within(random, 2, 5) : within(random, 0, 0.8)))
    const isGable = random() < 0.24
    const house: House = {
      at: [
        street[index]![0] + left[index]![0] * reach,
        street[index]![1] + left[index]![1] * reach,
      ],
      along: isGable ? [-along[1], along[0]] : along,
      length: isGable ? Math.min(length, short + 1.4) : length,
      kind: random() < 0.3 ? 'large' : 'small',
    }
    if (random() < density) yield house
    at += (isGable ? 4 : length) + within(random, 2, 4.6)
  }
}

/** A street with houses on both sides, as far from its middle as the gap. */
export interface Street {
  readonly line: Polyline // points one unit apart
  readonly gap: number
}

/** A church: how far off its street it may stand, most willingly first. */
export interface ChurchLook {
  readonly street: Polyline
  readonly reaches: readonly number[]
  readonly shifts: readonly number[] // along the street
  readonly length: number
}

/** How a village is built. */
export interface VillageLook {
  readonly density: number // of houses, 0 to 1
  readonly lengths?: HouseLengths
  readonly church: ChurchLook | null
}

/**
 * The houses of a place: its church first, on whichever side of the street has room for it, then
 * rows along the streets wherever the ground is clear.
 */
export function housesAlong(
  centre: Point,
  streets: readonly Street[],
  { density, lengths, church }: VillageLook,
  random: Random,
  isClear: (house: House, others: readonly House[]) => boolean,
): House[] {
  const houses: House[] = []
  if (church !== null) {
    const found = churchSpots(centre, church).find((one) => isClear(one, []))
    if (found) houses.push(found)
  }
  for (const { line, gap } of streets)
    for (const side of [1, -1])
      for (const house of rowOfHouses(line, side, gap, random, density, lengths))
        if (isClear(house, houses)) houses.push(house)
  return houses
}

function churchSpots(centre: Point, { street, reaches, shifts, length }: ChurchLook): House[] {
  const { at, along } = nearestOnLine(centre, street)
  return shifts.flatMap((shift) =>
    reaches.map((reach): House => ({
      at: [
        at[0] + along[0] * shift - along[1] * reach,
        at[1] + along[1] * shift + along[0] * reach,
      ],
      along: [0.94, 0.34],
      length,
      kind: 'church',
    })),
  )
}
