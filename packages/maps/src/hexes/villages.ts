import { distance, resample, type Polyline, type Point } from '../geometry.ts'
import { addSmoothRing, pathWriter } from '../path.ts'
import { housesAlong, type House, type Street } from '../pieces/houses.ts'
import { path } from '../pieces/markup.ts'
import { seeded } from '../pieces/noise.ts'
import type { HexGround } from './ground.ts'

const MOST = 13 // houses of a village that is given more lanes

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
  return path('hm-yard', yards)
}

function housesOf(ground: HexGround, hex: string, size: 'village' | 'hamlet'): House[] {
  const { street: streetLength, density, least, lengths, church, gap, clear } = ground.look.villages
  const centre = ground.crossroadsOf(ground.lattice.cellOfId(hex))
  const streets: Street[] = ground.roads.flatMap(({ kind, way }) => {
    const street = resample(way, 1).filter((p) => distance(p, centre) < streetLength[size])
    return street.length < 8 ? [] : [{ line: street, gap: gap[kind] }]
  })
  if (streets.length === 0)
    streets.push({ line: ownLane(ground, centre, streetLength[size]), gap: 4 })
  const look = {
    density: density[size],
    lengths,
    church: size === 'village' ? { street: streets[0]!.line, ...church } : null,
  }
  const build = (along: readonly Street[]) =>
    housesAlong(centre, along, look, seeded(`houses ${hex}`), ({ at, length }, others) => {
      const isApart = others.every(
        (other) => distance(other.at, at) > (other.length + length) / 2 + 1.2,
      )
      return isApart && !ground.isCrowded(at, clear)
    })
  const houses = build(streets)
  if (houses.length >= least[size]) return houses
  // Between a river and a railway there is room behind the street only.
  const lanes = [0, 17, -17].flatMap((off) =>
    lanesAt([centre[0] + off, centre[1] + off], streetLength[size]),
  )
  const more = build([...streets, ...lanes.map((line) => ({ line, gap: 4 }))])
  return more.filter(({ kind }, n) => n < MOST || kind === 'church')
}

/** A lane from west to east and one from north to south. */
function lanesAt([x, y]: Point, reach: number): [Polyline, Polyline] {
  return [false, true].map((isUpright): Polyline =>
    Array.from({ length: 2 * reach }, (_, n): Point => {
      const [along, across] = [n - reach, 3 * Math.sin(n / 9)]
      return isUpright ? [x + across, y + along] : [x + along, y + across]
    }),
  ) as [Polyline, Polyline]
}

/** A place without a road has a lane of its own, whichever way there is more room. */
function ownLane({ isCrowded, look }: HexGround, centre: Point, reach: number): Polyline {
  const lanes = lanesAt(centre, reach)
  const crowded = (lane: Polyline) => lane.filter((p) => isCrowded(p, look.villages.clear)).length
  return crowded(lanes[1]) < crowded(lanes[0]) ? lanes[1] : lanes[0]
}
