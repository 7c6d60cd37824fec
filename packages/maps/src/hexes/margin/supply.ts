import { between, distance, type Polyline, type Point } from '../../geometry.ts'
import { addLine, pathWriter } from '../../path.ts'
import { path } from '../../pieces/markup.ts'
import type { HexGround } from '../ground.ts'
import type { MapEdge } from '../source.ts'
import { drawChip, fuelCan } from './chips.ts'
import { EDGES, edgesOf, outside } from './edges.ts'
import { entrySpots } from './entries.ts'
import type { MarginSource, SupplySource } from './source.ts'

const BAND = { gap: 25, overlap: 34, joint: 5 }
const CHIPS_APART = 430
const CLEAR = 62 // of a chip from an arrow

/** A stretch of the map's edge that is a source of supply. */
export interface Band {
  readonly force: string
  readonly edge: MapEdge
  readonly hexes: readonly string[]
  readonly line: Polyline
}

/** Where bands run: off the surface, beyond the middle of the last hex, and half their width. */
export interface BandSizes {
  readonly gap: number
  readonly overlap: number
  readonly joint: number
}

/** Supply sources by force and edge. */
export function supplyBands(
  { lattice, surface }: HexGround,
  supply: readonly SupplySource[],
  { gap, overlap, joint }: BandSizes = BAND,
): readonly Band[] {
  const { cellOfId, centreOf } = lattice
  // A corner hex alone makes no band along its other edge.
  const along = (hexes: readonly string[], edge: MapEdge): readonly string[] => {
    const own = hexes.filter((id) => edgesOf(lattice, cellOfId(id)).includes(edge))
    return own.length < 2 ? [] : own
  }
  return supply.flatMap(({ force, hexes: all }) =>
    EDGES.flatMap((edge): Band[] => {
      const hexes = along(all, edge)
      if (hexes.length === 0) return []
      const line = [hexes[0]!, hexes[hexes.length - 1]!].map((id, end): Point => {
        const cell = cellOfId(id)
        const [x, y] = outside(centreOf(cell), edge, gap, surface)
        const isLevel = edge === 'top' || edge === 'bottom'
        const reach = end === 0 ? -overlap : overlap
        // Where the force goes on around the corner the two bands meet.
        const other = edgesOf(lattice, cell).find((one) => one !== edge)
        if (other !== undefined && along(all, other).length > 0) {
          const [cx, cy] = outside(centreOf(cell), other, gap + joint, surface)
          return isLevel ? [cx, y] : [x, cy]
        }
        return isLevel ? [x + reach, y] : [x, y + reach]
      })
      return [{ force, edge, hexes, line }]
    }),
  )
}

/** A band outside the frame along the hexes of each source, and whose it is. */
export function drawSupply(ground: HexGround, { forces, supply, entries }: MarginSource): string {
  const bands = supplyBands(ground, supply)
  const taken = entrySpots(ground, entries)
  return forces
    .map((force) => {
      const own = bands.filter((band) => band.force === force.id)
      if (own.length === 0) return ''
      const line = pathWriter()
      for (const band of own) addLine(line, band.line)
      return [
        path(`hm-supply hm-supply-edge-${force.id}`, line),
        path(`hm-supply hm-supply-${force.id}`, line),
        ...own.flatMap((band) => chipSpots(band.line, taken).map((at) => drawChip(force, at, CAN))),
      ].join('')
    })
    .join('')
}

/** Evenly along a band, each moved on until no arrow is in the way. */
function chipSpots(line: Polyline, taken: readonly Point[]): Point[] {
  const [from, to] = [line[0]!, line[line.length - 1]!]
  const length = distance(from, to)
  const count = Math.max(1, Math.round(length / CHIPS_APART))
  return Array.from({ length: count }, (_, n) => {
    const spots = [0, 50, -50, 100, -100, 150, -150, 200, 250].map((shift) =>
      between(from, to, (n + 0.5) / count + shift / length),
    )
    const free = spots.find((p) => taken.every((other) => distance(p, other) > CLEAR))
    const [x, y] = free ?? spots[0]!
    return [Math.round(x), Math.round(y)]
  })
}

const CAN = fuelCan(-10)
