import type { Point } from '../geometry.ts'
import { addRing, pathWriter } from '../path.ts'
import { addArrow } from '../pieces/frame.ts'
import { path } from '../pieces/markup.ts'
import type { PlaceSource } from './source.ts'

const ARROW = { shaft: 9, head: 19, point: 24 }

/** The zones beyond the frame: cut-corner boxes, with arrows to the areas they open on. */
export function drawZones(places: readonly PlaceSource[]): string {
  const boxes = pathWriter()
  const inner = pathWriter()
  const arrows = pathWriter(1)
  for (const { kind, outline, arrows: ways } of places) {
    if (kind !== 'zone') continue
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
    for (const { from, tip } of ways) addArrow(arrows, from, tip, ARROW)
  }

  return [
    `<path class="m-zone-shade" d="${boxes.data()}" transform="translate(3 4)"/>`,
    path('m-zone', boxes),
    path('m-zone-inner', inner),
    path('m-arrow', arrows),
  ].join('')
}
