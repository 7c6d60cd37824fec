import type { FirePlan } from '../preview.ts'
import type { CardTitle, Section, Soldier } from '../state.ts'

/** Fire that is being put together. */
export interface FireDraft extends FirePlan {
  readonly kind: 'fire'
  readonly verb: 'attack' | 'counter'
  readonly isPicked: boolean // its card was asked for, not proposed
  readonly extra: CardTitle // that a sniper pays to name the man, or NONE
}

/** How a card drives an action: for what is printed on it, or as a default action. */
export interface CardUse {
  readonly card: CardTitle // NONE: a Pathfinder's move
  readonly isPlain: boolean
}

/** A move that is being put together. */
export interface MoveDraft extends CardUse {
  readonly kind: 'move'
  readonly section: Section
  readonly isPicked: boolean // its card was asked for, not proposed
  readonly way: number
  readonly with: readonly CardTitle[]
  readonly rider: Section // that a vehicle takes along, or NONE
}

/** What a man does while his section prepares. */
export type Doing = 'reload' | 'serve' | 'draw' | 'nothing'

/** A Prepare action that is being put together, man by man. */
export interface PrepareDraft {
  readonly kind: 'prepare'
  readonly section: Section
  readonly doings: ReadonlyMap<Soldier, Doing>
}

/** An action of a section before it is declared. */
export type Draft = FireDraft | MoveDraft | PrepareDraft
