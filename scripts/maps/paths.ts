import type { Point } from '@estafette/maps/geometry'

/** The lines of path data as a writer of the package leaves it: relative, and curves by their ends. */
export function linesIn(data: string): Point[][] {
  const lines: Point[][] = []
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  for (const [, letter, rest] of data.matchAll(/([mlhvcsqz])([^mlhvcsqz]*)/g)) {
    const values = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (letter === 'z') {
      at = start
      continue
    }
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4 }[letter!]!
    for (let i = 0; i < values.length; i += size) {
      const [x, y] = at
      if (letter === 'h') at = [x + values[i]!, y]
      else if (letter === 'v') at = [x, y + values[i]!]
      else at = [x + values[i + size - 2]!, y + values[i + size - 1]!]
      if (letter === 'm' && i === 0) {
        start = at
        lines.push([at])
      } else lines.at(-1)!.push(at)
    }
  }
  return lines
}

/** The lines of every path below an element with this id, in the definitions of a drawing. */
export function linesOfId(defs: string, id: string): Point[][] {
  const single = defs.match(new RegExp(`<path id="${id}" d="([^"]*)"`))
  if (single) return linesIn(single[1]!)
  const group = defs.match(new RegExp(`<g id="${id}">(.*?)</g>`))
  if (!group) throw new Error(`nothing is called ${id}`)
  return [...group[1]!.matchAll(/d="([^"]*)"/g)].flatMap(([, data]) => linesIn(data!))
}

/** The lines of every path with exactly these classes. */
export function linesOfClass(markup: string, classes: string): Point[][] {
  return [...markup.matchAll(new RegExp(`<path class="${classes}" d="([^"]*)"`, 'g'))].flatMap(
    ([, data]) => linesIn(data!),
  )
}
