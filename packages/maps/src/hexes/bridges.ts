import { direction, type Point } from '../geometry.ts'
import { pathWriter } from '../path.ts'
import { addBridge, apart, crossings, type Crossing } from '../pieces/bridges.ts'
import { path } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'

const ENDS = { flare: 1.7, splay: 3, lip: 0.5 }
const APART = 16 // two roads that cross side by side share a bridge

/** A place where a road crosses a river. */
export interface Bridge extends Crossing {
  readonly isWide: boolean
  readonly isMain: boolean
}

/** Every crossing of a road and a river, and the bridges of the data that bear no road. */
export function bridgesOn({ source, lattice, roads, rivers, surface }: HexGround): Bridge[] {
  const isOnMap = ([x, y]: Point) =>
    x > surface.left && x < surface.right && y > surface.top && y < surface.bottom
  const crossed = roads.flatMap(({ kind, way }) =>
    rivers.flatMap((river) =>
      crossings(way, river.way, 0).map((one) => ({
        ...one,
        isWide: river.isWide,
        isMain: kind === 'main',
      })),
    ),
  )
  const alone = source.bridges.map(([a, b]): Bridge => {
    const [from, to] = [lattice.cellOfId(a), lattice.cellOfId(b)]
    const isWide = source.rivers.some(
      (river) => river.isWide && river.sides.some((side) => side.includes(a) && side.includes(b)),
    )
    return {
      at: lattice.sideMiddle(from, lattice.directionTo(from, to)),
      along: direction(lattice.centreOf(from), lattice.centreOf(to)),
      isWide,
      isMain: false,
    }
  })
  return apart(
    [...crossed, ...alone].filter(({ at }) => isOnMap(at)),
    APART,
  )
}

/** Decks and flared parapets. */
export function drawBridges(ground: HexGround): string {
  const decks = pathWriter(1)
  const parapets = pathWriter(1)
  const { half, reach } = ground.look.bridges
  for (const { isWide, isMain, ...one } of bridgesOn(ground))
    addBridge(parapets, decks, one, {
      half: isMain ? half.main : half.minor,
      reach: isWide ? reach.wide : reach.narrow,
      ...ENDS,
    })
  return path('cm-deck', decks) + path('m-parapet', parapets)
}
