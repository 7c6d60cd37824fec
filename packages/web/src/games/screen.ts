import type { Choice, Game, Language, Seat, State } from '@estafette/kernel'
import type { ComponentType } from 'preact'
import type { Point, Rect } from '../board/camera.ts'
import type { CounterFace, Marks } from '../counters/model.ts'
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
  readonly kind: 'move' | 'attack'
  readonly place: number
  readonly units: readonly number[] // in the order in which they go
  readonly cost: number
  readonly left: number
  readonly path: readonly number[] // places, the first is where they stand
  readonly costs?: readonly number[] // of each step of the path, where they are worth showing
  readonly chance?: number // that the last step succeeds, where it is rolled for
  readonly manner?: number // how an attack is made, where there are several ways
  readonly helpers?: readonly number[] // units that stand elsewhere and join an attack
}

/** A plan spelled out. */
export interface SpelledPlan {
  readonly choices: readonly Choice[]
  readonly rolls: boolean // the last choice cannot be taken back
  readonly stopped: number // units for which there was no room
}

/** A mark on the map and what it means. */
export interface LegendLine {
  readonly mark: 'selected' | 'go' | 'attack' | 'zone' | 'roll'
  readonly text: string
}

/** How a game words its plans, in the language of the moment. */
export interface PlanWords {
  readonly legend: readonly LegendLine[]
  confirm(plan: Plan): string // on the button
  prompt(plan: Plan, place: string): string // after the name of the side
  readonly endsPhase?: string // what is said of a move after which nobody is left to move
  points(cost: number): string // as players write them
}

/** What the types of events mean to the page. */
export interface EventSorts {
  readonly silent: RegExp // neither written in the log nor said aloud
  readonly fights: RegExp
  readonly moves: RegExp
  readonly worth: RegExp // a line in the recap
  readonly seen: RegExp // the board looks different afterwards: a step of a replay
  readonly paced: RegExp // worth a pause when the computer does it
  readonly turns: RegExp // moments to jump to in a replay
  readonly battles: RegExp
}

/** Something that can be laid over the map on demand. */
export interface Overlay {
  readonly key: string
  readonly name: string
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** What a game brings to the table page: its board, its counters, its panels. */
export interface GameScreen<S extends State = State> {
  readonly game: Game<S>
  readonly placeKind: string // kind of the targets that are places of the board
  readonly looks: readonly ('allied' | 'german')[] // colours and corners by side
  readonly events: EventSorts
  readonly bounds: Rect
  readonly near?: number // scale to begin with where the whole map would be smaller
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
  planWords(): PlanWords
  /** A word under a unit in the tray: what it can do, or why it cannot. */
  unitNote(state: S, unit: number, isAble: boolean): string
  /** A line under the prompt while nothing is intended: what is still possible. */
  note?(state: S): string
  /** Words for choosing parts of a stack; without them units are chosen one at a time. */
  readonly groups?: () => { readonly all: string; readonly byType: string }
  /** The unit whose move is under way, -1 for none: it is in hand without being selected. */
  inHand?(state: S): number
  /** Kinds of targets that have buttons under the map although they are things. */
  readonly barKinds?: ReadonlySet<string>
  /** What is done by default, so that its button stands out. */
  readonly mainVerbs?: ReadonlySet<string>
  /** Whether the log tells the steps of a march in one line. */
  readonly joinsMarches?: boolean
  /** Verbs that end a phase although dice follow, so that what is still open is listed first. */
  readonly endVerbs?: ReadonlySet<string>
  /** Draws the plans itself, where there are too many for a shape each: under and over counters. */
  readonly Reach?: ComponentType<{ readonly model: TableModel; readonly layer: 'under' | 'over' }>
  /** Marks of a unit beside those that follow from what can be done to it. */
  unitMarks?(state: S, unit: number): Marks
  /** What can be laid over the map, and the drawing of it. */
  readonly overlays?: () => readonly Overlay[]
  readonly Overlay?: ComponentType<{ readonly state: S; readonly shown: ReadonlySet<string> }>
}
