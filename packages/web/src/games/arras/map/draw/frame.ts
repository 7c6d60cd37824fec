import { addArrow } from '../../../map/draw/frame.ts'
import type { Point } from '../../../map/geometry.ts'
import { addRing, pathWriter } from '../../../map/path.ts'
import { path } from './markup.ts'
import { source } from './source.ts'

const ARROW = { shaft: 9, head: 19, point: 24 }

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
    for (const { from, tip } of ways ?? []) addArrow(arrows, from, tip, ARROW)
  }

  return [
    `<path class="m-zone-shade" d="${boxes.data()}" transform="translate(3 4)"/>`,
    path('m-zone', boxes),
    path('m-zone-inner', inner),
    path('m-arrow', arrows),
  ].join('')
}
