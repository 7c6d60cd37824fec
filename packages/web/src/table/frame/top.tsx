import { useMemo } from 'preact/hooks'
import { MapView } from '../../map-view/map-view.tsx'
import { mapFeed } from '../map/map-feed.tsx'
import { later } from '../../shell/later.tsx'
import type { TableModel } from '../model.ts'

const FieldTop = later(async () => (await import('./field.tsx')).FieldTop)

/** What lies on the table: the map, or the field. */
export function TableTop(props: { readonly model: TableModel; readonly label: string }) {
  const { model, label } = props
  const { map, field } = model.screen
  const feed = useMemo(() => map && mapFeed(model, map), [model])
  return (
    <>
      {feed && <MapView feed={feed} label={label} />}
      {field && <FieldTop model={model} part={field} label={label} />}
    </>
  )
}
