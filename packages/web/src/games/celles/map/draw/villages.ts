import { drawHouses, rowOfHouses, type House } from '../../../map/draw/houses.ts'
import { path, type Drawn } from '../../../map/draw/markup.ts'
import { seeded } from '../../../map/draw/noise.ts'
import { distance, nearestOnLine, resample, type Line, type Point } from '../../../map/geometry.ts'
import { pathWriter, addSmoothRing } from '../../../map/path.ts'
import { cellOfId, SURFACE } from '../grid.ts'
import { crossroadsOf, roads } from './roads.ts'
import { shared, source, use } from './source.ts'
import { nearMeuse, nearRoads, nearStreams } from './ways.ts'

const villages = source.places.flatMap(({ kind, hex }) => (kind === 'village' ? [hex] : []))
const STREET = { village: 25, hamlet: 13 } // from the crossroads outwards

/** The villages of the rules with church and many houses, and the hamlets that are only names. */
export function drawVillages(): Drawn {
  const houses = [
    ...villages.flatMap((hex) => housesOf(hex, 'village')),
    ...source.labels.list.flatMap(({ hex }) => housesOf(hex, 'hamlet')),
  ]
  return drawHouses(houses, SURFACE, { shared, use })
}

/** The clearing a village stands in. */
export function drawYards(): string {
  const yards = pathWriter()
  for (const hex of villages) {
    const [x, y] = crossroadsOf(cellOfId(hex))
    const random = seeded(`yard ${hex}`)
    addSmoothRing(
      yards,
      Array.from({ length: 9 }, (_, i): Point => {
        const reach = 20 + 5 * random()
        const turn = (i * 2 * Math.PI) / 9
        return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.86]
      }),
    )
  }
  return path('cm-yard', yards)
}

function housesOf(hex: string, size: 'village' | 'hamlet'): House[] {
  const centre = crossroadsOf(cellOfId(hex))
  const random = seeded(`houses ${hex}`)
  const streets = roads.flatMap(({ kind, way }) => {
    const street = resample(way, 1).filter((p) => distance(p, centre) < STREET[size])
    return street.length < 8 ? [] : [{ line: street, gap: kind === 'main' ? 7.4 : 6.4 }]
  })
  // A place without a road has a lane of its own.
  if (streets.length === 0) {
    const lane = Array.from({ length: 2 * STREET[size] }, (_, n): Point => {
      return [centre[0] + n - STREET[size], centre[1] + 3 * Math.sin(n / 9)]
    })
    streets.push({ line: lane, gap: 4 })
  }
  const houses: House[] = size === 'village' ? church(centre, streets[0]!.line) : []
  for (const { line, gap } of streets)
    for (const side of [1, -1])
      for (const house of rowOfHouses(line, side, gap, random, size === 'village' ? 0.92 : 0.7))
        if (isClear(house, houses)) houses.push(house)
  return houses
}

function church(centre: Point, street: Line): House[] {
  const { at, along } = nearestOnLine(centre, street)
  for (const reach of [11, -11, 14, -14]) {
    const house: House = {
      at: [at[0] - along[1] * reach, at[1] + along[0] * reach],
      along: [0.94, 0.34],
      length: 9,
      kind: 'church',
    }
    if (isClear(house, [])) return [house]
  }
  return []
}

function isClear({ at, length }: House, others: readonly House[]): boolean {
  return (
    others.every((other) => distance(other.at, at) > (other.length + length) / 2 + 1.2) &&
    !nearRoads.isNear(at, 5.4) &&
    !nearStreams.isNear(at, 7) &&
    !nearMeuse.isNear(at, 12)
  )
}
