import { standardSource, type Source } from './source.ts'

/** Printed ids by location index: areas, then zones. */
export function locationIdsOf({ map }: Source): readonly string[] {
  return [...map.areas, ...map.zones].map(({ id }) => id)
}

/** Short codes by unit index, for notation: the data id without its side prefix. */
export function unitCodesOf({ units }: Source): readonly string[] {
  return units.units.map(({ id }) => id.slice(3))
}

/** Those of the standard board: '1'..'28', then 'A'..'F'. */
export const LOCATION_IDS = locationIdsOf(standardSource)
export const UNIT_CODES = unitCodesOf(standardSource)

/** Index of a location of the standard board by its printed id, -1 if there is none. */
export function locationIndex(id: string): number {
  return LOCATION_IDS.indexOf(id)
}

/** Index of a unit of the standard board by its short code, -1 if there is none. */
export function unitIndex(code: string): number {
  return UNIT_CODES.indexOf(code)
}
