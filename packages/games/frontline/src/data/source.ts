import actionsJson from '../../data/actions.json' with { type: 'json' }
import damageJson from '../../data/damage.json' with { type: 'json' }
import equipmentJson from '../../data/equipment.json' with { type: 'json' }
import forcesJson from '../../data/forces.json' with { type: 'json' }
import scenariosJson from '../../data/scenarios.json' with { type: 'json' }
import terrainJson from '../../data/terrain.json' with { type: 'json' }
import type { SIDES } from './codes.ts'

export type SideName = (typeof SIDES)[number]
export type BySide<T> = Readonly<Record<SideName, T>>
export type Both = Readonly<Record<'en' | 'fr', string>>

export interface ActionSource {
  readonly id: string
  readonly name: Both
  readonly symbols: readonly string[]
  readonly count: number
  readonly rule: string
  readonly text: Both
}

export interface ForceSource {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly rank: string
  readonly type: string
  readonly class: string
  readonly vp: number
  readonly command: number
  readonly morale: number
  readonly equipment: number
  readonly weapon: string
  readonly weaponClass: string
  readonly ammo: string | null
  readonly firepower: {
    readonly aimed: readonly (number | null)[]
    readonly rapid: readonly (number | null)[]
  }
  readonly ability: string | null
  readonly armor: number
  readonly inherentCover: number
}

export interface SpecialSource {
  readonly type: string
  readonly side?: string
  readonly turns?: number
  readonly maxRange?: number
  readonly cover?: number
  readonly cards?: readonly (number | string)[]
  readonly bonus?: number
  readonly turn?: number
}

export interface ScenarioSource {
  readonly id: string
  readonly name: Both
  readonly date?: string
  readonly alliedNation: string
  readonly terrain: string | readonly string[]
  readonly firstPlayer: string
  readonly forces: BySide<readonly string[]>
  readonly sections?: BySide<readonly (readonly string[])[]>
  readonly specials: readonly SpecialSource[]
  readonly victory: {
    readonly type: string
    readonly side?: string
    readonly card?: number
    readonly consecutiveTurns?: number
    readonly turns?: number
    readonly winner?: string
  }
  readonly history?: Both
}

export const actionSource: readonly ActionSource[] = actionsJson.actions
export const damageSource = damageJson.counters
export const equipmentSource = equipmentJson.equipment
export const forceSource: readonly ForceSource[] = forcesJson.forces
export const terrainSource = terrainJson
export const scenarioSource: readonly ScenarioSource[] = [
  scenariosJson.training,
  ...scenariosJson.scenarios,
]

/** A code as notation writes it: `us_walker` is `us-walker`. */
export function codeOf(id: string): string {
  return id.replaceAll('_', '-')
}
