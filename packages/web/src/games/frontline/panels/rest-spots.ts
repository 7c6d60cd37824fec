import type { Rest } from '../field/track.ts'

/** Where a text stands under the track: its row, and how far along it, as the track is long. */
export interface RestSpot extends Rest {
  readonly share: number // of the place it tells of; the text keeps within the track
  readonly row: number
}

const ROWS = 2 // there is no room for more
const TRACK = 640 // pixels of the shortest track with such texts, at letters of 16
const LETTER = 6.7 // of them that a letter takes
const SIGN = 2 // letters before each
const GAP = 0.02 // of the track, between two texts of a row

/** How much of the track a text takes. */
export function widthOf({ text }: Pick<Rest, 'text'>): number {
  return Math.min(1, ((text.length + SIGN) * LETTER) / TRACK)
}

/** Where a text begins that stands at a share of the track: at its end it ends there. */
export function startOf({ share, ...rest }: Pick<RestSpot, 'text' | 'share'>): number {
  return share * (1 - widthOf(rest))
}

/** Texts each under its place or as near to it as can be, none over another, in two rows at most. */
export function restSpots(rests: readonly Rest[], scale: number): readonly RestSpot[] {
  const rows: [begin: number, end: number][][] = Array.from({ length: ROWS }, () => [])
  return rests
    .map((rest) => ({ ...rest, share: Math.min(1, rest.at / scale) }))
    .toSorted((a, b) => a.share - b.share)
    .map((rest) => {
      const width = widthOf(rest)
      const wanted = startOf(rest)
      const away = (start: number): number => Math.abs(start - wanted)
      const found = rows.map((taken) => nearest(taken, width, wanted))
      const row = found.reduce((best, one, at) => (away(one) < away(found[best]!) ? at : best), 0)
      const start = Number.isFinite(found[row]!) ? found[row]! : wanted
      rows[row]!.push([start, start + width])
      return { ...rest, row, share: width < 1 ? start / (1 - width) : 0 }
    })
}

/** The start nearest to the one wanted at which a text lies over no other; Infinity for none. */
function nearest(
  taken: readonly (readonly [begin: number, end: number])[],
  width: number,
  wanted: number,
): number {
  const isFree = (start: number): boolean =>
    start >= 0 &&
    start <= 1 - width &&
    taken.every(([begin, end]) => start >= end + GAP || start + width <= begin - GAP)
  const starts = [wanted, ...taken.flatMap(([begin, end]) => [begin - GAP - width, end + GAP])]
  const free = starts.filter(isFree)
  return free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? Infinity
}
