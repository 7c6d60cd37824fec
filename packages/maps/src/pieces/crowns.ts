import type { Point } from '../geometry.ts'
import { addDot } from '../path.ts'
import type { Canvas } from './canvas.ts'
import type { Drawn } from './markup.ts'
import type { Patchwork } from './patchwork.ts'

const LIGHT = [-1.3, -1.5] as const // from the north-west
const SHADE = [3.5, 4.5] as const // of a wood on the ground

/** Crowns of two sizes. */
export interface Crowns {
  readonly small: Patchwork
  readonly large: Patchwork
  add(tree: Point, isLarge: boolean): void
}

/** No crowns yet. */
export function crownWriters(canvas: Canvas): Crowns {
  const small = canvas.patchwork(1)
  const large = canvas.patchwork(1)
  return {
    small,
    large,
    add(tree, isLarge) {
      addDot((isLarge ? large : small).at(tree), tree)
    },
  }
}

/** Massed crowns over the floor of the woods and its shade: each is a dot, its rim, its light. */
export function drawCrowns(
  { shared, use }: Canvas,
  floor: Patchwork,
  { small, large }: Crowns,
): Drawn {
  return {
    defs: shared('wood', floor) + shared('crown', small) + shared('crown-large', large),
    markup: [
      use('wood', 'm-wood-shade', SHADE),
      use('wood', 'm-wood'),
      use('crown', 'm-dot m-crown-rim'),
      use('crown-large', 'm-dot m-crown-rim m-crown-rim-large'),
      use('crown', 'm-dot m-crown'),
      use('crown-large', 'm-dot m-crown m-crown-large'),
      use('crown', 'm-dot m-crown-light', LIGHT),
      use('crown-large', 'm-dot m-crown-light m-crown-light-large', LIGHT),
    ].join(''),
  }
}
