import type { JSX } from 'preact'
import { CounterBody, counterClass, type CounterArtProps } from './body.tsx'
import { cornerOf, type CounterFace, type Print } from './model.ts'
import { PROFILE_BOX, PROFILES } from './profiles.ts'
import { SeriesBadges } from './series-badges.tsx'
import { SeriesFigures } from './series-figures.tsx'
import { BROAD_BAR, COUNTER } from './shapes.ts'
import { SymbolBox } from './symbol-box.tsx'
import './series.css'

/** Where the parts stand; a counter without its name has room for larger ones. */
const layouts = {
  full: {
    profile: { y: 15, width: 42 },
    box: { y: 16.5, width: 32 },
    line: { y: 58.6, size: 20.5 },
  },
  table: {
    profile: { y: 10, width: 47 },
    box: { y: 10.5, width: 36 },
    line: { y: 58.4, size: 23.5 },
  },
} as const

const MIDDLE = (COUNTER + BROAD_BAR) / 2 + 0.2
const TAB = 9 // what a tab or a badge takes right of the bar
const TRIANGLE = 8

/** A counter with a broad formation bar, a vehicle or a symbol, and shapes for printed colours. */
function SeriesArt(props: CounterArtProps): JSX.Element {
  const { face, level, stacked = false, lifted = false } = props
  const { profile, box, line } = layouts[level]
  return (
    <g class={counterClass(face)}>
      <CounterBody face={face} lifted={lifted} />
      {level === 'full' && <Name face={face} stacked={stacked} />}
      {face.profile ? (
        <ProfileArt face={face} x={MIDDLE - profile.width / 2} {...profile} />
      ) : (
        <SymbolBox kind={face.kind} x={MIDDLE - box.width / 2} {...box} />
      )}
      <SeriesFigures factors={face.factors} x={MIDDLE} {...line} />
      <SeriesBadges face={face} stacked={stacked} />
    </g>
  )
}

/** The name, which makes room for a tab on its left and for what stands on the right corner. */
function Name({ face, stacked }: { face: CounterFace; stacked: boolean }): JSX.Element {
  const { name, refit, disrupted, heavy } = face
  const isPushed = Boolean(refit || disrupted || stacked)
  const small = name.length > 8 || (isPushed && name.length > 6) ? ' ctr-small' : ''
  const isTaken = refit || (disrupted && stacked)
  const start = (isTaken ? TAB : 0) + (heavy ? TRIANGLE : 0) + BROAD_BAR + 2.5
  const x = isPushed ? start : MIDDLE
  return (
    <text class={`ctr-name${small}${isPushed ? ' ctr-pushed' : ''}`} x={x} y={11.6}>
      {name}
    </text>
  )
}

interface ProfileArtProps {
  readonly face: CounterFace
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A vehicle from the side, facing left for cut corners, its upper left corner at (x, y). */
function ProfileArt({ face, x, y, width }: ProfileArtProps): JSX.Element | null {
  if (!face.profile) return null
  const { solid, gaps } = PROFILES[face.profile]
  const scale = Math.round((width / PROFILE_BOX.width) * 1e4) / 1e4
  const at =
    cornerOf(face.nation) === 'cut'
      ? `translate(${x + width} ${y}) scale(${-scale} ${scale})`
      : `translate(${x} ${y}) scale(${scale})`
  return (
    <g transform={at}>
      <path class="ctr-profile" d={solid} />
      <path class="ctr-gaps" d={gaps} />
    </g>
  )
}

/** Broad bar, larger figures with shapes round them. */
export const seriesPrint: Print = {
  name: 'series',
  bar: BROAD_BAR,
  Art: SeriesArt,
  Profile: ProfileArt,
}
