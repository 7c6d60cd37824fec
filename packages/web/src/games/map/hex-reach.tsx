import type { Plan } from '@estafette/kernel'
import { useMemo } from 'preact/hooks'
import { percent, points } from '../../i18n/numbers.ts'
import { pictureLater } from '../../map-view/after-picture.ts'
import type { PlaceShape } from '../../map-view/feed.ts'
import type { Rect } from '../../map-view/camera.ts'
import type { Desk } from '../../screen/desk.ts'
import type { HexOutlines } from './outlines.ts'

const INSIDE = 0.84 // of the dashes in hexes of enemy ZOC
const PENTAGON = 'M0 -11L10.5 -3.4L6.5 9H-6.5L-10.5 -3.4Z'
const HALF = 'M0 -17H-14A17 17 0 0 0 -14 17H0Z'

/** A hex map as it is printed. */
export interface HexSheet {
  readonly shapes: readonly PlaceShape[]
  readonly viewBox: Rect
  readonly paths: HexOutlines
}

/** What lies under the counters, but for what is written into the hexes. */
export function drawReach(
  { shapes, viewBox, paths }: HexSheet,
  plans: readonly Plan[],
  start: number, // hex of the unit in hand, -1 off the map
  isWatched: (hex: number) => boolean, // in an enemy ZOC
) {
  const hexes = plans.filter(({ kind }) => kind === 'move').map(({ place }) => place)
  const attacked = plans.filter(({ kind }) => kind === 'attack').map(({ place }) => place)
  const seen = [...hexes, ...attacked, ...(start < 0 ? [] : [start])]
  const edge = paths.border(hexes)
  return (
    <>
      <path class="reach-veil" d={paths.outside(seen, viewBox.width, viewBox.height)} />
      <path class="reach-fill" d={paths.outlines(hexes)} />
      <path class="reach-zone" d={paths.insides(hexes.filter(isWatched), INSIDE)} />
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
export function Costs(props: { readonly model: Desk; readonly shapes: readonly PlaceShape[] }) {
  const { model, shapes } = props
  const plans = useMemo(
    () => pictureLater(model.plans, ({ kind, place }) => kind + place),
    [model],
  ).value
  const art = useMemo(() => drawCosts(shapes, plans), [plans])
  return <>{art}</>
}

export function drawCosts(shapes: readonly PlaceShape[], plans: readonly Plan[]) {
  const moves = plans.filter(({ kind }) => kind === 'move')
  return moves.map((plan) => <Cost key={plan.place} plan={plan} at={shapes[plan.place]!.label} />)
}

function Cost(props: { readonly plan: Plan; readonly at: PlaceShape['label'] }) {
  const { plan, at } = props
  const isRoll = plan.chance !== undefined
  return (
    <g class="area is-go" data-place={plan.place} transform={`translate(${at.x} ${at.y})`}>
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

/** The move that is meant, else the one to the hex under the mouse. */
export function planInSight(model: Desk): Plan | null {
  const now = model.intention.value
  if (now) return now.kind === 'plan' ? now.plan : null
  const plan = model.plans.value.find(({ place }) => place === model.pointed.value)
  return plan?.kind === 'move' ? plan : null
}

/** What the whole path costs, and what is left. */
export function PathEnd(props: { readonly plan: Plan; readonly shapes: readonly PlaceShape[] }) {
  const { plan, shapes } = props
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
