import { between, type Polyline, type Point } from '../geometry.ts'
import type { HexLattice } from '../lattice.ts'
import { alongCurve } from '../pieces/curves.ts'
import { overEdge } from './roads.ts'
import type { HexSource, MapEdge } from './source.ts'

const APART = 13 // from a road over the same side, or through the same hex

/** A railway as drawn. */
export interface Railway {
  readonly line: Polyline
  readonly way: Polyline // points along its curve
}

/** The railways through the middles of sides and hexes, beside the road where there is one. */
export function railwaysOf(source: HexSource, lattice: HexLattice): readonly Railway[] {
  const { cellOfId, centreOf, directionTo, sideMiddle } = lattice
  const linked = new Set(
    source.roads.flatMap(({ hexes }) => hexes.slice(1).map((hex, i) => key(hexes[i]!, hex))),
  )
  const onRoad = new Set(source.roads.flatMap(({ hexes }) => hexes))

  return source.railways.map((hexes) => {
    const passes = hexes.slice(1).map((next, i) => {
      const cell = cellOfId(hexes[i]!)
      const middle = sideMiddle(cell, directionTo(cell, cellOfId(next)))
      return linked.has(key(hexes[i]!, next)) ? alongSide(centreOf(cell), middle) : middle
    })
    const points = hexes.flatMap((id, i): Point[] => {
      const centre = centreOf(cellOfId(id))
      const middle = onRoad.has(id) ? shifted(centre, hexes, i) : centre
      const [before, after] = [passes[i - 1], passes[i]]
      // A line takes its bends wide.
      const here = before && after ? between(middle, between(before, after, 0.5), 0.5) : middle
      return after ? [here, after] : [here]
    })
    const line = [
      ...runOff(points[0]!, source, lattice).reverse(),
      ...points,
      ...runOff(points.at(-1)!, source, lattice),
    ]
    return { line, way: alongCurve(line) }
  })

  /** To the right of the way the line takes through a hex. */
  function shifted([x, y]: Point, hexes: readonly string[], i: number): Point {
    const from = centreOf(cellOfId(hexes[i - 1] ?? hexes[i]!))
    const to = centreOf(cellOfId(hexes[i + 1] ?? hexes[i]!))
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    return [x - dy * APART, y + dx * APART]
  }

  /** Along the side, to the right of the way over it. */
  function alongSide([x, y]: Point, [mx, my]: Point): Point {
    const length = Math.hypot(mx - x, my - y)
    return [mx - ((my - y) / length) * APART, my + ((mx - x) / length) * APART]
  }
}

/** The end of a line taken over the edge of the map, if it lies there. */
function runOff(end: Point, { surface }: HexSource, { shape }: HexLattice): Point[] {
  const gaps: readonly (readonly [MapEdge, number])[] = [
    ['left', end[0] - surface.left],
    ['right', surface.right - end[0]],
    ['top', end[1] - surface.top],
    ['bottom', surface.bottom - end[1]],
  ]
  const [edge, gap] = gaps.reduce((a, b) => (b[1] < a[1] ? b : a))
  const reach = (edge === 'left' || edge === 'right' ? shape.halfWidth : 2 * shape.halfHeight) + 2
  return gap > reach + APART ? [] : [...overEdge(end, edge, surface)]
}

function key(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}
