import chartsJson from '../../../../../../games/celles/data/charts.json' with { type: 'json' }
import mapJson from '../../../../../../games/celles/data/map.json' with { type: 'json' }
import scheduleJson from '../../../../../../games/celles/data/schedule.json' with { type: 'json' }
import unitsJson from '../../../../../../games/celles/data/units.json' with { type: 'json' }
import { patchworkOver, type Patchwork } from '../../../map/draw/patchwork.ts'
import { naming } from '../../../map/draw/markup.ts'
import { COLUMNS, ROWS, SURFACE, type Cell } from '../grid.ts'

export type SideName = 'german' | 'allied'
export type NationName = 'german' | 'us' | 'british'
export type Terrain = 'clear' | 'rough' | 'woods' | 'town'
export type RoadKind = 'main' | 'secondary'

/** What the map shows; the rules read the same file. */
export interface MapSource {
  readonly grid: { readonly hexKm: number }
  readonly terrain: { readonly rows: readonly string[] } // c, r, w, T; a capital has a village
  readonly places: readonly {
    readonly hex: string
    readonly name: string
    readonly kind: 'town' | 'village'
  }[]
  readonly labels: { readonly list: readonly { readonly hex: string; readonly name: string }[] }
  readonly rivers: {
    readonly list: readonly {
      readonly name: string
      readonly kind: 'major' | 'minor'
      readonly hexsides: readonly string[]
    }[]
  }
  readonly roads: Readonly<Record<RoadKind, readonly string[]>> // chains of hexes
  readonly roadExits: readonly {
    readonly hex: string
    readonly direction: string
    readonly kind: RoadKind
  }[]
  readonly westBank: { readonly hexes: readonly string[] }
  readonly rearAreas: Readonly<Record<SideName, readonly string[]>>
  readonly supplySources: Readonly<Record<NationName, { readonly hexes: readonly string[] }>>
}

export interface ScheduleSource {
  readonly turns: readonly {
    readonly turn: number
    readonly date: string // '23 Dec'
    readonly period: 'day' | 'night'
    readonly german: number // actions
    readonly allied: number
  }[]
  readonly reinforcements: readonly {
    readonly turn: number
    readonly units: readonly string[]
    readonly hexes: readonly string[]
  }[]
}

export interface UnitsSource {
  readonly formations: readonly { readonly id: string; readonly nationality: NationName }[]
  readonly units: readonly { readonly id: string; readonly formation: string }[]
}

export interface ChartsSource {
  readonly combatModifiers: readonly { readonly id: string; readonly value: number }[]
  readonly movement: {
    readonly terrain: Readonly<
      Record<Terrain, { readonly motorized: number; readonly infantry: number }>
    >
  }
  readonly victory: {
    readonly meusePerUnit: number
    readonly towns: readonly {
      readonly name: string
      readonly german: number
      readonly allied: number
    }[]
  }
}

/** The one unchecked step from the data files to their types; the game's own tests prove the data. */
function decode<T>(json: unknown): T {
  return json as T
}

export const source = decode<MapSource>(mapJson)
export const schedule = decode<ScheduleSource>(scheduleJson)
export const charts = decode<ChartsSource>(chartsJson)
export const order = decode<UnitsSource>(unitsJson)

export const { shared, use } = naming('celles')

/** An empty patchwork over the playing surface. */
export function patchwork(digits = 0): Patchwork {
  return patchworkOver(SURFACE, digits)
}

/** The letter of the data; beyond the map the ground goes on as it is at the edge. */
function letterAt({ column, row }: Cell): string {
  const line = source.terrain.rows[Math.min(ROWS - 1, Math.max(0, row))]!
  return line[Math.min(COLUMNS, Math.max(1, column)) - 1]!
}

/** The terrain of a hex. */
export function terrainAt(cell: Cell): Terrain {
  const letter = letterAt(cell)
  if (letter === 'T') return 'town'
  return letter.toLowerCase() === 'c' ? 'clear' : letter.toLowerCase() === 'r' ? 'rough' : 'woods'
}

/** Every hex of the map, and a ring of them beyond its edge. */
export const cells: readonly Cell[] = grid(1, COLUMNS, 0, ROWS - 1)
export const cellsAndRim: readonly Cell[] = grid(0, COLUMNS + 1, -1, ROWS)

function grid(left: number, right: number, top: number, bottom: number): Cell[] {
  const out: Cell[] = []
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) out.push({ column, row })
  return out
}
