import type { Plan } from '@estafette/kernel'
import type { MapFeed, PlaceShape } from './feed.ts'

const none: ReadonlySet<string> = new Set()

/** What the places of the map mean now: selected, may go there, may attack. */
export function Highlights({ feed }: { readonly feed: MapFeed }) {
  const { map, areas, path, points } = feed
  return (
    <g class="highlights">
      <feed.Drawn layer="under" overlays={none} />
      {areas.value.map(({ place, kind }) => (
        <Area key={`${kind}${place}`} d={map.places[place]!.path} place={place} kind={kind} />
      ))}
      {path.value && <PathLine places={map.places} plan={path.value} points={points} />}
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
export function PathLine(props: {
  readonly places: readonly PlaceShape[]
  readonly plan: Plan
  readonly points: (cost: number) => string
}) {
  const { places, plan, points } = props
  const way = plan.path.map((place) => places[place]!.label)
  if (way.length < 2) return null
  const [last, before] = [way.at(-1)!, way.at(-2)!]
  const d = `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`
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
          transform={`translate(${way[index + 1]!.x} ${way[index + 1]!.y})`}
        >
          <circle r={15} />
          <text y={7}>{points(cost)}</text>
        </g>
      ))}
    </g>
  )
}

/** What a move costs and leaves; where an attack can be made. */
export function Pills({ feed }: { readonly feed: MapFeed }) {
  const { map, pills, points } = feed
  return (
    <g class="pills">
      <feed.Drawn layer="over" overlays={none} />
      {pills.value.map((plan) => {
        const { x, y } = map.places[plan.place]!.label
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
                {points(plan.cost)}
              </text>
              {plan.kind === 'move' ? (
                <text x={14} y={7.5} class="pill-left">
                  {points(plan.left)}
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
