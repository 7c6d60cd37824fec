import { direction, type Line, type Point } from '../../../map/geometry.ts'
import { addSmoothLine, pathWriter } from '../../../map/path.ts'
import type { Drawn } from '../../../map/draw/markup.ts'
import { cellOfId, cornersOf, directionTo, SURFACE } from '../grid.ts'
import { alongCurve } from './curves.ts'
import { linesOf } from './regions.ts'
import { naturalLine } from './shake.ts'
import { shared, source, use } from './source.ts'

const RIM = 58 // an end this near to the edge lies on it

/** A river as drawn. */
export interface River {
  readonly name: string
  readonly isWide: boolean
  readonly line: Line // the points its curve goes through
  readonly way: Line // points along that curve
}

/** Every river along its hexsides; one that reaches the edge of the map runs off it. */
export const rivers: readonly River[] = source.rivers.list.flatMap(({ name, kind, hexsides }) => {
  const sides = hexsides.map((side) => {
    const [a, b] = side.split('|').map(cellOfId)
    const direction = directionTo(a!, b!)
    const corners = cornersOf(a!)
    return [corners[direction]!, corners[(direction + 1) % 6]!] as const
  })
  return linesOf(sides).map((corners) => {
    const line = runOff(naturalLine(corners))
    return { name, isWide: kind === 'major', line, way: alongCurve(line) }
  })
})

/** Longer by a stretch beyond the frame where an end lies on the edge. */
function runOff(line: Line): Line {
  const last = line.length - 1
  return [...beyond(line[2]!, line[0]!), ...line, ...beyond(line[last - 2]!, line[last]!)]
}

/** Over the edge that is near, if one is, leaning the way the river comes. */
function beyond(before: Point, [x, y]: Point): Point[] {
  const { left, top, right, bottom } = SURFACE
  const ways: readonly (readonly [gap: number, dx: number, dy: number])[] = [
    [x - left, -1, 0],
    [right - x, 1, 0],
    [y - top, 0, -1],
    [bottom - y, 0, 1],
  ]
  const [gap, dx, dy] = ways.reduce((a, b) => (b[0] < a[0] ? b : a))
  const [lx, ly] = direction(before, [x, y])
  const reach = gap + 20
  return gap > RIM ? [] : [[x + reach * (dx + 0.4 * lx), y + reach * (dy + 0.4 * ly)]]
}

/** The rivers: the Meuse broad with shallows at its banks, the others narrow. */
export function drawWater(): Drawn {
  const wide = pathWriter(1)
  const narrow = pathWriter(1)
  for (const { isWide, line } of rivers) addSmoothLine(isWide ? wide : narrow, line)
  return {
    defs: shared('river', wide) + shared('stream', narrow),
    markup: [
      use('stream', 'm-line cm-stream-snow'),
      use('river', 'm-line cm-river-snow'),
      use('stream', 'm-line cm-stream-bank'),
      use('river', 'm-line cm-river-bank'),
      use('stream', 'm-line cm-stream'),
      use('river', 'm-line cm-river'),
      use('river', 'm-line cm-river-deep'),
      use('river', 'm-line cm-river-light'),
    ].join(''),
  }
}
