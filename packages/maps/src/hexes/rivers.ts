import { direction, distance, type Polyline, type Point } from '../geometry.ts'
import type { HexLattice } from '../lattice.ts'
import type { Box } from '../pieces/boxes.ts'
import { alongCurve } from '../pieces/curves.ts'
import type { HexLook } from './look.ts'
import { linesOf } from './regions.ts'
import type { Shake } from './shake.ts'
import type { HexSource } from './source.ts'

const RIM = 58 // an end this near to the edge lies on it
const JOIN = 24 // an end this near to another river flows into it

/** A river as drawn. */
export interface River {
  readonly name: string
  readonly isWide: boolean
  readonly line: Polyline // the points its curve goes through
  readonly way: Polyline // points along that curve
}

/** Every river along its hexsides; one that reaches the edge of the map runs off it. */
export function riversOf(
  { rivers, surface }: HexSource,
  { cellOfId, cornersOf, directionTo }: HexLattice,
  shake: Shake,
  through: HexLook['rivers'],
): readonly River[] {
  const isCalm = through === 'middles'
  const course = isCalm ? shake.calmLine : shake.naturalLine
  const found = rivers.flatMap(({ name, isWide, sides }) => {
    const ends = sides.map(([a, b]) => {
      const way = directionTo(cellOfId(a), cellOfId(b))
      const corners = cornersOf(cellOfId(a))
      return [corners[way]!, corners[(way + 1) % 6]!] as const
    })
    return linesOf(ends).map((corners) => {
      const line = runOff(course(corners), surface)
      return { name, isWide, line, way: alongCurve(line) }
    })
  })
  // A calm course cuts the corners where others would join it.
  return isCalm ? found.map((river) => joined(river, found)) : found
}

/** A river with its ends led on into the one that is near, if it is one that goes past. */
function joined(river: River, all: readonly River[]): River {
  const ends = [river.line[0]!, river.line.at(-1)!].map((end) => {
    const others = all
      .filter((other) => other !== river)
      .flatMap(({ way }) => way)
      .filter((p) => distance(p, end) < JOIN)
    return others.length === 0
      ? []
      : [others.reduce((a, b) => (distance(b, end) < distance(a, end) ? b : a))]
  })
  if (ends.flat().length === 0) return river
  const line = [...ends[0]!, ...river.line, ...ends[1]!]
  return { ...river, line, way: alongCurve(line) }
}

/** Longer by a stretch beyond the frame where an end lies on the edge. */
function runOff(line: Polyline, surface: Box): Polyline {
  const last = line.length - 1
  return [
    ...beyond(line[Math.min(2, last)]!, line[0]!, surface),
    ...line,
    ...beyond(line[Math.max(0, last - 2)]!, line[last]!, surface),
  ]
}

/** Over the edge that is near, if one is, leaning the way the river comes. */
function beyond(before: Point, [x, y]: Point, { left, top, right, bottom }: Box): Point[] {
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
