import type { Polyline, Point } from '../geometry.ts'

/** Points along the Catmull-Rom curve that is drawn through a line, for measuring. */
export function alongCurve(line: Polyline, steps = 6): Polyline {
  const out: Point[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!]
    const [before, after] = [line[i - 1] ?? a, line[i + 2] ?? b]
    for (let n = 0; n < steps; n++) out.push(at(before, a, b, after, n / steps))
  }
  out.push(line[line.length - 1]!)
  return out
}

function at(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const one = (i: 0 | 1) =>
    0.5 *
    (2 * p1[i] +
      (p2[i] - p0[i]) * t +
      (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
      (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t)
  return [one(0), one(1)]
}
