import type { Plan } from '@estafette/kernel'
import type { Point, Rect } from './camera.ts'
import { isHex, type Pile, type PlaceShape } from './feed.ts'

/** How large a pill is in map units, before it grows with the distance. */
export const PILL = { move: { width: 58, height: 32 }, attack: { width: 94, height: 36 } } as const

/** How much larger the pill of the target is that is meant. */
export const AIMED = 1.22

const FAR = 1.5 // growth of pills from which labels grow, too
const LABEL = 1.4
const COUNTER = 70 // side of a stack with its marks
const STRAY = 3000 // the same for a spot that is nearer to a stack of another place
const LATER = 120 // square units covered that the next best spot must spare
const NAME = { width: 132, height: 30, below: 36 } // of a place, under its identifier

/** Where the pills of plans stand: by their place, over as little of anything else as possible. */
export function pillSpots(
  plans: readonly Plan[],
  places: readonly PlaceShape[],
  piles: readonly Pile[],
  growth: number,
  widths: Readonly<Record<Plan['kind'], number>> = {
    move: PILL.move.width,
    attack: PILL.attack.width,
  },
): readonly Point[] {
  const label = growth >= FAR ? LABEL : 1
  const taken: Rect[] = [
    ...piles.map(({ at }) => around(at, COUNTER, COUNTER)),
    ...places.flatMap((place) => labelBoxes(place, label)),
  ]
  return plans.map((plan) => {
    const most = growth * (plan.kind === 'attack' ? AIMED : 1) // aiming must not cover anything
    const size = { width: widths[plan.kind] * most, height: PILL[plan.kind].height * most }
    const shape = places[plan.place]!
    const spots = candidates(shape, size.width, size.height, label)
    const near = taken.filter((box) => isNear(box, shape.label))
    const own = piles.filter(({ place }) => place === plan.place)
    const others = piles.filter(({ place }) => place !== plan.place)
    /** Whether it would be taken for the pill of another place. */
    const isStray = (at: Point): boolean => {
      const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y)
      const nearest = Math.min(far(shape.label), ...own.map((pile) => far(pile.at)))
      return others.some((pile) => far(pile.at) < nearest)
    }
    const costs = spots.map((at, index) => {
      const pill = around(at, size.width, size.height)
      const rank = index * LATER + (isStray(at) ? STRAY : 0)
      return near.reduce((sum, box) => sum + shared(pill, box), rank)
    })
    const best = spots[costs.indexOf(Math.min(...costs))]!
    taken.push(around(best, size.width, size.height))
    return { x: Math.round(best.x), y: Math.round(best.y) }
  })
}

/** Above the identifier, beside it, under the name; on a hex round the counter. */
function candidates(
  shape: PlaceShape,
  width: number,
  height: number,
  label: number,
): readonly Point[] {
  const { x, y } = shape.label
  const up = (isHex(shape) ? COUNTER / 2 : 25 * label) + height / 2
  const left = (isHex(shape) ? COUNTER / 2 : 27 * label) + width / 2
  const right = isHex(shape) ? left : left + 24 * label // the terrain stands there
  const down = isHex(shape) ? up : (NAME.below + NAME.height / 2) * label + height / 2
  return [
    { x, y: y - up },
    { x: x - left, y },
    { x: x + right, y },
    { x: x - width / 2, y: y - up },
    { x: x + width / 2, y: y - up },
    { x, y: y + down },
    { x: x - left, y: y - height * 0.7 },
    { x: x + right, y: y - height * 0.7 },
  ]
}

/** The identifier with its terrain, and the name below it. */
function labelBoxes(shape: PlaceShape, label: number): readonly Rect[] {
  if (isHex(shape)) return []
  const { x, y } = shape.label
  return [
    { x: x - 22 * label, y: y - 22 * label, width: 68 * label, height: 44 * label },
    around({ x, y: y + NAME.below * label }, NAME.width * label, NAME.height * label),
  ]
}

function around({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function isNear({ x, y, width, height }: Rect, at: Point): boolean {
  return Math.abs(x + width / 2 - at.x) < 300 && Math.abs(y + height / 2 - at.y) < 300
}

/** The area that two boxes share. */
function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}
