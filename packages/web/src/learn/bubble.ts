import type { Point, Rect, Size } from '../map-view/camera.ts'

/** Something a bubble should not cover, and how much it matters for each pixel. */
export interface Obstacle {
  readonly rect: Rect
  readonly weight: number
}

export type BubbleSide = 'top' | 'right' | 'bottom' | 'left'

/** Where a bubble stands, on which side of its target, and where along its edge the arrow is. */
export interface BubbleSpot extends Point {
  readonly side: BubbleSide | null // null: it points at nothing
  readonly arrow: number // from the left or the top of the bubble
}

const GAP = 14 // between target and bubble; the arrow fills it
const MARGIN = 8 // to the edges of the window
const CORNER = 22 // the arrow keeps clear of the round corners
const LOYALTY = 4000 // a bubble does not change sides for less

/**
 * Puts a bubble beside its target: never over it, inside the window, and over as little as
 * possible of what else is needed. Of equals the first side is taken, or the one it is on.
 */
export function placeBubble(
  target: Rect,
  bubble: Size,
  window: Rect,
  obstacles: readonly Obstacle[],
  { sides, now }: { readonly sides: readonly BubbleSide[]; readonly now: BubbleSide | null },
): BubbleSpot {
  let best: BubbleSpot | null = null
  let least = Infinity
  sides.forEach((side, index) => {
    for (const slide of [0.5, 0.15, 0.85]) {
      const spot = spotAt(target, bubble, window, side, slide)
      const rect = { ...spot, width: bubble.width, height: bubble.height }
      const cost =
        1000 * outside(rect, window) +
        obstacles.reduce((sum, { rect: other, weight }) => sum + weight * overlap(rect, other), 0) +
        index * 40 +
        (slide === 0.5 ? 0 : 20) -
        (side === now ? LOYALTY : 0)
      if (cost >= least) continue
      least = cost
      best = spot
    }
  })
  return best ?? spotAt(target, bubble, window, 'top', 0.5)
}

/** A bubble that points at nothing stands at the foot of a box, in the middle. */
export function dockBubble(box: Rect, bubble: Size): BubbleSpot {
  return {
    x: Math.round(box.x + (box.width - bubble.width) / 2),
    y: Math.max(MARGIN, Math.round(box.y + box.height - bubble.height - 16)), // the box may be shut
    side: null,
    arrow: 0,
  }
}

function spotAt(
  target: Rect,
  bubble: Size,
  window: Rect,
  side: BubbleSide,
  slide: number,
): BubbleSpot {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  if (side === 'top' || side === 'bottom') {
    const wanted = middle.x - bubble.width * slide
    const x = within(wanted, window.x + MARGIN, window.x + window.width - MARGIN - bubble.width)
    const y = side === 'top' ? target.y - GAP - bubble.height : target.y + target.height + GAP
    const arrow = within(middle.x - x, CORNER, bubble.width - CORNER)
    return { x: Math.round(x), y: Math.round(y), side, arrow }
  }
  const wanted = middle.y - bubble.height * slide
  const y = within(wanted, window.y + MARGIN, window.y + window.height - MARGIN - bubble.height)
  const x = side === 'left' ? target.x - GAP - bubble.width : target.x + target.width + GAP
  const arrow = within(middle.y - y, CORNER, bubble.height - CORNER)
  return { x: Math.round(x), y: Math.round(y), side, arrow }
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** Pixels that two boxes share. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

function outside(rect: Rect, window: Rect): number {
  return rect.width * rect.height - overlap(rect, window)
}
