import { resample, type Polyline, type Point } from '../geometry.ts'

const CELL = 32

/** Tells whether points lie near given ones. */
export interface Nearness {
  isNear(p: Point, gap: number): boolean // gap at most 32
  add(p: Point): void
}

/** Points along some lines, and others as they are added. */
export function nearnessTo(lines: readonly Polyline[]): Nearness {
  const buckets = new Map<number, Point[]>()
  const slot = (x: number, y: number) => Math.floor(x / CELL) * 4096 + Math.floor(y / CELL)
  const add = (p: Point) => {
    const bucket = buckets.get(slot(p[0], p[1]))
    if (bucket === undefined) buckets.set(slot(p[0], p[1]), [p])
    else bucket.push(p)
  }
  for (const line of lines) for (const p of resample(line, 3)) add(p)
  return {
    add,
    isNear([x, y], gap) {
      for (const dx of [-CELL, 0, CELL])
        for (const dy of [-CELL, 0, CELL])
          for (const p of buckets.get(slot(x + dx, y + dy)) ?? [])
            if ((p[0] - x) ** 2 + (p[1] - y) ** 2 < gap * gap) return true
      return false
    },
  }
}
