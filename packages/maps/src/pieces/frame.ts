import { direction, type Point } from '../geometry.ts'
import { addRing, pathWriter, type PathWriter } from '../path.ts'
import type { Box } from './boxes.ts'
import { path, plain, type Drawn } from './markup.ts'

const NEATLINE = 7 // width of the band with the kilometres

/** The sheet the map is printed on. */
export function drawSheet(sheet: { readonly width: number; readonly height: number }): Drawn {
  return plain(`<rect class="m-sheet" width="${sheet.width}" height="${sheet.height}"/>`)
}

/** The frame with a chequered neatline, one field to the kilometre. */
export function drawFrame({ left, top, right, bottom }: Box, km: number): string {
  const chequers = pathWriter(1)
  const stretch = (from: number, to: number, put: (a: number, b: number) => void) => {
    for (let at = from, n = 0; at < to; at += km, n++)
      if (n % 2 === 0) put(at, Math.min(to, at + km))
  }
  for (const y of [top - NEATLINE - 2, bottom + 2])
    stretch(left, right, (a, b) =>
      addRing(chequers, [
        [a, y + 1.5],
        [b, y + 1.5],
        [b, y + NEATLINE - 1.5],
        [a, y + NEATLINE - 1.5],
      ]),
    )
  for (const x of [left - NEATLINE - 2, right + 2])
    stretch(top, bottom, (a, b) =>
      addRing(chequers, [
        [x + 1.5, a],
        [x + NEATLINE - 1.5, a],
        [x + NEATLINE - 1.5, b],
        [x + 1.5, b],
      ]),
    )
  const box = (gap: number, names: string) =>
    `<rect class="${names}" x="${left - gap}" y="${top - gap}" width="${right - left + 2 * gap}" height="${bottom - top + 2 * gap}"/>`
  return [
    box(5.5, 'm-frame-band'),
    path('m-frame-chequer', chequers),
    box(1.5, 'm-frame'),
    box(NEATLINE + 2.5, 'm-frame'),
    box(NEATLINE + 8, 'm-frame m-frame-outer'),
  ].join('')
}

/** Half the shaft, half the head, and the length of the point. */
export interface ArrowSizes {
  readonly shaft: number
  readonly head: number
  readonly point: number
}

/** Adds a broad arrow with a notched tail. */
export function addArrow(writer: PathWriter, from: Point, tip: Point, sizes: ArrowSizes): void {
  const [dx, dy] = direction(from, tip)
  const at = (back: number, side: number): Point => [
    tip[0] - dx * back - dy * side,
    tip[1] - dy * back + dx * side,
  ]
  const tail = Math.hypot(tip[0] - from[0], tip[1] - from[1]) + 1
  const { shaft, head, point } = sizes
  addRing(writer, [
    at(tail, shaft),
    at(point, shaft),
    at(point, head),
    at(0, 0),
    at(point, -head),
    at(point, -shaft),
    at(tail, -shaft),
    at(tail - shaft, 0),
  ])
}
