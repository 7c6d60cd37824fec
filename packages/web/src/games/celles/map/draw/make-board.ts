import { drawCellesMap } from './draw.ts'

/** Draws the board and returns the text of its file; the same text every time. */
export function makeBoardFile(): string {
  return `${JSON.stringify(drawCellesMap())}\n`
}
