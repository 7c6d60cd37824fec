import { crossing, direction, distance, type Polyline, type Point } from '../geometry.ts'
import { addLine, type PathWriter } from '../path.ts'

/** A place where a way crosses water, and the direction of the way there. */
export interface Crossing {
  readonly at: Point
  readonly along: Point
}

/** Where a line crosses a river squarely enough for a bridge; 0 takes any crossing. */
export function crossings(line: Polyline, river: Polyline, squareness: number): Crossing[] {
  const found: Crossing[] = []
  for (let i = 1; i < line.length; i++)
    for (let j = 1; j < river.length; j++) {
      const [a, b, c, d] = [line[i - 1]!, line[i]!, river[j - 1]!, river[j]!]
      const at = arePassing(a, b, c, d) ? null : crossing(a, b, c, d)
      if (at === null) continue
      const along = direction(a, b)
      const flow = direction(c, d)
      if (Math.abs(along[0] * flow[1] - along[1] * flow[0]) > squareness) found.push({ at, along })
    }
  return found
}

/** Whether one segment lies wholly to one side of the other: nearly all of them do. */
function arePassing(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    (a[0] < c[0] && a[0] < d[0] && b[0] < c[0] && b[0] < d[0]) ||
    (a[0] > c[0] && a[0] > d[0] && b[0] > c[0] && b[0] > d[0]) ||
    (a[1] < c[1] && a[1] < d[1] && b[1] < c[1] && b[1] < d[1]) ||
    (a[1] > c[1] && a[1] > d[1] && b[1] > c[1] && b[1] > d[1])
  )
}

/** Those of the crossings that are farther than this from every one before. */
export function apart<T extends Crossing>(found: readonly T[], gap: number): T[] {
  const kept: T[] = []
  for (const one of found)
    if (kept.every((other) => distance(other.at, one.at) > gap)) kept.push(one)
  return kept
}

/** The measures of a bridge: half its width between the parapets, half its length, and its ends. */
export interface BridgeSizes {
  readonly half: number
  readonly reach: number
  readonly flare: number // how much wider it is at its ends
  readonly splay: number // how far its ends stand beyond
  readonly lip: number // where they begin to turn
}

/** Adds flared parapets, and a deck where there is a writer for it. */
export function addBridge(
  parapets: PathWriter,
  deck: PathWriter | null,
  { at, along }: Crossing,
  { half, reach, flare, splay, lip }: BridgeSizes,
): void {
  const end = (side: number, way: number): Point => [
    at[0] + along[0] * way - along[1] * side,
    at[1] + along[1] * way + along[0] * side,
  ]
  if (deck) addLine(deck, [end(0, -reach), end(0, reach)])
  for (const side of [-half, half])
    addLine(parapets, [
      end(side * flare, -reach - splay),
      end(side, -reach + lip),
      end(side, reach - lip),
      end(side * flare, reach + splay),
    ])
}
