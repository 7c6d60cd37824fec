import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { CounterArt } from './art.tsx'
import { MarksArt } from './marks.tsx'
import { cornerOf, type Appearance, type CounterFace, type Marks } from './model.ts'
import { COUNTER } from './shapes.ts'

export interface CounterProps {
  readonly face: CounterFace
  readonly x: number // centre
  readonly y: number
  readonly size: number // side, in the units of the surrounding drawing
  readonly level?: 'full' | 'table'
  readonly marks?: Marks
  readonly appearance?: Appearance
}

/**
 * A counter in a drawing. What is printed on it is built once per face: as long as the adapter
 * hands in the same face, only the marks are compared.
 */
export function Counter(props: CounterProps): JSX.Element {
  const { face, x, y, size, level = 'full', marks = NONE, appearance } = props
  const lifted = marks.selected ?? false
  const art = useMemo(
    () => <CounterArt face={face} level={level} lifted={lifted} />,
    [face, level, lifted],
  )
  return (
    <g transform={placed(x, y, size)} class={appearance ? `ctr-${appearance}` : 'ctr-still'}>
      {art}
      <MarksArt marks={marks} corner={cornerOf(face.nation)} />
    </g>
  )
}

/** The transform that puts a 64 × 64 drawing with its centre at (x, y), `size` wide. */
export function placed(x: number, y: number, size: number): string {
  const half = size / 2
  return `translate(${x - half} ${y - half}) scale(${size / COUNTER})`
}

export interface CounterPictureProps {
  readonly width: number // CSS pixels of the counter itself, without its marks
  readonly label?: string // for assistive technology; without it the picture is decoration
  readonly children: ComponentChildren
}

/** A picture on a page, for one counter or stack drawn at (32, 32) with size 64. */
export function CounterPicture({ width, label, children }: CounterPictureProps): JSX.Element {
  const speech =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const)
  return (
    <svg class="ctr-picture" width={width} height={width} viewBox="0 0 64 64" {...speech}>
      {children}
    </svg>
  )
}

const NONE: Marks = {}

export interface CounterTileProps {
  readonly face: CounterFace
  readonly width: number
  readonly level?: 'full' | 'table'
  readonly marks?: Marks
}

/** One counter as a picture on a page. */
export function CounterTile({ face, width, level = 'table', marks }: CounterTileProps) {
  return (
    <CounterPicture width={width}>
      <Counter face={face} x={32} y={32} size={64} level={level} {...(marks && { marks })} />
    </CounterPicture>
  )
}
