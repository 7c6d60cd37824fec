import { signal } from '@preact/signals'

/** Places that are lit on the map because somebody asked which they are. */
export const shownPlaces = signal<readonly number[]>([])

/** The place that dice were thrown about, while their note is open; -1 for none. */
export const foughtPlace = signal(-1)

/** Lights places, or puts them out where they are lit already. */
export function showPlaces(places: readonly number[]): void {
  shownPlaces.value = isShown(places) ? [] : places
}

/** Whether just these places are lit. */
export function isShown(places: readonly number[]): boolean {
  const { value } = shownPlaces
  return (
    places.length > 0 && value.length === places.length && value.every((p) => places.includes(p))
  )
}
