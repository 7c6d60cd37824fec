import mapJson from '../../../../../../games/arras/data/map.json' with { type: 'json' }
import type { Line, Point, Ring } from '../../../map/geometry.ts'

export type SideName = 'allied' | 'german'

export interface PlaceSource {
  readonly id: string
  readonly kind: 'area' | 'zone'
  readonly name: string
  readonly fullName: string
  readonly tem: number
  readonly shape: 'circle' | 'square'
  readonly colour: 'black' | 'blue' | 'half'
  readonly initialControl: SideName
  readonly star: 'white' | 'black' | null
  readonly redRing: boolean
  readonly label: Point
  readonly stacks: Readonly<Record<SideName, Point>>
  readonly outline: Ring
  readonly arrows?: readonly { readonly to: string; readonly from: Point; readonly tip: Point }[]
}

export interface AdjacencySource {
  readonly a: string
  readonly b: string
  readonly boundary: 'line' | 'river' | 'zone-arrow'
  readonly edges: readonly Line[]
}

export interface TownSource {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: 'city' | 'village' | 'hamlet'
  readonly area: string
}

export interface RiverSource {
  readonly name: string
  readonly width: number
  readonly line: Line
}

/** What the map shows: the board of the rules, and the ornaments that no rule reads. */
export interface MapSource {
  readonly width: number
  readonly height: number
  readonly scale: { readonly unitsPerKm: number }
  readonly surface: Ring
  readonly areas: readonly PlaceSource[]
  readonly zones: readonly PlaceSource[]
  readonly adjacency: readonly AdjacencySource[]
  readonly rivers: readonly RiverSource[]
  readonly roads: readonly { readonly class: 'main' | 'minor'; readonly line: Line }[]
  readonly railways: readonly { readonly line: Line }[]
  readonly terrain: readonly {
    readonly type: 'wood' | 'ridge'
    readonly name: string
    readonly outline: Ring
  }[]
  readonly towns: readonly TownSource[]
  readonly urban: readonly { readonly name: string; readonly outline: Ring }[]
}

/** The one unchecked step from the data file to its type; the game's own tests prove the data. */
function decode<T>(json: unknown): T {
  return json as T
}

export const source = decode<MapSource>(mapJson)

/** Whether a river is drawn wide: the one that divides areas. */
export function isWide({ width }: RiverSource): boolean {
  return width > 5
}

/** Every area and zone. */
export const places: readonly PlaceSource[] = [...source.areas, ...source.zones]

/** The playing surface as corners: left, top, right, bottom. */
export const surface = {
  left: source.surface[0]![0],
  top: source.surface[0]![1],
  right: source.surface[2]![0],
  bottom: source.surface[2]![1],
} as const
