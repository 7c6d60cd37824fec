import { shown } from './shape.ts'
import type { ScenarioSource } from './source.ts'

const COLUMNS = 11 // of the window that is drawn
const ROWS = 6

/** What the small picture of a battle cannot show. */
export function pictureFaults({ series }: ScenarioSource): string[] {
  if (!series?.picture) return []
  const { first, middle, name, stacks } = series.picture
  const [left, top] = spotOf(first)
  const isDrawn = (hex: string): boolean => {
    const [column, row] = spotOf(hex)
    return column >= left && column < left + COLUMNS && row >= top && row < top + ROWS
  }
  const outside = [middle, name.hex, ...Object.keys(stacks)].filter((hex) => !isDrawn(hex))
  return [
    ...(left % 2 === 1 ? [] : [`series.picture.first: must be in an odd column, got ${first}`]),
    ...(name.off.length === 2
      ? []
      : [`series.picture.name.off: must be two numbers, got ${shown(name.off)}`]),
    ...outside.map(
      (hex) =>
        `series.picture: must lie within ${COLUMNS} columns and ${ROWS} rows from ${first}, got ${hex}`,
    ),
  ]
}

function spotOf(hex: string): readonly [column: number, row: number] {
  return [Number(hex.slice(0, 2)), Number(hex.slice(2))]
}
