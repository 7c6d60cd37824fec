import type { Plan, State } from '@estafette/kernel'
import type { ComponentType } from 'preact'
import type { IconName } from '../shell/icons.tsx'
import type { Offer } from '../session/offers.ts'
import type { Danger } from './danger.ts'
import type { CoreDesk, Desk } from './desk.ts'

/** An option of the present decision. A press chooses it; what cannot be undone waits for A. */
export interface Tile {
  readonly key: string
  readonly name: string
  readonly text?: string // what follows from it
  readonly chance?: number // of what the card is about, with this option chosen
  readonly value?: string // where there is no chance: a cost, a number of points
  readonly tone?: 'good' | 'bad' // of the value
  readonly danger?: Pick<Danger, 'grade' | 'figure'> | null // of the place it leads to; null for none
  readonly unit?: number // whose counter stands on it
  readonly offer?: Offer // what a press takes, or means to take
  readonly press?: () => void // where it is no choice yet: a stack, a target, part of a plan
  readonly isChosen?: boolean
  readonly closed?: string // why it cannot be chosen; it is drawn all the same
  readonly part?: string // what it is called where the page is looked through
}

/** Options that belong together. */
export interface TileGroup {
  readonly key: string
  readonly title?: string
  readonly note?: string // beside the title
  readonly rule?: string
  readonly folded?: string // on the press that opens it, where it is folded away
  readonly byUnit?: boolean // a row for each unit, with what can happen to it side by side
  readonly tiles: readonly Tile[]
}

/** One of the two slots beside Undo. */
export interface CardAct {
  readonly label: string
  readonly icon?: IconName
  readonly shortcut?: string
  readonly press: () => void
  readonly offer?: Offer // what it takes
  readonly confirms?: boolean // it carries out what is intended
  readonly explains?: boolean // it decides nothing
  readonly isWhole?: boolean // it answers all that is asked together, so that Escape never takes it
  readonly isEmpty?: boolean // there is nothing to decline
  readonly closed?: string // why it cannot be pressed now
}

/** A chance that the whole card is about. */
export interface CardChance {
  readonly value: number
  readonly label: string
  readonly text?: string // what is written large in its place: odds, say
}

/** What an option costs or leaves, in the largest letters and in a few words. */
export interface CardFact {
  readonly value: string
  readonly text: string
}

/** A number to be set, where every one of a run of numbers may be chosen. */
export interface CardNumber {
  readonly offers: readonly Offer[] // from the lowest number to the highest
  readonly chosen: number // what stands there now
  readonly label: string
  readonly mark?: { readonly value: number; readonly text: string } // one that is worth knowing
}

/**
 * What a decision asks, in one place: head, options, slots. A game words and groups what it knows
 * better; whatever it leaves out is added, so that no option is ever missing.
 */
export interface Card {
  readonly key: string // another decision has another key
  readonly when: string // who decides, and when
  readonly steps?: readonly { readonly name: string; readonly isNow: boolean }[]
  readonly title: string
  readonly note?: string
  readonly chance?: CardChance
  readonly facts?: readonly CardFact[] // of a move: its cost, what is left, what it scores
  readonly danger?: Danger // of where a move leads
  readonly number?: CardNumber
  readonly groups: readonly TileGroup[]
  readonly caution?: string // what becomes irreversible
  readonly isEnd?: boolean // the caution is about the end of the game
  readonly primary: CardAct
  readonly decline: CardAct
  readonly back?: CardAct // in the slot of Undo, where nothing is taken back
}

/** Somebody who could take part in what is planned. */
export interface Companion {
  readonly unit: number
  readonly word: string // where they are now, or why not here
  readonly why?: string // the same at length
  readonly isIn: boolean
  readonly press?: () => void // joins or leaves; nothing where they cannot
}

/** Everybody who could take part in what is planned, in the row under the map. */
export interface Company {
  readonly against?: readonly number[] // the defenders, where an attack is planned
  readonly title: string
  readonly note: string
  readonly groups: readonly { readonly title: string; readonly members: readonly Companion[] }[]
}

/** What a game brings to the card of its decisions. */
export interface DecisionPart<S extends State = State> {
  /** The moment of the game in a word or two, after the name of the side. */
  when?(model: Desk<S>): string
  /** The present phase, where that does not say it. */
  phase?(model: Desk<S>): string
  /** What it words itself of the present decision. */
  card?(model: Desk<S>): Partial<Omit<Card, 'key' | 'when'>> | null
  /** What a target says of a plan: its chance, its cost. */
  planTile?(model: Desk<S>, plan: Plan): Partial<Tile>
  /** Who could take part in the plan that is looked at, null where nobody is asked for. */
  company?(model: Desk<S>): Company | null
  /** A press on a place that is part of what the card puts together; false where it means nothing. */
  pressed?(desk: CoreDesk<S>, place: number): boolean
  /** What is to be known before the options: a sum, a meter. */
  readonly Lead?: ComponentType<{ readonly model: Desk<S> }>
  /** What is to be known of the danger of a move beyond a line and a bar. */
  readonly Risk?: ComponentType<{ readonly model: Desk<S> }>
  /** What is neither a tile nor a line: results, tables. */
  readonly Body?: ComponentType<{ readonly model: Desk<S> }>
  /** Standing orders of the game's own, in the place of the one that lets every window go by. */
  readonly Orders?: ComponentType<{ readonly model: Desk<S> }>
  /** The same orders one by one, among what somebody keeps for themselves. */
  readonly Standing?: ComponentType<{ readonly model: Desk<S> }>
}
