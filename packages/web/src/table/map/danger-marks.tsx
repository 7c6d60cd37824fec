import type { Plan } from '@estafette/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { pictureLater } from '../../map-view/after-picture.ts'
import type { Point } from '../../map-view/camera.ts'
import type { MapPart } from '../../screen/map.ts'
import type { TableModel } from '../model.ts'
import { spot } from '../other-turn/trails.tsx'
import { distance, LEAST } from './way.tsx'
import './danger-marks.css'

const START = 38 // from the middle of the stack that would come
const END = 44 // from the middle of where the move leads
const ASIDE = 44 // of the plate, from there
const LETTER = 13
const MOST_GROWN = 1.4 // of arrows: several end at one place
const SHIELD = 'M0 -10l8 3v6c0 5 -3.5 8 -8 10c-4.5 -2 -8 -5 -8 -10v-6z'

/** Who could come to where a move leads, who would fire from afar, and at what odds. */
export function DangerMarks(props: {
  readonly model: TableModel
  readonly map: MapPart
  readonly scale: ReadonlySignal<number>
}) {
  const { model, map, scale } = props
  const { state, seat, session, screen } = model
  const marched = useMemo(() => marchOf(model), [model])
  const [plan] = marched.value
  const danger = plan && screen.plans?.danger?.(state.value, plan)
  if (!plan || !danger || seat.value < 0) return null
  const side = session.game.sideOf(state.value, seat.value)
  const end = spot(model, plan.place, side)
  if (!end) return null
  const grown = Math.max(1, LEAST / scale.value)
  const from = danger.comers.flatMap((place) => spot(model, place, 1 - side) ?? [])
  const width = danger.figure.length * LETTER + 40
  // On the side that nobody comes from.
  const isLeft = from.reduce((sum, { x }) => sum + x - end.x, 0) >= 0
  const x = end.x + (isLeft ? -1 : 1) * (ASIDE + (width * grown) / 2)
  return (
    <g class="danger-marks" data-part="danger-marks" data-place={plan.place}>
      {danger.helpers.map((place) => (
        <path key={place} class="danger-gun" d={map.places[place]!.path} />
      ))}
      {from.map((at, index) => (
        <Coming key={index} from={at} to={end} grown={Math.min(grown, MOST_GROWN)} />
      ))}
      <g class="danger-plate" transform={`translate(${x} ${end.y}) scale(${grown})`}>
        <rect x={-width / 2} y={-18} width={width} height={36} rx={5} />
        <path class="danger-shield" d={SHIELD} transform={`translate(${18 - width / 2} 0)`} />
        <text x={14} y={8}>
          {danger.figure}
        </text>
      </g>
    </g>
  )
}

/** The move that is meant: what others could do there is worked out once its way is seen. */
function marchOf({ intention }: TableModel): ReadonlySignal<readonly Plan[]> {
  const meant = computed(() => {
    const now = intention.value
    return now?.kind === 'plan' && now.plan.kind === 'move' ? [now.plan] : []
  })
  return pictureLater(meant, ({ place, units }) => `${place} ${units.join()}`)
}

/** A dashed arrow with a hollow head: somebody may come. */
function Coming(props: { readonly from: Point; readonly to: Point; readonly grown: number }) {
  const { from, to, grown } = props
  const length = distance(from, to)
  if (length < START + END / 2) return null
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  const start = at(Math.min(0.4, START / length))
  const tip = at(1 - Math.min(0.45, END / length))
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return (
    <g class="danger-coming" style={`--grown:${grown}`}>
      <path class="is-edge" d={`M${start.x} ${start.y}L${tip.x} ${tip.y}`} />
      <path class="is-core" d={`M${start.x} ${start.y}L${tip.x} ${tip.y}`} />
      <path
        class="is-head"
        d="M-16 -11L8 0L-16 11Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle}) scale(${grown})`}
      />
    </g>
  )
}
