import { useMemo } from 'preact/hooks'
import { MapView } from '../map-view/map-view.tsx'
import { mapFeed } from './map-feed.tsx'
import { Cards } from './cards.tsx'
import type { TableModel } from './model.ts'
import { Tray } from './tray.tsx'

/** What lies on the table: the map with its tray, the cards, or both. */
export function TableTop(props: {
  readonly model: TableModel
  readonly beside?: TableModel // for what need not be drawn at once
  readonly label: string
  readonly bare?: boolean // without what explains the marks
}) {
  const { model, beside = model, label, bare } = props
  const { map, cards } = model.screen
  const feed = useMemo(() => map && mapFeed(model, map), [model])
  return (
    <>
      {feed && <MapView feed={feed} label={label} />}
      {feed && <Tray model={beside} />}
      {feed && !bare && <Legend model={beside} />}
      {cards && <Cards model={model} part={cards} />}
    </>
  )
}

/** What the marks on the map mean, while there are any. */
function Legend({ model }: { readonly model: TableModel }) {
  if (model.plans.value.length === 0) return null
  return (
    <ul class="legend" aria-hidden="true">
      {model.screen.plans?.words().legend.map(({ mark, text }) => (
        <li key={mark} class={`is-${mark}`}>
          {text}
        </li>
      ))}
    </ul>
  )
}
