import type { FunctionComponent } from 'preact'
import type { CounterDetail, CounterFace } from './model.ts'

/** What is printed on counters beside their figures and symbols, each with its own meaning. */
export const FIGURE_SIGNS = [
  'ring',
  'box',
  'roof',
  'raised',
  'lowered',
  'italic',
  'heavy',
  'steps',
  'letter',
] as const
export type FigureSign = (typeof FIGURE_SIGNS)[number]

/** Those of a counter that is drawn in so much detail. */
export function figuresOf(face: CounterFace, level: CounterDetail): FigureSign[] {
  if (level === 'plate') return []
  const { factors } = face
  const isOn: Readonly<Record<FigureSign, boolean>> = {
    ring: factors.some(({ gold }) => gold === 'ring'),
    box: factors.some(({ gold }) => gold === 'box'),
    roof: factors.some(({ gold }) => gold === 'roof'),
    raised: factors.some(({ raised }) => raised !== undefined),
    lowered: factors.some(({ lowered }) => lowered),
    italic: factors.some(({ italic, text }) => italic && text !== '•'),
    heavy: face.heavy ?? false,
    steps: (face.steps?.of ?? 0) > 0,
    letter: level === 'full' && face.letter !== null,
  }
  return FIGURE_SIGNS.filter((sign) => isOn[sign])
}

const on = (Inside: FunctionComponent): FunctionComponent => {
  return () => (
    <g class="ctr ctr-wehrmacht ctr-series">
      <rect class="ctr-body" x={-9} y={-7.5} width={18} height={15} rx={2.5} />
      <Inside />
    </g>
  )
}

const figure = (text: string, style: string, x = 0) => (
  <text class={`key-figure ${style}`} x={x} y={4.6}>
    {text}
  </text>
)

/** How they look, for the key. */
export const figurePictures: Readonly<Record<FigureSign, FunctionComponent>> = {
  ring: on(() => (
    <>
      <circle class="ctr-gold-ring" r={6.2} />
      {figure('4', 'ctr-gold')}
    </>
  )),
  box: on(() => (
    <>
      <rect class="ctr-gold-box" x={-4.5} y={-6} width={9} height={12} rx={1} />
      {figure('2', 'ctr-on-gold')}
    </>
  )),
  roof: on(() => (
    <>
      <path class="ctr-gold-line" d="M-5 -2.4L0 -6.2L5 -2.4" />
      {figure('3', 'ctr-gold')}
    </>
  )),
  raised: on(() => (
    <>
      {figure('2', '', -3)}
      <text class="key-figure is-raised" x={4} y={0}>
        4
      </text>
    </>
  )),
  lowered: on(() => (
    <>
      {figure('2', '')}
      <path class="ctr-lowered" d="M-4 6.2h8" />
    </>
  )),
  italic: on(() => figure('5', 'is-italic')),
  heavy: on(() => <path class="ctr-heavy" d="M0 -5l6 9.6H-6Z" />),
  steps: on(() => (
    <>
      <circle class="ctr-step ctr-full" cx={0} cy={-3} r={2} />
      <circle class="ctr-step ctr-gone" cx={0} cy={3.4} r={2.4} />
    </>
  )),
  letter: on(() => figure('A', '')),
}
