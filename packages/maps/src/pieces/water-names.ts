import { beside, distance, lineLength, type Polyline } from '../geometry.ts'
import { addSmoothLine, pathWriter } from '../path.ts'
import type { Canvas } from './canvas.ts'
import type { Drawn } from './markup.ts'
import { italicsWidth } from './metrics.ts'

/** The type of the names of waters. */
export interface WaterType {
  readonly size: number
  readonly gap: number // from the middle of the water to the foot of the letters
}
export const WATER_TYPE: Readonly<Record<'wide' | 'narrow', WaterType>> = {
  wide: { size: 23, gap: 13 },
  narrow: { size: 16, gap: 8 },
}

/** The name of a river and the line it is written on. */
export interface WaterName {
  readonly name: string
  readonly isWide: boolean
  readonly line: Polyline
}

/** How the stretches of a course are tried one after the other. */
interface Search {
  readonly step: number // between the points of the course
  readonly spare: (width: number) => number // room for a name of this width
  readonly margin: number // points left out at either end
  readonly stride: number
  readonly isLevelled: boolean // turned round where it would be read upside down
}

/** The bank along which a name covers and bends least, of all stretches on both sides. */
export function bestBank(
  course: Polyline,
  name: string,
  { size, gap }: WaterType,
  search: Search,
  costOf: (bank: Polyline, isBelow: boolean) => number,
): Polyline | null {
  const { step, margin, stride } = search
  const count = Math.ceil(search.spare(italicsWidth(name, size, size * 0.2)) / step)
  let best: Polyline | null = null
  let least = Infinity
  for (let from = margin; from + count < course.length - margin; from += stride) {
    const stretch = course.slice(from, from + count + 1)
    const isBackwards = search.isLevelled && stretch[0]![0] > stretch[count]![0]
    const forth = isBackwards ? [...stretch].reverse() : stretch
    for (const side of [gap, -gap - size * 0.62]) {
      const bank = beside(forth, side)
      const cost = costOf(bank, side < 0)
      if (cost >= least) continue
      least = cost
      best = bank
    }
  }
  return best
}

/** By how much a line is longer than the straight way between its ends. */
export function bendOf(line: Polyline): number {
  return lineLength(line) - distance(line[0]!, line[line.length - 1]!)
}

/** Three points of a bank are enough: letters should not follow every ripple. */
export function evened(bank: Polyline): Polyline {
  return [bank[0]!, bank[bank.length >> 1]!, bank[bank.length - 1]!]
}

/** Draws the name of a water on its line. */
export function drawWaterName(
  { prefix, shared }: Canvas,
  { name, isWide, line }: WaterName,
  nth = 0,
): Drawn {
  const letters = name.normalize('NFD').replace(/[^A-Za-z]/g, '')
  const id = `water-${letters.toLowerCase()}${nth === 0 ? '' : `-${nth}`}`
  const writer = pathWriter()
  addSmoothLine(writer, line)
  const kind = isWide ? 'm-water-name m-water-name-wide' : 'm-water-name'
  return {
    defs: shared(id, writer),
    markup: `<text class="${kind}"><textPath href="#${prefix}-${id}" startOffset="50%">${name}</textPath></text>`,
  }
}
