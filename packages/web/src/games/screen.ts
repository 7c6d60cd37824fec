import type { Choice, Game, Language, Seat, State } from '@estafette/kernel'
import type { ComponentType } from 'preact'
import type { Point, Rect } from '../board/camera.ts'
import type { CounterFace } from '../counters/model.ts'
import type { Rebuff, TableModel } from '../table/model.ts'

/** A place of the board as the screen knows it, whatever the game. */
export interface PlaceShape {
  readonly path: string // outline, for highlights and for pointing at it
  readonly label: Point // its identifier
  readonly spots: readonly Point[] // where the stack of each side stands
}

/** A pile of units of one side in one place, the top one first. */
export interface Pile {
  readonly place: number
  readonly side: number
  readonly units: readonly number[]
  readonly at: Point
}

/** Something several units can do together with one click: a whole row of choices. */
export interface Plan {
  readonly kind: 'move' | 'assault'
  readonly place: number
  readonly units: readonly number[] // in the order in which they go
  readonly cost: number
  readonly left: number
  readonly path: readonly number[] // places, the first is where they stand
}

/** A plan spelled out. */
export interface SpelledPlan {
  readonly choices: readonly Choice[]
  readonly rolls: boolean // the last choice cannot be taken back
  readonly stopped: number // units for which there was no room
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** What a game brings to the table page: its board, its counters, its panels. */
export interface GameScreen<S extends State = State> {
  readonly game: Game<S>
  readonly bounds: Rect
  readonly places: readonly PlaceShape[]
  readonly Art: ComponentType // the printed board
  readonly Over: ComponentType<{ readonly state: S }> // what lies on it and follows the state
  readonly Names: ComponentType // identifiers and names, above all of that
  readonly Status: ComponentType<{ readonly state: S }> // facts in the top bar
  readonly Phases?: ComponentType<{ readonly state: S }> // of a turn, over the panel
  readonly Now: ComponentType<{ readonly model: TableModel }> // what the decision is about
  readonly Units: ComponentType<{ readonly model: TableModel }>
  readonly Tables: ComponentType<{ readonly model: TableModel }>
  /** Names come, go and grow with the zoom: told on every change of scale, with their sheet. */
  zoomed(names: SVGSVGElement, scale: number): void
  neighbour(place: number, direction: Direction): number
  piles(state: S): readonly Pile[]
  face(state: S, unit: number): CounterFace
  /** Units of a place that can be told to do something together now. */
  usable(state: S, place: number): readonly number[]
  plans(state: S, units: readonly number[]): readonly Plan[]
  spell(state: S, plan: Plan): SpelledPlan
  /** Why units cannot go to a place, null where there is nothing to say. */
  whyNot(state: S, units: readonly number[], place: number): Rebuff | null
  /** The place a unit is in, -1 off the board. */
  placeOf(state: S, unit: number): number
  sideOfUnit(unit: number): number
  /** Units that a choice is about if its target is neither a unit nor a place: those of a group. */
  members?(state: S, kind: string, target: number): readonly number[]
  /** A unit for those who do not see its counter. */
  describeUnit(state: S, unit: number, language: Language): string
  /** A place for those who do not see the board: name, controller, units. */
  describePlace(state: S, place: number, language: Language): string
  /** What counts about a place in a line: control, terrain, room. */
  placeNote?(state: S, place: number): string
  /** Words of the type of a unit, for choosing part of a stack by type. */
  typeOf(unit: number): number
  /** Whether a decision is one of those the plans serve, so that places are selected, not chosen. */
  canPlan(state: S, seat: Seat): boolean
  /** Verbs that plans spell out; whatever else can be done while planning is offered beside them. */
  readonly planned: ReadonlySet<string>
}
