import { drawHouses, rowOfHouses, type House } from '../../../map/draw/houses.ts'
import { distance, gapToLine, isInside, nearestOnLine } from '../../../map/geometry.ts'
import { resample, type Line, type Point } from '../../../map/geometry.ts'
import { lanes } from './lanes.ts'
import { shared, use, type Drawn } from './markup.ts'
import { seeded } from '../../../map/draw/noise.ts'
import { railways } from './railways.ts'
import { isWide, source, surface, type TownSource } from './source.ts'

const STREET_LENGTH = { city: 104, village: 40, hamlet: 24 }

/** The houses of every village, in rows along the roads and lanes that pass through it. */
export function villageHouses(): readonly House[] {
  return source.towns.flatMap((town) => housesOf(town))
}

/** Draws the houses of the villages. */
export function drawVillages(houses: readonly House[]): Drawn {
  return drawHouses(houses, surface, { shared, use })
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
      for (const house of rowOfHouses(street, side, gap, random, size === 'city' ? 0.55 : 0.85)) {
        if (city !== undefined && isInside(house.at, city)) continue
        if (isClear(house, houses)) houses.push(house)
      }
    }
  }
  return houses
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
