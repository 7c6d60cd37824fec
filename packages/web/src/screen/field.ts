import type { State } from '@estafette/kernel'
import type { ComponentType } from 'preact'
import type { LogEntry } from '../session/session.ts'
import type { AheadPart } from './ahead.ts'
import type { Desk } from './desk.ts'
import type { SideOf } from './events.ts'
import type { Step } from './steps.ts'

/** What something on a field is in what is put together, or could be. Unmarked, a press takes nothing. */
export interface FieldMark {
  readonly canAct?: boolean // a press chooses it
  readonly isChosen?: boolean
  readonly isTarget?: boolean // a press aims at it, names it or goes there
  readonly isAimed?: boolean
  readonly closed?: string // why it cannot be chosen; it is drawn all the same
}

/** A use of a card in hand. */
export interface UseMark {
  readonly text: string // in a word or two
  readonly state: 'can' | 'chosen' | 'later' | 'closed' // later: not now, or not with what is chosen
  readonly why?: string // it is not open, at length
}

/** A card in the viewer's hand, and what it can be used for. */
export interface HeldMark {
  readonly count: number // copies of it
  readonly uses: Readonly<Record<string, UseMark>>
}

/** Something of a field or a hand that is pressed. */
export type FieldHit =
  | { readonly kind: 'group'; readonly unit: number } // units that act together, by their first
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'use'; readonly card: number; readonly use: string }

/**
 * All that the field of a moment is drawn from. A game works it out from the table, as far as the
 * viewer knows it; what draws it sees no table, and only tells what was pressed.
 */
export interface FieldFeed {
  readonly groups: ReadonlyMap<number, FieldMark>
  readonly units: ReadonlyMap<number, FieldMark>
  readonly places: ReadonlyMap<number, FieldMark>
  readonly hand: ReadonlyMap<number, HeldMark> // by card
  /** What a press means; what cannot be called back waits for slot A. */
  press(hit: FieldHit): void
  /** With the keyboard to what can act; whether there is any. */
  next(step: 1 | -1): boolean
  /** To what can be aimed at or gone to. */
  nextTarget(step: 1 | -1): boolean
  /** What another key means; whether it meant anything. */
  key?(event: KeyboardEvent): boolean
  /** Begins what goes on while the field is shown; returns how to stop it. */
  watch?(): () => void
}

/** A battlefield that is no map: it is drawn in the map's place, and takes the keys of a map. */
export interface FieldPart<S extends State = State, F extends FieldFeed = FieldFeed> {
  readonly places: string // kind of the targets that are places
  readonly units?: string // kind of the targets that are units
  readonly cards?: string // kind of the targets that are cards
  /** The field of the moment, or that of a step of another's turn while it is shown. */
  feed(desk: Desk<S>, shown: Step | null): F
  readonly Field: ComponentType<{ readonly feed: F }>
  /** In the row under it: a hand of cards, say. */
  readonly Dock?: ComponentType<{ readonly feed: F }>
  /** All that the row has no room for on a narrow screen: a tab of the panel there. */
  readonly Hand?: ComponentType<{ readonly feed: F }>
  /** Plans for one's next turn. */
  readonly ahead?: AheadPart<S>
  /** A position as an ornament, on the page after the game. */
  readonly Picture?: ComponentType<{ readonly state: S }>
  /** What was told, put together to what each side did. */
  steps?(entries: readonly LogEntry[], sideOf: SideOf): readonly Step[]
  /** What was done in a step, after the name of who did it. */
  what?(step: Step): string
}
