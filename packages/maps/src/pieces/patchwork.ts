import type { Point } from '../geometry.ts'
import { pathWriter, type PathWriter } from '../path.ts'
import type { Box } from './boxes.ts'

const COLUMNS = 4
const ROWS = 3

/**
 * Path data kept apart by where on the map it lies: a view of a part of the map then need not go
 * through the rest of it.
 */
export interface Patchwork {
  at(p: Point): PathWriter
  paths(): readonly string[] // path data of every patch that has any
}

/** An empty patchwork over a surface whose writers keep the given number of decimals. */
export function patchworkOver(surface: Box, digits = 0): Patchwork {
  const patches = Array.from({ length: COLUMNS * ROWS }, () => pathWriter(digits))
  const { left, top, right, bottom } = surface
  const slot = (share: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(share * count)))
  return {
    at([x, y]) {
      const column = slot((x - left) / (right - left), COLUMNS)
      const row = slot((y - top) / (bottom - top), ROWS)
      return patches[row * COLUMNS + column]!
    },
    paths: () => patches.map((patch) => patch.data()).filter((data) => data !== ''),
  }
}
