import { between, clip, direction, middle, ringArea, type Point, type Ring } from '../geometry.ts'
import { within, type Random } from './noise.ts'

/**
 * Cuts a ring across its longer side again and again, never quite in the middle or square, until
 * no piece is much larger than a block.
 */
export function cutIntoBlocks(ring: Ring, random: Random, block: number, depth = 0): Ring[] {
  if (ring.length < 3) return []
  if (Math.abs(ringArea(ring)) < block * within(random, 0.7, 1.5) || depth > 9) return [ring]
  const centre = middle(ring)
  const axis = longSide(ring)
  const turn = within(random, -0.1, 0.1)
  const normal: Point = [axis[0] - axis[1] * turn, axis[1] + axis[0] * turn]
  const shift = within(random, -1.6, 1.6)
  const through: Point = [centre[0] + axis[0] * shift, centre[1] + axis[1] * shift]
  return [
    ...cutIntoBlocks(clip(ring, through, normal), random, block, depth + 1),
    ...cutIntoBlocks(clip(ring, through, [-normal[0], -normal[1]]), random, block, depth + 1),
  ]
}

/** The long side of the tightest box around a ring. */
export function longSide(ring: Ring): Point {
  let least = Infinity
  let axis: Point = [1, 0]
  ring.forEach((p, i) => {
    const along = direction(p, ring[(i + 1) % ring.length]!)
    const across: Point = [-along[1], along[0]]
    const [length, width] = [spread(ring, along), spread(ring, across)]
    if (length * width >= least) return
    least = length * width
    axis = length > width ? along : across
  })
  return axis
}

function spread(ring: Ring, axis: Point): number {
  const values = ring.map((p) => p[0] * axis[0] + p[1] * axis[1])
  return Math.max(...values) - Math.min(...values)
}

/** A ring drawn in on all sides. */
export function inset(ring: Ring, gap: number): Ring {
  const centre = middle(ring)
  let out = ring
  for (let i = 0; i < ring.length && out.length >= 3; i++) {
    const a = ring[i]!
    const b = ring[(i + 1) % ring.length]!
    const [dx, dy] = direction(a, b)
    const half = between(a, b, 0.5)
    const side = (centre[0] - half[0]) * -dy + (centre[1] - half[1]) * dx > 0 ? 1 : -1
    const inwards: Point = [-dy * side, dx * side]
    const through: Point = [a[0] + inwards[0] * gap, a[1] + inwards[1] * gap]
    out = clip(out, through, [-inwards[0], -inwards[1]])
  }
  return out
}
