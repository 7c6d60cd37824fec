import type { JSX } from 'preact'
import { EM, UPRIGHT } from './figures.ts'
import type { Factor } from './model.ts'

// Everything in parts of the font size: the figures stand at fixed places, so that the eye finds
// attack, defence and movement of every counter where they always are.
const PITCH = 0.7
const RANGE = { size: 0.56, right: 0.373, up: 0.36, push: 0.157 }
const RING = { push: -0.106, own: 0.038, radius: 0.37, up: 0.35 }
const DASH = { width: 0.198, height: 0.09, up: 0.34 }
const BOX = { half: 0.251, up: 0.798, below: 1.8 }

export interface SeriesFiguresProps {
  readonly factors: readonly Factor[]
  readonly x: number // middle
  readonly y: number // baseline
  readonly size: number
}

/** The line of factors, with the shapes that stand for printed colours. */
export function SeriesFigures({ factors, x, y, size }: SeriesFiguresProps): JSX.Element {
  const places = placesOf(factors, x, size)
  return (
    <>
      {factors.map((factor, index) => (
        <One key={index} factor={factor} x={places[index]!} y={y} size={size} />
      ))}
      <path class="ctr-figures ctr-dash" d={dashes(factors, places, y, size)} />
    </>
  )
}

/** The middle of every factor. */
function placesOf(factors: readonly Factor[], x: number, size: number): number[] {
  const middle = (factors.length - 1) / 2
  const hasRange = factors.some(({ raised }) => raised !== undefined)
  const hasRing = factors.some(({ gold }) => gold === 'ring')
  return factors.map(({ raised, gold }, index) => {
    let at = (index - middle) * PITCH
    if (hasRange) at += raised === undefined ? RANGE.push : -RANGE.push
    if (hasRing) at += gold === 'ring' ? RING.own : RING.push
    return x + at * size
  })
}

/** Dashes between factors: half a pitch from the one that has nothing beside it. */
function dashes(
  factors: readonly Factor[],
  places: readonly number[],
  y: number,
  size: number,
): string {
  const top = round(y - DASH.up * size)
  return factors
    .slice(1)
    .map((_, index) => {
      const isRaised = factors[index]!.raised !== undefined
      const half = (PITCH / 2) * size
      const at = isRaised ? places[index + 1]! - half : places[index]! + half
      const width = DASH.width * size
      return `M${round(at - width / 2)} ${top}h${round(width)}v${round(DASH.height * size)}h${-round(width)}Z`
    })
    .join('')
}

interface OneProps {
  readonly factor: Factor
  readonly x: number
  readonly y: number
  readonly size: number
}

function One({ factor, x, y, size }: OneProps): JSX.Element {
  const { text, raised, gold, lowered } = factor
  const tone = gold === undefined ? '' : gold === 'box' ? ' ctr-on-gold' : ' ctr-gold'
  return (
    <>
      {gold === 'box' && (
        <rect
          class="ctr-gold-box"
          x={round(x - BOX.half * size)}
          y={round(y - BOX.up * size)}
          width={round(2 * BOX.half * size)}
          height={round(BOX.up * size + BOX.below)}
          rx={1.5}
        />
      )}
      {gold === 'roof' && (
        <path
          class="ctr-gold-line"
          d={`M${round(x - 6.6)} ${round(y - 0.756 * size)}l6.6 -5.4l6.6 5.4`}
        />
      )}
      {gold === 'ring' && (
        <circle
          class="ctr-gold-ring"
          cx={round(x)}
          cy={round(y - RING.up * size)}
          r={round(RING.radius * size)}
        />
      )}
      <path class={`ctr-figures${tone}`} {...set(text, x, y, size)} />
      {raised !== undefined && (
        <path
          class="ctr-figures"
          {...set(raised, x + RANGE.right * size, y - RANGE.up * size, RANGE.size * size)}
        />
      )}
      {lowered && <path class="ctr-lowered" d={`M${round(x - 5.5)} ${y + 2.6}h11`} />}
    </>
  )
}

/** Outlines of a number, centred on x. */
function set(text: string, x: number, y: number, size: number) {
  let end = 0
  let d = ''
  for (const character of text) {
    const figure = UPRIGHT[character]
    if (!figure) throw new Error(`no figure for '${character}'`)
    d += `M${end} 0${figure.path}`
    end += figure.width
  }
  const scale = size / EM
  return { transform: `translate(${round(x - (end * scale) / 2)} ${round(y)}) scale(${scale})`, d }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
