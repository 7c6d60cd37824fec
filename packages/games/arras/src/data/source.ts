import mapJson from '../../data/map.json' with { type: 'json' }
import unitsJson from '../../data/units.json' with { type: 'json' }

type Provenance = 'rulebook' | 'derived' | 'reconstructed'
export type SideName = 'allied' | 'german'
export type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]
export type BySide<T> = Readonly<Record<SideName, T>>

export const SHAPES = ['circle', 'square'] as const
export const COLOURS = ['black', 'blue', 'half'] as const
export const BOUNDARIES = ['line', 'river', 'zone-arrow'] as const
export const SIDES = ['allied', 'german'] as const
export const INITIATIVES = ['allied', 'german', 'roll'] as const
export const NATIONALITIES = ['british', 'french', 'wehrmacht', 'ss'] as const
export const UNIT_TYPES = ['infantry', 'armor', 'anti-tank', 'flak', 'artillery', 'leader'] as const

export type LocationShape = (typeof SHAPES)[number]
export type Colour = (typeof COLOURS)[number]
export type Boundary = (typeof BOUNDARIES)[number]
export type Initiative = (typeof INITIATIVES)[number]
export type Nationality = (typeof NATIONALITIES)[number]
export type UnitType = (typeof UNIT_TYPES)[number]

export interface LocationSource {
  readonly id: string
  readonly kind: 'area' | 'zone'
  readonly name: string
  readonly fullName: string
  readonly tem: number
  readonly shape: LocationShape
  readonly colour: Colour
  readonly initialControl: SideName
  readonly star: 'white' | 'black' | null
  readonly redRing: boolean
  readonly sideOfScarpe: 'north' | 'south'
  readonly bordersScarpe: boolean
  readonly stackingLimit: number
  readonly label: Point
  readonly stacks: BySide<Point>
  readonly outline: Ring
  readonly provenance: Readonly<Record<string, Provenance>>
}

export interface ZoneSource extends LocationSource {
  readonly arrows: readonly { readonly to: string; readonly from: Point; readonly tip: Point }[]
}

export interface AdjacencySource {
  readonly a: string
  readonly b: string
  readonly boundary: Boundary
  readonly river?: string
  readonly edges: readonly Ring[]
  readonly provenance: Provenance
}

interface TurnSource {
  readonly turn: number
  readonly hour: string
  readonly initiative: Initiative
  readonly germanAir: number
  readonly alliedAir: number
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number]
}

export interface LocationList {
  readonly locations: readonly string[]
  readonly provenance: Provenance
}

export interface MapSource {
  readonly width: number
  readonly height: number
  readonly surface: Ring
  readonly areas: readonly LocationSource[]
  readonly zones: readonly ZoneSource[]
  readonly adjacency: readonly AdjacencySource[]
  readonly cornerOnly: readonly {
    readonly a: string
    readonly b: string
    readonly at: Point
    readonly provenance: Provenance
  }[]
  readonly rivers: readonly { readonly name: string; readonly line: Ring }[]
  readonly roads: readonly { readonly class: string; readonly line: Ring }[]
  readonly towns: readonly {
    readonly name: string
    readonly x: number
    readonly y: number
    readonly area: string
  }[]
  readonly turnTrack: { readonly position: string; readonly turns: readonly TurnSource[] }
  readonly victoryTrack: { readonly min: number; readonly max: number }
  readonly entry: BySide<Readonly<Record<string, LocationList>>>
  readonly setupZones: BySide<LocationList>
  readonly victory: {
    readonly autoAreas: readonly string[]
    readonly autoAreasNeeded: number
    readonly autoZones: readonly string[]
    readonly threshold: number
    readonly pathZones: readonly string[]
  }
  readonly rommelNorth: { readonly from: readonly string[]; readonly to: readonly string[] }
  readonly gort: { readonly areas: readonly string[] }
  readonly reserveTrigger: { readonly areas: readonly string[] }
}

export interface FactorsSource {
  readonly attack: number | null // a leader has none
  readonly defence: number
  readonly movement: number
}

export interface UnitSource {
  readonly id: string
  readonly side: SideName
  readonly nationality: Nationality
  readonly group: string | null // null on an R counter
  readonly name: string
  readonly type: UnitType
  readonly recon: boolean
  readonly overrun: boolean
  readonly fresh: FactorsSource
  readonly spent: FactorsSource
  readonly reorganised: boolean
  readonly optional: boolean
  readonly reducedCounter?: string // id of its R counter, armor only
  readonly provenance: Readonly<Record<string, Provenance>>
}

export interface ReorganisedUnitSource extends UnitSource {
  readonly original: string
}

export interface UnitsSource {
  readonly nationalities: Readonly<Record<Nationality, { readonly side: SideName }>>
  readonly types: Readonly<Record<UnitType, { readonly point: boolean }>>
  readonly groups: BySide<Readonly<Record<string, readonly string[]>>>
  readonly setup: {
    readonly free: {
      readonly first: SideName
      readonly heldBack: BySide<readonly string[]>
      readonly fixed: Readonly<Partial<Record<SideName, Readonly<Record<string, string>>>>>
    }
    readonly historical: {
      readonly placement: BySide<Readonly<Record<string, string>>>
      readonly locked: BySide<readonly string[]>
      readonly closedUntilRelease: Readonly<Record<string, string>>
    }
  }
  readonly units: readonly UnitSource[]
  readonly reorganisedUnits: readonly ReorganisedUnitSource[]
}

/** The one unchecked step from the data files to their types; the tests beside it prove the data. */
function decode<T>(json: unknown): T {
  return json as T
}

export const mapSource = decode<MapSource>(mapJson)
export const unitsSource = decode<UnitsSource>(unitsJson)

/** Everything a board is made from. */
export interface Source {
  readonly map: MapSource
  readonly units: UnitsSource
}

export const standardSource: Source = { map: mapSource, units: unitsSource }
