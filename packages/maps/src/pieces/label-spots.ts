import type { Point } from '../geometry.ts'
import { boxAt, type Box } from './boxes.ts'

export type Anchor = 'start' | 'middle' | 'end'

/** One way to put a name beside a point. */
export interface LabelSpot {
  readonly at: Point
  readonly anchor: Anchor
  readonly box: Box
  readonly rank: number // how willingly it is taken, best first
}

/** Above, below, beside: in the order a cartographer would try them. */
export function spotsAround([x, y]: Point, width: number, size: number, gap: number): LabelSpot[] {
  const spot = (at: Point, anchor: Anchor, rank: number): LabelSpot => {
    const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
    const box = boxAt(at, [left - 2, -size * 0.75 - 1, left + width + 2, size * 0.28 + 1])
    return { at, anchor, rank, box }
  }
  const above = y - gap
  const below = y + gap + size * 0.66
  const level = y + size * 0.25
  return [
    spot([x, above], 'middle', 0),
    spot([x, below], 'middle', 1),
    spot([x + gap + 5, level], 'start', 2),
    spot([x - gap - 5, level], 'end', 2),
    ...[-0.75, -0.35, 0.35, 0.75].flatMap((shift) => [
      spot([x + width * shift, above], 'middle', 2),
      spot([x + width * shift, below], 'middle', 3),
    ]),
    spot([x, above - 12], 'middle', 6),
    spot([x, below + 12], 'middle', 6),
    spot([x + gap + 22, level], 'start', 6),
    spot([x - gap - 22, level], 'end', 6),
  ]
}
