/** A point in map units, y downwards. */
export type Point = readonly [x: number, y: number]
/** An open line of points. */
export type Polyline = readonly Point[]
/** A closed line of points; the last one is joined to the first. */
export type Ring = readonly Point[]

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** The point a share of the way from one point to the other. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The unit vector from one point to the other. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** The length of a line. */
export function lineLength(line: Polyline): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!)
  return sum
}

/** The point on a segment nearest to a given one. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const square = dx * dx + dy * dy
  if (square === 0) return a
  const share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square
  return between(a, b, Math.min(1, Math.max(0, share)))
}

/** The point on a line nearest to a given one, with its distance and the direction of the line. */
export function nearestOnLine(p: Point, line: Polyline): { at: Point; gap: number; along: Point } {
  let at = line[0]!
  let gap = Infinity
  let along: Point = [1, 0]
  for (let i = 1; i < line.length; i++) {
    const candidate = nearestOnSegment(p, line[i - 1]!, line[i]!)
    const far = distance(p, candidate)
    if (far >= gap) continue
    at = candidate
    gap = far
    along = direction(line[i - 1]!, line[i]!)
  }
  return { at, gap, along }
}

/** The distance from a point to a line. */
export function gapToLine(p: Point, line: Polyline): number {
  let best = Infinity
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const b = line[i]!
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const square = dx * dx + dy * dy || 1
    const share = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
    const x = a[0] + dx * share - p[0]
    const y = a[1] + dy * share - p[1]
    best = Math.min(best, x * x + y * y)
  }
  return Math.sqrt(best)
}

/** Whether a point lies inside a ring. */
export function isInside(p: Point, ring: Ring): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!
    const b = ring[j]!
    if (a[1] > p[1] === b[1] > p[1]) continue
    if (p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

/** The area of a ring: positive when it runs clockwise on the screen. */
export function ringArea(ring: Ring): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1]
  return sum / 2
}

/** The mean of the points of a ring. */
export function middle(ring: Ring): Point {
  const sum = ring.reduce<[number, number]>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0])
  return [sum[0] / ring.length, sum[1] / ring.length]
}

/** The ring with its first point repeated at the end. */
export function closed(ring: Ring): Polyline {
  return [...ring, ring[0]!]
}

/** What is left of a ring on the side of a line through a point that the normal points away from. */
export function clip(ring: Ring, through: Point, normal: Point): Ring {
  const side = (p: Point) => (p[0] - through[0]) * normal[0] + (p[1] - through[1]) * normal[1]
  const kept: Point[] = []
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!
    const b = ring[(i + 1) % ring.length]!
    const from = side(a)
    const to = side(b)
    if (from <= 0) kept.push(a)
    if (from < 0 !== to < 0 && from !== to) kept.push(between(a, b, from / (from - to)))
  }
  return kept
}

/** The line again with points at equal steps; both ends stay. */
export function resample(line: Polyline, step: number): Polyline {
  const total = lineLength(line)
  const count = Math.max(1, Math.round(total / step))
  const out: Point[] = [line[0]!]
  let index = 1
  let passed = 0
  for (let n = 1; n < count; n++) {
    const target = (total * n) / count
    let segment = distance(line[index - 1]!, line[index]!)
    while (passed + segment < target && index < line.length - 1) {
      passed += segment
      index++
      segment = distance(line[index - 1]!, line[index]!)
    }
    out.push(between(line[index - 1]!, line[index]!, (target - passed) / (segment || 1)))
  }
  out.push(line[line.length - 1]!)
  return out
}

/** The normal to the left of the way at every point of a line, averaged over its neighbours. */
export function normals(line: Polyline): readonly Point[] {
  return line.map((p, i) => {
    const [dx, dy] = direction(line[i - 1] ?? p, line[i + 1] ?? p)
    return [dy, -dx] as const
  })
}

/** A line at a distance to the left of the way; negative is to the right. */
export function beside(line: Polyline, gap: number): Polyline {
  const left = normals(line)
  return line.map(([x, y], i) => [x + left[i]![0] * gap, y + left[i]![1] * gap])
}

/** The same line with fewer points, none farther than the tolerance from the original. */
export function simplify(line: Polyline, tolerance: number): Polyline {
  if (line.length < 3) return line
  let worst = 0
  let at = 0
  const ends: Polyline = [line[0]!, line[line.length - 1]!]
  for (let i = 1; i < line.length - 1; i++) {
    const gap = gapToLine(line[i]!, ends)
    if (gap <= worst) continue
    worst = gap
    at = i
  }
  if (worst <= tolerance) return ends
  return [
    ...simplify(line.slice(0, at + 1), tolerance),
    ...simplify(line.slice(at), tolerance).slice(1),
  ]
}

/** Where two segments cross, or null. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]]
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]]
  const bottom = rx * sy - ry * sx
  if (bottom === 0) return null
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / bottom
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / bottom
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [a[0] + rx * t, a[1] + ry * t] : null
}
