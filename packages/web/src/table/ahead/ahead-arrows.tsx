import type { ReadonlySignal } from '@preact/signals'
import type { MapPart } from '../../screen/map.ts'
import { distance, LEAST } from '../map/way.tsx'
import type { TableModel } from '../model.ts'
import { isDone, plansAhead } from './ahead.ts'
import './ahead.css'

const START = 30 // from the middle of the stack
const END = 34 // from the middle of where it is to go
const HEAD = 'M-20 -15L12 0L-20 15Z'

/** Plans for one's next turn, hollow: nothing of them has been done. */
export function AheadArrows(props: {
  readonly model: TableModel
  readonly map: MapPart
  readonly scale: ReadonlySignal<number>
}) {
  const { model, map, scale } = props
  const grown = Math.max(1, LEAST / scale.value)
  return (
    <g class="ahead-arrows" data-part="ahead-arrows" aria-hidden="true">
      {plansAhead()
        .filter((plan) => !isDone(model, plan))
        .map(({ from, to }, index) => {
          const [start, end] = [map.places[from]?.label, map.places[to]?.label]
          const length = start && end ? distance(start, end) : 0
          if (!start || !end || length < START + END) return null
          const at = (share: number) =>
            `${start.x + (end.x - start.x) * share} ${start.y + (end.y - start.y) * share}`
          const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
          const d = `M${at(START / length)}L${at(1 - END / length)}`
          const head = `translate(${at(1 - END / length)}) rotate(${angle}) scale(${grown})`
          return (
            <g key={`${index} ${from} ${to}`} data-from={from} data-to={to}>
              <path class="is-edge" d={d} />
              <path class="is-core" d={d} />
              <path class="is-head" d={HEAD} transform={head} />
              <path class="is-rim" d={HEAD} transform={head} />
            </g>
          )
        })}
    </g>
  )
}
