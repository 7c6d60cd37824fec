import { lineLength, simplify, type Polyline, type Point } from '../geometry.ts'
import { addSoftLine } from '../path.ts'
import type { HeightField } from './height.ts'
import { path } from './markup.ts'
import { patchworkOver } from './patchwork.ts'

const INTERVAL = 13
const SHORTEST = 110
const STRIDE = 2 // every second sample of the field is enough for a line

/** Contour lines of the ornamental height field; every fourth is a little stronger. */
export function drawContours(height: HeightField): string {
  const thin = patchworkOver(height.surface)
  const strong = patchworkOver(height.surface)
  for (let level = INTERVAL; level < 160; level += INTERVAL) {
    const lines = (level / INTERVAL) % 4 === 0 ? strong : thin
    for (const line of contour(height, level)) {
      if (lineLength(line) < SHORTEST) continue
      addSoftLine(lines.at(line[line.length >> 1]!), simplify(line, 1.3))
    }
  }
  return path('m-contour', thin) + path('m-contour m-contour-strong', strong)
}

/** Marching squares: where the field passes a level, joined into lines. */
function contour(height: HeightField, level: number): Polyline[] {
  const links = new Map<string, { at: Point; to: string[] }>()
  const { step, surface } = height
  const point = (column: number, row: number): Point => [
    surface.left + column * step,
    surface.top + row * step,
  ]

  function crossingOf(c0: number, r0: number, c1: number, r1: number): string | null {
    const a = height.at(c0, r0) - level
    const b = height.at(c1, r1) - level
    if (a < 0 === b < 0) return null
    const key = `${c0},${r0},${c1},${r1}`
    if (!links.has(key)) {
      const share = a / (a - b)
      const [p, q] = [point(c0, r0), point(c1, r1)]
      const at: Point = [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
      links.set(key, { at, to: [] })
    }
    return key
  }

  for (let row = 0; row + STRIDE < height.rows; row += STRIDE) {
    for (let column = 0; column + STRIDE < height.columns; column += STRIDE) {
      const [right, below] = [column + STRIDE, row + STRIDE]
      const found = [
        crossingOf(column, row, right, row),
        crossingOf(right, row, right, below),
        crossingOf(column, below, right, below),
        crossingOf(column, row, column, below),
      ].filter((key) => key !== null)
      for (let i = 0; i + 1 < found.length; i += 2) {
        links.get(found[i]!)!.to.push(found[i + 1]!)
        links.get(found[i + 1]!)!.to.push(found[i]!)
      }
    }
  }
  return joined(links)
}

/** Follows the links from loose ends first, then around the rings that are left. */
function joined(links: Map<string, { at: Point; to: string[] }>): Polyline[] {
  const lines: Polyline[] = []
  const used = new Set<string>()
  const starts = [...links.keys()].sort((a, b) => links.get(a)!.to.length - links.get(b)!.to.length)
  for (const start of starts) {
    if (used.has(start)) continue
    const line: Point[] = []
    let key: string | undefined = start
    while (key !== undefined) {
      used.add(key)
      line.push(links.get(key)!.at)
      key = links.get(key)!.to.find((next) => !used.has(next))
    }
    const isRing = links.get(start)!.to.length > 1
    lines.push(isRing ? [...line, line[0]!] : line)
  }
  return lines
}
