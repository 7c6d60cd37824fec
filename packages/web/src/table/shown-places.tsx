import type { MapPart } from '../screen/map.ts'
import { shownPlaces } from '../screen/shown.ts'

/** Places that somebody asked for, lit on the map. */
export function ShownPlaces({ map }: { readonly map: MapPart }) {
  return (
    <g class="shown-places" aria-hidden="true">
      {shownPlaces.value.map((place) => {
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
