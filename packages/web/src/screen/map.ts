import type { Language, State } from '@estafette/kernel'
import type { ComponentType } from 'preact'
import type { Pile, PlaceSign, PrintedMap } from '../map-view/feed.ts'
import type { Desk } from './desk.ts'
import type { KeyPart } from './key.ts'

/** What the result of a fight asks of the map while it is being decided. */
export interface Fates {
  readonly goes?: number // the unit whose way back or forward is chosen
  readonly owed?: { readonly place: number; readonly side: number; readonly text: string } // losses
}

/** The map of a game: what is printed, what lies on it, and what it is called. */
export interface MapPart<S extends State = State> extends PrintedMap {
  readonly kind: string // kind of the targets that are places
  readonly Over: ComponentType<{ readonly state: S }> // what lies on it and follows the state
  piles(state: S): readonly Pile[]
  /** Signs that lie on it beside counters. */
  placeSigns?(state: S): readonly PlaceSign[]
  /** What the signs on it mean: fetched when somebody asks. */
  key(): Promise<KeyPart<S>>
  /** The place a unit is in, -1 off the map. */
  placeOf(state: S, unit: number): number
  /** The places by which something that is neither place nor unit is pressed: ends of a hexside. */
  placesOf?(state: S, kind: string, target: number): readonly number[]
  /** A place for those who do not see the map: name, controller, units; in short their number only. */
  describe(state: S, place: number, language: Language, isShort?: boolean): string
  /** What counts about a place in a line: control, terrain, room. */
  note?(state: S, place: number): string
  /** Whose way is drawn to every place that it may take, and who owes losses; null for nothing. */
  fates?(state: S): Fates | null
  /** Draws the plans itself, where there are too many for a shape each: under and over counters. */
  readonly Reach?: ComponentType<{ readonly model: Desk<S>; readonly layer: 'under' | 'over' }>
  /** The drawing of what is laid over the map. */
  readonly Overlay?: ComponentType<{ readonly state: S; readonly shown: ReadonlySet<string> }>
}
