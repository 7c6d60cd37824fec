import type { LatticeShape } from '@estafette/maps/lattice'

/** How many map units of the screen a unit of the drawing is: a counter of 64 is one of 39 there. */
export const SCALE = 1.64

const RADIUS = 40
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2
const MARGIN = { left: 58, top: 58, right: 58, bottom: 132 }

/** A hex map of the series in units of its drawing: odd columns lie half a hex lower. */
export interface Grid {
  readonly shape: LatticeShape
  readonly surface: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  readonly sheet: { readonly width: number; readonly height: number }
}

/** The grid of so many columns and rows. */
export function gridOf(columns: number, rows: number): Grid {
  const { left, top } = MARGIN
  const right = left + Math.round(RADIUS * (1.5 * columns + 0.5))
  const bottom = top + Math.round(HALF_HEIGHT * (2 * rows + 1))
  return {
    shape: {
      columns,
      rows,
      firstColumn: 1,
      firstRow: 1,
      lower: 'odd',
      halfWidth: RADIUS,
      halfHeight: HALF_HEIGHT,
      shoulder: RADIUS / 2,
      left,
      top,
    },
    surface: { left, top, right, bottom },
    sheet: { width: right + MARGIN.right, height: bottom + MARGIN.bottom },
  }
}

/** The same grid as large as the screen draws it. */
export function enlarged({ shape }: Grid): LatticeShape {
  return {
    ...shape,
    halfWidth: shape.halfWidth * SCALE,
    halfHeight: shape.halfHeight * SCALE,
    shoulder: shape.shoulder * SCALE,
    left: shape.left * SCALE,
    top: shape.top * SCALE,
  }
}
