import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Choice, Plan, Rebuff, Seat, State } from '@estafette/kernel'
import type { Hit, Meant } from '../map-view/feed.ts'
import type { Offer, Offers } from '../session/offers.ts'
import type { Session } from '../session/session.ts'
import type { TableState } from './table-state.ts'

/** Units of one place that are going to do something together. */
export interface Selection {
  readonly place: number
  readonly units: readonly number[]
}

/** What will be done once it is confirmed. */
export type Intention =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | {
      readonly kind: 'row'
      readonly choices: readonly Choice[] // one after another
      readonly goesOn?: boolean // after dice too, as long as the rules let it
    }

/** What a person does with any game: see what can be done, choose, confirm, take back. */
export interface CoreDesk<S extends State = State> {
  readonly session: Session<S>
  readonly page: TableState // what is open, looked at and closed
  readonly state: ReadonlySignal<S>
  readonly seat: ReadonlySignal<Seat> // the person to decide, -1 for none
  readonly offers: ReadonlySignal<Offers>
  readonly intention: Signal<Intention | null>
  readonly rebuff: Signal<Rebuff | null> // why the last thing that was tried is not allowed
  choose(offer: Offer, isCareful?: boolean): void
  confirm(): void
  back(): void
  /** Takes back the last gesture: all the choices that one click or confirmation made. */
  undo(): void
  undoAll(): void
  /** Takes back everything after so many choices, as far as that goes. */
  undoTo(number: number): void
  readonly undone: ReadonlySignal<readonly (readonly Choice[])[]> // until something else is done
  /** Does again what was last taken back. */
  redo(): void
}

/** What a person does on a map: select, see where units can go, go there. */
export interface MapDesk {
  readonly selection: Signal<Selection | null>
  readonly plans: ReadonlySignal<readonly Plan[]>
  readonly inspected: Signal<number> // place whose units are shown, -1 for none
  readonly picked: Signal<number> // unit of it that several things can be done to, -1 for none
  readonly focus: Signal<number> // place under the keyboard
  readonly isLeft: Signal<boolean> // whether something has happened since the keyboard went there
  readonly pointed: Signal<number> // place under a mouse that rests, -1 for none
  readonly byKeyboard: Signal<boolean> // whether the keyboard is in use, so that its place shows
  readonly able: ReadonlySignal<readonly number[]> // places where something can be done now
  readonly ableUnits: ReadonlySignal<ReadonlySet<number>> // that can act, or that something is asked of
  readonly asked: Signal<number> // place whose press could mean several things, -1 for none
  /** What a press on the map means by what was hit. */
  press(hit: Hit): void
  /** What a press on a place could have meant, each to be chosen. */
  meant(place: number): readonly Meant[]
  /** Goes back from what is only looked at to what is chosen; false where nothing is. */
  lookBack(): boolean
  /** A place by name. A careful tap, that of a finger, only shows what a second one will do. */
  tapPlace(place: number, isCareful?: boolean): void
  tapUnit(unit: number): void
  intend(plan: Plan): void
  /** Changes how the plan that is looked at is carried out. */
  adjust(plan: Plan): void
  selectUnits(units: readonly number[]): void
  toggleUnit(unit: number): void
  nextAble(step: number): void
}

/** The table as a person handles it, without anything to see. */
export interface Desk<S extends State = State> extends CoreDesk<S>, MapDesk {}
