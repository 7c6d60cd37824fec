import type { MapPart } from '../../screen/map.ts'
import type { TableState } from '../../screen/table-state.ts'

/** Places that somebody asked for, and the one that dice were thrown about, lit on the map. */
export function ShownPlaces(props: { readonly map: MapPart; readonly page: TableState }) {
  const { map, page } = props
  const fought = map.places[page.fought.value]?.path
  return (
    <g class="shown-places" aria-hidden="true">
      {fought !== undefined && (
        <g class="area is-aimed" data-part="fought">
          <path d={fought} class="area-fill" />
          <path d={fought} class="area-edge" />
          <path d={fought} class="area-line" />
        </g>
      )}
      {page.lit.value.map((place) => {
        const d = map.places[place]?.path
        return (
          d !== undefined && (
            <g key={place}>
              <path d={d} class="shown-ground" />
              <path d={d} class="shown-edge" />
              <path d={d} class="shown-line" />
            </g>
          )
        )
      })}
    </g>
  )
}
