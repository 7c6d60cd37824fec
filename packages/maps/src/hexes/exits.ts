import { escaped } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'
import { edgesOf, outside } from './margin/edges.ts'
import type { MapEdge } from './source.ts'

const GAP = { bare: 26, bordered: 38 } // from the surface to the foot of the letters
const TURN: Readonly<Record<MapEdge, number>> = { top: 0, bottom: 0, left: -90, right: 90 }
const FOOT: Readonly<Record<MapEdge, number>> = { top: 0, bottom: 8, left: 0, right: 0 }

/** Where the roads lead that leave the map, outside the frame. */
export function drawExits({ source, lattice, surface }: HexGround): string {
  const { cellOfId } = lattice
  const bordered = new Set(
    source.borders.flatMap(({ supply, entries }) => [
      ...supply.flatMap((hex) => edgesOf(lattice, cellOfId(hex))),
      ...entries.map(({ edge }) => edge),
    ]),
  )
  return source.exits
    .map(({ hex, direction, to }) => {
      if (to === null || typeof direction !== 'string') return ''
      const gap = bordered.has(direction) ? GAP.bordered : GAP.bare
      const [x, y] = outside(lattice.centreOf(cellOfId(hex)), direction, gap, surface)
      return `<text class="hm-exit m-at-middle" transform="translate(${Math.round(x)} ${Math.round(y + FOOT[direction])}) rotate(${TURN[direction]})">${escaped(to)}</text>`
    })
    .join('')
}
