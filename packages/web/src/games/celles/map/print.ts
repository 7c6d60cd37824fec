import type { Direction, PlaceShape } from '../../../map-view/feed.ts'
import drawn from './data/print.json' with { type: 'json' }
import { cellOf, centreOf, HEX_COUNT, hexOf, outlineOf, SHEET, type Cell } from './grid.ts'
import type { MapLayers } from './layers.ts'
import { trackSpot } from './track.ts'

/** The drawing, as `npm run draw` left it. */
export const drawing: MapLayers = drawn as MapLayers

/** All layers below the marks, bottom first. */
export const ground: string = Object.values(drawing.layers).join('')

export const viewBox = { x: 0, y: 0, ...SHEET } as const

/** The hexes in the order of the game's numbers; both sides would stand in the middle. */
export const shapes: readonly PlaceShape[] = Array.from({ length: HEX_COUNT }, (_, hex) => {
  const cell = cellOf(hex)
  const [x, y] = centreOf(cell)
  return {
    path: outlineOf(cell),
    label: { x, y },
    spots: [
      { x, y },
      { x, y },
    ],
  }
})

/** Where the marker of a turn stands. */
export function turnSpot(turn: number): { readonly x: number; readonly y: number } {
  const [x, y] = trackSpot(turn)
  return { x, y }
}

/**
 * The hex an arrow key leads to; the same one where there is none. A row of hexes is a zigzag:
 * sideways goes to the neighbour column and back up or down on the next step, so that the keys
 * lead along the row.
 */
export function neighbour(hex: number, direction: Direction): number {
  const { column, row } = cellOf(hex)
  const next: Record<Direction, Cell> = {
    up: { column, row: row - 1 },
    down: { column, row: row + 1 },
    left: { column: column - 1, row },
    right: { column: column + 1, row },
  }
  const found = hexOf(next[direction])
  return found < 0 ? hex : found
}
