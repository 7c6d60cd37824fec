import { encodeBoard } from '../board-file.ts'
import { drawArrasMap } from './draw.ts'
import { edges, piecesOf } from './edges.ts'
import { places, source, surface } from './source.ts'
import { spots } from './spots.ts'

/** Draws the board and returns the text of its file; the same text every time. */
export function makeBoardFile(): string {
  const board = encodeBoard({
    drawing: drawArrasMap(),
    viewBox: { x: 0, y: 0, width: source.width, height: source.height },
    bounds: surface,
    edges,
    outlines: Object.fromEntries(places.map(({ id }) => [id, piecesOf(id)])),
    spots: Object.fromEntries(places.map(({ id }) => [id, spots.get(id)!])),
    arrows: source.zones.flatMap(({ id, arrows }) =>
      (arrows ?? []).map(({ to, from, tip }) => ({ zone: id, area: to, line: [from, tip] })),
    ),
  })
  return `${JSON.stringify(board)}\n`
}
