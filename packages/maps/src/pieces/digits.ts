import type { Point } from '../geometry.ts'
import type { PathWriter } from '../path.ts'

// Figures of one stroke, drawn on four columns and six rows: cheap enough for 561 numbers, and
// they look engraved. Each is a list of strokes, each stroke a list of points.
const STROKES: Readonly<Record<string, string>> = {
  0: '10 30 41 45 36 16 05 01 10',
  1: '02 20 26',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 32 43 45 36 16 05',
  4: '36 30 04 44',
  5: '40 10 02 12 32 43 45 36 16 05',
  6: '41 30 10 01 05 16 36 45 44 33 13 04',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '42 33 13 02 01 10 30 41 45 36 16 05',
}
const ADVANCE = 6.1

/** Adds a number whose middle is at x and whose top is at y; a unit is a sixth of its height. */
export function addNumber(writer: PathWriter, text: string, [x, y]: Point, unit: number): void {
  const left = x - ((text.length * ADVANCE - 2.1) * unit) / 2
  Array.from(text).forEach((digit, i) => {
    STROKES[digit]!.split(' ').forEach((spot, n) => {
      const at: Point = [left + (i * ADVANCE + Number(spot[0])) * unit, y + Number(spot[1]) * unit]
      if (n === 0) writer.move(at)
      else writer.line(at)
    })
  })
}
