import type { Game, SideLook, State } from '@estafette/kernel'
import { listedSides } from '@estafette/registry/shelf'
import type { ComponentType } from 'preact'
import { lookClass } from '../style/look.ts'
import type { DecisionPart } from './card.ts'
import type { CounterPart } from './counters.ts'
import type { Desk } from './desk.ts'
import type { FieldFeed, FieldPart } from './field.ts'
import type { MapPart } from './map.ts'
import type { PlanPart } from './plans.ts'
import type { VictoryPart } from './victory.ts'
import type { SetUpDoor } from './set-up.ts'
import type { RevealPart } from './reveals.ts'
import type { RollPart } from './rolls.ts'

/** Where a game is on its way: the turn, of how many, and when that is. */
export interface TurnClock {
  readonly turn: number
  readonly of: number
  readonly when: string
}

/** One of the battles of a game. */
export interface Battle {
  readonly name: string
  readonly date: string // empty where it has none
}

/**
 * What a game brings to the table page. The core is what every game has; counters, a map, plans on
 * it and a field in its place are parts that a game has or has not.
 */
export interface GameScreen<S extends State = State, F extends FieldFeed = FieldFeed> {
  readonly game: Game<S>
  readonly Status: ComponentType<{ readonly state: S }> // facts in the top bar
  readonly decisions?: DecisionPart<S> // how it words what is decided
  readonly Phases?: ComponentType<{ readonly state: S }> // of a turn, over the panel
  /** The battle that is played, where a game has many. */
  battle?(state: S): Battle
  /** Null before the first turn. */
  clock?(state: S): TurnClock | null
  /** The side whose turn it is, whoever has to answer in it; -1 where it is nobody's. */
  turnOf?(state: S): number
  readonly victory?: VictoryPart<S>
  readonly tellsScore?: true // its facts in the bar do, so that no scale stands beside them
  readonly Units?: ComponentType<PanelProps<S>>
  readonly Tables?: ComponentType<PanelProps<S>>
  /** A line under the prompt while nothing is intended: what is still possible. */
  note?(state: S): string
  /** What is done by default, so that it has the first slot. */
  readonly mainVerbs?: ReadonlySet<string>
  /** What declines or ends a question, so that it has the last slot. */
  readonly declineVerbs?: ReadonlySet<string>
  /** Verbs that end a phase although dice follow, so that what is still open is listed first. */
  readonly endVerbs?: ReadonlySet<string>
  /** Types of events that are about points, so that they stand alone in the log. */
  readonly pointEvents?: ReadonlySet<string>
  readonly counters?: CounterPart<S>
  readonly map?: MapPart<S>
  readonly field?: FieldPart<S, F> // in the place of a map
  readonly plans?: PlanPart<S>
  readonly setUp?: SetUpDoor<S> // where units are placed before the first turn
  readonly rolls?: RollPart<S>
  readonly reveals?: RevealPart<S>
  /** What a game that is over leads to: the next battle of a campaign, say. */
  readonly sequel?: SequelPart
}

/** What stands under a tab: in the column, or with the whole map area to itself. */
export interface PanelProps<S extends State = State> {
  readonly model: Desk<S>
  readonly isWide?: boolean
}

/** A game as part of something larger, kept by this browser. */
export interface SequelPart {
  /** Whether a game belongs to something that goes on after it. */
  has(id: string): boolean
  readonly Sequel: ComponentType<{ readonly id: string }>
}

/** How a side of a game looks, by the id of the game; nobody, side -1, has no look. */
export function lookOf(game: string, side: number): SideLook | undefined {
  return listedSides(game)[side]?.look
}

/** The classes that give something the colours and corners of a side. */
export function sideClass(game: string, side: number): string {
  return lookClass(lookOf(game, side))
}

/** Kind of the targets that are places: on a map, or on a field in its place. */
export function placeKind({ map, field }: GameScreen): string {
  return map?.kind ?? field?.places ?? ''
}

/** Kind of the targets that are units. */
export function unitKind({ counters, field }: GameScreen): string {
  return counters?.kind ?? field?.units ?? ''
}
