import type { FunctionComponent, JSX } from 'preact'
import { Disrupted, Leader, Padlock, Reduced, Refit, Supply, Trucks } from './badges.tsx'
import { Figures } from './lettering.tsx'
import type { CounterFace, Marks } from './model.ts'
import './signs.css'

/** States of units, each with a sign of its own, in the order in which they find their places. */
export const UNIT_SIGNS = [
  'disrupted',
  'fired',
  'out',
  'isolated',
  'refit',
  'lost',
  'reduced',
  'locked',
  'trucks',
  'riding',
  'leader',
  'spent',
] as const
export type UnitSign = (typeof UNIT_SIGNS)[number]

/** The drawing of a sign round its middle, and what it measures on screen at least, in pixels. */
export interface SignShape {
  readonly Art: FunctionComponent
  readonly width: number
  readonly height: number
}

/** The states a unit is in, by its counter and by what it has done: the one list for every game. */
export function signsOf(face: CounterFace, marks: Marks = {}): UnitSign[] {
  const isOn: Readonly<Record<UnitSign, boolean | undefined>> = {
    disrupted: face.disrupted,
    fired: face.fired,
    out: face.supply === 'out',
    isolated: face.supply === 'isolated',
    refit: face.refit,
    lost: face.steps && face.steps.left < face.steps.of,
    reduced: face.reduced,
    locked: face.locked,
    trucks: face.trucks,
    riding: face.riding,
    leader: face.leader,
    spent: (face.spent && !face.fired) || marks.acted,
  }
  return UNIT_SIGNS.filter((sign) => isOn[sign])
}

/** A counter without its badges, where signs say what state it is in. */
export function withoutState(face: CounterFace): CounterFace {
  const { supply: _, ...rest } = face
  const none = { disrupted: false, refit: false, reduced: false, locked: false, trucks: false }
  return { ...rest, ...none, riding: false, leader: false }
}

const shapeOf = (Inside: FunctionComponent, scale: number, box: readonly number[]): SignShape => ({
  Art: () => (
    <g class="ctr-badge-of" transform={`translate(0 ${box[2] ?? 0}) scale(${scale})`}>
      <Inside />
    </g>
  ),
  width: box[0]!,
  height: box[1]!,
})

const carried = shapeOf(Trucks, 0.64, [18, 13])

/** How every state is drawn. */
export const unitSigns: Readonly<Record<UnitSign, SignShape>> = {
  disrupted: shapeOf(Disrupted, 0.6, [16, 14.4, 1.5]),
  fired: shapeOf(Fired, 0.62, [13.4, 13.4]),
  out: shapeOf(() => <Supply isolated={false} />, 0.54, [12.8, 12.8]),
  isolated: shapeOf(() => <Supply isolated />, 0.54, [12.8, 12.8]),
  refit: shapeOf(Refit, 0.7, [13.2, 13.2]),
  lost: shapeOf(Lost, 0.7, [13.2, 13.2]),
  reduced: shapeOf(Reduced, 0.66, [14.4, 13.2]),
  locked: shapeOf(Padlock, 0.7, [12.6, 14.6]),
  trucks: carried,
  riding: carried,
  leader: shapeOf(Leader, 0.55, [13.2, 13.2]),
  spent: { Art: Bar, width: 23, height: 6.2 },
}

/** Guns that have fired: a white ring with a red bar. */
function Fired(): JSX.Element {
  return (
    <>
      <circle class="sign-fired-ring" r={9.2} />
      <path class="sign-fired-bar" d="M-5.4 -5.4L5.4 5.4" />
    </>
  )
}

/** A step is lost. */
function Lost(): JSX.Element {
  return (
    <>
      <circle class="sign-lost" r={8} />
      <circle class="sign-lost-edge" r={9.2} />
      <path class="sign-lost-bar" d="M-4 0H4" />
    </>
  )
}

/** Spent, or moved: a hatched bar. */
function Bar(): JSX.Element {
  return (
    <>
      <rect class="sign-bar" x={-11} y={-2.6} width={22} height={5.2} rx={1} />
      <path
        class="sign-hatching"
        d="M-9.4 2.2l3 -4.4M-5.4 2.2l3 -4.4M-1.4 2.2l3 -4.4M2.6 2.2l3 -4.4M6.6 2.2l3 -4.4"
      />
    </>
  )
}

const TAG = { least: 10, digit: 5.5, height: 12.4 }

/** What a sign takes, with the number of those it is about where it is shown; in pixels at least. */
export function sizeOfSign({ width, height }: SignShape, count: number | null) {
  if (count === null) return { width, height }
  return { width: width + tagWidth(count) - 1, height: Math.max(height, TAG.height + 1) }
}

const tagWidth = (count: number): number => TAG.least + TAG.digit * (String(count).length - 1)

/** A sign round its middle, and beside it how many it is about. */
export function SignArt(props: { readonly shape: SignShape; readonly count: number | null }) {
  const { shape, count } = props
  const { Art } = shape
  if (count === null) return <Art />
  const wide = tagWidth(count)
  return (
    <>
      <g transform={`translate(${(1 - wide) / 2} 0)`}>
        <Art />
      </g>
      <g class="ctr-count" transform={`translate(${(shape.width - 1) / 2} 0)`}>
        <rect x={-wide / 2} y={-TAG.height / 2} width={wide} height={TAG.height} rx={2.4} />
        <Figures factors={[{ text: String(count) }]} x={0} y={4.2} size={12} />
      </g>
    </>
  )
}
