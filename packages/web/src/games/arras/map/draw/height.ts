import { closed, gapToLine, isInside, type Point } from '../geometry.ts'
import { fractal, valueNoise } from './noise.ts'
import { isWide, source, surface } from './source.ts'

/** Heights over the playing surface at equal steps; an ornament, no rule reads it. */
export interface HeightField {
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly at: (column: number, row: number) => number
}

const STEP = 6.2
const VALLEY = { wide: 250, narrow: 140 }

/** Low along the rivers, high on the named ridges, rolling between. */
export function heightField(): HeightField {
  const columns = Math.round((surface.right - surface.left) / STEP) + 1
  const rows = Math.round((surface.bottom - surface.top) / STEP) + 1
  const rolling = fractal(valueNoise('rolling ground'), 4)
  const folds = fractal(valueNoise('folds'), 3)
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const p: Point = [surface.left + column * STEP, surface.top + row * STEP]
      // The side valleys bend with the folds, so the slopes are not ruled off from the river.
      const bent = 1 + 0.45 * folds(p[0] / 130, p[1] / 130)
      const valley = valleyShare(p, bent)
      const upland = 58 + 34 * rolling(p[0] / 330, p[1] / 330)
      // Dry valleys: where the noise changes its sign the ground is cut.
      const cut = 1 - Math.min(1, 3 * Math.abs(rolling(p[0] / 210 + 5, p[1] / 210)))
      values[row * columns + column] =
        10 + valley * (upland - 13 * cut) + ridgeHeight(p) + 4 * folds(p[0] / 75 + 9, p[1] / 75)
    }
  }
  const smooth = blurred(blurred(values, columns, rows, 3), columns, rows, 2)
  return {
    step: STEP,
    columns,
    rows,
    at: (column, row) => smooth[clamp(row, rows - 1) * columns + clamp(column, columns - 1)]!,
  }
}

function valleyShare(p: Point, bent: number): number {
  let share = 1
  for (const river of source.rivers) {
    const reach = (isWide(river) ? VALLEY.wide : VALLEY.narrow) * bent
    const t = Math.min(1, gapToLine(p, river.line) / reach)
    share = Math.min(share, t * t * (3 - 2 * t))
  }
  return share
}

function ridgeHeight(p: Point): number {
  let height = 0
  for (const { type, outline } of source.terrain) {
    if (type !== 'ridge') continue
    const gap = isInside(p, outline) ? 0 : gapToLine(p, closed(outline))
    height += 42 * Math.exp(-((gap / 62) ** 2))
  }
  return height
}

/** A box blur along both axes: takes off the creases where two valleys meet. */
function blurred(values: Float64Array, columns: number, rows: number, radius: number) {
  const across = new Float64Array(values.length)
  const out = new Float64Array(values.length)
  const width = 2 * radius + 1
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let d = -radius; d <= radius; d++)
        across[row * columns + column]! +=
          values[row * columns + clamp(column + d, columns - 1)]! / width
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let d = -radius; d <= radius; d++)
        out[row * columns + column]! += across[clamp(row + d, rows - 1) * columns + column]! / width
  return out
}

function clamp(value: number, high: number): number {
  return Math.min(high, Math.max(0, value))
}
