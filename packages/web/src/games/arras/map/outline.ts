import type { AreaEdge, Piece } from '@estafette/maps'
import type { Polyline, Point } from '@estafette/maps/geometry'
import { follow, pathWriter } from '@estafette/maps/path'

export type { AreaEdge, Piece }

/** The points of a piece in the order of the outline. */
export function pointsOf(piece: Piece, edges: readonly AreaEdge[]): Polyline {
  if ('points' in piece) return piece.points
  const { line } = edges[piece.edge]!
  return piece.isReversed ? [...line].reverse() : line
}

/** The outline as path data; edges between places are curved as they are drawn, the rest straight. */
export function outlinePath(pieces: readonly Piece[], edges: readonly AreaEdge[]): string {
  const writer = pathWriter(1)
  pieces.forEach((piece, index) => {
    const points = pointsOf(piece, edges)
    if (index === 0) writer.move(points[0]!)
    if ('points' in piece) for (const p of points.slice(1)) writer.line(p)
    else follow(writer, points)
  })
  return writer.close().data()
}

/** All the points of an outline, once each. */
export function outlineRing(
  pieces: readonly Piece[],
  edges: readonly AreaEdge[],
): readonly Point[] {
  return pieces.flatMap((piece) => {
    const points = pointsOf(piece, edges)
    return 'points' in piece && pieces.length === 1 ? points : points.slice(0, -1)
  })
}
