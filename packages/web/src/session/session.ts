import type { ReadonlySignal } from '@preact/signals'
import type {
  AnswerRule,
  Choice,
  Consideration,
  Game,
  GameEvent,
  Outcome,
  Rebuff,
  Seat,
  Setup,
  State,
  Verdict,
  Viewer,
} from '@estafette/kernel'
import type { AskedOnce, Orders } from '@estafette/protocol'
import type { Settled, ToldBack, Undoable } from '@estafette/table'

/** Who sits on a seat: a person, or the name of a computer player. */
export type Sitter = 'human' | (string & {})

/** One line of the journal with what it told the viewer; what was chosen is told by that alone. */
export interface LogEntry {
  readonly number: number // 0 is the opening
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

/** Computers in this page that wait before their next step, or may be made to. */
export interface Hold {
  readonly isOn: boolean
  set(isOn: boolean): void
}

/** Whether a window goes by, from what its seat knows of the position. */
export type WindowOrder<S extends State = State> = (known: S) => boolean

/** The orders of whoever looks, kept by a server. */
export interface KeptOrders {
  readonly orders: ReadonlySignal<Orders | null | undefined> // null for none, undefined until told
  keep(orders: Orders): void
}

/** What whoever looks has said ahead to decisions that others put to them; the first that covers one counts. */
export interface SaidAhead {
  readonly rules: ReadonlySignal<readonly AnswerRule[]>
  keep(rules: readonly AnswerRule[]): void
}

/** The verdict on what comes too late: the table has moved on since it was looked at. */
export const MOVED_ON: Verdict = -2
export const movedOn: Rebuff = { verdict: MOVED_ON, gaps: {}, place: -1 }

/**
 * A game in progress as one viewer may know it. Whether its table stands in this page or far away
 * cannot be told from here: nothing leads to the table itself, and what is done to it is promised.
 */
export interface Session<S extends State = State> {
  readonly id: string
  readonly game: Game<S>
  readonly setup: Setup | null // what it began with, null where that was a position
  readonly sitters: readonly Sitter[] // by seat; nobody in a replay
  readonly names?: ReadonlySignal<readonly string[]> // of people far away, by seat
  readonly viewer: ReadonlySignal<Viewer> // whose eyes look
  readonly awaited: ReadonlySignal<Seat> // the person who has to come to the screen, -1 for none
  readonly passing: ReadonlySignal<boolean> // the viewer lets chances to interrupt go by
  readonly version: ReadonlySignal<number> // goes up with every change
  readonly log: ReadonlySignal<readonly LogEntry[]> // only what the viewer was told
  /** What was taken back of late, in its order: lines of the log between the choices that stand. */
  readonly takenBack: ReadonlySignal<readonly ToldBack[]>
  /** What people asked of each other far away, each after so many of the choices that stand. */
  readonly requests?: ReadonlySignal<readonly AskedOnce[]>
  readonly thinking: ReadonlySignal<boolean>
  readonly trouble: ReadonlySignal<string> // what went wrong with the computer, '' if nothing
  /** Makes a computer in this page answer with the best so far; null unless it has thought for long. */
  readonly hurry?: ReadonlySignal<(() => void) | null>
  /** Makes computers in this page wait; null unless they have been at it for long. */
  readonly hold?: ReadonlySignal<Hold | null>
  /** What the viewer may know now; the same object until something changes. */
  known(): S
  /** What the viewer may know of the position after so many choices. */
  knownAt(count: number): S
  /** Whether that position is here already, where it may have to be fetched first. */
  isHere?(count: number): boolean
  /** Whether the seats know different things now: a sealed bid, a hand. */
  hides(): boolean
  /** The seat to decide now, if the person who looks sits there; -1 otherwise. */
  deciding(): Seat
  outcome(): Outcome | null
  /** The person who was awaited is there. */
  arrive(): void
  /** Orders that chances to interrupt go by for the viewer, or that they are asked for again. */
  letPass(on: boolean): void
  /** Gives a person's seat an order that is asked at every window; null takes it back. */
  order?(seat: Seat, order: WindowOrder<S> | null): void
  /** The viewer's orders where a server keeps them: they hold while nobody looks, too. */
  readonly kept?: KeptOrders
  readonly ahead?: SaidAhead
  /** Whether these legal choices are not wanted just now: a guided game says why by itself. */
  declines?(choices: readonly Choice[]): boolean
  /**
   * Takes choices one after another, all of them or none, and says why not. The row ends with dice,
   * a final choice, something that is shown, or a hand-over: the rest of it is not looked at.
   */
  take(choices: readonly Choice[], version: number): Promise<Rebuff | null>
  undoable(): Undoable
  undo(count: number, version: number): Promise<Rebuff | null>
  /** Ends the game by giving up or by agreement, where its table stands in this page. */
  settle?(settled: Settled): void
  /** Why the computer took a choice, by its number; nothing while that would betray a secret. */
  explain(number: number): Promise<readonly Consideration[]>
  /** The record of the game as far as the viewer may know it. */
  record(): Promise<string>
  /** Lets the computer go on, if it is its turn. */
  resume(): void
  close(): void
}
