import { direction, type Point } from '../geometry.ts'
import { pathWriter } from '../path.ts'
import { addBridge, apart, crossings, type Crossing } from '../pieces/bridges.ts'
import { path } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'

const ENDS = { flare: 1.7, splay: 3, lip: 0.5 }
const APART = 16 // two ways that cross side by side share a bridge
const CROSS = 6 // half of the cross over a blown one

/** A place where a way crosses a river. */
export interface Bridge extends Crossing {
  readonly isWide: boolean
  readonly isMain: boolean
  readonly isBlown: boolean
}

/** The bridges of the data, and one wherever a road or railway crosses a river. */
export function bridgesOn(ground: HexGround): Bridge[] {
  const { source, surface } = ground
  const isOnMap = ([x, y]: Point) =>
    x > surface.left && x < surface.right && y > surface.top && y < surface.bottom
  const ways = [
    ...ground.roads.map(({ kind, way }) => ({ way, isMain: kind === 'main' })),
    ...ground.railways.map(({ way }) => ({ way, isMain: true })),
  ]
  const crossed = ways.flatMap(({ way, isMain }) =>
    ground.rivers.flatMap(({ isWide, way: river }) =>
      crossings(way, river, 0).map((one) => ({ ...one, isWide, isMain, isBlown: false })),
    ),
  )
  const given = source.bridges.map(({ a, b, isBlown }) => ({
    ...crossingOf(ground, a, b),
    isMain: true,
    isBlown,
  }))
  return apart(
    [...given, ...crossed].filter(({ at }) => isOnMap(at)),
    APART,
  )
}

/** Where a way from one hex to the next crosses the river between them, which leaves their side. */
export function crossingOf(
  { source, lattice, rivers }: HexGround,
  a: string,
  b: string,
): Crossing & { readonly isWide: boolean } {
  const [from, to] = [lattice.cellOfId(a), lattice.cellOfId(b)]
  const [left, right] = [lattice.centreOf(from), lattice.centreOf(to)]
  const river = source.rivers.find(({ sides }) =>
    sides.some((side) => side.includes(a) && side.includes(b)),
  )
  const drawn = rivers
    .filter(({ name }) => name === river?.name)
    .flatMap(({ way }) => crossings([left, right], way, 0))
  return {
    at: drawn[0]?.at ?? lattice.sideMiddle(from, lattice.directionTo(from, to)),
    along: direction(left, right),
    isWide: river?.isWide ?? false,
  }
}

/** Decks and flared parapets; of a blown bridge the two stubs, and a cross. */
export function drawBridges(ground: HexGround): string {
  const decks = pathWriter(1)
  const parapets = pathWriter(1)
  const crosses = pathWriter(1)
  const { half, reach } = ground.look.bridges
  for (const { isWide, isMain, isBlown, ...one } of bridgesOn(ground)) {
    const sizes = {
      half: isMain ? half.main : half.minor,
      reach: isWide ? reach.wide : reach.narrow,
      ...ENDS,
    }
    if (!isBlown) {
      addBridge(parapets, decks, one, sizes)
      continue
    }
    const stub = { ...sizes, reach: sizes.reach * 0.3 }
    for (const way of [-1, 1]) {
      const shift = way * sizes.reach * 0.85
      const at: Point = [one.at[0] + one.along[0] * shift, one.at[1] + one.along[1] * shift]
      addBridge(parapets, decks, { at, along: one.along }, stub)
    }
    for (const side of [-1, 1])
      crosses
        .move([one.at[0] - CROSS, one.at[1] - side * CROSS])
        .line([one.at[0] + CROSS, one.at[1] + side * CROSS])
  }
  const blown = crosses.data() === '' ? '' : path('hm-blown', crosses)
  return path('hm-deck', decks) + path('m-parapet', parapets) + blown
}
