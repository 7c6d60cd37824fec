import type { Point } from '@estafette/maps/geometry'
import type { PlaceShape } from '../../map-view/feed.ts'

/** Sets of hexes as paths: one thing to draw, however many there are. */
export interface HexOutlines {
  /** The outlines of hexes. */
  outlines(hexes: readonly number[]): string
  /** The outlines of hexes drawn smaller, inside their hexsides. */
  insides(hexes: readonly number[], scale: number): string
  /** The border around a set of hexes: the hexsides between it and the rest. */
  border(hexes: readonly number[]): string
  /** Everything but these hexes, for a veil over the rest of the sheet. */
  outside(hexes: readonly number[], width: number, height: number): string
}

/** What a hex map tells of its hexes; corners and neighbours go round the same way. */
export interface HexShapes {
  readonly shapes: readonly PlaceShape[]
  readonly corners: readonly (readonly Point[])[]
  readonly neighbours: ArrayLike<number> // six by hex, negative beyond the edge
}

export function hexOutlines({ shapes, corners, neighbours }: HexShapes): HexOutlines {
  const outlines = (hexes: readonly number[]): string =>
    hexes.map((hex) => shapes[hex]!.path).join('')
  return {
    outlines,
    insides: (hexes, scale) =>
      hexes
        .map((hex) => {
          const { x, y } = shapes[hex]!.label
          const points = corners[hex]!.map(([cx, cy]) =>
            [x + (cx - x) * scale, y + (cy - y) * scale].map(round).join(' '),
          )
          return `M${points.join('L')}Z`
        })
        .join(''),
    border(hexes) {
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
    },
    outside: (hexes, width, height) => `M0 0H${width}V${height}H0Z${outlines(hexes)}`,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
