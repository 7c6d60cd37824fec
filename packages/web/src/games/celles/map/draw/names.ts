import { capitalsWidth, italicsWidth } from '../../../map/draw/metrics.ts'
import type { Drawn } from '../../../map/draw/markup.ts'
import {
  beside,
  distance,
  lineLength,
  resample,
  type Line,
  type Point,
} from '../../../map/geometry.ts'
import { addSmoothLine, pathWriter } from '../../../map/path.ts'
import { cellOfId, centreOf, SURFACE } from '../grid.ts'
import { rivers, type River } from './rivers.ts'
import { charts, shared, source } from './source.ts'

const BASELINE = 44.5 // below the middle of the hex: a counter leaves it free
const ASIDE: Readonly<Record<string, number>> = { Dinant: 48 } // its bridge stays in sight
const TOWN = { size: 19, spacing: 1.6 }
const COIN = 9.5
const WATER = { wide: { size: 25, gap: 16 }, narrow: { size: 17, gap: 8.5 } }

/** Names of towns, villages, hamlets and waters. */
export function drawNames(): Drawn {
  const waters = rivers.map(drawWaterName)
  const eastern = new Map(source.places.map((place) => [place.name, place])) // the last hex named
  const places = [...eastern.values()].map(({ name, hex, kind }) =>
    kind === 'town' ? drawTown(name, hex) : drawText('cm-village', name, hex),
  )
  const hamlets = source.labels.list.map(({ name, hex }) => drawText('m-hamlet', name, hex))
  return {
    defs: waters.map(({ defs }) => defs).join(''),
    markup: [...waters.map(({ markup }) => markup), ...hamlets, ...places].join(''),
  }
}

function drawText(kind: string, name: string, hex: string): string {
  const [x, y] = within(centreOf(cellOfId(hex)), italicsWidth(name, 15) / 2)
  return `<g transform="translate(${x} ${y + BASELINE})"><text class="${kind} m-at-middle">${name}</text></g>`
}

/** A town in capitals, behind its coin if it is worth something. */
function drawTown(name: string, hex: string): string {
  const text = name.toUpperCase()
  const worth = charts.victory.towns.find((town) => town.name === name) // CEL-16.0.3
  const half = capitalsWidth(text, TOWN.size, TOWN.spacing) / 2
  const lead = worth ? COIN * 2 + 3 : 0
  const centre = centreOf(cellOfId(hex))
  const [x, y] = within([centre[0] + (ASIDE[name] ?? 0), centre[1]], half + lead / 2)
  const coin = worth
    ? `<g transform="translate(${round(-half - COIN + lead / 2 - 3)} -6.4)">${drawCoin(worth.german, worth.allied > 0)}</g>`
    : ''
  return `<g transform="translate(${x} ${y + BASELINE})"><g class="cm-town-name">${coin}<text class="m-at-middle" x="${round(lead / 2)}">${text}</text></g></g>`
}

/** A coin with a number: round where it is for both sides, eight-cornered for the Germans alone. */
export function drawCoin(points: number, both: boolean, scale = 1): string {
  const shape = both
    ? `<circle class="cm-coin" r="${COIN}"/>`
    : '<path class="cm-coin" d="M-4-9.6h8l5.6 5.6v8l-5.6 5.6h-8l-5.6-5.6v-8z"/>'
  const grown = scale === 1 ? '' : ` transform="scale(${scale})"`
  return `<g${grown}>${shape}<text class="cm-coin-points" y="5">${points}</text></g>`
}

/** A middle for a name of this half width that keeps it on the map. */
function within([x, y]: Point, half: number): Point {
  const rim = half + 8
  return [
    round(Math.min(SURFACE.right - rim, Math.max(SURFACE.left + rim, x))),
    Math.min(SURFACE.bottom - 9 - BASELINE, y),
  ]
}

/** The name of a river along its bank, on its straightest stretch. */
function drawWaterName(river: River): Drawn {
  const { size, gap } = WATER[river.isWide ? 'wide' : 'narrow']
  const id = `water-${river.name.toLowerCase()}`
  const way = smoothed(resample(river.way, 9))
  const count = Math.ceil((italicsWidth(river.name, size, size * 0.2) * 1.3 + 40) / 9)
  let best: Line = way.slice(0, count + 1)
  let least = Infinity
  for (let from = 4; from + count < way.length - 4; from++) {
    const stretch = way.slice(from, from + count + 1)
    const forth = stretch[0]![0] <= stretch[count]![0] ? stretch : [...stretch].reverse()
    for (const side of [gap, -gap - size * 0.62]) {
      const bank = beside(forth, side)
      const bend = lineLength(bank) - distance(bank[0]!, bank[count]!)
      const steep = Math.abs(bank[count]![1] - bank[0]![1]) / lineLength(bank)
      const cost = bend + 14 * steep + (side < 0 ? 3 : 0)
      if (cost >= least) continue
      least = cost
      best = bank
    }
  }
  const line = [best[0]!, best[best.length >> 1]!, best[best.length - 1]!]
  const writer = pathWriter()
  addSmoothLine(writer, line)
  const kind = river.isWide ? 'm-water-name m-water-name-wide' : 'm-water-name'
  return {
    defs: shared(id, writer),
    markup: `<text class="${kind}"><textPath href="#celles-${id}" startOffset="50%">${river.name}</textPath></text>`,
  }
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
