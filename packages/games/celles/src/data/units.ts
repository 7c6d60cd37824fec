import { GERMAN, NATIONALITIES, SIDES, UNIT_TYPES } from './codes.ts'
import { hexAt, type MapTables } from './map.ts'
import type { Source, UnitsSource } from './source.ts'

/** The formations and units of a battle, whatever an owner corrects. */
export interface UnitTables {
  readonly formationCodes: readonly string[] // '116Pz', '2Pz', 'Lehr', '9Pz', 'FBB', '84Inf' ..
  readonly formationCount: number
  readonly formationNames: readonly string[]
  readonly formationSide: Uint8Array
  readonly formationNationality: Uint8Array // GERMAN, US or BRITISH
  readonly formationUnits: readonly (readonly number[])[]
  readonly unitCodes: readonly string[] // the Germans first: '116Pz-bayer'
  readonly unitCount: number
  readonly firstSideUnits: number
  readonly unitNames: readonly string[]
  readonly unitFormation: Uint8Array
  readonly unitSide: Uint8Array
  readonly unitNationality: Uint8Array
  readonly unitType: Uint8Array // ARMOR, INFANTRY, RECON or SP_AT
  readonly unitMotorized: Uint8Array // 1 for all but infantry; trucks are another matter. CEL-2.0.5
  readonly unitSteps: Uint8Array // at full strength, 1 or 2. CEL-2.0.3
  readonly unitMovement: Uint8Array // of the unused side: 9 for all that is motorized. CEL-2.0.7
  readonly unitAttack: Uint8Array // by [unit * 4 + (reduced ? 2 : 0) + (used ? 1 : 0)]. CEL-2.0.4
  readonly unitDefence: Uint8Array // in the same order
  readonly immobile: number // the 3rd Armored unit, -1 without it. CEL-8.0.7
  readonly entryHexes: readonly (readonly number[])[] // by formation. CEL-14.0.1
  readonly entryList: readonly number[] // every entry hex once, in ascending order
  readonly entryIndex: Int8Array // place of a hex in that list, -1 where nobody enters
  readonly rebuildHexes: readonly (readonly number[])[] // by formation, ascending. CEL-13.3b
}

/** Reads the counters of a battle. */
export function makeUnits(source: Source, map: MapTables): UnitTables {
  const { formations, units, types } = source.units
  const formationCodes = formations.map(({ id }) => id)
  const formationSide = Uint8Array.from(formations, ({ side }) => SIDES.indexOf(side))
  const formationNationality = Uint8Array.from(formations, ({ nationality }) =>
    NATIONALITIES.indexOf(nationality),
  )
  const unitFormation = Uint8Array.from(units, ({ formation }) => formationCodes.indexOf(formation))
  const unitSide = unitFormation.map((formation) => formationSide[formation]!)
  const entryHexes = formationCodes.map((code) =>
    (source.map.entryHexes[code] ?? []).map((id) => hexAt(map, id)),
  )
  const entryList = [...new Set(entryHexes.flat())].toSorted((a, b) => a - b)
  const entryIndex = new Int8Array(map.hexCount).fill(-1)
  entryList.forEach((hex, index) => (entryIndex[hex] = index))
  return {
    formationCodes,
    formationCount: formationCodes.length,
    formationNames: formations.map(({ name }) => name),
    formationSide,
    formationNationality,
    formationUnits: formationCodes.map((_, formation) =>
      units.flatMap((_unit, unit) => (unitFormation[unit]! === formation ? [unit] : [])),
    ),
    unitCodes: units.map(({ id }) => id),
    unitCount: units.length,
    firstSideUnits: unitSide.filter((side) => side === GERMAN).length,
    unitNames: units.map(({ name }) => name),
    unitFormation,
    unitSide,
    unitNationality: unitFormation.map((formation) => formationNationality[formation]!),
    unitType: Uint8Array.from(units, ({ type }) => UNIT_TYPES.indexOf(type)),
    unitMotorized: Uint8Array.from(units, ({ type }) => (types[type].motorized ? 1 : 0)),
    unitSteps: Uint8Array.from(units, ({ steps }) => steps),
    unitMovement: Uint8Array.from(units, ({ movement }) => movement),
    unitAttack: factors(units, 0),
    unitDefence: factors(units, 1),
    immobile: units.findIndex(({ movement }) => movement === 0),
    entryHexes,
    entryList,
    entryIndex,
    rebuildHexes: formationCodes.map((_, formation) =>
      (formationSide[formation]! === GERMAN
        ? entryHexes[formation]!
        : map.alliedRebuildHexes[formationNationality[formation]!]!
      ).toSorted((a, b) => a - b),
    ),
  }
}

/** Index of a unit by its code, -1 if there is none. */
export function unitIndex({ unitCodes }: UnitTables, code: string): number {
  return unitCodes.indexOf(code)
}

/** Index of a unit that is known to exist. */
export function unitAt(units: UnitTables, code: string): number {
  const unit = unitIndex(units, code)
  if (unit < 0) throw new Error(`no unit '${code}'`)
  return unit
}

/** Index of a formation that is known to exist. */
export function formationAt({ formationCodes }: UnitTables, code: string): number {
  const formation = formationCodes.indexOf(code)
  if (formation < 0) throw new Error(`no formation '${code}'`)
  return formation
}

function factors(units: UnitsSource['units'], place: 0 | 1): Uint8Array {
  const read = (text: string | undefined) =>
    text === undefined ? 0 : Number(text.split('-')[place])
  return Uint8Array.from(
    units.flatMap(({ unused, used, reducedUnused, reducedUsed }) =>
      [unused, used, reducedUnused, reducedUsed].map(read),
    ),
  )
}
