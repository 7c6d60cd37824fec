import { distance, resample, type Point } from '../geometry.ts'
import { addSmoothRing, pathWriter } from '../path.ts'
import { housesAlong, type House } from '../pieces/houses.ts'
import { path } from '../pieces/markup.ts'
import { seeded } from '../pieces/noise.ts'
import type { HexGround } from './ground.ts'

const STREET = { village: 25, hamlet: 13 } // from the crossroads outwards
const DENSITY = { village: 0.92, hamlet: 0.7 }
const CHURCH = { reaches: [11, -11, 14, -14], length: 9 }
const CLEAR = { road: 5.4, narrow: 7, wide: 12 }

/** The hexes of the villages. */
export function villagesOf({ source }: HexGround): readonly string[] {
  return source.places.flatMap(({ kind, hexes }) => (kind === 'village' ? hexes : []))
}

/** The villages of the rules with church and many houses, and the hamlets that are only names. */
export function villageHouses(ground: HexGround): readonly House[] {
  return [
    ...villagesOf(ground).flatMap((hex) => housesOf(ground, hex, 'village')),
    ...ground.source.hamlets.flatMap(({ hex }) => housesOf(ground, hex, 'hamlet')),
  ]
}

/** The clearing a village stands in. */
export function drawYards(
  ground: HexGround,
  part: { readonly reach: number; readonly play: number },
): string {
  const yards = pathWriter()
  for (const hex of villagesOf(ground)) {
    const [x, y] = ground.crossroadsOf(ground.lattice.cellOfId(hex))
    const random = seeded(`yard ${hex}`)
    addSmoothRing(
      yards,
      Array.from({ length: 9 }, (_, i): Point => {
        const reach = part.reach + part.play * random()
        const turn = (i * 2 * Math.PI) / 9
        return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.86]
      }),
    )
  }
  return path('cm-yard', yards)
}

function housesOf(ground: HexGround, hex: string, size: 'village' | 'hamlet'): House[] {
  const centre = ground.crossroadsOf(ground.lattice.cellOfId(hex))
  const streets = ground.roads.flatMap(({ kind, way }) => {
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
  const look = {
    density: DENSITY[size],
    church: size === 'village' ? { street: streets[0]!.line, ...CHURCH } : null,
  }
  return housesAlong(centre, streets, look, seeded(`houses ${hex}`), ({ at, length }, others) => {
    const isApart = others.every(
      (other) => distance(other.at, at) > (other.length + length) / 2 + 1.2,
    )
    return isApart && !ground.isCrowded(at, CLEAR)
  })
}
