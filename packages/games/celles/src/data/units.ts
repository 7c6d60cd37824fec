import { alliedRebuildHexes, GERMAN, HEX_COUNT, hexAt } from './map.ts'
import { mapSource, NATIONALITIES, SIDES, UNIT_TYPES, unitsSource } from './source.ts'

export const ARMOR = 0
export const INFANTRY = 1
export const RECON = 2
export const SP_AT = 3

export const PANZER_116 = 0
export const PANZER_2 = 1
export const LEHR = 2
export const PANZER_9 = 3
export const FBB = 4
export const INFANTRY_84 = 5
export const ARMORED_2 = 6
export const CAVALRY_4 = 7
export const ARMORED_3 = 8
export const BRIGADE_29 = 9

/** Codes by formation: '116Pz', '2Pz', 'Lehr', '9Pz', 'FBB', '84Inf', '2Arm', '4Cav', '3Arm', '29Bde'. */
export const FORMATION_CODES: readonly string[] = unitsSource.formations.map(({ id }) => id)
export const FORMATION_COUNT: number = FORMATION_CODES.length
export const formationNames: readonly string[] = unitsSource.formations.map(({ name }) => name)

/** Side of a formation, GERMAN or ALLIED. */
export const formationSide: Uint8Array = Uint8Array.from(unitsSource.formations, ({ side }) =>
  SIDES.indexOf(side),
)

/** Nationality of a formation: GERMAN, US or BRITISH. */
export const formationNationality: Uint8Array = Uint8Array.from(
  unitsSource.formations,
  ({ nationality }) => NATIONALITIES.indexOf(nationality),
)

const { units } = unitsSource

/** Codes by unit, the Germans first: '116Pz-bayer'. */
export const UNIT_CODES: readonly string[] = units.map(({ id }) => id)
export const UNIT_COUNT: number = UNIT_CODES.length
export const GERMAN_UNIT_COUNT = 18
export const unitNames: readonly string[] = units.map(({ name }) => name)

const indices = new Map(UNIT_CODES.map((code, unit) => [code, unit]))

/** Index of a unit by its code, -1 if there is none. */
export function unitIndex(code: string): number {
  return indices.get(code) ?? -1
}

/** Index of a unit that is known to exist. */
export function unitAt(code: string): number {
  const unit = unitIndex(code)
  if (unit < 0) throw new Error(`no unit '${code}'`)
  return unit
}

/** Index of a formation that is known to exist. */
export function formationAt(code: string): number {
  const formation = FORMATION_CODES.indexOf(code)
  if (formation < 0) throw new Error(`no formation '${code}'`)
  return formation
}

export const unitFormation: Uint8Array = Uint8Array.from(units, ({ formation }) =>
  formationAt(formation),
)
export const unitSide: Uint8Array = unitFormation.map((formation) => formationSide[formation]!)
export const unitNationality: Uint8Array = unitFormation.map(
  (formation) => formationNationality[formation]!,
)

/** ARMOR, INFANTRY, RECON or SP_AT by unit. */
export const unitType: Uint8Array = Uint8Array.from(units, ({ type }) => UNIT_TYPES.indexOf(type))

/** 1 for all but infantry; trucks are another matter. CEL-2.0.5 */
export const unitMotorized: Uint8Array = Uint8Array.from(units, ({ type }) =>
  unitsSource.types[type].motorized ? 1 : 0,
)

/** Steps at full strength, 1 or 2. CEL-2.0.3 */
export const unitSteps: Uint8Array = Uint8Array.from(units, ({ steps }) => steps)

/** Movement of the unused side, whole points: 9 for all that is motorized. CEL-2.0.7 */
export const unitMovement: Uint8Array = Uint8Array.from(units, ({ movement }) => movement)

/** Attack strength by [unit * 4 + (reduced ? 2 : 0) + (used ? 1 : 0)]. CEL-2.0.4 */
export const unitAttack: Uint8Array = factors(0)

/** Defence strength, in the same order. */
export const unitDefence: Uint8Array = factors(1)

/** Units by formation. */
export const formationUnits: readonly (readonly number[])[] = FORMATION_CODES.map((_, formation) =>
  units.flatMap((_unit, unit) => (unitFormation[unit]! === formation ? [unit] : [])),
)

/** Where reinforcements of a formation arrive, by formation. CEL-14.0.1 */
export const entryHexes: readonly (readonly number[])[] = FORMATION_CODES.map((code) =>
  (mapSource.entryHexes[code] ?? []).map(hexAt),
)

/** Every entry hex once, in ascending order. */
export const ENTRY_HEXES: readonly number[] = [...new Set(entryHexes.flat())].toSorted(
  (a, b) => a - b,
)

/** Place of a hex among the entry hexes, -1 where nobody enters. */
export const entryIndex: Int8Array = new Int8Array(HEX_COUNT).fill(-1)
ENTRY_HEXES.forEach((hex, index) => (entryIndex[hex] = index))

/** Where an eliminated unit of a formation returns, by formation. CEL-13.3b */
export const rebuildHexes: readonly (readonly number[])[] = FORMATION_CODES.map((_, formation) =>
  formationSide[formation]! === GERMAN
    ? entryHexes[formation]!
    : alliedRebuildHexes[formationNationality[formation]!]!,
)

/** The 3rd Armored unit, which never moves. CEL-8.0.7 */
export const IMMOBILE: number = unitAt('3Arm-hotton')

function factors(place: 0 | 1): Uint8Array {
  const read = (text: string | undefined) =>
    text === undefined ? 0 : Number(text.split('-')[place])
  return Uint8Array.from(
    units.flatMap(({ unused, used, reducedUnused, reducedUsed }) =>
      [unused, used, reducedUnused, reducedUsed].map(read),
    ),
  )
}
