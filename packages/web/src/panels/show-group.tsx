import { mapWords } from '../map-view/words.ts'
import type { Desk } from '../screen/desk.ts'
import { isShown, showPlaces } from '../screen/table-state.ts'
import type { UnitGroup } from './units.ts'

/** Lights the places of a formation on the map, or puts them out again. */
export function ShowGroup({ model, group }: { readonly model: Desk; readonly group: UnitGroup }) {
  const places = [...new Set(group.units.flatMap(({ place }) => (place < 0 ? [] : [place])))]
  if (places.length === 0) return null
  return (
    <button
      type="button"
      class="link"
      data-part="show-group"
      aria-pressed={isShown(model.page, places)}
      onClick={() => showPlaces(model.page, places)}
    >
      {mapWords().show}
      <span class="sr-only"> {group.name}</span>
    </button>
  )
}
