import type { Point, Ring } from '../geometry.ts'
import type { Cell, HexLattice } from '../lattice.ts'

/** The outlines of all hexes that belong together, as rings of hex corners; holes run backwards. */
export function outlinesOf(
  { cornersOf, idOf, neighbourOf }: HexLattice,
  cells: readonly Cell[],
  belongs: (cell: Cell) => boolean,
): Ring[] {
  const known = new Set(cells.map(idOf))
  const isIn = (cell: Cell) => known.has(idOf(cell)) && belongs(cell)
  const next = new Map<string, { from: Point; to: Point }>()
  for (const cell of cells) {
    if (!belongs(cell)) continue
    const corners = cornersOf(cell)
    for (let side = 0; side < 6; side++) {
      if (isIn(neighbourOf(cell, side))) continue
      const [from, to] = [corners[side]!, corners[(side + 1) % 6]!]
      next.set(key(from), { from, to })
    }
  }
  const rings: Ring[] = []
  for (const start of next.keys()) {
    if (!next.has(start)) continue
    const ring: Point[] = []
    let at = start
    while (next.has(at)) {
      const { from, to } = next.get(at)!
      next.delete(at)
      ring.push(from)
      at = key(to)
    }
    rings.push(ring)
  }
  return rings
}

/** Sides of hexes joined into lines from corner to corner, as long as they go. */
export function linesOf(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const ends = new Map<string, { at: Point; to: Point[] }>()
  const link = (a: Point, b: Point) => {
    const known = ends.get(key(a)) ?? { at: a, to: [] }
    known.to.push(b)
    ends.set(key(a), known)
  }
  for (const [a, b] of sides) {
    link(a, b)
    link(b, a)
  }
  const lines: Point[][] = []
  const starts = [...ends.values()].sort(
    (p, q) => (p.to.length % 2 ? 0 : 1) - (q.to.length % 2 ? 0 : 1),
  )
  for (const start of starts) {
    while (start.to.length > 0) {
      const line: Point[] = [start.at]
      let here = start
      while (here.to.length > 0) {
        const to = here.to.shift()!
        const there = ends.get(key(to))!
        there.to.splice(
          there.to.findIndex((p) => key(p) === key(here.at)),
          1,
        )
        line.push(to)
        here = there
      }
      lines.push(line)
    }
  }
  return lines
}

/** A corner by name: two hexes reach the same one by different sums. */
function key([x, y]: Point): string {
  return `${Math.round(x * 100)} ${Math.round(y * 100)}`
}
