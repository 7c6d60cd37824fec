import { between, clip, closed, direction, middle, resample, ringArea } from '../geometry.ts'
import type { Point, Ring } from '../geometry.ts'
import { addRing, addSmoothRing, pathWriter } from '../path.ts'
import { path, shared, use, type Drawn } from './markup.ts'
import { seeded, within, type Random } from './noise.ts'
import { source } from './source.ts'

const BLOCK = 74 // square units; larger ones are cut again
const STREET = 0.85 // half its width

/** Cities: blocks of houses between streets, some with a court, inside a ring of boulevards. */
export function drawTowns(): Drawn {
  const ground = pathWriter(1)
  const blocks = pathWriter(1)
  const courts = pathWriter(1)
  for (const { name, outline } of source.urban) {
    const random = seeded(`town ${name}`)
    addSmoothRing(ground, resample(closed(outline), 20).slice(0, -1))
    const square = middle(outline)
    for (const block of cut(outline, random, 0)) {
      const at = middle(block)
      // The market place stays open.
      if (Math.abs(at[0] - square[0] - 12) < 6 && Math.abs(at[1] - square[1] + 12) < 5) continue
      const house = inset(block, STREET)
      if (house.length < 3 || Math.abs(ringArea(house)) < 9) continue
      addRing(blocks, house)
      const court = inset(house, 2.3)
      if (court.length >= 3 && Math.abs(ringArea(court)) > 7) addRing(courts, court)
    }
  }
  return {
    defs: shared('town', ground),
    markup: [
      use('town', 'm-town-edge'),
      use('town', 'm-town'),
      path('m-block', blocks),
      path('m-court', courts),
    ].join(''),
  }
}

/** Cuts a ring across its longer side again and again, never quite in the middle or square. */
function cut(ring: Ring, random: Random, depth: number): Ring[] {
  if (ring.length < 3) return []
  if (Math.abs(ringArea(ring)) < BLOCK * within(random, 0.7, 1.5) || depth > 9) return [ring]
  const centre = middle(ring)
  const axis = longSide(ring)
  const turn = within(random, -0.1, 0.1)
  const normal: Point = [axis[0] - axis[1] * turn, axis[1] + axis[0] * turn]
  const shift = within(random, -1.6, 1.6)
  const through: Point = [centre[0] + axis[0] * shift, centre[1] + axis[1] * shift]
  return [
    ...cut(clip(ring, through, normal), random, depth + 1),
    ...cut(clip(ring, through, [-normal[0], -normal[1]]), random, depth + 1),
  ]
}

/** The long side of the tightest box around a ring. */
function longSide(ring: Ring): Point {
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
function inset(ring: Ring, gap: number): Ring {
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
