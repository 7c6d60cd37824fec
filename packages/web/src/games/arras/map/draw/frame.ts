import { direction, type Point } from '../geometry.ts'
import { addRing, pathWriter } from '../path.ts'
import { path } from './markup.ts'
import { source, surface } from './source.ts'

const NEATLINE = 7 // width of the band with the kilometres
const ARROW = { shaft: 9, head: 19, point: 24 }

/** The frame with a chequered neatline, one field to the kilometre. */
export function drawFrame(): string {
  const { left, top, right, bottom } = surface
  const km = source.scale.unitsPerKm
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

/** The zones beyond the frame: cut-corner boxes, with arrows to the areas they open on. */
export function drawZones(): string {
  const boxes = pathWriter()
  const inner = pathWriter()
  const arrows = pathWriter(1)
  for (const { outline, arrows: ways } of source.zones) {
    addRing(boxes, outline)
    const xs = outline.map(([x]) => x)
    const ys = outline.map(([, y]) => y)
    const mid: Point = [
      (Math.min(...xs) + Math.max(...xs)) / 2,
      (Math.min(...ys) + Math.max(...ys)) / 2,
    ]
    addRing(
      inner,
      outline.map(([x, y]) => [x - 5 * Math.sign(x - mid[0]), y - 5 * Math.sign(y - mid[1])]),
    )
    for (const { from, tip } of ways ?? []) addArrow(from, tip)
  }

  function addArrow(from: Point, tip: Point): void {
    const [dx, dy] = direction(from, tip)
    const at = (back: number, side: number): Point => [
      tip[0] - dx * back - dy * side,
      tip[1] - dy * back + dx * side,
    ]
    const tail = Math.hypot(tip[0] - from[0], tip[1] - from[1]) + 1
    const { shaft, head, point } = ARROW
    addRing(arrows, [
      at(tail, shaft),
      at(point, shaft),
      at(point, head),
      at(0, 0),
      at(point, -head),
      at(point, -shaft),
      at(tail, -shaft),
      at(tail - 9, 0),
    ])
  }

  return [
    `<path class="m-zone-shade" d="${boxes.data()}" transform="translate(3 4)"/>`,
    path('m-zone', boxes),
    path('m-zone-inner', inner),
    path('m-arrow', arrows),
  ].join('')
}
