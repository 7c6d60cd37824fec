import type { Polyline, Point, Ring } from '../geometry.ts'
import type { AreaEdge, PlaceSource } from './source.ts'

/** One piece of an outline: an edge by its number, run either way, or straight points of the frame. */
export type Piece =
  | { readonly edge: number; readonly isReversed: boolean }
  | { readonly points: Polyline }

/** The outline of a place as pieces in order, so that neighbours share their edge to the hair. */
export function piecesOf(
  { id, outline }: PlaceSource,
  edges: readonly AreaEdge[],
): readonly Piece[] {
  const found = edges.flatMap((edge, index) => {
    if (edge.a !== id && edge.b !== id) return []
    const forward = runStart(outline, edge.line)
    if (forward !== null) return [{ start: forward, edge: index, isReversed: false }]
    const backward = runStart(outline, [...edge.line].reverse())
    if (backward !== null) return [{ start: backward, edge: index, isReversed: true }]
    throw new Error(`the edge ${edge.a}-${edge.b} is not on the outline of ${id}`)
  })
  if (found.length === 0) return [{ points: outline }]
  found.sort((x, y) => x.start - y.start)
  const size = outline.length
  return found.flatMap(({ start, edge, isReversed }, i) => {
    const next = found[(i + 1) % found.length]!.start
    const end = start + edges[edge]!.line.length - 1
    const gap = (((next - end) % size) + size) % size
    const frame = Array.from({ length: gap + 1 }, (_, n) => outline[(end + n) % size]!)
    return gap === 0 ? [{ edge, isReversed }] : [{ edge, isReversed }, { points: frame }]
  })
}

function runStart(ring: Ring, line: Polyline): number | null {
  const same = (p: Point, q: Point) => p[0] === q[0] && p[1] === q[1]
  for (let start = 0; start < ring.length; start++)
    if (line.every((p, i) => same(p, ring[(start + i) % ring.length]!))) return start
  return null
}
