import { mapSource, unitsSource } from './source.ts'

/** Printed ids by location index: '1'..'28', then 'A'..'F'. */
export const LOCATION_IDS: readonly string[] = [...mapSource.areas, ...mapSource.zones].map(
  ({ id }) => id,
)

/** Short codes by unit index, for notation: the data id without its side prefix. */
export const UNIT_CODES: readonly string[] = unitsSource.units.map(({ id }) => id.slice(3))

const locations = new Map(LOCATION_IDS.map((id, index) => [id, index]))
const units = new Map(UNIT_CODES.map((code, index) => [code, index]))

/** Index of a location by its printed id, -1 if there is none. */
export function locationIndex(id: string): number {
  return locations.get(id) ?? -1
}

/** Index of a unit by its short code, -1 if there is none. */
export function unitIndex(code: string): number {
  return units.get(code) ?? -1
}
