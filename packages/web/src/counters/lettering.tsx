import type { JSX } from 'preact'
import { EM, ITALIC, UPRIGHT } from './figures.ts'
import type { Factor } from './model.ts'

const TIGHT = -0.012 * EM // between neighbours
const DASH_AIR = 0.016 * EM // more before a dash

/** Figures set in a line: their outlines from the origin, the dashes apart, and the width. */
interface Line {
  readonly figures: string
  readonly dashes: string
  readonly width: number
}

/** Sets factors with dashes between them: '5-6-5'. */
export function setLine(factors: readonly Factor[]): Line {
  let x = 0
  const put = (character: string, italic: boolean) => {
    const figure = (italic ? ITALIC[character] : undefined) ?? UPRIGHT[character]
    if (!figure) throw new Error(`no figure for '${character}'`)
    const placed = `M${x} 0${figure.path}`
    x += figure.width + TIGHT
    return placed
  }
  let figures = ''
  let dashes = ''
  factors.forEach(({ text, italic = false }, index) => {
    if (index > 0) {
      x += DASH_AIR
      dashes += put('-', false)
    }
    for (const character of text) figures += put(character, italic)
  })
  return { figures, dashes, width: x - TIGHT }
}

export interface FiguresProps {
  readonly factors: readonly Factor[]
  readonly x: number // middle
  readonly y: number // baseline
  readonly size: number
}

/** Figures as outlines, centred on x. */
export function Figures({ factors, x, y, size }: FiguresProps): JSX.Element {
  const { figures, dashes, width } = setLine(factors)
  const scale = size / EM
  const at = `translate(${Math.round((x - (width * scale) / 2) * 100) / 100} ${y}) scale(${scale})`
  return (
    <>
      <path class="ctr-figures" transform={at} d={figures} />
      {dashes && <path class="ctr-figures ctr-dash" transform={at} d={dashes} />}
    </>
  )
}
