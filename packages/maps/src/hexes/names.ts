import { lineLength, resample, type Polyline, type Point } from '../geometry.ts'
import { boxAt, overlap, type Box } from '../pieces/boxes.ts'
import { escaped, plain, together, type Drawn } from '../pieces/markup.ts'
import { capitalsWidth, italicsWidth } from '../pieces/metrics.ts'
import { bendOf, bestBank, drawWaterName, evened } from '../pieces/water-names.ts'
import { drawCoin } from './coins.ts'
import type { Nearness } from '../pieces/nearness.ts'
import type { HexGround } from './ground.ts'
import type { River } from './rivers.ts'
import type { HexPlace } from './source.ts'
import { tagBoxes } from './tags.ts'

const RIM = { side: 8, foot: 9 } // between a name and the frame
const LINE = 1.06 // from line to line, in sizes of type
const SEARCH = {
  step: 9,
  spare: (width: number) => width * 1.3 + 40,
  margin: 4,
  stride: 1,
  isLevelled: true,
}

/** Where tags and names stand: towns, heights, villages, hamlets; those of waters letter by letter. */
export function nameBoxes(ground: HexGround): {
  readonly names: readonly Box[]
  readonly waters: readonly Box[]
} {
  const names: Box[] = []
  const waters: Box[] = []
  drawNames(ground, names, waters)
  return { names, waters }
}

/** Names of towns, villages, hamlets, heights and waters, and the room they take. */
export function drawNames(ground: HexGround, room: Box[] = [], taken: Box[] = []): Drawn {
  const { source, lattice } = ground
  const { village } = ground.look.names
  room.push(...tagBoxes(ground))
  // Towns find room first, but stand last: nothing is written over them.
  const towns = source.places
    .filter(({ kind }) => kind === 'town')
    .map((place) => [place.name, drawTown(ground, place, room)] as const)
  const drawn = new Map(towns)
  const write = (kind: string, name: string, hex: string): Drawn => {
    const lines = inLines(name, ground.look.names.longest)
    const half = Math.max(...lines.map((line) => italicsWidth(line, village))) / 2
    const at = spotFor(ground, [hex], 0, half, village, lines.length, room)
    return plain(
      `<g transform="translate(${at[0]} ${at[1]})"><text class="${kind} m-at-middle">${written(lines, village)}</text></g>`,
    )
  }
  const heights = source.heights.map(({ name, hex }) => {
    const [x, y] = lattice.centreOf(lattice.cellOfId(hex))
    const half = italicsWidth(name, village) / 2
    room.push({
      left: x - half,
      top: y - village * 0.7,
      right: x + half,
      bottom: y + village * 0.5,
    })
    return plain(
      `<text class="hm-height m-at-middle" x="${round(x)}" y="${round(y + village * 0.35)}">${escaped(name)}</text>`,
    )
  })
  const places = source.places.map(
    ({ name, hexes }) => drawn.get(name) ?? write('hm-village', name, hexes.at(-1)!),
  )
  const hamlets = source.hamlets.map(({ name, hex }) => write('m-hamlet', name, hex))
  const waters = named(ground.rivers).map((river) => writeWater(ground, river, room, taken))
  return together([...waters, ...hamlets, ...heights, ...places])
}

/** A name in one line, or in two if it is long: broken where it is nearly halved. */
function inLines(name: string, longest: number): readonly string[] {
  if (name.length < longest) return [name]
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index)
  if (breaks.length === 0) return [name]
  const at = breaks.reduce((a, b) =>
    Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a,
  )
  return [name.slice(0, at + 1).trimEnd(), name.slice(at + 1)]
}

function written(lines: readonly string[], size: number): string {
  if (lines.length === 1) return escaped(lines[0]!)
  return lines
    .map(
      (line, n) => `<tspan x="0" dy="${n === 0 ? 0 : round(size * LINE)}">${escaped(line)}</tspan>`,
    )
    .join('')
}

/** A town in capitals, behind its coin if it is worth something. */
function drawTown(ground: HexGround, { name, hexes, aside, coin }: HexPlace, room: Box[]): Drawn {
  const { town, coin: radius } = ground.look.names
  const text = name.toUpperCase()
  const half = capitalsWidth(text, town.size, town.spacing) / 2
  const lead = coin ? radius * 2 + 3 : 0
  const at = spotFor(ground, [...hexes].reverse(), aside, half + lead / 2, town.size, 1, room)
  const mark = coin
    ? `<g transform="translate(${round(-half - radius + lead / 2 - 3)} -6.4)">${drawCoin(coin)}</g>`
    : ''
  return plain(
    `<g transform="translate(${at[0]} ${at[1]})"><g class="hm-town-name">${mark}<text class="m-at-middle" x="${round(lead / 2)}">${escaped(text)}</text></g></g>`,
  )
}

/** The first spot at any of some hexes where a name covers no other, on the map; it is taken from then on. */
function spotFor(
  { source, lattice, surface, look, near }: HexGround,
  hexes: readonly string[], // most willingly at the first
  aside: number,
  half: number,
  size: number,
  lines: number,
  room: Box[],
): Point {
  const centres = hexes.map((hex) => lattice.centreOf(lattice.cellOfId(hex)))
  const rim = half + RIM.side
  const below = (lines - 1) * size * LINE
  const spots = look.names.spots.flatMap(([dx, dy]) =>
    centres.map((centre) => {
      const middle = centre[0] + aside + dx + Math.sign(dx) * half
      const x = Math.min(surface.right - rim, Math.max(surface.left + rim, middle))
      // Above the hex a name of two lines ends where one line would.
      const y = Math.min(surface.bottom - RIM.foot - below, centre[1] + dy - (dy < 0 ? below : 0))
      const at: Point = [round(x), round(y)]
      const box: Box = {
        left: at[0] - half,
        top: at[1] - size * 0.75,
        right: at[0] + half,
        bottom: at[1] + size * 0.25 + below,
      }
      return { at, box }
    }),
  )
  const free = spots.filter(
    ({ box }) => box.top > surface.top && room.every((other) => overlap(box, other) === 0),
  )
  const dry = free.filter(({ box }) => !isWet(box, near.wide))
  // In the hex of another place it would be taken for that one's name.
  const strange = new Set(source.places.flatMap((place) => place.hexes))
  for (const hex of hexes) strange.delete(hex)
  const own = dry.find(({ at }) => !strange.has(lattice.idOf(lattice.cellAt(at))))
  const { at, box } = own ?? dry[0] ?? free[0] ?? spots[0]!
  room.push(box)
  return at
}

/** Whether a name would lie in a wide river. */
function isWet({ left, top, right, bottom }: Box, water: Nearness): boolean {
  const y = (top + bottom) / 2
  return [0, 0.25, 0.5, 0.75, 1].some((share) =>
    water.isNear([left + (right - left) * share, y], 9),
  )
}

/** Of every river the longest line: a name is written once. */
function named(rivers: readonly River[]): readonly River[] {
  return [...new Set(rivers.map(({ name }) => name))].map((name) =>
    rivers
      .filter((river) => river.name === name)
      .reduce((a, b) => (lineLength(b.way) > lineLength(a.way) ? b : a)),
  )
}

/** The name of a river along its bank, on its straightest stretch; none where it is too short. */
function writeWater(
  ground: HexGround,
  { name, isWide, way }: River,
  room: readonly Box[],
  taken: Box[],
): Drawn {
  const type = ground.look.names.water[isWide ? 'wide' : 'narrow']
  const course = smoothed(resample(way, SEARCH.step))
  const bank = bestBank(course, name, type, SEARCH, (bank, isBelow) => {
    const steep = Math.abs(bank.at(-1)![1] - bank[0]![1]) / lineLength(bank)
    return (
      bendOf(bank) +
      14 * steep +
      (isBelow ? 3 : 0) +
      outsideOf(bank, ground.surface) +
      covered(bank, room)
    )
  })
  if (bank === null) return plain('')
  taken.push(...bank.map((p) => boxAt(p, [-4, -0.8 * type.size, 4, 0.3 * type.size])))
  return drawWaterName(ground, { name, isWide, line: evened(bank) })
}

/** A name that would lie beyond the frame is no name. */
function outsideOf(bank: Polyline, { left, top, right, bottom }: Box): number {
  const isOut = ([x, y]: Point) => x < left || x > right || y < top || y > bottom
  return [bank[0]!, bank.at(-1)!].some(isOut) ? 1000 : 0
}

/** A name that other names would cover had better stand elsewhere. */
function covered(bank: Polyline, room: readonly Box[]): number {
  const isIn = ([x, y]: Point) =>
    room.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom + 6)
  return bank.some(isIn) ? 40 : 0
}

/** Evened out: a name does not follow every corner of its river. */
function smoothed(line: Polyline): Polyline {
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
