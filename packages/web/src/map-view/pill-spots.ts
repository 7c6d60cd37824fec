import type { Plan } from '@estafette/kernel'
import type { Point, Rect } from './camera.ts'
import { isHex, type Pile, type PlaceShape } from './feed.ts'

/** How large a pill is in map units, before it grows with the distance. */
export const PILL = { move: { width: 58, height: 32 }, attack: { width: 94, height: 36 } } as const

/** How much larger the pill of the target is that is meant. */
export const AIMED = 1.22

const USUAL: Readonly<Record<Plan['kind'], number>> = {
  move: PILL.move.width,
  attack: PILL.attack.width,
}
const FAR = 1.5 // growth of pills from which labels grow, too
const LABEL = 1.4
const COUNTER = 70 // side of a stack with its marks
const PLATE = 50 // height of a plate with its edge
const CASE = 5 // round a pill
const RINGS = 60
const TURNS = 24
const STRAY = 3000 // the same for a spot that is nearer to a stack of another place
const LATER = 120 // square units covered that the next best spot must spare
const NAME = { width: 132, height: 30, below: 36 } // of a place, under its identifier

/** A pill where it stands. */
export interface PillSpot extends Point {
  readonly target: Point | null // of the line that says whose it is, where that is not plain
}

/** What pills keep clear of, and how large they are. */
export interface PillRoom {
  readonly growth: number // with the distance
  readonly widths?: Readonly<Record<Plan['kind'], number>>
  readonly bounds?: Rect // of the map
  readonly shy?: readonly Rect[] // what they rather do not cover: signs
}

/**
 * Where the pills of plans stand: by their place, never over one another nor over counters of another
 * place, and over as little of anything else as possible. Where there is no room by its place, a pill
 * stands as near as it can.
 */
export function pillSpots(
  plans: readonly Plan[],
  places: readonly PlaceShape[],
  piles: readonly Pile[],
  { growth, widths = USUAL, bounds, shy = [] }: PillRoom,
): readonly PillSpot[] {
  const label = growth >= FAR ? LABEL : 1
  const high = growth >= FAR ? PLATE : COUNTER
  const soft: readonly Rect[] = [...shy, ...places.flatMap((place) => labelBoxes(place, label))]
  const pills: Rect[] = []
  return plans.map((plan) => {
    const most = growth * (plan.kind === 'attack' ? AIMED : 1) // aiming must not cover anything
    const size = {
      width: widths[plan.kind] * most + CASE,
      height: PILL[plan.kind].height * most + CASE,
    }
    const shape = places[plan.place]!
    const spots = candidates(shape, size.width, size.height, label)
    const near = soft.filter((box) => isNear(box, shape.label))
    const own = piles.filter(({ place }) => place === plan.place)
    const others = piles.filter(({ place }) => place !== plan.place)
    const ownBoxes = own.map(({ at }) => around(at, COUNTER, high))
    const hard = others.map(({ at }) => around(at, COUNTER, high))
    /** Whether it would be taken for the pill of another place. */
    const isStray = (at: Point): boolean => {
      const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y)
      const nearest = Math.min(far(shape.label), ...own.map((pile) => far(pile.at)))
      return others.some((pile) => far(pile.at) < nearest)
    }
    const isFree = (at: Point): boolean => {
      const pill = around(at, size.width, size.height)
      return (
        (!bounds || shared(pill, bounds) >= size.width * size.height - 1) &&
        [...pills, ...hard].every((box) => shared(pill, box) === 0)
      )
    }
    const free = spots.filter(isFree)
    const costs = free.map((at) => {
      const pill = around(at, size.width, size.height)
      const rank = spots.indexOf(at) * LATER + (isStray(at) ? STRAY : 0)
      return [...near, ...ownBoxes].reduce((sum, box) => sum + shared(pill, box), rank)
    })
    const beside = free[costs.indexOf(Math.min(...costs))]
    const best = beside ?? farther(shape.label, size.height, isFree) ?? spots[0]!
    pills.push(around(best, size.width, size.height))
    const at = { x: Math.round(best.x), y: Math.round(best.y) }
    const isPlain = beside !== undefined && !isStray(best)
    return { ...at, target: isPlain ? null : (own[0]?.at ?? shape.label) }
  })
}

/** The nearest spot that is free, round a place without any beside it. */
function farther(
  { x, y }: Point,
  height: number,
  isFree: (at: Point) => boolean,
): Point | undefined {
  const step = height / 3
  for (let ring = 3; ring < RINGS; ring++) {
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (2 * Math.PI * turn) / TURNS - Math.PI / 2
      const at = { x: x + Math.cos(angle) * ring * step, y: y + Math.sin(angle) * ring * step }
      if (isFree(at)) return at
    }
  }
  return undefined
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
