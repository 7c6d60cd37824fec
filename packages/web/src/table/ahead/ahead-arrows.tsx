import type { ReadonlySignal } from '@preact/signals'
import type { MapPart } from '../../screen/map.ts'
import { distance, LEAST } from '../map/way.tsx'
import type { TableModel } from '../model.ts'
import { isDone } from './ahead.ts'
import { plansAhead } from './drawing.ts'
import './ahead.css'

const START = 30 // from the middle of the stack
const END = 34 // from the middle of where it is to go
const WIDE = 7 // half of a shaft
const HEAD = { long: 30, wide: 18 }

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
          const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
          const d = outline(length - START - END, grown)
          const away = START / length
          const x = start.x + (end.x - start.x) * away
          const y = start.y + (end.y - start.y) * away
          return (
            <g
              key={`${index} ${from} ${to}`}
              data-from={from}
              data-to={to}
              transform={`translate(${x} ${y}) rotate(${angle})`}
            >
              <path class="is-edge" d={d} />
              <path class="is-rim" d={d} />
            </g>
          )
        })}
    </g>
  )
}

/** An arrow to the right, so long, as its outline alone. */
function outline(long: number, grown: number): string {
  const [wide, head] = [WIDE * grown, HEAD.wide * grown]
  const neck = Math.max(0, long - HEAD.long * grown)
  return `M0 ${-wide}H${neck}V${-head}L${long} 0L${neck} ${head}V${wide}H0Z`
}
