import type { Plan } from '@estafette/kernel'
import { useComputed } from '@preact/signals'
import { targetsOf, type MapFeed, type PlaceShape } from './feed.ts'

/** What the places of the map mean now: selected, may go there, may attack. */
export function Highlights(props: {
  readonly feed: MapFeed
  readonly overlays: ReadonlySet<string>
}) {
  const { feed, overlays } = props
  const { map, areas, path, aim, points } = feed
  const aimed = aim.value ? targetsOf(aim.value) : []
  const how = useComputed(() =>
    ['highlights', aim.value ? 'is-aiming' : '', feed.isFresh.value ? 'is-fresh' : ''].join(' '),
  )
  return (
    <g class={how}>
      <feed.Drawn layer="under" overlays={overlays} />
      {areas.value.map(({ place, kind }) => (
        <Area key={`${kind}${place}`} d={map.places[place]!.path} place={place} kind={kind} />
      ))}
      {aimed.map((place) => (
        <Area key={`aim${place}`} d={map.places[place]!.path} place={place} kind="aimed" />
      ))}
      {path.value && <PathLine places={map.places} plan={path.value} points={points} />}
    </g>
  )
}

function Area(props: {
  readonly d: string
  readonly place: number
  readonly kind: 'go' | 'attack' | 'aimed' | 'selected'
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
  // On a hex the costs stand where it is entered, between identifiers on the way from one to the
  // next, so that no identifier is hidden.
  const isBetween = places[plan.place]!.spots.some(({ x }) => x !== last.x)
  const spots = way.slice(1).map((to, index) => {
    const from = way[index]!
    return isBetween ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : to
  })
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
          transform={`translate(${spots[index]!.x} ${spots[index]!.y})`}
        >
          <circle r={15} />
          <text y={7}>{points(cost)}</text>
        </g>
      ))}
    </g>
  )
}
