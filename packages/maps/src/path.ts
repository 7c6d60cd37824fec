import { between, type Polyline, type Point, type Ring } from './geometry.ts'

/** Collects path data in relative coordinates, rounded without drift and as short as SVG allows. */
export interface PathWriter {
  move(to: Point): PathWriter
  line(to: Point): PathWriter
  curve(c1: Point, c2: Point, to: Point): PathWriter
  bend(c: Point, to: Point): PathWriter
  close(): PathWriter
  data(): string
}

/** A writer that keeps the given number of decimals. */
export function pathWriter(digits = 0): PathWriter {
  const unit = 10 ** digits
  const out: string[] = []
  let start = [0, 0] as [number, number]
  let at = [0, 0] as [number, number]
  let command = ''
  let dotted = false
  // Where the last handle mirrored would be: a curve that goes on from there need not say so.
  let mirrored: Point | null = null

  const round = ([x, y]: Point): [number, number] => [Math.round(x * unit), Math.round(y * unit)]

  function put(letter: string, values: readonly number[]): void {
    const opens = letter !== command
    if (opens) out.push(letter)
    mirrored = null
    values.forEach((value, i) => {
      const text = String(value / unit).replace(/^(-?)0\./, '$1.')
      const glued = (opens && i === 0) || text.startsWith('-') || (dotted && text.startsWith('.'))
      out.push(glued ? text : ` ${text}`)
      dotted = text.includes('.')
    })
    // Pairs after a move are lines without saying so.
    command = letter === 'm' ? 'l' : letter
  }

  function relative(points: readonly Point[]): number[] {
    const rounded = points.map(round)
    const values = rounded.flatMap(([x, y]) => [x - at[0], y - at[1]])
    at = rounded[rounded.length - 1]!
    return values
  }

  const writer: PathWriter = {
    move(to) {
      put('m', relative([to]))
      start = at
      return writer
    },
    line(to) {
      const [dx, dy] = relative([to]) as [number, number]
      if (dx === 0 && dy === 0) return writer
      if (dy === 0) put('h', [dx])
      else if (dx === 0) put('v', [dy])
      else put('l', [dx, dy])
      return writer
    },
    curve(c1, c2, to) {
      const first = round(c1)
      const goesOn = mirrored?.[0] === first[0] && mirrored[1] === first[1]
      const [handle, end] = [round(c2), round(to)]
      put(goesOn ? 's' : 'c', relative(goesOn ? [c2, to] : [c1, c2, to]))
      mirrored = [2 * end[0] - handle[0], 2 * end[1] - handle[1]]
      return writer
    },
    bend(c, to) {
      put('q', relative([c, to]))
      return writer
    },
    close() {
      out.push('z')
      command = 'z'
      mirrored = null
      at = start
      return writer
    },
    data: () => out.join(''),
  }
  return writer
}

/** Adds a straight-edged ring. */
export function addRing(writer: PathWriter, ring: Ring): void {
  writer.move(ring[0]!)
  for (const p of ring.slice(1)) writer.line(p)
  writer.close()
}

/** Adds a line of straight pieces. */
export function addLine(writer: PathWriter, line: Polyline): void {
  writer.move(line[0]!)
  for (const p of line.slice(1)) writer.line(p)
}

/** Goes on from the first point of a line through all the others on Catmull-Rom curves. */
export function follow(writer: PathWriter, line: Polyline): void {
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!]
    writer.curve(handle(line[i - 1] ?? a, a, b), handle(line[i + 2] ?? b, b, a), b)
  }
}

/** Adds a line through all its points on Catmull-Rom curves. */
export function addSmoothLine(writer: PathWriter, line: Polyline): void {
  writer.move(line[0]!)
  follow(writer, line)
}

/** Adds a ring through all its points on Catmull-Rom curves. */
export function addSmoothRing(writer: PathWriter, ring: Ring): void {
  const n = ring.length
  const at = (i: number) => ring[(i + n) % n]!
  writer.move(at(0))
  for (let i = 0; i < n; i++)
    writer.curve(
      handle(at(i - 1), at(i), at(i + 1)),
      handle(at(i + 2), at(i + 1), at(i)),
      at(i + 1),
    )
  writer.close()
}

/** Adds a line rounded at its points: cheaper than curves through them, for lines of no account. */
export function addSoftLine(writer: PathWriter, line: Polyline): void {
  writer.move(line[0]!)
  for (let i = 1; i + 1 < line.length; i++) {
    const last = i + 2 === line.length
    writer.bend(line[i]!, last ? line[i + 1]! : between(line[i]!, line[i + 1]!, 0.5))
  }
  if (line.length === 2) writer.line(line[1]!)
}

/** Adds a ring rounded at its points. */
export function addSoftRing(writer: PathWriter, ring: Ring): void {
  const n = ring.length
  const half = (i: number) => between(ring[i % n]!, ring[(i + 1) % n]!, 0.5)
  writer.move(half(n - 1))
  for (let i = 0; i < n; i++) writer.bend(ring[i]!, half(i))
  writer.close()
}

/** Adds a dot: a stroke of no length, which a round line cap makes a disc. */
export function addDot(writer: PathWriter, [x, y]: Point): void {
  writer.move([x, y]).line([x + 0.1, y])
}

function handle(before: Point, at: Point, after: Point): Point {
  return [at[0] + (after[0] - before[0]) / 6, at[1] + (after[1] - before[1]) / 6]
}
