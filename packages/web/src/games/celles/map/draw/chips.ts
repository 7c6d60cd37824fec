import type { Point } from '../../../map/geometry.ts'
import type { NationName } from './source.ts'

const HEIGHT = 24
const GAP = 5
const TURN = 17 // from one turn to the next

/** A formation and the turns on which it comes. */
export interface Arrival {
  readonly formation: string
  readonly nation: NationName
  readonly turns: readonly number[]
}

/** A chip of a nation with an icon and a word. */
export function drawChip(nation: NationName, [x, y]: Point, icon: string, text: string): string {
  const body = `<path class="cm-chip-body" d="${shape(nation, 22, HEIGHT / 2)}"/>`
  return `<g class="cm-chip cm-chip-${nation}" transform="translate(${x} ${y})">${body}${icon}<text x="6" y="5.4">${text}</text></g>`
}

/** Formations with their turns, one below the other; a narrow chip has them in two lines. */
export function drawArrivals(
  arrivals: readonly Arrival[],
  [x, y]: Point,
  isNarrow: boolean,
): string {
  const height = isNarrow ? 2 * HEIGHT - 5 : HEIGHT
  const rows = arrivals.map(({ formation, nation, turns }, index) => {
    const name = 10 + formation.length * 8
    const boxes = turns.length * TURN + 4
    const width = isNarrow ? Math.max(name, boxes + 6) : name + boxes
    const first = isNarrow ? -boxes / 2 + 3 : -width / 2 + name
    const middle = isNarrow ? height / 4 - 0.5 : 0
    const numbers = turns.map((turn, i) => {
      const at = first + i * TURN
      return `<rect class="cm-turn" x="${at}" y="${middle - 8}" width="15" height="16" rx="2"/><text class="cm-turn-number" x="${at + 7.5}" y="${middle + 5.4}">${turn}</text>`
    })
    const text = isNarrow
      ? `<text y="-4.5">${formation}</text>`
      : `<text class="cm-chip-name" x="${7 - width / 2}" y="5.6">${formation}</text>`
    const body = `<path class="cm-chip-body" d="${shape(nation, width / 2, height / 2)}"/>`
    return `<g transform="translate(0 ${index * (height + GAP)})">${body}${text}${numbers.join('')}</g>`
  })
  return `<g class="cm-chip cm-chip-${arrivals[0]!.nation}" transform="translate(${Math.round(x)} ${Math.round(y)})">${rows.join('')}</g>`
}

/** The outline of a chip: cut corners for the Germans, round ones for the Allies. */
function shape(nation: NationName, half: number, high: number): string {
  const c = 6
  const turn = (dx: number, dy: number) =>
    nation === 'german' ? `l${dx} ${dy}` : `a${c} ${c} 0 0 1 ${dx} ${dy}`
  return [
    `M${c - half} ${-high}H${half - c}${turn(c, c)}V${high - c}${turn(-c, c)}`,
    `H${c - half}${turn(-c, -c)}V${c - high}${turn(c, -c)}z`,
  ].join('')
}
