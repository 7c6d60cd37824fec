import type { BarPattern, Corner, SizeMark } from './model.ts'

/** Width and height of a counter in its own units, the corner, the formation bar. */
export const COUNTER = 64
export const PLATE = { width: 64, height: 44 } as const
export const BAR_WIDTH = 7
export const BROAD_BAR = 8.4

const CORNER = 8
const PLATE_CORNER = 10
const DIAGONAL = 2 - Math.SQRT2 // a cut corner grows by this much when its outline moves out by 1

/** The outline of a counter, moved out (or in, if negative) by `out`. */
export function counterOutline(corner: Corner, out = 0): string {
  return outline(corner, COUNTER, COUNTER, CORNER, out)
}

/** The outline of a plate, moved out by `out`. */
export function plateOutline(corner: Corner, out = 0): string {
  return outline(corner, PLATE.width, PLATE.height, PLATE_CORNER, out)
}

/** A rectangle of the given size with round or cut corners, moved out by `out`. */
export function outline(
  corner: Corner,
  width: number,
  height: number,
  size: number,
  out: number,
): string {
  const [left, top, right, bottom] = [-out, -out, width + out, height + out].map(round)
  const c = round(Math.max(1, size + (corner === 'cut' ? DIAGONAL * out : out)))
  const turn = (x: number, y: number) =>
    corner === 'cut' ? `L${round(x)} ${round(y)}` : `A${c} ${c} 0 0 1 ${round(x)} ${round(y)}`
  return [
    `M${round(left! + c)} ${top}H${round(right! - c)}${turn(right!, top! + c)}`,
    `V${round(bottom! - c)}${turn(right! - c, bottom!)}`,
    `H${round(left! + c)}${turn(left!, bottom! - c)}`,
    `V${round(top! + c)}${turn(left! + c, top!)}Z`,
  ].join('')
}

/** Four brackets around a rectangle of the given size. */
export function brackets(width: number, height: number): string {
  const [low, arm, x, y] = [-5, 14, width + 5, height + 5]
  return [
    `M${low} ${arm}V${low}H${arm}`,
    `M${x - arm - 5} ${low}H${x}V${arm}`,
    `M${x} ${y - arm - 5}V${y}H${x - arm - 5}`,
    `M${arm} ${y}H${low}V${y - arm - 5}`,
  ].join('')
}

// The bar ends where the outline does, one unit inside; computed once, so that no counter needs a
// clipping path (they are what makes a board slow to draw).
const INSET = 1

/** Where the right edge of a bar begins under the corner. */
function barStart(corner: Corner, width: number): number {
  return corner === 'cut'
    ? CORNER + INSET * Math.SQRT2 - width
    : CORNER - Math.sqrt((CORNER - INSET) ** 2 - (CORNER - width) ** 2)
}

/** The formation bar, or its part below `from`. */
export function barShape(corner: Corner, from = 0, width: number = BAR_WIDTH): string {
  const start = barStart(corner, width)
  const shoulder = corner === 'cut' ? CORNER + INSET * Math.SQRT2 - INSET : CORNER
  const radius = CORNER - INSET
  const [low, high] = [round(shoulder), round(COUNTER - shoulder)]
  const to = (px: number, py: number) =>
    corner === 'cut' ? `L${px} ${py}` : `A${radius} ${radius} 0 0 0 ${px} ${py}`
  const head =
    from > 0 ? `M${width} ${from}H${INSET}` : `M${width} ${round(start)}${to(INSET, low)}`
  return `${head}V${high}${to(width, round(COUNTER - start))}Z`
}

/** The line between bar and body. */
export function barEdge(corner: Corner, width: number = BAR_WIDTH): string {
  const start = barStart(corner, width)
  return `M${width + 0.5} ${round(start)}V${round(COUNTER - start)}`
}

/** The marks of a bar's pattern as filled shapes, '' for a plain bar. */
export function barMarks(corner: Corner, pattern: BarPattern, width: number = BAR_WIDTH): string {
  const middle = round((width + INSET) / 2)
  const half = round((width - INSET) / 2)
  switch (pattern) {
    case 'plain':
      return ''
    case 'split':
      return barShape(corner, COUNTER / 2, width)
    case 'dots':
      return steps(12, 8, 6)
        .map((y) => dot(middle, y, 2))
        .join('')
    case 'bars':
      return steps(10, 6, 8)
        .map((y) => `M${INSET} ${y}H${width}V${y + 2.4}H${INSET}Z`)
        .join('')
    case 'blocks':
      return steps(10, 18, 3)
        .map((y) => `M${INSET} ${y}H${width}V${y + 9}H${INSET}Z`)
        .join('')
    case 'chevrons':
      return steps(10, 8, 6)
        .map(
          (y) =>
            `M${INSET} ${y + 3.4}L${middle} ${y}L${width} ${y + 3.4}v2.8l-${half} -3.4l-${half} 3.4Z`,
        )
        .join('')
  }
}

/** Diagonal strokes over the lower third, right of the bar: the hatching of a spent counter. */
export const HATCHING: string = (() => {
  const [left, right, top, bottom] = [BAR_WIDTH + 2, COUNTER - 3, 41, COUNTER - 3]
  const last = 2 * COUNTER - CORNER - 6 // beyond it the corner begins
  const strokes: string[] = []
  for (let sum = left + top + 5; sum <= last; sum += 6.5) {
    const x1 = Math.min(right, sum - top)
    const x2 = Math.max(left, sum - bottom)
    strokes.push(`M${x1} ${sum - x1}L${x2} ${sum - x2}`)
  }
  return strokes.join('')
})()

/** Where a size mark stands: centred on x, how high, and how wide its strokes are. */
export interface SizePlace {
  readonly x: number
  readonly bottom: number
  readonly height: number
  readonly width: number
}

/** A size mark as strokes. */
export function sizeStrokes(mark: SizeMark, { x, bottom, height, width }: SizePlace): string {
  const top = round(bottom - height)
  const upright = mark.startsWith('I')
  const pitch = upright ? 2.1 * width : height + 1
  return Array.from(mark, (_, index) => {
    const at = x + (index - (mark.length - 1) / 2) * pitch
    const [left, right] = [round(at - height / 2), round(at + height / 2)]
    return upright
      ? `M${round(at)} ${top}V${bottom}`
      : `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`
  }).join('')
}

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function steps(from: number, by: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index * by)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
