import type { JSX } from 'preact'
import { Figures } from './lettering.tsx'
import type { CounterFace } from './model.ts'
import { SYMBOLS } from './symbols.ts'

// A badge stands half outside a corner; with several, or under a stack's number, the next one
// goes to the left edge, where it covers nothing but the formation bar.
const UPPER_RIGHT = [57, 7] as const
const LEFT = [
  [6, 7],
  [5, 31],
  [5, 54],
] as const

const DISRUPTED = [{ text: 'D' }]
const REDUCED = [{ text: 'R' }]

/** The state of a counter that its body does not show. */
export function Badges({ face, stacked }: { face: CounterFace; stacked: boolean }): JSX.Element {
  const drawings = [
    face.disrupted && <Disrupted />,
    face.supply && <Supply isolated={face.supply === 'isolated'} />,
    face.trucks && <Trucks />,
    face.reduced && <Reduced />,
    face.locked && <Padlock />,
  ].filter((drawing) => drawing !== undefined && drawing !== false)
  const places = stacked ? LEFT : [UPPER_RIGHT, ...LEFT]
  return (
    <>
      {drawings.map((drawing, index) => {
        const [x, y] = places[index] ?? LEFT[2]
        return (
          <g key={index} class="ctr-badge-of" transform={`translate(${x} ${y})`}>
            {drawing}
          </g>
        )
      })}
    </>
  )
}

/** Not in order: a triangle that warns, with its letter. */
export function Disrupted(): JSX.Element {
  return (
    <>
      <path class="ctr-badge ctr-badge-warn" d="M0 -13L12 8H-12Z" />
      <Figures factors={DISRUPTED} x={0} y={5.8} size={13} />
    </>
  )
}

/** Out of supply: a ring that is struck out, full where it is isolated. */
export function Supply({ isolated }: { isolated: boolean }): JSX.Element {
  return (
    <g class={isolated ? 'ctr-supply ctr-isolated' : 'ctr-supply'}>
      <circle class="ctr-supply-case" r={11.6} />
      <circle class="ctr-supply-ring" r={9.2} />
      <path class="ctr-supply-bar" d="M-6 6L6 -6" />
    </g>
  )
}

/** Put together again from what was left: its letter. */
export function Reduced(): JSX.Element {
  return (
    <>
      <rect class="ctr-badge ctr-badge-plain" x={-10} y={-9} width={20} height={18} rx={3} />
      <Figures factors={REDUCED} x={0} y={5.2} size={15} />
    </>
  )
}

/** Carried by lorries. */
export function Trucks(): JSX.Element {
  return (
    <>
      <rect class="ctr-badge ctr-badge-plain" x={-13} y={-9} width={26} height={18} rx={3} />
      <path class="ctr-truck" d="M-9.5 -5.5H1.5V3H-9.5ZM2.8 -2.5H6.6L9.4 .6V3H2.8Z" />
      <path class="ctr-truck-wheel" d="M-6 4h.01M5.6 4h.01" />
    </>
  )
}

/** Not released yet. */
export function Padlock(): JSX.Element {
  return (
    <>
      <path class="ctr-shackle-case" d="M-4.6 -1V-4.6a4.6 4.6 0 0 1 9.2 0V-1" />
      <path class="ctr-shackle" d="M-4.6 -1V-4.6a4.6 4.6 0 0 1 9.2 0V-1" />
      <rect class="ctr-badge ctr-badge-plain" x={-8} y={-2} width={16} height={11.5} rx={2.4} />
      <path class="ctr-keyhole" d="M0 1.2a1.7 1.7 0 0 1 .9 3.1V6.6H-.9V4.3A1.7 1.7 0 0 1 0 1.2Z" />
    </>
  )
}

/** Must be refitted: an arrow that turns. */
export function Refit(): JSX.Element {
  return (
    <g transform="translate(-8.5 -8.5)">
      <rect class="ctr-badge ctr-badge-plain" width={17} height={17} rx={3} />
      <path class="ctr-turn" d="M12.6 6.2A4.9 4.9 0 1 0 13.2 10" />
      <path class="ctr-turn-head" d="M13.9 3.4v4h-4Z" />
    </g>
  )
}

/** A leader stands with the units: his star. */
export function Leader(): JSX.Element {
  return (
    <g class="ctr-leader">
      <circle r={11} />
      <path transform="scale(.2) translate(-100 -99)" d={SYMBOLS.leader.solid} />
    </g>
  )
}
