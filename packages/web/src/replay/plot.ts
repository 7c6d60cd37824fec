import type { ScoreScale } from '../screen/story.ts'
import type { Mark } from '../story/summary.ts'

export const TOP = 8
export const FLOOR = 92 // of the curve
export const FIGHTS = 96 // where the strokes of the fights begin
export const FOOT = 112
export const HEIGHT = 130
const SIDE = 12 // beside the curve, for half a ring
const RING = 10 // radius of the number of a moment
const APART = 21 // between the middles of two of them

/** How the game lies on the timeline. */
export interface Plot {
  readonly width: number
  x(choice: number): number
  y(score: number): number
  /** The choice at a height of the page; before the first and after the last there is none. */
  choiceAt(x: number): number
}

export function makePlot(
  marks: readonly Mark[],
  { lines }: Pick<ScoreScale, 'lines'>,
  length: number,
  width: number,
): Plot {
  const scores = marks.flatMap((mark) => mark.scores)
  const ceiling = Math.max(1, ...scores, ...lines.map(({ value }) => value))
  const floor = Math.min(0, ...scores)
  const wide = Math.max(1, width - 2 * SIDE)
  return {
    width,
    x: (choice) => SIDE + (wide * choice) / Math.max(1, length),
    y: (score) => FLOOR - ((FLOOR - TOP - RING) * (score - floor)) / (ceiling - floor),
    choiceAt: (x) => Math.max(0, Math.min(length, Math.round(((x - SIDE) / wide) * length))),
  }
}

/** A curve in steps, level until the score changes; as far as the game has been read. */
export function stepLine(
  marks: readonly Mark[],
  curve: number,
  { x, y }: Pick<Plot, 'x' | 'y'>,
  until: number,
): string {
  const start = `M${x(0).toFixed(1)} `
  const line = marks.map(({ number, scores }, index) => {
    const height = y(scores[curve]!).toFixed(1)
    return index === 0 ? `${start}${height}` : `H${x(number).toFixed(1)}V${height}`
  })
  return `${line.join('')}H${x(until).toFixed(1)}`
}

/** A turn on the timeline. */
export interface TurnBand {
  readonly turn: number // 0 for what came before the first
  readonly from: number
  readonly to: number
}

/** Where each turn begins and ends. */
export function bandsOf(marks: readonly Mark[], until: number): readonly TurnBand[] {
  const bands: { turn: number; from: number; to: number }[] = []
  for (const { number, turn } of marks) {
    const last = bands.at(-1)
    if (last?.turn === turn) continue
    if (last) last.to = number
    bands.push({ turn, from: number, to: until })
  }
  return bands
}

/** The score after a choice. */
export function scoresAt(marks: readonly Mark[], choice: number): readonly number[] {
  return (marks.findLast(({ number }) => number <= choice) ?? marks[0])?.scores ?? []
}

/** Where the numbers of moments stand: on the curve, or beside it where one is there already. */
export function ringSpots(
  choices: readonly number[],
  marks: readonly Mark[],
  { x, y }: Pick<Plot, 'x' | 'y'>,
): readonly { readonly x: number; readonly y: number }[] {
  const placed: { x: number; y: number }[] = []
  for (const choice of choices) {
    const across = x(choice)
    const wanted = y(Math.max(0, ...scoresAt(marks, choice)))
    const isFree = (down: number): boolean =>
      down >= TOP + 2 &&
      down <= FLOOR - 2 &&
      placed.every((one) => Math.abs(one.x - across) >= APART || Math.abs(one.y - down) >= APART)
    const tries = Array.from({ length: 80 }, (_, at) => wanted + (at % 2 ? 1 : -1) * (at >> 1) * 3)
    placed.push({
      x: across,
      y: tries.find(isFree) ?? Math.min(FLOOR - 2, Math.max(TOP + 2, wanted)),
    })
  }
  return placed
}
