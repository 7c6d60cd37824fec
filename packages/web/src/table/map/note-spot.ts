import type { Point, Rect, Size } from '../../map-view/camera.ts'

/** Where a note lies in the window of the map, and on which side of what it is about. */
export interface NoteSpot {
  readonly left: number
  readonly top: number
  readonly side: 'left' | 'right' | 'above' | 'below'
  readonly isClear: boolean // it does not cover what it is about
}

const EDGE = 8 // between a note and the edges of the window
const BETWEEN = 7 // stretches of an edge that are tried between two corners
const GAP = 18 // between a note and what it points at

/**
 * The emptiest side of a place: where the note fits, leaves the place itself in sight, and covers
 * the fewest of the other things. Buttons at the right edge keep their room. In a narrow window
 * it stays at the upper or lower edge, where the eye finds it.
 */
export function noteSpot(
  window: Size,
  note: Size,
  place: Rect,
  others: readonly Point[],
  { reserved = 0, onlyEdges = false } = {},
): NoteSpot {
  const right = window.width - reserved - EDGE
  const bottom = window.height - EDGE
  const across = between(place.y + place.height / 2 - note.height / 2, EDGE, bottom - note.height)
  const along = between(place.x + place.width / 2 - note.width / 2, EDGE, right - note.width)
  if (onlyEdges) return atAnEdge(window, note, place, along)
  const spots = [
    { side: 'right', left: place.x + place.width + GAP, top: across },
    { side: 'left', left: place.x - GAP - note.width, top: across },
    { side: 'above', left: along, top: place.y - GAP - note.height },
    { side: 'below', left: along, top: place.y + place.height + GAP },
  ] as const
  let best: NoteSpot | null = null
  let least = Infinity
  for (const spot of spots) {
    const fits =
      spot.left >= EDGE &&
      spot.top >= EDGE &&
      spot.left + note.width <= right &&
      spot.top + note.height <= bottom
    const area = { x: spot.left, y: spot.top, width: note.width, height: note.height }
    const hidden = others.filter((point) => holds(area, point)).length
    if (!fits || hidden >= least) continue
    least = hidden
    best = { ...spot, isClear: true }
  }
  return best ?? atAnEdge(window, note, place, along)
}

/**
 * The emptiest corner of the window, or stretch of its edges, or spot inside where the edges are
 * full, for a note that is about no place: the first that covers none of some things, or the fewest.
 * Each reaches so far around its middle.
 */
export function edgeSpot(
  window: Size,
  note: Size,
  others: readonly Point[],
  { reserved = 0, around = 0 } = {},
): Pick<NoteSpot, 'left' | 'top'> {
  const right = Math.max(EDGE, window.width - reserved - EDGE - note.width)
  const low = Math.max(EDGE, window.height - EDGE - note.height)
  const ends = [EDGE, low].flatMap((top) => [EDGE, right].map((left) => ({ left, top })))
  const along = Array.from({ length: BETWEEN }, (_, at) => (at + 1) / (BETWEEN + 1))
  const edges = along.flatMap((share) => [
    ...[EDGE, low].map((top) => ({ left: EDGE + share * (right - EDGE), top })),
    ...[EDGE, right].map((left) => ({ left, top: EDGE + share * (low - EDGE) })),
  ])
  // Just beside one of the things, where it may fit between two of them.
  const fitting = (spot: { left: number; top: number }): boolean =>
    spot.left >= EDGE && spot.left <= right && spot.top >= EDGE && spot.top <= low
  const beside = others
    .flatMap(({ x, y }) => [
      ...[x + 1, x - 1 - note.width].flatMap((left) => [EDGE, low].map((top) => ({ left, top }))),
      ...[y + 1, y - 1 - note.height].flatMap((top) =>
        [EDGE, right].map((left) => ({ left, top })),
      ),
    ])
    .filter(fitting)
  const inside = along.flatMap((across) =>
    along.map((down) => ({
      left: EDGE + across * (right - EDGE),
      top: EDGE + down * (low - EDGE),
    })),
  )
  const hidden = ({ left, top }: { left: number; top: number }, margin: number): number => {
    const [width, height] = [note.width + 2 * margin, note.height + 2 * margin]
    const area = { x: left - margin, y: top - margin, width, height }
    return others.filter((point) => holds(area, point)).length
  }
  // Better half of something covered than the middle of it.
  const cost = (spot: { left: number; top: number }): number =>
    hidden(spot, 0) * (others.length + 1) + hidden(spot, around)
  return [...ends, ...edges, ...beside, ...inside].reduce((best, spot) =>
    cost(spot) < cost(best) ? spot : best,
  )
}

/** Where it fits on no side: at the upper edge, or at the lower one if that leaves the place free. */
function atAnEdge(window: Size, note: Size, place: Rect, left: number): NoteSpot {
  const area = (top: number): Rect => ({ x: left, y: top, width: note.width, height: note.height })
  const low = window.height - note.height - EDGE
  const isHighClear = !overlap(area(EDGE), place)
  const isLowClear = low >= EDGE && !overlap(area(low), place)
  if (!isHighClear && isLowClear) return { left, top: low, side: 'below', isClear: true }
  return { left, top: EDGE, side: 'above', isClear: isHighClear }
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function holds({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
