import {
  ANTITANK_BONUS,
  ANTITANK_GUN,
  ARMORED,
  ARTILLERY,
  ASSAULT,
  CAVALRY,
  ENGINEER,
  FOOT,
  FORTRESS,
  GERMAN,
  HEAVY_INFANTRY,
  HEAVY_TANK,
  INFANTRY,
  MOROCCAN,
  OTHER,
  PRE_COMBAT_RETREAT,
  TRANSPORT,
  UNIT_TYPES,
} from './codes.ts'
import type { UnitSource, UnitsSource } from './source.ts'

/** The formations and units of a battle, as printed where a print is known. GEM-SET-10 */
export interface UnitTables {
  readonly formationCodes: readonly string[] // stacking bars: '3 Pz' is '3Pz'. BLZ-STK-3
  readonly formationNames: readonly string[]
  readonly groupCodes: readonly string[] // what is set up or arrives together: '3pz'
  readonly unitCodes: readonly string[] // the Germans first: '3pz-1/5'
  readonly unitNames: readonly string[]
  readonly unitNations: readonly string[]
  readonly vehicles: readonly string[] // silhouette by unit, '' for none
  readonly unitCount: number // combat units and transports
  readonly firstSideUnits: number
  readonly unitFormation: Uint8Array
  readonly unitGroup: Uint8Array
  readonly unitType: Uint8Array // TANK .. TRANSPORT
  readonly unitClass: Uint8Array // FOOT or OTHER
  readonly traits: Uint8Array // bits: ARMORED .. MOROCCAN
  readonly attack: Uint8Array // BLZ-UNIT-1
  readonly defence: Uint8Array
  readonly movement: Uint8Array // whole MP
  readonly range: Uint8Array // of artillery, 0 for the others
  readonly isTransport: Uint8Array // 1: no combat unit
  readonly groupUnits: readonly (readonly number[])[] // combat units by group
  readonly groupTransports: readonly (readonly number[])[]
}

const FOOT_TYPES = [INFANTRY, HEAVY_INFANTRY, CAVALRY, ASSAULT, ENGINEER, FORTRESS]

/** Reads the counters of a battle. */
export function makeUnits({ formations, groups, units }: UnitsSource): UnitTables {
  const formationNames = formations.map(({ id }) => id)
  const groupCodes = groups.map(({ id }) => id)
  const types = units.map(({ type }) => UNIT_TYPES.indexOf(type))
  const firstSideUnits = units.findIndex(({ side }) => side === 'ALLIED')
  if (units.some(({ side }, unit) => (side === 'GERMAN') !== unit < firstSideUnits)) {
    throw new Error('the Germans come first')
  }
  const unitsOf = (ids: readonly string[]) =>
    ids.map((id) => units.findIndex((unit) => unit.id === id)).toSorted((a, b) => a - b)
  return {
    formationCodes: formationNames.map(withoutSpaces),
    formationNames,
    groupCodes,
    unitCodes: units.map(({ group, name }) => `${group}-${withoutSpaces(name)}`),
    unitNames: units.map(({ name }) => name),
    unitNations: units.map(({ nation }) => nation),
    vehicles: units.map(({ vehicle }) => vehicle ?? ''),
    unitCount: units.length,
    firstSideUnits,
    unitFormation: Uint8Array.from(units, ({ formation }) => formationNames.indexOf(formation)),
    unitGroup: Uint8Array.from(units, ({ group }) => groupCodes.indexOf(group)),
    unitType: Uint8Array.from(types),
    unitClass: Uint8Array.from(types, (type) => (FOOT_TYPES.includes(type) ? FOOT : OTHER)),
    traits: Uint8Array.from(units, traitsOf),
    attack: Uint8Array.from(units, ({ attack }) => attack ?? 0),
    defence: Uint8Array.from(units, ({ defense }) => defense),
    movement: Uint8Array.from(units, ({ movement }) => movement),
    range: Uint8Array.from(units, ({ range }) => range ?? 0),
    isTransport: Uint8Array.from(types, (type) => (type === TRANSPORT ? 1 : 0)),
    groupUnits: groups.map((group) => unitsOf(group.units)),
    groupTransports: groups.map((group) => unitsOf(group.transports)),
  }
}

/** A name as it is written in notation. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}

const TRAITS: Readonly<Record<string, number>> = {
  preCombatRetreat: PRE_COMBAT_RETREAT,
  antitank: ANTITANK_GUN,
  antitankBonus: ANTITANK_BONUS,
  heavyTank: HEAVY_TANK,
  moroccan: MOROCCAN,
}

/** The traits as bits; 'assault' and 'aa88' are types as well, and told by them. */
function traitsOf({ armored, traits }: UnitSource): number {
  return traits.reduce((bits, trait) => bits | (TRAITS[trait] ?? 0), armored ? ARMORED : 0)
}

/** Index of a unit that is known to exist. */
export function unitAt({ unitCodes }: UnitTables, code: string): number {
  const unit = unitCodes.indexOf(code)
  if (unit < 0) throw new Error(`no unit '${code}'`)
  return unit
}

/** Index of a group that is known to exist. */
export function groupAt({ groupCodes }: UnitTables, code: string): number {
  const group = groupCodes.indexOf(code)
  if (group < 0) throw new Error(`no group '${code}'`)
  return group
}

/** Whether a type is artillery, which fires at range and never attacks alone. BLZ-CBT-10 */
export function isArtilleryType(type: number): boolean {
  return type === ARTILLERY
}

/** The side of a name in the data. */
export function sideNumber(name: string): number {
  return name === 'GERMAN' ? GERMAN : 1
}
