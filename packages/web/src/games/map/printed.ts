import type { Point } from '../../map-view/camera.ts'
import type { PlaceShape } from '../../map-view/feed.ts'

/** Where a class is drawn on a printed map, as the nearest places; read off the drawing itself. */
export function printedAt(
  markup: string,
  name: string,
  shapes: readonly PlaceShape[],
  scale = 1,
): readonly number[] {
  return spotsOf(markup, name).map(({ x, y }) => nearest(shapes, x * scale, y * scale))
}

const NEAR = 300 // letters between a group and what is drawn in it
const MOVED = /transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)/g
const DRAWN = / d="([^"]*)"/

/** Where each element of a class is moved to, or its group; else where the parts of its path begin. */
function spotsOf(markup: string, name: string): readonly Point[] {
  const found: Point[] = []
  const tags = new RegExp(`<[a-z]+ class="(?:[^"]* )?${name}(?: [^"]*)?"[^>]*>`, 'g')
  for (const { 0: tag, index } of markup.matchAll(tags)) {
    const parts = startsOf(DRAWN.exec(tag)?.[1] ?? '')
    const before = markup.slice(Math.max(0, index - NEAR), index + tag.length)
    const moved = [...before.matchAll(MOVED)].at(-1)
    if (parts.length > 1 || !moved) found.push(...parts)
    else found.push({ x: Number(moved[1]), y: Number(moved[2]) })
  }
  return found
}

/** Where the parts of a path of straight lines begin, however it is written. */
function startsOf(d: string): readonly Point[] {
  const starts: Point[] = []
  let at: Point = { x: 0, y: 0 }
  for (const { 1: command = '', 2: text = '' } of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const kind = command.toLowerCase()
    const own = command === kind ? 1 : 0 // from where the pen is, or from the corner of the sheet
    if (kind === 'z') at = starts.at(-1)!
    numbers.forEach((by, index) => {
      const isAcross = kind === 'h' || (kind !== 'v' && index % 2 === 0)
      at = isAcross ? { x: own * at.x + by, y: at.y } : { x: at.x, y: own * at.y + by }
      if (kind === 'm' && index === 1) starts.push(at)
    })
  }
  return starts
}

function nearest(shapes: readonly PlaceShape[], x: number, y: number): number {
  const far = ({ label }: PlaceShape): number => Math.hypot(label.x - x, label.y - y)
  let best = 0
  shapes.forEach((shape, place) => {
    if (far(shape) < far(shapes[best]!)) best = place
  })
  return best
}
