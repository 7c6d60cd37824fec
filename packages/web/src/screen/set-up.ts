import type { Choice, Seat, State } from '@estafette/kernel'
import type { Offer } from '../session/offers.ts'
import type { KeptPlace } from '../store/set-ups.ts'

/** What a choice of the set-up puts on the map, and where. */
export interface Put {
  readonly units: readonly number[] // nobody where works are dug
  readonly place: number
}

/** Units that wait to be placed, by what they belong to. */
export interface WaitingUnits {
  readonly title: string
  readonly units: readonly number[] // counters to press; of a group its first unit
}

/** What is in hand: what it is, what it is worth, and the one fact that matters here. */
export interface InHand {
  readonly units: readonly number[] // the counter first; nobody where works are dug
  readonly name: string
  readonly lines: readonly string[]
}

/** Where something may be placed now. */
export interface Zone {
  readonly name: string
  readonly places: readonly number[] // all of it, also what is full
}

/** Ground that counts for the side that sets up. */
export interface OwnGround {
  readonly name: string
  readonly places: readonly number[]
  readonly worth: number // points, as the game counts them
}

/** What is decided at a set-up, in the words of its game. */
export interface SetUpPart<S extends State = State> {
  readonly takesTurns?: true // sides place in turn
  title(state: S): string
  note(state: S): string
  readonly rule: (state: S) => string
  hand(state: S): InHand
  waiting(state: S): readonly WaitingUnits[]
  /** How many are still to be placed, the one in hand too. */
  left(state: S): number
  /** The choice that takes somebody up before the others, null where the rules say who is next. */
  take(state: S, unit: number): Choice | null
  /** What a choice puts on the map, null for any other choice. */
  put(state: S, choice: Choice): Put | null
  /** All that the side has placed so far. */
  placed(state: S): readonly (KeptPlace & Put)[]
  /** What is in hand, under the name by which it is kept; null where that is to be chosen first. */
  what(state: S): string | null
  zone(state: S): Zone
  goals(state: S): readonly OwnGround[]
  /** Why a place is good for what is in hand. */
  reason(state: S, place: number): string
  /** Places that suit, the best first, where nobody is there who could be asked. */
  order(state: S, offers: readonly Offer[]): readonly Offer[]
  /** What history would choose, null where the data do not say; without it there is no history. */
  history?(state: S): Choice | null
  /** What a set-up comes to: 'Stonne 3, elsewhere 13'. */
  sum(state: S, puts: readonly Put[]): string
}

/** The set-up of a game: its words are fetched with the first decision of one. */
export interface SetUpDoor<S extends State = State> {
  isSetUp(state: S, seat: Seat): boolean
  /** Which of several ways to place something in one hex is meant by a press there. */
  usual?(offers: readonly Offer[]): Offer | undefined
  load(): Promise<SetUpPart<S>>
}
