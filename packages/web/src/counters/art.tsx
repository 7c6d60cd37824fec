import type { JSX } from 'preact'
import { Badges } from './badges.tsx'
import { CounterBody, counterClass, type CounterArtProps } from './body.tsx'
import { Figures } from './lettering.tsx'
import type { Factor } from './model.ts'
import { BAR_WIDTH, COUNTER, sizeStrokes } from './shapes.ts'
import { SymbolBox } from './symbol-box.tsx'
import './palette.css'
import './counters.css'

/** Where the parts of a counter stand; a counter without its name has room for larger figures. */
const layouts = {
  full: {
    box: { y: 19, width: 34 },
    size: { bottom: 17.4, height: 4.8, width: 1.5 },
    steps: { x: 57.1, y: 27 },
    factors: { y: 59.2, font: 21, narrow: 18 },
  },
  table: {
    box: { y: 10.5, width: 38 },
    size: { bottom: 8.6, height: 5.2, width: 1.9 },
    steps: { x: 59.1, y: 18.5 },
    factors: { y: 59, font: 24, narrow: 21 },
  },
} as const

const MIDDLE = (COUNTER + BAR_WIDTH) / 2
const NARROW_FROM = 4 // digits in the line of factors
const STEP_PITCH = 8

/** One counter in its own 64 × 64 units: what is printed on it, and the badges of its state. */
export function CounterArt(props: CounterArtProps): JSX.Element {
  const Art = props.face.print?.Art ?? PlainArt
  return <Art {...props} />
}

function PlainArt(props: CounterArtProps): JSX.Element {
  const { face, level, stacked = false, lifted = false } = props
  const layout = layouts[level]
  const badges = Boolean(
    face.reduced || face.locked || face.disrupted || face.supply || face.trucks,
  )
  return (
    <g class={counterClass(face)}>
      <CounterBody face={face} lifted={lifted} />
      {level === 'full' && <Name name={face.name} room={nameRoom(badges, stacked)} />}
      {level === 'full' && face.letter !== null && (
        <text class="ctr-letter" x={13} y={34.2}>
          {face.letter}
        </text>
      )}
      {level === 'full' && face.formation !== undefined && (
        <text class="ctr-formation" transform="translate(15.4 31.6) rotate(-90)">
          {face.formation}
        </text>
      )}
      {face.size && (
        <path
          class="ctr-size"
          d={sizeStrokes(face.size, { x: MIDDLE, ...layout.size })}
          stroke-width={layout.size.width}
        />
      )}
      <SymbolBox kind={face.kind} x={MIDDLE - layout.box.width / 2} {...layout.box} />
      <Figures
        factors={face.factors}
        x={MIDDLE}
        y={layout.factors.y}
        size={fontSize(face.factors, layout.factors)}
      />
      {face.steps && <Steps {...face.steps} {...layout.steps} />}
      {badges && <Badges face={face} stacked={stacked} />}
    </g>
  )
}

/** What a badge or a stack's number leaves of the upper edge. */
type NameRoom = 'all' | 'left' | 'little'

function nameRoom(badges: boolean, stacked: boolean): NameRoom {
  if (badges && stacked) return 'little'
  return badges || stacked ? 'left' : 'all'
}

/** With a corner taken the name starts at the bar, so that its beginning stays readable. */
function Name({ name, room }: { name: string; room: NameRoom }): JSX.Element {
  const small = room === 'little' || (room === 'left' && name.length > 8)
  return (
    <text
      class={`ctr-name${room === 'left' ? ' ctr-pushed' : ''}${small ? ' ctr-small' : ''}`}
      x={room === 'left' ? BAR_WIDTH + 2.5 : MIDDLE}
      y={11.2}
    >
      {name}
    </text>
  )
}

function fontSize(factors: readonly Factor[], sizes: { font: number; narrow: number }): number {
  const digits = factors.reduce((sum, { text }) => sum + text.length, 0)
  return digits >= NARROW_FROM ? sizes.narrow : sizes.font
}

function Steps(props: { left: number; of: number; x: number; y: number }): JSX.Element {
  return (
    <>
      {Array.from({ length: props.of }, (_, index) => (
        <circle
          key={index}
          class={index < props.left ? 'ctr-step ctr-full' : 'ctr-step ctr-gone'}
          cx={props.x}
          cy={props.y + index * STEP_PITCH}
          r={index < props.left ? 2.5 : 3.1}
        />
      ))}
    </>
  )
}
