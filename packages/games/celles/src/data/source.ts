import chartsJson from '../../data/charts.json' with { type: 'json' }
import mapJson from '../../data/map.json' with { type: 'json' }
import scheduleJson from '../../data/schedule.json' with { type: 'json' }
import unitsJson from '../../data/units.json' with { type: 'json' }
import type {
  ATTACK_TYPES,
  NATIONALITIES,
  SIDES,
  TACTICAL_CHITS,
  TERRAINS,
  UNIT_TYPES,
} from './codes.ts'

/** Where a value comes from; two joined by '+' where both say so. */
type Provenance = string

export type SideName = (typeof SIDES)[number]
export type NationalityName = (typeof NATIONALITIES)[number]
export type TerrainName = (typeof TERRAINS)[number]
export type UnitTypeName = (typeof UNIT_TYPES)[number]
export type AttackTypeName = (typeof ATTACK_TYPES)[number]
export type TacticalName = (typeof TACTICAL_CHITS)[number]
export type BySide<T> = Readonly<Record<SideName, T>>

interface PlaceSource {
  readonly hex: string
  readonly name: string
  readonly kind: 'town' | 'village'
  readonly provenance: { readonly name: Provenance; readonly kind: Provenance }
}

export interface MapSource {
  readonly grid: {
    readonly columns: number
    readonly firstColumn: number
    readonly rows: number
    readonly firstRow: number
    readonly lowerColumns: 'odd' | 'even'
    readonly hexKm: number
  }
  readonly geography: {
    readonly lat: { readonly x: number; readonly y: number; readonly c: number }
    readonly lon: { readonly x: number; readonly y: number; readonly c: number }
  }
  readonly terrain: { readonly rows: readonly string[] } // a letter per hex, capital = village
  readonly places: readonly PlaceSource[]
  readonly labels: { readonly list: readonly { readonly hex: string; readonly name: string }[] }
  readonly rivers: {
    readonly list: readonly {
      readonly name: string
      readonly kind: 'major' | 'minor'
      readonly hexsides: readonly string[] // 'CCRR|CCRR'
    }[]
  }
  readonly roads: { readonly main: readonly string[]; readonly secondary: readonly string[] } // chains
  readonly roadExits: readonly {
    readonly hex: string
    readonly direction: string
    readonly kind: 'main' | 'secondary'
  }[]
  readonly westBank: { readonly hexes: readonly string[] }
  readonly rearAreas: BySide<readonly string[]>
  readonly supplySources: Readonly<Record<NationalityName, { readonly hexes: readonly string[] }>>
  readonly entryHexes: Readonly<Record<string, readonly string[]>> // by formation
  readonly rebuildHexes: { readonly us: readonly string[]; readonly british: readonly string[] }
  readonly mainRoadMarcheHotton: readonly string[]
}

export interface UnitSource {
  readonly id: string
  readonly formation: string
  readonly name: string
  readonly type: UnitTypeName
  readonly steps: number
  readonly movement: number
  readonly unused: string // 'attack-defence'
  readonly used: string
  readonly reducedUnused?: string
  readonly reducedUsed?: string
  readonly provenance: { readonly values: Provenance; readonly name: Provenance }
}

export interface UnitsSource {
  readonly types: Readonly<Record<UnitTypeName, { readonly motorized: boolean }>>
  readonly formations: readonly {
    readonly id: string
    readonly name: string
    readonly side: SideName
    readonly nationality: NationalityName
  }[]
  readonly units: readonly UnitSource[]
  readonly markers: Readonly<Record<string, { readonly count: number }>>
  readonly counterTotal: number
}

/** Movement points of the two classes of units. */
export interface CostSource {
  readonly motorized: number
  readonly infantry: number
}

export interface ChartsSource {
  readonly crt: {
    readonly columns: readonly string[]
    readonly rows: readonly string[]
    readonly cells: Readonly<Record<string, readonly string[]>> // by column, one per row
  }
  readonly attackTypes: Readonly<Record<AttackTypeName, CostSource & { readonly modifier: number }>>
  readonly combatModifiers: readonly { readonly id: string; readonly value: number }[]
  readonly movement: {
    readonly terrain: Readonly<Record<TerrainName, CostSource>>
    readonly mainRoad: CostSource
    readonly secondaryRoad: CostSource
    readonly minorRiver: CostSource
    readonly enterMotorizedOnRoad: CostSource
    readonly exitZoc: CostSource
    readonly zocToZoc: CostSource
    readonly strategicBonus: { readonly value: number }
    readonly trucks: { readonly value: number }
    readonly firstTurnSecondArmored: { readonly value: number }
  }
  readonly infiltration: {
    readonly rows: readonly { readonly upTo: number; readonly result: string }[]
    readonly german: number
    readonly night: number
  }
  readonly airAttack: {
    readonly rows: readonly { readonly upTo: number; readonly result: string }[]
    readonly townOrWoods: number
  }
  readonly initiative: { readonly dayAllied: number; readonly nightGerman: number }
  readonly optionalActions: {
    readonly fromTurn: number
    readonly rows: readonly {
      readonly upTo: number
      readonly german: number
      readonly allied: number
    }[]
    readonly max: number
    readonly min: number
  }
  readonly victory: {
    readonly meusePerUnit: number
    readonly decisive: number
    readonly perEnemyStep: number
    readonly towns: readonly {
      readonly name: string
      readonly german: number
      readonly allied: number
    }[]
  }
  readonly stacking: { readonly steps: number }
}

export interface ScheduleSource {
  readonly turns: readonly {
    readonly turn: number
    readonly date: string
    readonly period: 'day' | 'night'
    readonly german: number
    readonly allied: number
  }[]
  readonly actionChits: readonly { readonly id: string; readonly formation: string }[]
  readonly tacticalChits: BySide<readonly TacticalName[]>
  readonly chitsByDay: Readonly<Record<string, readonly string[]>> // ids by date
  readonly setup: readonly {
    readonly units: readonly string[]
    readonly hexes: readonly string[] // one = fixed
    readonly rule?: string
  }[]
  readonly reinforcements: readonly {
    readonly turn: number
    readonly units: readonly string[]
    readonly hexes: readonly string[]
  }[]
  readonly trucks: { readonly fromTurn: number }
  readonly withdrawal: { readonly formation: string; readonly fromTurn: number }
  readonly british: { readonly fromTurn: number }
  readonly alliedDayBonus: { readonly fromTurn: number }
}

/** The one unchecked step from the data files to their types; the tests beside it prove the data. */
function decode<T>(json: unknown): T {
  return json as T
}

/** All that is known of a battle: its map, its counters, its charts, its calendar. */
export interface Source {
  readonly map: MapSource
  readonly units: UnitsSource
  readonly charts: ChartsSource
  readonly schedule: ScheduleSource
}

/** The battle of the booklet. */
export const standardSource: Source = {
  map: decode<MapSource>(mapJson),
  units: decode<UnitsSource>(unitsJson),
  charts: decode<ChartsSource>(chartsJson),
  schedule: decode<ScheduleSource>(scheduleJson),
}
