import { folders } from '../../packages/games/blitzkrieg/src/data/folders.ts'
import type { PictureSource } from '../../packages/games/blitzkrieg/src/data/source.ts'

export type Link = readonly [string, string]

interface Way {
  readonly name: string
  readonly path: readonly string[]
}

/** What is read of the map of a battle; the rules read the same file. */
export interface BattleMap {
  readonly title: string
  readonly look?: string // 'hesbaye' where it is left out
  readonly cols: number
  readonly rows: number
  readonly hexKm: number
  readonly hexes: Readonly<Record<string, { readonly terrain: string; readonly level?: number }>>
  readonly hexsides: readonly {
    readonly a: string
    readonly b: string
    readonly type: 'river' | 'stream'
    readonly name?: string
    readonly bridge?: boolean
  }[]
  readonly roadLinks: readonly Link[]
  readonly railLinks: readonly Link[]
  readonly roads?: readonly Way[] // the links as ways from end to end
  readonly rails?: readonly Way[]
  readonly blownBridges?: readonly Link[]
  readonly places: readonly {
    readonly name: string
    readonly kind: 'town' | 'village' | 'label'
    readonly hexes: readonly string[]
  }[]
  readonly letters: Readonly<Record<string, string>>
  readonly exits: readonly {
    readonly hex: string
    readonly edge: EdgeName
    readonly label?: string
  }[]
  readonly edges: Readonly<Record<EdgeName, readonly string[]>>
}

export type EdgeName = 'N' | 'S' | 'W' | 'E'
export type SideName = 'GERMAN' | 'ALLIED'

interface Entry {
  readonly edge: string // several: 'W,N'
  readonly hexes: readonly string[]
}

/** What is read of its scenario. */
export interface BattleScenario {
  readonly title: { readonly en: string; readonly fr: string }
  readonly series?: { readonly picture?: PictureSource }
  readonly setup: readonly {
    readonly side: SideName
    readonly groups: readonly string[]
    readonly zone: { readonly hexes: readonly string[] }
  }[]
  readonly sides: Readonly<Record<SideName, { readonly supplyHexes: readonly string[] }>>
  readonly reinforcements: readonly {
    readonly side: SideName
    readonly entry?: Entry
    readonly entryByGroup?: Readonly<Record<string, Entry>>
  }[]
  readonly victory: {
    readonly rules: readonly {
      readonly side: SideName | 'BOTH'
      readonly kind: string
      readonly vp?: number
      readonly hexes?: readonly string[]
      readonly place?: string
    }[]
  }
}

/** What is read of its units. */
export interface BattleUnits {
  readonly groups: readonly { readonly id: string; readonly units: readonly string[] }[]
}

/** The one unchecked step from the data files to their types; the game's own tests prove the data. */
function decode<T>(json: unknown): T {
  return json as T
}

/** The maps of the battles by the id of the battle. */
export const maps: Readonly<Record<string, BattleMap>> = Object.fromEntries(
  Object.entries(folders).map(([id, { map }]) => [id, decode<BattleMap>(map)]),
)

/** Their scenarios. */
export const scenarios: Readonly<Record<string, BattleScenario>> = Object.fromEntries(
  Object.entries(folders).map(([id, { scenario }]) => [id, decode<BattleScenario>(scenario)]),
)

/** Their units. */
export const unitLists: Readonly<Record<string, BattleUnits>> = Object.fromEntries(
  Object.entries(folders).map(([id, { units }]) => [id, decode<BattleUnits>(units)]),
)
