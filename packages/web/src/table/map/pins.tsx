import type { MapPart } from '../../screen/map.ts'
import { privateNotes } from '../../store/private.ts'
import '../notes/notes.css'

const MOST = 24 // letters of a note beside its pin
const ABOVE = 26 // the middle of a place, so that its identifier stays readable

/** Pins of the person in front of the map, each with the beginning of its note. */
export function MapPins({ map }: { readonly map: MapPart }) {
  return (
    <g class="map-pins" aria-hidden="true">
      {privateNotes.value.pins.map(({ place, text }) => {
        const at = map.places[place]?.label
        return (
          at && (
            <g key={place} data-pin={place} transform={`translate(${at.x} ${at.y - ABOVE})`}>
              <path class="map-pin" d="M0 0L-13 -26A15 15 0 1 1 13 -26Z" />
              <circle class="map-pin-eye" cy={-32} r={5} />
              {text !== '' && (
                <text class="map-pin-text" x={20} y={-26}>
                  {text.slice(0, MOST)}
                </text>
              )}
            </g>
          )
        )
      })}
    </g>
  )
}
