import type { Point } from '../../geometry.ts'
import { escaped } from '../../pieces/markup.ts'
import type { Arrival, Force } from './source.ts'

const HEIGHT = 24
const GAP = 5
const TURN = 17 // from one turn to the next

/** A chip of a force with an icon and its letters. */
export function drawChip({ id, letters, corners }: Force, [x, y]: Point, icon: string): string {
  const body = `<path class="hm-chip-body" d="${chipShape(corners, 22, HEIGHT / 2)}"/>`
  return `<g class="hm-chip hm-chip-${id}" transform="translate(${x} ${y})">${body}${icon}<text x="6" y="5.4">${escaped(letters)}</text></g>`
}

/** Formations with their turns, one below the other; a narrow chip has them in two lines. */
export function drawArrivals(
  arrivals: readonly Arrival[],
  { id, corners }: Force,
  [x, y]: Point,
  isNarrow: boolean,
): string {
  const height = isNarrow ? 2 * HEIGHT - 5 : HEIGHT
  const rows = arrivals.map(({ formation, turns }, index) => {
    const name = 10 + formation.length * 8
    const boxes = turns.length * TURN + 4
    const width = isNarrow ? Math.max(name, boxes + 6) : name + boxes
    const first = isNarrow ? -boxes / 2 + 3 : -width / 2 + name
    const middle = isNarrow ? height / 4 - 0.5 : 0
    const numbers = turns.map((turn, i) => {
      const at = first + i * TURN
      return `<rect class="hm-turn" x="${at}" y="${middle - 8}" width="15" height="16" rx="2"/><text class="hm-turn-number" x="${at + 7.5}" y="${middle + 5.4}">${turn}</text>`
    })
    const text = isNarrow
      ? `<text y="-4.5">${escaped(formation)}</text>`
      : `<text class="hm-chip-name" x="${7 - width / 2}" y="5.6">${escaped(formation)}</text>`
    const body = `<path class="hm-chip-body" d="${chipShape(corners, width / 2, height / 2)}"/>`
    return `<g transform="translate(0 ${index * (height + GAP)})">${body}${text}${numbers.join('')}</g>`
  })
  return `<g class="hm-chip hm-chip-${id}" transform="translate(${Math.round(x)} ${Math.round(y)})">${rows.join('')}</g>`
}

/** How far apart the chips of two arrivals stand. */
export function chipStep(isNarrow: boolean): number {
  return isNarrow ? 2 * HEIGHT : HEIGHT + GAP
}

/** The outline of a chip: its corners tell the sides apart without colour. */
export function chipShape(corners: Force['corners'], half: number, high: number): string {
  const c = 6
  const turn = (dx: number, dy: number) =>
    corners === 'cut' ? `l${dx} ${dy}` : `a${c} ${c} 0 0 1 ${dx} ${dy}`
  return [
    `M${c - half} ${-high}H${half - c}${turn(c, c)}V${high - c}${turn(-c, c)}`,
    `H${c - half}${turn(-c, -c)}V${c - high}${turn(c, -c)}z`,
  ].join('')
}

/** A fuel can: here is supply. */
export function fuelCan(x: number): string {
  return `<path class="hm-can" transform="translate(${x} 0)" d="M-5-5l3-3h7v15h-10zM-2.5-3l5 8m0-8l-5 8M1-8v-1.8h3"/>`
}
