import challengedMap from '../../packages/games/blitzkrieg/data/challenged/map.json' with { type: 'json' }
import challengedScenario from '../../packages/games/blitzkrieg/data/challenged/scenario.json' with { type: 'json' }
import checkedMap from '../../packages/games/blitzkrieg/data/checked/map.json' with { type: 'json' }
import checkedScenario from '../../packages/games/blitzkrieg/data/checked/scenario.json' with { type: 'json' }
import metMap from '../../packages/games/blitzkrieg/data/met/map.json' with { type: 'json' }
import metScenario from '../../packages/games/blitzkrieg/data/met/scenario.json' with { type: 'json' }
import stalledMap from '../../packages/games/blitzkrieg/data/stalled/map.json' with { type: 'json' }
import stalledScenario from '../../packages/games/blitzkrieg/data/stalled/scenario.json' with { type: 'json' }
import trainingMap from '../../packages/games/blitzkrieg/data/training/map.json' with { type: 'json' }
import trainingScenario from '../../packages/games/blitzkrieg/data/training/scenario.json' with { type: 'json' }
import undoneMap from '../../packages/games/blitzkrieg/data/undone/map.json' with { type: 'json' }
import undoneScenario from '../../packages/games/blitzkrieg/data/undone/scenario.json' with { type: 'json' }
import unleashedMap from '../../packages/games/blitzkrieg/data/unleashed/map.json' with { type: 'json' }
import unleashedScenario from '../../packages/games/blitzkrieg/data/unleashed/scenario.json' with { type: 'json' }

export type Link = readonly [string, string]

interface Way {
  readonly name: string
  readonly path: readonly string[]
}

/** What is read of the map of a battle; the rules read the same file. */
export interface BattleMap {
  readonly title: string
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

/** The one unchecked step from the data files to their types; the game's own tests prove the data. */
function decode<T>(json: unknown): T {
  return json as T
}

/** The maps of the battles by the id of the battle. */
export const maps: Readonly<Record<string, BattleMap>> = decode({
  checked: checkedMap,
  unleashed: unleashedMap,
  challenged: challengedMap,
  stalled: stalledMap,
  met: metMap,
  undone: undoneMap,
  training: trainingMap,
})

/** Their scenarios. */
export const scenarios: Readonly<Record<string, BattleScenario>> = decode({
  checked: checkedScenario,
  unleashed: unleashedScenario,
  challenged: challengedScenario,
  stalled: stalledScenario,
  met: metScenario,
  undone: undoneScenario,
  training: trainingScenario,
})
