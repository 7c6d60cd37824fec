import { placeOf, isInEnemyZoc, sideOfUnit, STEP, type CellesState } from '@estafette/celles/screen'
import type { Plan } from '@estafette/kernel'
import { useMemo } from 'preact/hooks'
import { marchOf } from '../../../map-view/feed.ts'
import type { CellesDesk } from '../desk.ts'
import { offersTo } from '../../../session/offers.ts'
import { Costs, drawReach as drawHexReach, PathEnd, planInSight } from '../../map/hex-reach.tsx'
import * as paths from './hexes.ts'
import { shapes, viewBox } from './print.ts'
import { retreatFates } from '../card/retreats.ts'

const sheet = { shapes, viewBox, paths }

/** Where the unit in hand can go: one shape for all hexes, the cost written into each. */
export function Reach(props: { readonly model: CellesDesk; readonly layer: 'under' | 'over' }) {
  const { model, layer } = props
  return layer === 'under' ? <Under model={model} /> : <Over model={model} />
}

function Under({ model }: { readonly model: CellesDesk }) {
  const plans = model.plans.value
  const s = model.state.value
  const art = useMemo(() => drawReach(s, plans), [plans])
  return (
    <g class="reach">
      {art}
      <Costs model={model} shapes={shapes} />
    </g>
  )
}

/** What lies under the counters, but for what is written into the hexes. */
export function drawReach(s: CellesState, plans: readonly Plan[]) {
  const unit = plans[0]?.units[0]
  if (unit === undefined) return null
  const side = sideOfUnit(s, unit)
  return drawHexReach(sheet, plans, placeOf(s, unit), (hex) => isInEnemyZoc(s, side, hex))
}

/** Above the counters: where a path ends, and what a retreat costs. */
function Over({ model }: { readonly model: CellesDesk }) {
  const plan = planInSight(model)
  const way = plan?.kind === 'attack' ? marchOf(plan) : plan
  return (
    <>
      {way && <PathEnd plan={way} shapes={shapes} />}
      <Retreats model={model} />
    </>
  )
}

/** What every hex that a retreat may take would cost: nothing, disruption, a step, the unit. */
function Retreats({ model }: { readonly model: CellesDesk }) {
  const s = model.state.value
  if (model.seat.value < 0) return null
  if (s.step !== STEP['retreat-step'] && s.step !== STEP['retreat-continue']) return null
  return (
    <>
      {retreatFates(s, [...offersTo(model.offers.value, 'hex').keys()]).map(({ hex, fate }) => {
        const { x, y } = shapes[hex]!.label
        return (
          <g
            key={hex}
            class={`fate is-${fate}`}
            transform={`translate(${x} ${y})`}
            data-place={hex}
          >
            <circle r={21} />
            <FateSign fate={fate} />
          </g>
        )
      })}
    </>
  )
}

/** A tick, a D, a minus one, or a cross. */
function FateSign({ fate }: { readonly fate: string }) {
  if (fate === 'free') return <path d="M-9 0L-3 7L10 -8" />
  if (fate === 'disrupted') return <text y={9}>D</text>
  if (fate === 'step') return <text y={9}>−1</text>
  return <path d="M-8 -8L8 8M8 -8L-8 8" />
}
