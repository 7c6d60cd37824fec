import { standardBoard } from '@estafette/celles/screen'
import { shapes } from './map/print.ts'
import { cellOf, cornersOf } from './map/grid.ts'

const { hexCount: HEX_COUNT, neighbours } = standardBoard

const corners = Array.from({ length: HEX_COUNT }, (_, hex) => cornersOf(cellOf(hex)))

/** The outlines of hexes as one path: one thing to draw, however many there are. */
export function outlines(hexes: readonly number[]): string {
  return hexes.map((hex) => shapes[hex]!.path).join('')
}

/** The outlines of hexes drawn smaller, inside their hexsides. */
export function insides(hexes: readonly number[], scale: number): string {
  return hexes
    .map((hex) => {
      const { x, y } = shapes[hex]!.label
      const points = corners[hex]!.map(([cx, cy]) =>
        [x + (cx - x) * scale, y + (cy - y) * scale].map(round).join(' '),
      )
      return `M${points.join('L')}Z`
    })
    .join('')
}

/** The border around a set of hexes: the hexsides between it and the rest. */
export function border(hexes: readonly number[]): string {
  const inside = new Set(hexes)
  return hexes
    .flatMap((hex) =>
      [0, 1, 2, 3, 4, 5]
        .filter((side) => !inside.has(neighbours[hex * 6 + side]!))
        .map((side) => {
          const [ax, ay] = corners[hex]![side]!
          const [bx, by] = corners[hex]![(side + 1) % 6]!
          return `M${ax} ${ay}L${bx} ${by}`
        }),
    )
    .join('')
}

/** Everything but these hexes, for a veil over the rest of the sheet. */
export function outside(hexes: readonly number[], width: number, height: number): string {
  return `M0 0H${width}V${height}H0Z${outlines(hexes)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
