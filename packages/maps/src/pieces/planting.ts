import { distance, type Point } from '../geometry.ts'
import { addDot } from '../path.ts'
import type { Box } from './boxes.ts'
import type { Canvas } from './canvas.ts'
import type { Drawn } from './markup.ts'
import { within, type Random } from './noise.ts'

/** From trunk to trunk, and how far a tree may stand off its place. */
export interface Pitch {
  readonly across: number
  readonly down: number
  readonly shake: readonly [x: number, y: number]
}

/** Trees on a shaken triangular grid over a box, from north to south: the nearer stand before. */
export function* shakenGrid(
  { left, top, right, bottom }: Box,
  { across, down, shake }: Pitch,
  random: Random,
): Generator<Point> {
  for (let y = top, row = 0; y < bottom; y += down, row++)
    for (let x = left; x < right; x += across)
      yield [
        x + (row % 2) * (across / 2) + within(random, -shake[0], shake[0]),
        y + within(random, -shake[1], shake[1]),
      ]
}

const TREES_APART = 4.6

/** Plants single trees, each a reach from a place in some direction, if that spot is free. */
export function plantTrees(
  random: Random,
  isFree: (tree: Point) => boolean,
): { readonly trees: readonly Point[]; put(at: Point, reach: number): void } {
  const trees: Point[] = []
  return {
    trees,
    put([x, y], reach) {
      const turn = within(random, 0, 2 * Math.PI)
      const tree: Point = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
      if (isFree(tree) && trees.every((other) => distance(tree, other) > TREES_APART))
        trees.push(tree)
    },
  }
}

/** Single trees with their shade, the light from the north-west. */
export function drawTrees(trees: readonly Point[], { shared, use, patchwork }: Canvas): Drawn {
  const dots = patchwork(1)
  for (const tree of trees) addDot(dots.at(tree), tree)
  return {
    defs: shared('tree', dots),
    markup: [
      use('tree', 'm-dot m-tree-shade', [1, 1.3]),
      use('tree', 'm-dot m-tree'),
      use('tree', 'm-dot m-tree-light', [-0.6, -0.7]),
    ].join(''),
  }
}
