import type { SideLook } from '@estafette/kernel'
import type { JSX } from 'preact'
import { houseLook, lookClass } from '../style/look.ts'
import { Shadow } from './body.tsx'
import { placed } from './counter.tsx'
import { counterOutline } from './shapes.ts'
import './marker.css'

/** Markers that are not units: who may reroll, aircraft, who holds a place. */
export const MARKER_ICONS = ['advantage', 'air', 'control'] as const
export type MarkerIcon = (typeof MARKER_ICONS)[number]

type ByShape = Readonly<Record<SideLook['shape'], string>>

// Seen from above with the nose up: straight wings, or the bent ones of a dive bomber.
const planes: ByShape = {
  round:
    'M32 9C34.4 9 35.6 13 35.6 17V25L57 29.5V36.5L35.4 35.6L34.4 48L42 51.4V55L32 54L22 55V51.4L29.6 48L28.6 35.6L7 36.5V29.5L28.4 25V17C28.4 13 29.6 9 32 9Z',
  cut: 'M32 8C34 8 35.4 12 35.4 16V24.5L43 27.5L58 24V31L43.6 36.6L35.2 35.4L34.2 47L41 49.4V54H33L32 57L31 54H23V49.4L29.8 47L28.8 35.4L20.4 36.6L6 31V24L21 27.5L28.6 24.5V16C28.6 12 30 8 32 8Z',
}
// A die that is turned again; a flag on its staff.
const DIE = 'M24.5 24.5H39.5V39.5H24.5Z'
const TURN = 'M50.6 27.5A19.6 19.6 0 0 0 15 22.4M13.4 36.5A19.6 19.6 0 0 0 49 41.6'
const HEADS = 'M10.6 28.6L13.2 14.4L22.8 24.6ZM53.4 35.4L50.8 49.6L41.2 39.4Z'
const STAFF = 'M19 11V54'
const FLAGS: ByShape = {
  round: 'M20.5 13C28 9.5 36 17 49 13V33C36 37 28 29.5 20.5 33Z',
  cut: 'M20.5 12.5H49L42.5 23L49 33.5H20.5Z',
}

export interface MarkerProps {
  readonly icon: MarkerIcon
  readonly look: SideLook | undefined // of the side it belongs to
  readonly x: number // centre
  readonly y: number
  readonly size: number
  readonly used?: boolean // turned face down, like a spent counter
}

/** A square marker of one side with an icon. */
export function Marker(props: MarkerProps): JSX.Element {
  const { icon, look = houseLook, x, y, size, used } = props
  const body = counterOutline(look.shape)
  const classes = `marker ${lookClass(look)}${used ? ' marker-used' : ''}`
  return (
    <g class={classes} transform={placed(x, y, size)}>
      {!used && <Shadow outline={body} lifted={false} />}
      <path class="marker-body" d={body} />
      {icon === 'air' && <path class="marker-solid" d={planes[look.shape]} />}
      {icon === 'control' && (
        <>
          <path class="marker-line" d={STAFF} />
          <path class="marker-solid" d={FLAGS[look.shape]} />
        </>
      )}
      {icon === 'advantage' && (
        <>
          <path class="marker-line" d={DIE} stroke-linejoin="round" />
          <path class="marker-solid" d="M28.6 32a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z" />
          <path class="marker-line" d={TURN} />
          <path class="marker-solid" d={HEADS} />
        </>
      )}
    </g>
  )
}
