import type { Box } from './boxes.ts'

/** Heights over a surface at equal steps; an ornament, no rule reads it. */
export interface HeightField {
  readonly surface: Box
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly at: (column: number, row: number) => number
}

/** A field of the given heights, smoothed by a blur for each radius; beyond the edge it goes on flat. */
export function heightsOver(
  surface: Box,
  step: number,
  heightAt: (x: number, y: number) => number,
  radii: readonly number[],
): HeightField {
  const columns = Math.round((surface.right - surface.left) / step) + 1
  const rows = Math.round((surface.bottom - surface.top) / step) + 1
  let values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = heightAt(
        surface.left + column * step,
        surface.top + row * step,
      )
  for (const radius of radii) values = blurred(values, columns, rows, radius)
  return {
    surface,
    step,
    columns,
    rows,
    at: (column, row) => values[clamp(row, rows - 1) * columns + clamp(column, columns - 1)]!,
  }
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
