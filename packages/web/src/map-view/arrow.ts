import type { Plan } from '@estafette/kernel'
import type { Point } from './camera.ts'
import { isHex, type Pile, type PlaceShape, marchOf } from './feed.ts'

const HALF = 36 // of a stack, with its brackets
const HEAD = 32 // length of the head, which must not lie on a stack
const CLEAR = 40 // how far an arrow keeps from an identifier
const WIDE = [-54, -18, 18, 54] // along a name or a pill
const NEARER = 12 // to a name
const NAME_BELOW = 36 // its identifier
const BENDS = [0, 0.16, -0.16, 0.3, -0.3, 0.5, -0.5] // of its length, to one side or the other

/** An arrow: its shaft as a curve, and where and how its head lies. */
export interface Arrow {
  readonly shaft: string
  readonly tip: Point
  readonly angle: number // degrees
}

/** The arrows of an attack: from the stacks that make it to the stack that it is made on. */
export function arrowsOf(
  plan: Plan,
  piles: readonly Pile[],
  places: readonly PlaceShape[],
  pills: readonly Point[] = [],
): readonly Arrow[] {
  const pileOf = (unit: number): Pile | undefined => piles.find(({ units }) => units.includes(unit))
  const own = pileOf(plan.units[0]!)
  if (!own) return []
  const from = new Set([own])
  for (const unit of plan.helpers ?? []) {
    const pile = pileOf(unit)
    if (pile) from.add(pile)
  }
  const enemy = piles.find(({ place, side }) => place === plan.place && side !== own.side)
  const to = enemy?.at ?? places[plan.place]!.label
  const { labels, names } = writtenOn(places)
  const marks = [...labels, ...pills.flatMap(wide)]
  // Whoever marches first attacks from where the march ends.
  const march = marchOf(plan)
  const startOf = (pile: Pile): Point =>
    march && pile === own ? places[march.place]!.label : pile.at
  return [...from].flatMap((pile) => arrowBetween(startOf(pile), to, marks, names) ?? [])
}

/** Where identifiers stand, and points along the names below them; hexes have none of these. */
export function writtenOn(places: readonly PlaceShape[]): {
  readonly labels: readonly Point[]
  readonly names: readonly Point[]
} {
  const labels = places.flatMap((place) => (isHex(place) ? [] : [place.label]))
  return { labels, names: labels.flatMap(({ x, y }) => wide({ x, y: y + NAME_BELOW })) }
}

/** From the edge of one stack to the edge of another, past what is written; null where they touch. */
export function arrowBetween(
  from: Point,
  to: Point,
  labels: readonly Point[],
  names: readonly Point[] = [], // to which it may come nearer
): Arrow | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < 2 * HALF + HEAD) return null
  const isNear = ({ x, y }: Point): boolean =>
    Math.abs(x - (from.x + to.x) / 2) < length && Math.abs(y - (from.y + to.y) / 2) < length
  const near = labels.filter(isNear)
  const nearNames = names.filter(isNear)
  /** The turning point of a curve that is bent by so much of its length. */
  const turn = (bend: number): Point => ({
    x: (from.x + to.x) / 2 - dy * bend,
    y: (from.y + to.y) / 2 + dx * bend,
  })
  /** How near it comes to anything written; beyond some distance it does not matter. */
  const clearance = (bend: number): number => {
    const by = turn(bend)
    const points = [0.2, 0.35, 0.5, 0.65, 0.8, 0.9].map((t) => onCurve(from, by, to, t))
    const gaps = points.flatMap((p) => {
      const far = ({ x, y }: Point): number => Math.hypot(x - p.x, y - p.y)
      return [...near.map(far), ...nearNames.map((point) => far(point) + NEARER)]
    })
    return Math.min(CLEAR, ...gaps)
  }
  const by = turn(BENDS.reduce((best, bend) => (clearance(bend) > clearance(best) ? bend : best)))
  const start = edgeOf(from, by)
  const tip = edgeOf(to, by)
  const angle = Math.atan2(to.y - by.y, to.x - by.x)
  const neck = { x: tip.x - 30 * Math.cos(angle), y: tip.y - 30 * Math.sin(angle) }
  const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`
  return {
    shaft: `M${at(start)}Q${at(by)} ${at(neck)}`,
    tip: { x: Math.round(tip.x), y: Math.round(tip.y) },
    angle: Math.round((angle * 180) / Math.PI),
  }
}

/** Points along something written. */
function wide({ x, y }: Point): readonly Point[] {
  return WIDE.map((by) => ({ x: x + by, y }))
}

function onCurve(from: Point, by: Point, to: Point, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y }
}

/** The point of the edge of a stack that looks towards another point. */
function edgeOf(stack: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - stack.x, towards.y - stack.y]
  const share = HALF / Math.max(Math.abs(dx), Math.abs(dy), 1)
  return { x: stack.x + dx * share, y: stack.y + dy * share }
}
