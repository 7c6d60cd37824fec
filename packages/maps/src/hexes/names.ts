import { lineLength, resample, type Line, type Point } from '../geometry.ts'
import { escaped, plain, together, type Drawn } from '../pieces/markup.ts'
import { capitalsWidth, italicsWidth } from '../pieces/metrics.ts'
import { bendOf, bestBank, drawWaterName, evened } from '../pieces/water-names.ts'
import { drawCoin } from './coins.ts'
import type { HexGround } from './ground.ts'
import type { River } from './rivers.ts'
import type { HexPlace } from './source.ts'

const RIM = { side: 8, foot: 9 } // between a name and the frame
const SEARCH = {
  step: 9,
  spare: (width: number) => width * 1.3 + 40,
  margin: 4,
  stride: 1,
  isLevelled: true,
}

/** Names of towns, villages, hamlets and waters. */
export function drawNames(ground: HexGround): Drawn {
  const { source, rivers } = ground
  return together([
    ...rivers.map((river) => writeWater(ground, river)),
    ...source.hamlets.map(({ name, hex }) => drawText(ground, 'm-hamlet', name, hex)),
    ...source.places.map((place) =>
      place.kind === 'town'
        ? drawTown(ground, place)
        : drawText(ground, 'cm-village', place.name, place.hexes.at(-1)!),
    ),
  ])
}

function drawText(ground: HexGround, kind: string, name: string, hex: string): Drawn {
  const { names } = ground.look
  const centre = ground.lattice.centreOf(ground.lattice.cellOfId(hex))
  const [x, y] = within(ground, centre, italicsWidth(name, names.village) / 2)
  return plain(
    `<g transform="translate(${x} ${y + names.baseline})"><text class="${kind} m-at-middle">${escaped(name)}</text></g>`,
  )
}

/** A town in capitals, behind its coin if it is worth something. */
function drawTown(ground: HexGround, { name, hexes, aside, coin }: HexPlace): Drawn {
  const { baseline, town, coin: radius } = ground.look.names
  const text = name.toUpperCase()
  const half = capitalsWidth(text, town.size, town.spacing) / 2
  const lead = coin ? radius * 2 + 3 : 0
  const centre = ground.lattice.centreOf(ground.lattice.cellOfId(hexes.at(-1)!))
  const [x, y] = within(ground, [centre[0] + aside, centre[1]], half + lead / 2)
  const mark = coin
    ? `<g transform="translate(${round(-half - radius + lead / 2 - 3)} -6.4)">${drawCoin(coin)}</g>`
    : ''
  return plain(
    `<g transform="translate(${x} ${y + baseline})"><g class="cm-town-name">${mark}<text class="m-at-middle" x="${round(lead / 2)}">${escaped(text)}</text></g></g>`,
  )
}

/** A middle for a name of this half width that keeps it on the map. */
function within({ surface, look }: HexGround, [x, y]: Point, half: number): Point {
  const rim = half + RIM.side
  return [
    round(Math.min(surface.right - rim, Math.max(surface.left + rim, x))),
    Math.min(surface.bottom - RIM.foot - look.names.baseline, y),
  ]
}

/** The name of a river along its bank, on its straightest stretch. */
function writeWater(ground: HexGround, { name, isWide, way }: River): Drawn {
  const type = ground.look.names.water[isWide ? 'wide' : 'narrow']
  const course = smoothed(resample(way, SEARCH.step))
  const bank = bestBank(course, name, type, SEARCH, (bank, isBelow) => {
    const steep = Math.abs(bank.at(-1)![1] - bank[0]![1]) / lineLength(bank)
    return bendOf(bank) + 14 * steep + (isBelow ? 3 : 0)
  })
  return drawWaterName(ground, { name, isWide, line: evened(bank ?? course) })
}

/** Evened out: a name does not follow every corner of its river. */
function smoothed(line: Line): Line {
  let out = line
  for (let n = 0; n < 6; n++)
    out = out.map((p, i): Point => {
      const [a, b] = [out[i - 1] ?? p, out[i + 1] ?? p]
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
    })
  return out
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
