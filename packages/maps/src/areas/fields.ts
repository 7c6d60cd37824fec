import { clip, distance, middle, nearestOnLine, ringArea } from '../geometry.ts'
import type { Point, Ring } from '../geometry.ts'
import { addRing, type PathWriter } from '../path.ts'
import { path } from '../pieces/markup.ts'
import { seeded, valueNoise, within, type Noise, type Random } from '../pieces/noise.ts'
import type { AreaGround } from './ground.ts'
import type { FieldsLook } from './look.ts'
import type { RoadSource } from './source.ts'

/** Open fields: quarters of long strips, each quarter ploughed its own way. */
export function drawFields(ground: AreaGround, look: FieldsLook): string {
  const { colours } = look
  const random = seeded('fields')
  const turn = valueNoise('lie of the land')
  const parcels = Array.from({ length: colours - 1 }, () => ground.patchwork())
  const furrows = ground.patchwork()
  for (const quarter of quarters(ground, look.quarter, random)) {
    const at = middle(quarter)
    const along = lieOfTheLand(at, ground.source.roads, turn)
    let before = -1
    for (const strip of strips(quarter, along, look.strip, random)) {
      let colour = Math.floor(random() * colours)
      if (colour === before) colour = (colour + 1) % colours
      before = colour
      if (Math.abs(ringArea(strip)) < 60) continue
      if (colour < colours - 1) addRing(parcels[colour]!.at(at), strip)
      if (random() < 0.17) plough(strip, along, furrows.at(at))
    }
  }
  const { left, top, right, bottom } = ground.surface
  const sheet = `<path class="m-ground" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`
  const paths = parcels.map((parcel, i) => path(`m-parcel m-parcel-${i + 1}`, parcel))
  return `${sheet}${paths.join('')}${path('m-furrow', furrows)}`
}

/** Voronoi cells of a shaken grid. A lane is left open between neighbours. */
function quarters({ source, surface }: AreaGround, size: number, random: Random): Ring[] {
  const sites: Point[] = []
  const { left, top, right, bottom } = surface
  for (let y = top - size, row = 0; y < bottom + size; y += size * 0.87, row++)
    for (let x = left - size; x < right + size; x += size)
      sites.push([
        x + (row % 2) * (size / 2) + within(random, -0.4, 0.4) * size,
        y + within(random, -0.36, 0.36) * size,
      ])
  return sites.flatMap((site) => {
    let cell: Ring = source.surface
    for (const other of sites) {
      const gap = distance(site, other)
      if (other === site || gap > 3 * size || cell.length < 3) continue
      const normal: Point = [(other[0] - site[0]) / gap, (other[1] - site[1]) / gap]
      const reach = gap / 2 - 0.8
      cell = clip(cell, [site[0] + normal[0] * reach, site[1] + normal[1] * reach], normal)
    }
    return cell.length >= 3 ? [cell] : []
  })
}

const NO_ROAD: ReturnType<typeof nearestOnLine> = { at: [0, 0], gap: Infinity, along: [1, 0] }

/** The way the strips run: off the nearest road where there is one, else as the ground has it. */
function lieOfTheLand(at: Point, roads: readonly RoadSource[], turn: Noise): Point {
  const road = roads
    .map(({ line }) => nearestOnLine(at, line))
    .reduce((best, next) => (next.gap < best.gap ? next : best), NO_ROAD)
  const own = Math.PI * (0.35 + turn(at[0] / 210, at[1] / 210))
  if (road.gap > 75) return [Math.cos(own), Math.sin(own)]
  const [dx, dy] = road.along
  return turn(at[0] / 90, at[1] / 90) > 0.1 ? [dx, dy] : [-dy, dx]
}

function strips(quarter: Ring, along: Point, strip: FieldsLook['strip'], random: Random): Ring[] {
  const across: Point = [-along[1], along[0]]
  const [low, high] = spreadOf(quarter, across)
  const pasture = random() < 0.12
  const width = within(random, strip.narrow, strip.wide) * (pasture ? 2.2 : 1)
  const out: Ring[] = []
  for (let from = low; from < high;) {
    let to = from + width * within(random, 0.6, 1.5)
    if (high - to < width * 0.5) to = high
    const piece = slice(quarter, across, from, to)
    from = to
    if (piece.length < 3) continue
    const [start, end] = spreadOf(piece, along)
    if (end - start < 62 || random() < 0.35) {
      out.push(piece)
      continue
    }
    const cut = start + (end - start) * within(random, 0.32, 0.68)
    const slant = within(random, -0.2, 0.2)
    const normal: Point = [along[0] - slant * along[1], along[1] + slant * along[0]]
    const at = middle(piece)
    const shift = cut - (at[0] * along[0] + at[1] * along[1])
    const through: Point = [at[0] + along[0] * shift, at[1] + along[1] * shift]
    const halves = [clip(piece, through, normal), clip(piece, through, [-normal[0], -normal[1]])]
    out.push(...halves.filter((half) => half.length >= 3))
  }
  return out
}

function spreadOf(ring: Ring, axis: Point): readonly [number, number] {
  const values = ring.map((p) => p[0] * axis[0] + p[1] * axis[1])
  return [Math.min(...values), Math.max(...values)]
}

function slice(ring: Ring, across: Point, from: number, to: number): Ring {
  const upper = clip(ring, [across[0] * to, across[1] * to], across)
  return clip(upper, [across[0] * from, across[1] * from], [-across[0], -across[1]])
}

/** A few furrows along a strip. */
function plough(strip: Ring, along: Point, writer: PathWriter): void {
  const across: Point = [-along[1], along[0]]
  const [low, high] = spreadOf(strip, across)
  for (let at = low + 4; at < high - 2; at += 6) {
    const cut = slice(strip, across, at, at + 0.01)
    if (cut.length < 2) continue
    const order = [...cut].sort(
      (p, q) => p[0] * along[0] + p[1] * along[1] - (q[0] * along[0] + q[1] * along[1]),
    )
    writer.move(order[0]!).line(order[order.length - 1]!)
  }
}
