import type { Point, Rect, Size } from './camera.ts'

/** A sign that is to stand by something: a stack, or a point of the ground. */
export interface WantedSign {
  readonly kind: string
  readonly count: number // units it is about
  readonly isPart: boolean // of a stack, so that it says how many
  readonly at: Point // of the stack, or where it would stand by itself
  readonly half: Size | null // half of the stack, null for none
  readonly place: number
  readonly side: number
}

/** A sign on the map. */
export interface PlacedSign {
  readonly kind: string
  readonly count: number
  readonly isShown: boolean // the count
  readonly at: Point
  readonly box: Rect
  readonly from: readonly WantedSign[] // several where they stood too close to be told apart
}

type Corner = readonly [x: number, y: number]

const RIGHT: readonly Corner[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
]
const LEFT: readonly Corner[] = RIGHT.map(([x, y]) => [-x, y])
const BELOW: readonly Corner[] = [
  [0, 1],
  [0, 1.6],
  [0, -1],
]
const leftFirst: ReadonlySet<string> = new Set(['refit', 'trucks', 'riding', 'leader'])

const AIR = 0.5 // pixels between two signs
const TURNS = 12 // directions in which a free spot is looked for
const NEAR = 2.2 // sizes of a sign within which it still belongs where it stands
const MOST_RINGS = 60

/**
 * Where signs stand: at the corner that is theirs or the next that is free, never over one another.
 * Where stacks are closer together than signs are wide, the same sign of several stacks is one with
 * their number.
 */
export function signSpots(
  wanted: readonly WantedSign[],
  sizeOf: (kind: string, count: number | null) => Size, // in pixels
  unit: number, // map units to a pixel of these sizes
  shy: readonly Rect[] = [], // what they rather leave free
): readonly PlacedSign[] {
  const placed: PlacedSign[] = []
  const boxOf = (at: Point, size: Size): Rect => ({
    x: at.x - (size.width * unit) / 2,
    y: at.y - (size.height * unit) / 2,
    width: size.width * unit,
    height: size.height * unit,
  })
  const isFree = (box: Rect): boolean =>
    placed.every((other) => !overlaps(box, other.box, AIR * unit))
  const sizeFor = (sign: Pick<PlacedSign, 'kind' | 'count' | 'isShown'>): Size =>
    sizeOf(sign.kind, sign.isShown ? sign.count : null)
  const put = (sign: Omit<PlacedSign, 'at' | 'box'>, at: Point): void => {
    placed.push({ ...sign, at, box: boxOf(at, sizeFor(sign)) })
  }
  /** The nearest free spot round a point, as far out as it takes, or as is allowed. */
  const around = (at: Point, size: Size, most: number): Point | undefined => {
    const step = (Math.min(size.width, size.height) * unit) / 2
    for (let ring = 1; ring * step <= most; ring++) {
      for (let turn = 0; turn < TURNS; turn++) {
        const angle = (2 * Math.PI * turn) / TURNS
        const spot = {
          x: at.x + Math.cos(angle) * ring * step,
          y: at.y + Math.sin(angle) * ring * step,
        }
        if (isFree(boxOf(spot, size))) return spot
      }
    }
    return undefined
  }

  for (const one of wanted) {
    const sign = { kind: one.kind, count: one.count, isShown: one.isPart, from: [one] }
    const size = sizeFor(sign)
    const spots = spotsOf(one, size, unit)
    const free = spots.filter((spot) => isFree(boxOf(spot, size)))
    const clear = free.find((spot) => {
      const box = boxOf(spot, size)
      return shy.every((other) => !overlaps(box, other, 0))
    })
    const reach = NEAR * Math.max(size.width, size.height) * unit
    const spot = clear ?? free[0] ?? around(spots[0]!, size, reach)
    if (spot) {
      put(sign, spot)
      continue
    }
    const far = ({ at }: PlacedSign): number => Math.hypot(at.x - one.at.x, at.y - one.at.y)
    const alike = placed
      .filter((other) => other.kind === one.kind && far(other) < 2 * reach)
      .sort((a, b) => far(a) - far(b))[0]
    const merged = alike
      ? {
          kind: one.kind,
          count: alike.count + one.count,
          isShown: true,
          from: [...alike.from, one],
        }
      : sign
    if (alike) placed.splice(placed.indexOf(alike), 1)
    const from = alike?.at ?? spots[0]!
    const large = sizeFor(merged)
    const at = isFree(boxOf(from, large)) ? from : around(from, large, MOST_RINGS * reach)
    put(merged, at ?? from)
  }
  return placed
}

/** Where a sign would stand, the best spot first. */
function spotsOf(one: WantedSign, size: Size, unit: number): readonly Point[] {
  const { at, half } = one
  if (!half)
    return [at, ...RIGHT.map(([x, y]) => beside(at, { width: 0, height: 0 }, x, y, size, unit))]
  const corners = one.kind === 'spent' ? BELOW : leftFirst.has(one.kind) ? LEFT : RIGHT
  return corners.map(([x, y]) => beside(at, half, x, y, size, unit))
}

/** Half over a corner, whole beside an edge. */
function beside(at: Point, half: Size, x: number, y: number, size: Size, unit: number): Point {
  const isCorner = x !== 0 && y !== 0
  const out = isCorner ? 0.12 : 0.55
  return {
    x: at.x + x * (half.width + size.width * unit * out),
    y: at.y + y * (half.height + size.height * unit * out),
  }
}

function overlaps(one: Rect, other: Rect, air: number): boolean {
  return (
    one.x < other.x + other.width + air &&
    other.x < one.x + one.width + air &&
    one.y < other.y + other.height + air &&
    other.y < one.y + one.height + air
  )
}
