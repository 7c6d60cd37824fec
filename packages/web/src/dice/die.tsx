import type { SideLook } from '@estafette/kernel'
import type { JSX } from 'preact'
import { outline } from '../counters/shapes.ts'
import { houseLook, lookClass } from '../style/look.ts'
import { PIPS, type Face } from './faces.ts'
import './dice.css'

/** Sizes in CSS pixels: in the log, in a preview, on the table. */
export const DIE_SIZES = { log: 18, preview: 20, table: 44 } as const

const PIP = 2.1
const PENTAGON = 'M10 .9L19.3 7.7L15.7 18.6H4.3L.7 7.7Z'

export interface DieProps {
  readonly face: Face // null while it has not been rolled
  readonly look: SideLook | undefined // of the side it is thrown for
  readonly sides?: 6 | 10
  readonly size?: number
  readonly label?: string // for assistive technology; the number without it
  readonly rolling?: boolean
}

/** A die in the colour and with the corners of its side. */
export function Die(props: DieProps): JSX.Element {
  const { face, look = houseLook, sides = 6, size = DIE_SIZES.preview, rolling = false } = props
  const label = props.label ?? (face === null ? '?' : String(face))
  return (
    <svg
      class={`die ${lookClass(look)}${rolling ? ' die-rolling' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role="img"
      aria-label={label}
    >
      {sides === 10 ? <Decahedron face={face} /> : <Cube face={face} corner={look.shape} />}
    </svg>
  )
}

function Cube({ face, corner }: { face: Face; corner: SideLook['shape'] }): JSX.Element {
  return (
    <>
      <path class="die-body" d={outline(corner, 20, 20, corner === 'cut' ? 3.8 : 4.6, -0.8)} />
      {face === null ? (
        <text class="die-number" x={10} y={15.4} font-size={15}>
          ?
        </text>
      ) : (
        PIPS[face]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} class="die-pip" cx={x} cy={y} r={PIP} />
        ))
      )}
    </>
  )
}

function Decahedron({ face }: { face: Face }): JSX.Element {
  return (
    <>
      <path class="die-body" d={PENTAGON} stroke-linejoin="round" />
      <text class="die-number" x={10} y={15} font-size={12.5}>
        {face === null ? '?' : face % 10}
      </text>
    </>
  )
}
