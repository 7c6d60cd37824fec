import { escaped } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'
import type { MapEdge } from './source.ts'

const GAP = 27 // from the surface to the foot of the letters
const TURN: Readonly<Record<MapEdge, number>> = { top: 0, bottom: 0, left: -90, right: 90 }
const FOOT: Readonly<Record<MapEdge, number>> = { top: 0, bottom: 8, left: 0, right: 0 }

/** Where the roads lead that leave the map, outside the frame. */
export function drawExits({ source, lattice, surface }: HexGround): string {
  return source.exits
    .map(({ hex, direction, to }) => {
      if (to === null || typeof direction !== 'string') return ''
      const [x, y] = lattice.centreOf(lattice.cellOfId(hex))
      const at = {
        top: [x, surface.top - GAP],
        bottom: [x, surface.bottom + GAP],
        left: [surface.left - GAP, y],
        right: [surface.right + GAP, y],
      }[direction]
      return `<text class="hm-exit m-at-middle" transform="translate(${Math.round(at[0]!)} ${Math.round(at[1]! + FOOT[direction])}) rotate(${TURN[direction]})">${escaped(to)}</text>`
    })
    .join('')
}
