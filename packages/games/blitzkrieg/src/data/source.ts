import type { Worded } from '@estafette/kernel'
import chartsJson from '../../data/charts.json' with { type: 'json' }
import type { AIR_RESULTS, EDGES, RESULTS, TERRAINS, UNIT_TYPES } from './codes.ts'

export type SideName = 'GERMAN' | 'ALLIED'
export type EdgeName = (typeof EDGES)[number]
export type TerrainName = (typeof TERRAINS)[number]
export type UnitTypeName = (typeof UNIT_TYPES)[number]
export type ResultName = (typeof RESULTS)[number]
export type AirResultName = (typeof AIR_RESULTS)[number]
export type BySide<T> = Readonly<Record<SideName, T>>
export type HexId = string // CCRR
export type ByFace<T> = Readonly<Record<string, T>> // by face of the die, '1' to '6'

export interface MapSource {
  readonly title: string
  readonly cols: number
  readonly rows: number
  readonly hexes: Readonly<
    Record<
      HexId,
      {
        readonly terrain: TerrainName
        readonly level?: number
        readonly road?: boolean
        readonly rail?: boolean
        readonly name?: string
        readonly bank?: string // of the battle's river: N or S, W or E
      }
    >
  >
  readonly hexsides: readonly {
    readonly a: HexId
    readonly b: HexId
    readonly type: 'river' | 'stream'
    readonly name: string
    readonly bridge?: boolean
  }[]
  readonly roadLinks: readonly (readonly [HexId, HexId])[]
  readonly railLinks: readonly (readonly [HexId, HexId])[]
  readonly places: readonly {
    readonly name: string
    readonly kind: 'town' | 'village' | 'label'
    readonly hexes: readonly HexId[]
  }[]
  readonly letters: Readonly<Record<string, HexId>> // ARS-MAP-1
  readonly roads?: readonly { readonly path: readonly HexId[] }[] // the links from end to end, as drawn
  readonly rails?: readonly { readonly path: readonly HexId[] }[]
  readonly blownBridges?: readonly (readonly HexId[])[]
  readonly exits: readonly { readonly hex: HexId; readonly edge: EdgeName }[]
  readonly edges: Readonly<Record<EdgeName, readonly HexId[]>>
  readonly namedLines?: Readonly<Record<string, readonly HexId[]>> // roads and railways rules name. ARS-SET-6
}

export interface UnitSource {
  readonly id: string
  readonly side: SideName
  readonly nation: string
  readonly formation: string // stacking bar. BLZ-STK-3
  readonly group: string
  readonly name: string
  readonly type: UnitTypeName
  readonly vehicle?: string | null
  readonly armored: boolean
  readonly attack: number | null
  readonly defense: number
  readonly movement: number
  readonly range?: number
  readonly traits: readonly string[]
  readonly provenance: string
}

export interface UnitsSource {
  readonly formations: readonly {
    readonly id: string
    readonly side: SideName
    readonly label?: Worded // printed after names, where the languages differ
  }[]
  readonly groups: readonly {
    readonly id: string
    readonly side: SideName
    readonly name: string | Worded
    readonly units: readonly string[]
    readonly transports: readonly string[]
  }[]
  readonly units: readonly UnitSource[]
}

export interface EntrySource {
  readonly edge: string // 'W', or several: 'W,N'
  readonly hexes: readonly HexId[]
}

/** What is added to a die of arrival. */
export type ModSource =
  | { readonly src: 'interdiction'; readonly max: number }
  | { readonly src: 'interdictionPrevious'; readonly max: number }
  | { readonly src: 'event'; readonly event: string; readonly value: number }
  | { readonly src: 'completedTurns'; readonly perTurn: number }
  | { readonly src: 'turnsAfter'; readonly turn: number; readonly perTurn: number }
  | { readonly src: 'formationOnMap'; readonly formation: string; readonly value: number }

export interface ProcedureSource {
  readonly kind: 'auto' | 'die' | 'countPerTurn'
  readonly natural6Fails?: boolean
  readonly mods?: readonly ModSource[]
  readonly succeedAtMost?: number
  readonly succeedBelowTurn?: boolean
  readonly turnOfDay?: boolean
}

/** What a die does to a unit: 'full', 'refit' or 'eliminatedForGood'. */
export interface LossDieSource {
  readonly kind: string
  readonly vehicles?: readonly string[]
  readonly armoredOnly?: boolean
  readonly die?: ByFace<string>
  readonly eliminationsScore?: boolean
}

export interface ReinforcementSource {
  readonly id: string
  readonly rule: string
  readonly side: SideName
  readonly by: 'unit' | 'group'
  readonly groups: readonly string[]
  readonly transports?: readonly string[]
  readonly order?: readonly string[]
  readonly option?: string
  readonly from: number
  readonly to: number
  readonly autoFrom?: number
  readonly mandatoryTurn?: number
  readonly notAtNight?: boolean
  readonly firstRollTurn?: number
  readonly availableWhen?: 'germanInfantrySouthOfMeuse' | 'alliedVpGreater'
  readonly availableWith?: string
  readonly earlierByEvent?: string
  readonly blockedByEvent?: string
  readonly cup?: boolean
  readonly drawOnEvent?: string
  readonly initialDraw?: {
    readonly die: number
    readonly plus: number
    readonly turn: number
    readonly entry: EntrySource
  }
  readonly countOnArrival?: { readonly die: number }
  readonly offMap?: { readonly bombardFrom: HexId; readonly range: number }
  readonly heldBackFrom?: string
  readonly procedure: ProcedureSource
  readonly onAvailable?: readonly {
    readonly refitVehicles: string
    readonly count: 'die' | ByFace<number>
  }[]
  readonly onEntry?: LossDieSource
  readonly inTransport?: readonly UnitTypeName[]
  readonly inTransportGroups?: readonly string[]
  readonly entry?: EntrySource
  readonly entryByGroup?: Readonly<Record<string, EntrySource>>
  readonly exitHexes?: readonly HexId[]
  readonly vpToEnemyPerUnit?: number
  readonly vpToEnemyPerUnitByDate?: Readonly<Record<string, number>>
  readonly vpFormations?: readonly string[]
  readonly vpDates?: readonly string[]
}

export interface SetupSource {
  readonly id: string
  readonly rule: string
  readonly side: SideName
  readonly groups: readonly string[]
  readonly transports?: readonly string[]
  readonly inTransportGroups?: readonly string[]
  readonly zone: { readonly text: string; readonly hexes: readonly HexId[] }
  readonly maxPerHex?: number
  readonly entrench?: 'all' | 'artillery'
  readonly cup?: boolean
  readonly count?: { readonly die: number; readonly plus: number; readonly chooser: string }
  readonly mayHoldBack?: string
  readonly after?: LossDieSource & {
    readonly disrupt?: { readonly die: number; readonly plus: number }
    readonly refit?: { readonly die: number; readonly plus: number }
  }
}

/** What an event does; the fields are those of its kind. */
export interface EffectSource {
  readonly name?: Worded // of a part, told when it happens
  readonly kind:
    | 'commandParalysis'
    | 'dlmPenalty'
    | 'moroccanFerocity'
    | 'reinforcementDie'
    | 'airEffortWithdraw'
    | 'gameEndsIn'
    | 'drawReinforcements'
    | 'vpPerFormationUnit'
    | 'rommel'
    | 'makeAvailable'
    | 'multi'
    | 'alliedShifts'
    | 'airSurge'
    | 'none'
  readonly side?: SideName
  readonly value?: number
  readonly formations?: readonly string[]
  readonly formation?: string
  readonly atEndOfTurns?: readonly number[]
  readonly reinforcement?: string
  readonly removeForGood?: string
  readonly alliedAirUnits?: number
  readonly days?: readonly string[]
  readonly perGame?: number
  readonly parts?: readonly EffectSource[]
}

export interface EventSource {
  readonly id: string
  readonly rule: string
  readonly rolls: readonly number[]
  readonly name?: Worded
  readonly limit: {
    readonly perGame?: number
    readonly perDay?: number
    readonly days?: readonly string[]
  }
  readonly ignore?: readonly { readonly roll: number; readonly date: string }[]
  readonly effect: EffectSource
}

/** One line of scoring. */
export interface VictorySource {
  readonly id: string
  readonly side: SideName | 'BOTH'
  readonly vp?: number
  readonly kind: string
  readonly armored?: boolean
  readonly terrains?: readonly TerrainName[]
  readonly level?: number
  readonly mode?: 'occupied' | 'held'
  readonly hexes?: readonly HexId[]
  readonly place?: string
  readonly from?: EdgeName
  readonly to?: EdgeName
  readonly edge?: EdgeName
  readonly fromBank?: string
  readonly formation?: string
  readonly option?: string
  readonly reinforcement?: string
  readonly requiresEvent?: string
  readonly condition?: {
    readonly kind: 'freeLine' | 'supplyLine'
    readonly from: EdgeName
    readonly to: EdgeName
    readonly exists: boolean
  }
  readonly die?: ByFace<number>
}

/** What the small picture of a battle shows: a window of its map, one name, and some units. */
export interface PictureSource {
  readonly first: HexId // at the upper left of what is drawn; its column is odd, as on the map
  readonly middle: HexId
  readonly name: {
    readonly text: string
    readonly hex: HexId
    readonly off: readonly number[] // from the middle of the hex, to the right and down
  }
  readonly stacks: Readonly<Record<HexId, readonly string[]>> // units by hex, the top one first
}

/** A battle among those of the series; scripts/battle-facts.mjs fills in what is left out. */
export interface SeriesSource {
  readonly order?: number
  readonly hours?: number
  readonly complexity?: number // 1 to 3
  readonly first?: boolean // the one to begin with
  readonly text?: Worded
  readonly hard?: Worded
  readonly picture?: PictureSource
}

export interface ScenarioSource {
  readonly game: string // the prefix of its rules
  readonly title: Worded
  readonly about: Worded // what it is about, for those who choose a battle
  readonly place?: string // as lists call it; else the one in its title
  readonly series?: SeriesSource // left out where it is on no shelf
  readonly firstPlayer: SideName
  readonly setupOrder: readonly SideName[]
  readonly turns: readonly {
    readonly turn: number
    readonly date: string
    readonly time: string
    readonly night: boolean
  }[]
  readonly sides: BySide<{
    readonly name?: Worded
    readonly wants?: Worded
    readonly supplyHexes: readonly HexId[]
    readonly exitEdges: readonly EdgeName[]
    readonly exitHexes?: readonly HexId[]
    readonly vpExitEdges: readonly EdgeName[]
  }>
  readonly airUnits: readonly {
    readonly id: string
    readonly side: SideName
    readonly nation: string
    readonly onlyByEvent?: string
  }[]
  readonly pontoons: number
  readonly entrenchments: number
  readonly hasRommel: boolean
  readonly setup: readonly SetupSource[]
  readonly reinforcements: readonly ReinforcementSource[]
  readonly events: readonly EventSource[]
  readonly victory: {
    readonly rules: readonly VictorySource[]
    readonly initialControl?: BySide<readonly HexId[]>
  }
  readonly options: readonly {
    readonly id: string
    readonly rule: string
    readonly name: Worded
    readonly text: Worded // what it changes
    readonly attackerVehicles?: readonly string[]
    readonly defenderArmored?: boolean
    readonly defenderVehicles?: readonly string[]
  }[]
}

export interface ChartsSource {
  readonly crt: {
    readonly columns: readonly string[]
    readonly rows: ByFace<
      readonly { readonly attacker: ResultName; readonly defender: ResultName }[]
    >
  }
  readonly bombardment: { readonly hard: ByFace<string>; readonly open: ByFace<string> }
  readonly airCombat: { readonly rows: ByFace<string>; readonly returnTurns: number }
}

/** All that a battle is read from. */
export interface Source {
  readonly id: string
  readonly map: MapSource
  readonly units: UnitsSource
  readonly scenario: ScenarioSource
  readonly charts: ChartsSource
}

/** The one unchecked step from the data files to their types; the tests beside it prove the data. */
export function sourceOf(id: string, map: unknown, units: unknown, scenario: unknown): Source {
  return {
    id,
    map: map as MapSource,
    units: units as UnitsSource,
    scenario: scenario as ScenarioSource,
    charts: chartsJson as unknown as ChartsSource,
  }
}
