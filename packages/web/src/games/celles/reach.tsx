import { isInEnemyZoc, sideOfUnit, STEP, type CellesState } from '@estafette/celles/screen'
import type { Plan } from '@estafette/kernel'
import { useMemo } from 'preact/hooks'
import { pictureLater } from '../../map-view/after-picture.ts'
import type { Desk } from '../../screen/desk.ts'
import { offersTo } from '../../session/offers.ts'
import { border, insides, outlines, outside } from './hexes.ts'
import { shapes, viewBox } from './map/print.ts'
import { retreatFates } from './retreats.ts'
import { percent, points } from './words.ts'

const INSIDE = 0.84 // of the dashes in hexes of enemy ZOC
const PENTAGON = 'M0 -11L10.5 -3.4L6.5 9H-6.5L-10.5 -3.4Z'

/** Where the unit in hand can go: one shape for all hexes, the cost written into each. */
export function Reach(props: { readonly model: Desk; readonly layer: 'under' | 'over' }) {
  const { model, layer } = props
  return layer === 'under' ? <Under model={model} /> : <Over model={model} />
}

function Under({ model }: { readonly model: Desk }) {
  const plans = model.plans.value
  const s = model.state.value as CellesState
  const art = useMemo(() => drawReach(s, plans), [plans])
  return (
    <g class="reach">
      {art}
      <Costs model={model} />
    </g>
  )
}

/** What lies under the counters, but for what is written into the hexes. */
export function drawReach(s: CellesState, plans: readonly Plan[]) {
  const moves = plans.filter(({ kind }) => kind === 'move')
  const unit = plans[0]?.units[0]
  if (unit === undefined) return null
  const side = sideOfUnit(s, unit)
  const hexes = moves.map(({ place }) => place)
  const watched = hexes.filter((hex) => isInEnemyZoc(s, side, hex))
  const attacked = plans.filter(({ kind }) => kind === 'attack').map(({ place }) => place)
  const start = s.place[unit]!
  const seen = [...hexes, ...attacked, start]
  const edge = border(hexes)
  return (
    <>
      <path class="reach-veil" d={outside(seen, viewBox.width, viewBox.height)} />
      <path class="reach-fill" d={outlines(hexes)} />
      <path class="reach-zone" d={insides(watched, INSIDE)} />
      <path class="reach-edge" d={edge} />
      <path class="reach-line" d={edge} />
      {attacked.map((hex) => (
        <g key={hex} class="area is-attack" data-place={hex}>
          <path d={shapes[hex]!.path} class="area-fill" />
          <path d={shapes[hex]!.path} class="area-edge" />
          <path d={shapes[hex]!.path} class="area-line" />
        </g>
      ))}
    </>
  )
}

/** What each hex costs: many words, so that they come a picture after the shape. */
function Costs({ model }: { readonly model: Desk }) {
  const plans = useMemo(
    () => pictureLater(model.plans, ({ kind, place }) => kind + place),
    [model],
  ).value
  const art = useMemo(() => drawCosts(plans), [plans])
  return <>{art}</>
}

export function drawCosts(plans: readonly Plan[]) {
  const moves = plans.filter(({ kind }) => kind === 'move')
  return moves.map((plan) => <Cost key={plan.place} plan={plan} />)
}

function Cost({ plan }: { readonly plan: Plan }) {
  const { x, y } = shapes[plan.place]!.label
  const isRoll = plan.chance !== undefined
  return (
    <g class="area is-go" data-place={plan.place} transform={`translate(${x} ${y})`}>
      <text class={isRoll ? 'reach-cost is-roll' : 'reach-cost'} y={isRoll ? 22 : 9}>
        {points(plan.cost)}
      </text>
      {plan.chance !== undefined && (
        <>
          <path class="reach-die" d={PENTAGON} transform="translate(-18 -13)" />
          <text class="reach-chance" x={-4} y={-8}>
            {percent(plan.chance)}
          </text>
        </>
      )}
    </g>
  )
}

/** The move to the hex under the mouse, unless one is chosen already. */
function pointedPlan(model: Desk): Plan | null {
  if (model.intention.value) return null
  const plan = model.plans.value.find(({ place }) => place === model.pointed.value)
  return plan?.kind === 'move' ? plan : null
}

/** Above the counters: where a path ends, and what a retreat costs. */
function Over({ model }: { readonly model: Desk }) {
  const now = model.intention.value
  const plan = now?.kind === 'plan' ? now.plan : pointedPlan(model)
  return (
    <>
      {plan?.kind === 'move' && <End plan={plan} />}
      <Retreats model={model} />
    </>
  )
}

const HALF = 'M0 -17H-14A17 17 0 0 0 -14 17H0Z'

/** What the whole path costs, and what is left. */
function End({ plan }: { readonly plan: Plan }) {
  const { x, y } = shapes[plan.place]!.label
  return (
    <g class="pill is-move" transform={`translate(${x} ${y})`} data-place={plan.place}>
      <g class="pill-body">
        <rect x={-31} y={-17} width={62} height={34} rx={17} />
        <path class="pill-half" d={HALF} />
        <text x={-14} y={8.5} class="pill-cost">
          {points(plan.cost)}
        </text>
        <text x={15} y={7.5} class="pill-left">
          {plan.chance === undefined ? points(plan.left) : percent(plan.chance)}
        </text>
      </g>
    </g>
  )
}

/** What every hex that a retreat may take would cost: nothing, disruption, a step, the unit. */
function Retreats({ model }: { readonly model: Desk }) {
  const s = model.state.value as CellesState
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
