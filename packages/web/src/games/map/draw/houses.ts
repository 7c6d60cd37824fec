import { direction, normals, type Line, type Point } from '../geometry.ts'
import { addLine, type PathWriter } from '../path.ts'
import type { Box } from './boxes.ts'
import { path, type Drawn, type Naming } from './markup.ts'
import { within, type Random } from './noise.ts'
import { patchworkOver } from './patchwork.ts'

/** One house, or the church of a village, standing along a street. */
export interface House {
  readonly at: Point
  readonly along: Point
  readonly length: number
  readonly kind: 'small' | 'large' | 'church'
}

const SHADE = [1, 1.3] as const

/** Draws the houses: each is one short thick stroke, its roof ridge the same stroke again, thin. */
export function drawHouses(houses: readonly House[], surface: Box, { shared, use }: Naming): Drawn {
  const small = patchworkOver(surface, 1)
  const large = patchworkOver(surface, 1)
  const crosses = patchworkOver(surface, 1)
  for (const { at, along, length, kind } of houses) {
    const [dx, dy] = [(along[0] * length) / 2, (along[1] * length) / 2]
    addLine((kind === 'small' ? small : large).at(at), [
      [at[0] - dx, at[1] - dy],
      [at[0] + dx, at[1] + dy],
    ])
    if (kind === 'church') addCross(crosses.at(at), [at[0] + dx, at[1] + dy])
  }
  return {
    defs: shared('house', small) + shared('house-large', large),
    markup: [
      use('house', 'm-house m-house-shade', SHADE),
      use('house-large', 'm-house m-house-shade m-house-large', SHADE),
      use('house', 'm-house m-house-edge'),
      use('house-large', 'm-house m-house-edge m-house-edge-large'),
      use('house', 'm-house m-house-wall'),
      use('house-large', 'm-house m-house-wall m-house-large'),
      use('house', 'm-house m-roof'),
      use('house-large', 'm-house m-roof'),
      path('m-church', crosses),
    ].join(''),
  }
}

function addCross(writer: PathWriter, [x, y]: Point): void {
  addLine(writer, [
    [x, y - 1],
    [x, y - 7.4],
  ])
  addLine(writer, [
    [x - 1.9, y - 5.5],
    [x + 1.9, y - 5.5],
  ])
}

/** Houses in a row on one side of a street, some gable end on, some set back. */
export function* rowOfHouses(
  street: Line,
  side: number,
  gap: number,
  random: Random,
  density: number,
) {
  const left = normals(street)
  for (let at = within(random, 1, 5); at < street.length - 4;) {
    const length = within(random, 3.6, 7)
    const index = Math.floor(at)
    const along = direction(street[index]!, street[index + 3]!)
    const reach = side * (gap + (random() < 0.25 ? within(random, 2, 5) : within(random, 0, 0.8)))
    const isGable = random() < 0.24
    const house: House = {
      at: [
        street[index]![0] + left[index]![0] * reach,
        street[index]![1] + left[index]![1] * reach,
      ],
      along: isGable ? [-along[1], along[0]] : along,
      length: isGable ? Math.min(length, 5) : length,
      kind: random() < 0.3 ? 'large' : 'small',
    }
    if (random() < density) yield house
    at += (isGable ? 4 : length) + within(random, 2, 4.6)
  }
}
