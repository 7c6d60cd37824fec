import { resample } from '../geometry.ts'
import { boxAt, overlap, type Box } from '../pieces/boxes.ts'
import { bendOf, bestBank, evened, WATER_TYPE, type WaterName } from '../pieces/water-names.ts'
import type { LabelRoom } from './label-spots.ts'
import type { RiverSource } from './source.ts'

const SEARCH = {
  step: 8,
  spare: (width: number) => width + 16,
  margin: 2,
  stride: 2,
  isLevelled: false,
}

/** The name of a river along its bank, and the boxes it takes. */
export interface WrittenWater extends WaterName {
  readonly boxes: readonly Box[]
}

/** The name of a river along its bank, on the stretch that is freest and straightest. */
export function waterName({ name, isWide, line }: RiverSource, room: LabelRoom): WrittenWater {
  const type = WATER_TYPE[isWide ? 'wide' : 'narrow']
  const course = resample(line, SEARCH.step)
  const boxesOn = (bank: readonly (readonly [number, number])[]) =>
    bank.map((p) => boxAt(p, [-5, -type.size * 0.8, 5, type.size * 0.25]))
  const bank = bestBank(
    course,
    name,
    type,
    SEARCH,
    (bank, isBelow) => bendOf(bank) * 6 + (isBelow ? 20 : 0) + covered(boxesOn(bank), room),
  )
  if (bank === null) return { name, isWide, line: course, boxes: [] }
  return { name, isWide, line: evened(bank), boxes: boxesOn(bank) }
}

function covered(boxes: readonly Box[], { taken, stacks, waysIn }: LabelRoom): number {
  let sum = 0
  for (const box of boxes) {
    for (const other of taken) sum += 8 * overlap(box, other)
    for (const other of stacks) sum += 0.4 * overlap(box, other)
    sum += 12 * waysIn(box)
  }
  return sum
}
