import {
  placeOf,
  endUnit,
  firstUnit,
  isSpent,
  makeUnitReach,
  unitReach,
  type ArrasState,
} from '@estafette/arras/screen'
import { useMemo } from 'preact/hooks'
import { sideClass } from '../../../screen/screen.ts'
import '../../map/reach-overlay.css'
import { shapes } from './map-art.tsx'

/** The overlays that are switched on: how far each side could go. */
export function OverlayArt(props: {
  readonly state: ArrasState
  readonly shown: ReadonlySet<string>
}) {
  const { state, shown } = props
  return (
    <>
      {[0, 1].map(
        (side) => shown.has(`reach-${side}`) && <Reach key={side} s={state} side={side} />,
      )}
    </>
  )
}

function Reach({ s, side }: { readonly s: ArrasState; readonly side: number }) {
  const places = useMemo(() => reachOf(s, side), [s, side])
  return (
    <g class={`reach-of ${sideClass('arras', side)}`} aria-hidden="true">
      {places.map((place) => (
        <path key={place} data-reached={place} d={shapes[place]!.path} />
      ))}
    </g>
  )
}

/** Every place that a Fresh unit of a side could go to if it moved now. */
export function reachOf(s: ArrasState, side: number): readonly number[] {
  const found = new Set<number>()
  const out = makeUnitReach(s.board)
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (placeOf(s, unit) >= s.board.locationCount || isSpent(s, unit)) continue
    unitReach(s, unit, out)
    for (let i = 0; i < out.size; i++) {
      const place = out.order[i]!
      if (place !== placeOf(s, unit)) found.add(place)
    }
  }
  return [...found].sort((a, b) => a - b)
}
