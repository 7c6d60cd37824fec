import { drawn } from '../../../shell/trusted.ts'
import { Hits } from '../../map/hits.tsx'
import { drawing, ground, shapes, turnSpot } from './print.ts'
import { TRACK } from './track.ts'
import './styles.ts'

export { neighbour, shapes, viewBox } from './print.ts'

/** The printed map. */
export function Art() {
  return (
    <>
      <defs
        class="printed-map celles-map"
        dangerouslySetInnerHTML={{ __html: drawn(drawing.defs) }}
      />
      <g class="printed-map celles-map" dangerouslySetInnerHTML={{ __html: drawn(ground) }} />
    </>
  )
}

/** What lies on the map and follows the game: the turn marker, and what the pointer hits. */
export function MapOver({ turn }: { readonly turn: number }) {
  return (
    <>
      {turn > 0 && <TurnMarker turn={turn} />}
      <Hits shapes={shapes} />
    </>
  )
}

/** The present turn on the track: a gold frame with a notch. */
function TurnMarker({ turn }: { readonly turn: number }) {
  const { x, y } = turnSpot(turn)
  const [w, h, c] = [TRACK.width / 2 + 2, TRACK.height / 2 + 2, 13]
  const frame = `M${c - w} ${-h}H-9L0 ${9 - h}L9 ${-h}H${w - c}L${w} ${c - h}V${h - c}L${w - c} ${h}H${c - w}L${-w} ${h - c}V${c - h}Z`
  return (
    <g class="printed-map celles-map hm-now" transform={`translate(${x} ${y})`}>
      <path class="hm-now-case" d={frame} />
      <path class="hm-now-line" d={frame} />
    </g>
  )
}

/** Names, above all marks. */
export function Names() {
  return (
    <g
      class="printed-map celles-map names"
      dangerouslySetInnerHTML={{ __html: drawn(drawing.names) }}
    />
  )
}
