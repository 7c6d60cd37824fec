import { hexLattice, type LatticeShape } from '@estafette/maps/lattice'

export type { Cell } from '@estafette/maps/lattice'

/** The sheet: a hex 92 wide and 80 high takes a counter of 64, with margins for track and arrows. */
export const SHEET = { width: 2460, height: 1672 } as const
export const SURFACE = { left: 80, top: 92, right: 2380, bottom: 1492 } as const

/** Columns 01 to 33 and rows 00 to 16 of the printed map; even columns lie half a hex lower. */
export const SHAPE: LatticeShape = {
  columns: 33,
  rows: 17,
  firstColumn: 1,
  firstRow: 0,
  lower: 'even',
  halfWidth: 46,
  halfHeight: 40,
  shoulder: 23,
  left: SURFACE.left,
  top: SURFACE.top,
}

export const {
  count: HEX_COUNT,
  cellOf,
  hexOf,
  cellOfId,
  idOf,
  neighbourOf,
  directionTo,
  centreOf,
  cornersOf,
  sideMiddle,
  cellAt,
  outlineOf,
} = hexLattice(SHAPE)
