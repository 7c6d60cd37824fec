import { direction, distance, gapToLine, isInside, nearestOnLine, normals } from '../geometry.ts'
import { resample, type Line, type Point } from '../geometry.ts'
import { addLine, type PathWriter } from '../path.ts'
import { lanes } from './lanes.ts'
import { path, shared, use, type Drawn } from './markup.ts'
import { seeded, within, type Random } from './noise.ts'
import { patchwork } from './patchwork.ts'
import { railways } from './railways.ts'
import { isWide, source, type TownSource } from './source.ts'

/** One house, or the church of a village, standing along a street. */
export interface House {
  readonly at: Point
  readonly along: Point
  readonly length: number
  readonly kind: 'small' | 'large' | 'church'
}

const SHADE = [1, 1.3] as const
const STREET_LENGTH = { city: 104, village: 40, hamlet: 24 }

/** The houses of every village, in rows along the roads and lanes that pass through it. */
export function villageHouses(): readonly House[] {
  return source.towns.flatMap((town) => housesOf(town))
}

/** Draws the houses: each is one short thick stroke, its roof ridge the same stroke again, thin. */
export function drawVillages(houses: readonly House[]): Drawn {
  const small = patchwork(1)
  const large = patchwork(1)
  const crosses = patchwork(1)
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

function housesOf(town: TownSource): House[] {
  const { name, size } = town
  const centre: Point = [town.x, town.y]
  const random = seeded(`village ${name}`)
  const ways = [
    ...source.roads.map(({ class: rank, line }) => ({ line, gap: rank === 'main' ? 8 : 6.4 })),
    ...lanes.filter((lane) => lane.town === name).map(({ line }) => ({ line, gap: 5.6 })),
  ].filter(({ line }) => gapToLine(centre, line) < 26)
  const city = source.urban.find((urban) => urban.name === name)?.outline
  const houses: House[] = size === 'village' ? church(centre, ways[0]!.line) : []
  for (const { line, gap } of ways) {
    const street = resample(line, 1).filter((p) => distance(p, centre) < STREET_LENGTH[size])
    if (street.length < 8) continue
    for (const side of [1, -1]) {
      for (const house of row(street, side, gap, random, size === 'city' ? 0.55 : 0.85)) {
        if (city !== undefined && isInside(house.at, city)) continue
        if (isClear(house, houses)) houses.push(house)
      }
    }
  }
  return houses
}

/** Houses in a row on one side of a street, some gable end on, some set back. */
function* row(street: Line, side: number, gap: number, random: Random, density: number) {
  const left = normals(street)
  for (let at = within(random, 1, 5); at < street.length - 4;) {
    const length = within(random, 3.6, 7)
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
      length: isGable ? Math.min(length, 5) : length,
      kind: random() < 0.3 ? 'large' : 'small',
    }
    if (random() < density) yield house
    at += (isGable ? 4 : length) + within(random, 2, 4.6)
  }
}

/** The church, on whichever side of the street has room for it. */
function church(centre: Point, street: Line): House[] {
  const { at, along } = nearestOnLine(centre, street)
  for (const reach of [10, -10, 13, -13, 16, -16]) {
    const house: House = {
      at: [at[0] - along[1] * reach, at[1] + along[0] * reach],
      along: [0.94, 0.34],
      length: 8.5,
      kind: 'church',
    }
    if (isClear(house, [])) return [house]
  }
  return []
}

const obstacles: readonly { readonly line: Line; readonly gap: number }[] = [
  ...source.roads.map(({ class: rank, line }) => ({ line, gap: rank === 'main' ? 6.4 : 5 })),
  ...railways.map((line) => ({ line, gap: 6.5 })),
  ...source.rivers.map((river) => ({ line: river.line, gap: isWide(river) ? 11 : 7 })),
  ...lanes.map(({ line }) => ({ line, gap: 4.2 })),
]

function isClear(house: House, others: readonly House[]): boolean {
  return (
    others.every(({ at, length }) => distance(at, house.at) > (length + house.length) / 2 + 1.4) &&
    obstacles.every(({ line, gap }) => gapToLine(house.at, line) > gap)
  )
}
