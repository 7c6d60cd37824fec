import { distance, gapToLine, isInside, resample } from '../geometry.ts'
import { housesAlong, type House, type Street } from '../pieces/houses.ts'
import { seeded } from '../pieces/noise.ts'
import type { AreaGround } from './ground.ts'
import type { TownSource } from './source.ts'

const STREET_LENGTH = { city: 104, village: 40, hamlet: 24 }
const CHURCH = { reaches: [10, -10, 13, -13, 16, -16], shifts: [0], length: 8.5 }
const NEAR = 26 // a way this near to a village is one of its streets

/** The houses of every village, in rows along the roads and lanes that pass through it. */
export function villageHouses(ground: AreaGround): readonly House[] {
  const { source } = ground
  const obstacles = [
    ...source.roads.map(({ kind, line }) => ({ line, gap: kind === 'main' ? 6.4 : 5 })),
    ...ground.railways.map((line) => ({ line, gap: 6.5 })),
    ...source.rivers.map(({ isWide, line }) => ({ line, gap: isWide ? 11 : 7 })),
    ...ground.lanes.map(({ line }) => ({ line, gap: 4.2 })),
  ]
  return source.towns.flatMap((town) => {
    const city = source.urban.find(({ name }) => name === town.name)?.outline
    const ways = waysThrough(ground, town)
    const look = {
      density: town.size === 'city' ? 0.55 : 0.85,
      church:
        town.size === 'village' && ways[0] !== undefined
          ? { street: ways[0].line, ...CHURCH }
          : null,
    }
    const random = seeded(`village ${town.name}`)
    return housesAlong(town.at, streetsOf(ways, town), look, random, (house, others) => {
      if (city !== undefined && isInside(house.at, city)) return false
      return (
        others.every(
          ({ at, length }) => distance(at, house.at) > (length + house.length) / 2 + 1.4,
        ) && obstacles.every(({ line, gap }) => gapToLine(house.at, line) > gap)
      )
    })
  })
}

function waysThrough({ source, lanes }: AreaGround, { name, at }: TownSource): Street[] {
  const ways = [
    ...source.roads.map(({ kind, line }) => ({ line, gap: kind === 'main' ? 8 : 6.4 })),
    ...lanes.filter(({ town }) => town === name).map(({ line }) => ({ line, gap: 5.6 })),
  ]
  return ways.filter(({ line }) => gapToLine(at, line) < NEAR)
}

/** The stretch of each way that is built on, in steps of one unit. */
function streetsOf(ways: readonly Street[], { at, size }: TownSource): Street[] {
  return ways
    .map(({ line, gap }) => ({
      line: resample(line, 1).filter((p) => distance(p, at) < STREET_LENGTH[size]),
      gap,
    }))
    .filter(({ line }) => line.length >= 8)
}
