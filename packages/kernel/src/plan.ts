import type { Choice } from './choice.ts'
import type { Verdict } from './game.ts'

/** Something several units can do together with one click: a whole row of choices. */
export interface Plan {
  readonly kind: 'move' | 'attack'
  readonly place: number // where it leads, or the first of the places under attack
  readonly targets?: readonly number[] // all places under attack, where there are several
  readonly units: readonly number[] // in the order in which they go
  readonly cost: number
  readonly left: number
  readonly path: readonly number[] // places, the first is where they stand
  readonly costs?: readonly number[] // of each step of the path, where they are worth showing
  readonly chance?: number // that the last step succeeds, where it is rolled for
  readonly manner?: number // how an attack is made, where there are several ways
  readonly helpers?: readonly number[] // units that stand elsewhere and join an attack
  readonly lead?: number // unit in front of an attack, where one is named
  readonly support?: number // what is called on beside the units, as the game numbers it
}

/** A plan spelled out. */
export interface SpelledPlan {
  readonly choices: readonly Choice[]
  readonly rolls: boolean // the last choice cannot be taken back
  readonly stopped: readonly number[] // units that stay behind: no room for them, or no way
}

/** Those of a plan who go. */
export function goersOf({ units }: Plan, { stopped }: SpelledPlan): readonly number[] {
  return stopped.length === 0 ? units : units.filter((unit) => !stopped.includes(unit))
}

/** Why something is not allowed: the reason, and what fills the gaps of its words. */
export interface Rebuff {
  readonly verdict: Verdict
  readonly gaps: Readonly<Record<string, number>>
  readonly place: number // where it was tried, -1 for nowhere
}
