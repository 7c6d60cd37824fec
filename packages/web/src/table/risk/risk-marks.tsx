import { effect, signal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isHex } from '../../map-view/feed.ts'
import type { MapPart } from '../../screen/map.ts'
import type { PlanPart } from '../../screen/plans.ts'
import type { StateKey } from '../../screen/table-state.ts'
import type { TableModel } from '../model.ts'
import { watchRisks, type PlaceRisk } from './risks.ts'
import './risk.css'

// Of a tag, under the identifier, in map units: of an area, under its name as well.
const UNDER = { hex: 40, area: 70 }
const LETTER = 10.5
const DIAMOND = 'M0 -6L6 0L0 6L-6 0Z'
const APART = 13 // diamonds

/** What is known of the stack in hand: worked out once for the colours and for the tags. */
const known: StateKey<Signal<readonly PlaceRisk[]>> = { begin: () => signal([]) }

/** The places that the stack in hand can reach, in the colour of what the others could do there. */
export function RiskMarks(props: {
  readonly model: TableModel
  readonly map: MapPart
  readonly planner: PlanPart
}) {
  const { model, map, planner } = props
  const shown = model.page.of(known)
  useEffect(() => {
    const { risks, stop } = watchRisks(planner, model)
    const end = effect(() => void (shown.value = risks.value))
    return () => {
      end()
      stop()
      shown.value = []
    }
  }, [model])
  return (
    <g class="risks" data-part="risks">
      {shown.value.map(({ place, grade }) => (
        <g key={place} class={`risk is-${grade}`} data-risk={grade} data-place={place}>
          <path class="risk-fill" d={map.places[place]!.path} />
        </g>
      ))}
    </g>
  )
}

/** The same in figures, above the names of the map. */
export function RiskTags({ model, map }: { readonly model: TableModel; readonly map: MapPart }) {
  return (
    <g class="risks">
      {model.page.of(known).value.map(({ place, grade, figure }) => {
        const shape = map.places[place]!
        const { x, y } = shape.label
        const under = isHex(shape) ? UNDER.hex : UNDER.area
        return (
          <g key={place} class={`risk is-${grade}`} transform={`translate(${x} ${y + under})`}>
            <Tag grade={grade} figure={figure} />
          </g>
        )
      })}
    </g>
  )
}

/** As many diamonds as the danger has grades, and its figure; one hollow diamond where there is none. */
function Tag({ grade, figure }: Pick<PlaceRisk, 'grade' | 'figure'>) {
  const count = Math.max(1, grade)
  const width = count * APART + figure.length * LETTER + 10
  const left = -width / 2 + 5 + APART / 2
  return (
    <>
      <rect class="risk-tag" x={-width / 2} y={-12} width={width} height={24} rx={5} />
      {Array.from({ length: count }, (_, at) => (
        <path
          key={at}
          class="risk-diamond"
          d={DIAMOND}
          transform={`translate(${left + at * APART} 0)`}
        />
      ))}
      {figure !== '' && (
        <text class="risk-figure" x={left + (count - 0.5) * APART + 3} y={6.5}>
          {figure}
        </text>
      )}
    </>
  )
}
