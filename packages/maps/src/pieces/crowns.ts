import type { Point } from '../geometry.ts'
import { addDot } from '../path.ts'
import type { Canvas } from './canvas.ts'
import { strokes, type Drawn, type Stroke } from './markup.ts'
import type { Patchwork } from './patchwork.ts'

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

/**
 * Massed crowns over the floor of the woods: the paths are called wood, crown and crown-large, and
 * a crown is a dot, which the strokes give its rim, its green and its light.
 */
export function drawCrowns(
  canvas: Canvas,
  floor: Patchwork,
  { small, large }: Crowns,
  list: readonly Stroke[],
): Drawn {
  const { shared } = canvas
  return {
    defs: shared('wood', floor) + shared('crown', small) + shared('crown-large', large),
    markup: strokes(canvas, list),
  }
}
