import type { Point } from '../../map-view/camera.ts'

const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86] // of a way, the middle first
const ASIDE = { x: 35, y: 29 } // from the middle of a stack to its corners

/** Where the number of a step could stand: along its way, else at a corner of what was fought for. */
export function candidates(way: readonly Point[] | null, place: Point | null): readonly Point[] {
  if (way && way.length > 1) return SHARES.map((share) => along(way, share))
  if (!place) return []
  return [
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => ({ x: place.x + x! * ASIDE.x, y: place.y + y! * ASIDE.y }))
}

/**
 * One spot for each number, so that no number hides another: those before it first keep theirs,
 * and a stack is covered only where there is no other spot. Null for who has no candidates.
 */
export function discSpots(
  steps: readonly (readonly Point[])[],
  stacks: readonly Point[],
  room: number, // between the middles of two numbers
): readonly (Point | null)[] {
  const taken: Point[] = []
  return steps.map((spots) => {
    const free = spots.filter((spot) => taken.every((other) => far(spot, other) >= room))
    const open = free.filter((spot) => stacks.every((other) => far(spot, other) >= room))
    const best = open[0] ?? free[0] ?? spots[0] ?? null
    if (best) taken.push(best)
    return best
  })
}

/** How long a way is. */
export function lengthOf(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, point, index) => sum + far(way[index]!, point), 0)
}

/** The point so far along a way. */
function along(way: readonly Point[], share: number): Point {
  let left = lengthOf(way) * share
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index]!
    const length = far(from, to)
    if (left <= length && length > 0) {
      const part = left / length
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    }
    left -= length
  }
  return way.at(-1)!
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
