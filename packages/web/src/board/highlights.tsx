import type { Plan } from '../games/screen.ts'
import type { TableModel } from '../table/model.ts'

/** What the places of the board mean now: selected, may go there, may attack. */
export function Highlights({ model }: { readonly model: TableModel }) {
  const { screen, selection, plans, offers, intention, seat, state } = model
  const aim = intention.value?.kind === 'offer' ? intention.value.offer : null
  const chosen = aim?.kind === 'place' ? aim.target : (selection.value?.place ?? -1)
  const isPlanning = seat.value >= 0 && screen.canPlan(state.value, seat.value)
  const places = isPlanning ? [] : [...offers.value.places.keys()]
  const plan = intention.value?.kind === 'plan' ? intention.value.plan : null
  return (
    <g class="highlights">
      {screen.Reach && <screen.Reach model={model} layer="under" />}
      {(screen.Reach ? [] : plans.value).map((candidate) => (
        <Area
          key={`${candidate.kind}${candidate.place}`}
          d={screen.places[candidate.place]!.path}
          place={candidate.place}
          kind={candidate.kind === 'move' ? 'go' : 'attack'}
        />
      ))}
      {places.map((place) => (
        <Area key={place} d={screen.places[place]!.path} place={place} kind="go" />
      ))}
      {chosen >= 0 && <Area d={screen.places[chosen]!.path} place={chosen} kind="selected" />}
      {plan && <PathLine model={model} plan={plan} />}
    </g>
  )
}

function Area(props: {
  readonly d: string
  readonly place: number
  readonly kind: 'go' | 'attack' | 'selected'
}) {
  return (
    <g class={`area is-${props.kind}`} data-place={props.place}>
      <path d={props.d} class="area-fill" />
      <path d={props.d} class="area-edge" />
      <path d={props.d} class="area-line" />
    </g>
  )
}

/** The way that will be paid for. */
export function PathLine({ model, plan }: { readonly model: TableModel; readonly plan: Plan }) {
  const points = plan.path.map((place) => model.screen.places[place]!.label)
  if (points.length < 2) return null
  const [last, before] = [points.at(-1)!, points.at(-2)!]
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI
  return (
    <g class={`path is-${plan.kind}`}>
      <path d={d} class="path-casing" />
      <path d={d} class="path-body" />
      <path d={d} class="path-core" />
      <path
        class="path-head"
        d="M0 0L-30 -17L-22 0L-30 17Z"
        transform={`translate(${last.x} ${last.y}) rotate(${angle})`}
      />
      {plan.costs?.map((cost, index) => (
        <g
          key={index}
          class="path-cost"
          transform={`translate(${points[index + 1]!.x} ${points[index + 1]!.y})`}
        >
          <circle r={15} />
          <text y={7}>{model.screen.planWords().points(cost)}</text>
        </g>
      ))}
    </g>
  )
}

/** What a move costs and leaves; where an attack can be made. */
export function Pills({ model }: { readonly model: TableModel }) {
  const { screen, plans } = model
  const words = screen.planWords()
  return (
    <g class="pills">
      {screen.Reach && <screen.Reach model={model} layer="over" />}
      {(screen.Reach ? [] : plans.value).map((plan) => {
        const { x, y } = screen.places[plan.place]!.label
        return (
          <g
            key={`${plan.kind}${plan.place}`}
            class={`pill is-${plan.kind}`}
            transform={`translate(${x} ${y - 44})`}
            data-place={plan.place}
          >
            <g class="pill-body">
              <rect x={-29} y={-16} width={58} height={32} rx={plan.kind === 'move' ? 16 : 3} />
              <path class="pill-half" d={plan.kind === 'move' ? ROUND_HALF : SQUARE_HALF} />
              <text x={-14} y={8.5} class="pill-cost">
                {words.points(plan.cost)}
              </text>
              {plan.kind === 'move' ? (
                <text x={14} y={7.5} class="pill-left">
                  {words.points(plan.left)}
                </text>
              ) : (
                <path class="pill-swords" d={SWORDS} />
              )}
            </g>
          </g>
        )
      })}
    </g>
  )
}

const ROUND_HALF = 'M0 -16H-13A16 16 0 0 0 -13 16H0Z'
const SQUARE_HALF = 'M0 -16H-26A3 3 0 0 0 -29 -13V13A3 3 0 0 0 -26 16H0Z'
const SWORDS = 'M6 -9L22 8M22 -9L6 8M5 4L10 9M23 4L18 9'
