import type { Point } from '@estafette/maps/geometry'
import type { Cell, HexLattice } from '@estafette/maps/lattice'
import type { Direction, PlaceShape } from '../../map-view/feed.ts'

/** The hexes of a map as the screen wants them, in the order of the game's numbers. */
export interface HexPlaces {
  readonly shapes: readonly PlaceShape[]
  readonly corners: readonly (readonly Point[])[]
  /**
   * The hex an arrow key leads to; the same one where there is none. A row of hexes is a zigzag:
   * sideways goes to the neighbour column and back up or down on the next step, so that the keys
   * lead along the row.
   */
  neighbour(hex: number, direction: Direction): number
}

/** The places of a lattice; both sides would stand in the middle of a hex. */
export function hexPlaces(lattice: HexLattice): HexPlaces {
  const cells = Array.from({ length: lattice.count }, (_, hex) => lattice.cellOf(hex))
  return {
    shapes: cells.map((cell) => {
      const [x, y] = lattice.centreOf(cell)
      const middle = { x, y }
      return { path: lattice.outlineOf(cell), label: middle, spots: [middle, middle] }
    }),
    corners: cells.map(lattice.cornersOf),
    neighbour(hex, direction) {
      const { column, row } = lattice.cellOf(hex)
      const next: Record<Direction, Cell> = {
        up: { column, row: row - 1 },
        down: { column, row: row + 1 },
        left: { column: column - 1, row },
        right: { column: column + 1, row },
      }
      const found = lattice.hexOf(next[direction])
      return found < 0 ? hex : found
    },
  }
}
