import {
  hexesWithWorks,
  spanOf,
  entrenchmentAt,
  BUILDING,
  DIGGING,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { SignShape } from '../../../counters/signs.tsx'
import type { PlaceSign } from '../../../map-view/feed.ts'
import { sideClass } from '../../../screen/screen.ts'
import { SCALE } from './grid.ts'
import type { BattlePrint } from './print.ts'

const WORKS = { x: -25.5, y: -25 } // of a hex, in units of the drawing
const PLANE = { x: 27, y: 6 }

/** Works that protect. */
export const works: SignShape = {
  Art: () => (
    <g class="bz-sign" transform="scale(.78)">
      <path class="bz-shield" d="M-9-6.8h18v7.6q0 4.6-9 7.6q-9-3-9-7.6z" />
      <text class="bz-shield-text" y="3.8">
        +2
      </text>
    </g>
  ),
  width: 15.4,
  height: 13.2,
}

/** Works, or a bridge, that will be there later. */
export const later: SignShape = {
  Art: () => (
    <g class="bz-sign" transform="scale(.75)">
      <circle class="bz-clock" r="8" />
      <path class="bz-sand" d="M-3.4-4.6h6.8L0 0zM-3.4 4.6h6.8L0 0z" />
      <path class="bz-sand-left" d="M-2.6 4.4h5.2L0 1.4z" />
    </g>
  ),
  width: 13.2,
  height: 13.2,
}

/** Aircraft of a side over their target. */
export const planeOf = (look: string): SignShape => ({
  Art: () => (
    <g class={`bz-sign bz-air ${look}`} transform="scale(.72)">
      <circle class="bz-plane-disc" r="8.6" />
      <path
        class="bz-plane"
        d="M0-6.4q1.1.6 1.1 3v1.2l5.4 2.2v1.7l-5.4-1v2.6l1.8 1.4v1.2L0 5.2l-2.9.7V4.7l1.8-1.4V.7l-5.4 1V0l5.4-2.2v-1.2q0-2.4 1.1-3z"
      />
    </g>
  ),
  width: 13.6,
  height: 13.6,
})

/** Shields of works, hourglasses of what is being built, a plane over each target. BLZ-ENT-1, BLZ-PON-4, BLZ-AIR-3 */
export function makePlaceSigns(id: string, { shapes, spanOf: spanBetween }: BattlePrint) {
  const planeShapes = [0, 1].map((side) => planeOf(sideClass(id, side)))
  return (s: BlitzState): readonly PlaceSign[] => {
    const { riverSides, hexIds, airSides, hexCount } = s.board
    const beside = (hex: number, { x, y }: typeof WORKS) => {
      const { label } = shapes[hex]!
      return { x: label.x + x * SCALE, y: label.y + y * SCALE }
    }
    const digs = hexesWithWorks(s).map((place): PlaceSign => {
      const isDug = entrenchmentAt(s, place) < DIGGING
      const at = beside(place, WORKS)
      return isDug
        ? { mark: 'works', place, at, shape: works }
        : { mark: 'digging', place, at, shape: later }
    })
    const bridges = Array.from(s.pontoons, (state, marker): PlaceSign[] => {
      if (state !== BUILDING) return []
      const [a, b] = riverSides[spanOf(s, marker)]!
      const span = spanBetween(hexIds[a]!, hexIds[b]!)
      if (!span) return []
      const at = { x: span.x * SCALE, y: span.y * SCALE }
      return [{ mark: 'bridging', place: a, at, shape: later }]
    }).flat()
    const seen = new Set<string>()
    const planes = Array.from(s.airPlace, (hex, air): PlaceSign[] => {
      const side = airSides[air]!
      const key = `${side} ${hex}`
      if (hex < 0 || hex >= hexCount || seen.has(key)) return []
      seen.add(key)
      const at = beside(hex, side === 0 ? PLANE : { x: -PLANE.x, y: PLANE.y })
      return [{ mark: `plane-${side}`, place: hex, at, shape: planeShapes[side]! }]
    }).flat()
    return [...digs, ...bridges, ...planes]
  }
}
