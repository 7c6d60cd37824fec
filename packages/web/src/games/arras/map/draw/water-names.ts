import { beside, distance, lineLength, resample, type Line } from '../../../map/geometry.ts'
import { addSmoothLine, pathWriter } from '../../../map/path.ts'
import { boxAt, overlap, type Box } from '../../../map/draw/boxes.ts'
import { waysIn, type Room } from './label-spots.ts'
import { shared, type Drawn } from './markup.ts'
import { italicsWidth } from '../../../map/draw/metrics.ts'
import { isWide, type RiverSource } from './source.ts'

const SIZE = { wide: 23, narrow: 16 }
const BANK = { wide: 13, narrow: 8 } // from the middle of the water to the foot of the letters
const STEP = 8

/** The name of a river: the line it is written on, and the boxes it takes. */
export interface WaterName {
  readonly name: string
  readonly isWide: boolean
  readonly line: Line
  readonly boxes: readonly Box[]
}

/** The name of a river along its bank, on the stretch that is freest and straightest. */
export function waterName(river: RiverSource, room: Room): WaterName {
  const rank = isWide(river) ? 'wide' : 'narrow'
  const size = SIZE[rank]
  const way = resample(river.line, STEP)
  const count = Math.ceil((italicsWidth(river.name, size, size * 0.2) + 16) / STEP)
  let least = Infinity
  let best: Pick<WaterName, 'line' | 'boxes'> = { line: way, boxes: [] }
  for (let from = 2; from + count < way.length - 2; from += 2) {
    const stretch = way.slice(from, from + count + 1)
    for (const gap of [BANK[rank], -BANK[rank] - size * 0.62]) {
      const bank = beside(stretch, gap)
      const boxes = bank.map((p) => boxAt(p, [-5, -size * 0.8, 5, size * 0.25]))
      const cost = bend(bank) * 6 + (gap < 0 ? 20 : 0) + covered(boxes, room)
      if (cost >= least) continue
      least = cost
      // Three points are enough: letters should not follow every ripple.
      best = { line: [bank[0]!, bank[bank.length >> 1]!, bank[bank.length - 1]!], boxes }
    }
  }
  return { name: river.name, isWide: isWide(river), ...best }
}

/** Draws a river's name on its line. */
export function drawWaterName({ name, isWide, line }: WaterName): Drawn {
  const letters = name.normalize('NFD').replace(/[^A-Za-z]/g, '')
  const id = `water-${letters.toLowerCase()}`
  const writer = pathWriter()
  addSmoothLine(writer, line)
  const kind = isWide ? 'm-water-name m-water-name-wide' : 'm-water-name'
  return {
    defs: shared(id, writer),
    markup: `<text class="${kind}"><textPath href="#arras-${id}" startOffset="50%">${name}</textPath></text>`,
  }
}

function bend(line: Line): number {
  return lineLength(line) - distance(line[0]!, line[line.length - 1]!)
}

function covered(boxes: readonly Box[], { taken, stacks }: Room): number {
  let sum = 0
  for (const box of boxes) {
    for (const other of taken) sum += 8 * overlap(box, other)
    for (const other of stacks) sum += 0.4 * overlap(box, other)
    sum += 12 * waysIn(box)
  }
  return sum
}
