import { isChoice, verbOf, type Choice, type Seat } from './choice.ts'
import type { Dice } from './dice.ts'
import type { Result } from './result.ts'
import type { Language } from './language.ts'
import type { Chapter } from './rule.ts'
import { copyState, type State } from './state.ts'
import type { Words } from './words.ts'

/** 0 means yes; anything else is the index of a reason. */
export type Verdict = number

/** Why something is not allowed: a key into the words, and the rule that says so. */
export interface Reason {
  readonly key: string
  readonly rule: string
}

/** What a player can do, the kind of thing it is done to, and whether it can be taken back. */
export interface Verb {
  readonly name: string
  readonly target: string // a kind of the game, 'number', or 'none'
  readonly final?: boolean // never taken back, although no die follows
  readonly secret?: boolean // what it is done to, only the seat that chose it knows
  readonly passes?: boolean // lets a window go by: what a standing order may do for a seat
}

/** The things a target can be: their printable codes, which notation and files use. */
export interface Kind {
  readonly codes: readonly string[]
  readonly sides?: ArrayLike<number> // whose each is, where they belong to sides
}

/** One thing that happened: its type, the rule that caused it, and numbers that tell all of it. */
export interface GameEvent {
  readonly type: string
  readonly rule: string
  readonly only?: Seat // told to this seat alone; everybody hears the others
  readonly but?: Seat // told to all but this seat, which hears more of it in another event
  readonly [field: string]: string | number | boolean | readonly number[] | undefined
}

/** What most things that happen on a board are: worth a line, plain to see, worth a pause. */
export const NOTABLE = { worth: true, seen: true, paced: true } as const

/** The usual names of who goes, and where from and to. */
export const MARCH = { who: 'unit', from: 'from', to: 'to' } as const

/** The usual end of a unit in a fight, and what leaves it in disorder. */
export const ELIMINATED = {
  who: 'unit',
  loses: 'unit',
  sorts: ['fight'],
  ...NOTABLE,
  harm: { kind: 'lost', whom: 'unit' },
} as const
export const DISRUPTED = {
  who: 'unit',
  sorts: ['fight'],
  worth: true,
  seen: true,
  harm: { kind: 'disrupted', whom: 'unit' },
} as const

/** What an event is like: its fields, and what it means to whoever shows the game. */
export interface EventShape<Field extends string = string> {
  readonly fields: readonly Field[] // all it can have beside type, rule and `only`
  readonly sorts?: readonly ('move' | 'fight' | 'turn')[] // what it is about, if any of these
  readonly silent?: true // neither written in a log nor said aloud
  readonly worth?: true // a line in a summary
  readonly seen?: true // the board looks different afterwards
  readonly paced?: true // worth a pause when the computer does it
  readonly battle?: true // a moment to jump to in a replay
  readonly who?: Field // names who does it, or to whom it happens, where nobody goes
  readonly at?: Field // names who is attacked
  readonly from?: Field // names the place that it comes from, where nobody goes
  readonly by?: Field // names whose doing it is, where that is not whoever chose last
  readonly auto?: true // the rules' own doing: nobody chose it
  readonly fire?: true // bombs or shells from afar: nobody fights for the place
  readonly opens?: true // a fight begins with it, and is the fight of whoever did this
  readonly goes?: { readonly who: Field; readonly from: Field; readonly to: Field } // from place to place
  readonly loses?: Field // names whom it takes out of the game, or is about to
  readonly answers?: true // it interrupts what the other side does, and is no turn of its own
  readonly leaves?: true // units go off the board there
  readonly reaches?: readonly [Field, number] // units get where it says only if the field is this
  readonly harm?: HarmShape<Field> // done to somebody, whoever chose it
}

/** What can be done to somebody, the worst first. */
export const HARMS = [
  'lost',
  'killed',
  'reduced',
  'wounded',
  'refit',
  'disrupted',
  'spent',
  'pinned',
  'shaken',
  'driven', // back: by a march that nobody wanted
  'place', // that was held
  'aircraft',
  'cut', // off from supply
  'marker', // something of use is gone
] as const

export type HarmKind = (typeof HARMS)[number]

/** What an event does to somebody. */
export interface HarmShape<Field extends string = string> {
  readonly kind: HarmKind
  readonly whom?: Field // names them
  readonly taker?: Field // names the side that it goes to: it is taken from the other
  readonly of?: number // side, where it can only be one
  readonly only?: readonly [Field, ...(readonly number[])] // harm only if the field is one of these
}

/** An event of one type, for the list of a game's events. */
export type Told<Type extends string, Fields> = {
  readonly type: Type
  readonly rule: string
} & Fields

/** A description of every event of a list, none left out and no field that it has not. */
export type EventShapes<E extends { readonly type: string }> = {
  readonly [Type in E['type'] | 'forced']: EventShape<
    Type extends 'forced' ? 'seat' | 'choice' : FieldOf<Extract<E, { readonly type: Type }>>
  >
}

type FieldOf<E> = Exclude<keyof E & string, 'type' | 'rule' | 'only' | 'but'>

/** Whether a viewer hears of an event. */
export function isToldTo(event: GameEvent, viewer: Viewer): boolean {
  return (event.only === undefined || event.only === viewer) && event.but !== viewer
}

/**
 * What of a row of events is worth a line to those who heard it. A lone choice that was taken by
 * itself is told by what happened beside it; where nothing did, the last one says what was taken.
 */
export function saidOf(events: readonly GameEvent[]): GameEvent[] {
  const told = events.filter(({ type }) => type !== 'forced')
  return told.length > 0 ? told : events.slice(-1)
}

/** Hears what happens. Where nobody listens, no event is even built. */
export type Teller<E = GameEvent> = (event: E) => void

/** How to begin: a scenario, the options chosen, and corrections to the board, if any. */
export interface Setup {
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly pack?: unknown
}

/** A choice of house rules made before the game. */
export interface Option {
  readonly id: string
  readonly values: readonly string[] // the first one is the default
  readonly rule: string
}

/** What is being decided, by whom; `args` fills the gaps of the prompt. */
export interface Decision {
  readonly seats: readonly Seat[] // more than one only where choices are made in secret
  readonly step: string
  readonly args: Readonly<Record<string, number>> // none that the viewer may not know
  readonly isWindow?: boolean // a chance to interrupt, which a standing order may let go by
  readonly window?: string // of which kind, where an order may be about some of them alone
  readonly turn?: number // that it falls into, for orders that end with one
}

/** How the game ended. */
export interface Outcome {
  readonly winner: number // side, NOBODY after a draw
  readonly kind: string
  readonly score: number // as the rules count it, whoever owns it
  readonly margins: readonly number[] // by side: how far it is ahead, below 0 where it is behind
}

/** The winner of a drawn game, and whoever knows what nobody knows. */
export const NOBODY = -1

/** The id of the side that has won, '' after a draw. */
export function winningSide(
  game: { readonly sides: readonly string[] },
  { winner }: Outcome,
): string {
  return game.sides[winner] ?? ''
}

/** Whoever looks: a seat, or the public. */
export type Viewer = Seat
export const SPECTATOR: Viewer = -1

/** What a viewer may know, as a position whose hidden facts were never filled in. */
export interface View<S extends State = State> {
  readonly viewer: Viewer
  readonly known: S
}

/** The rules of a game as its package writes them: of one battle, where several share an engine. */
export interface Rules<S extends State> {
  readonly id: string
  readonly series?: string // id of the series that the battle belongs to
  readonly prefixes: readonly string[] // of its rule ids
  readonly title: string
  readonly seats: number // the most it can have; `seatsIn` tells how many a position has
  readonly sides: readonly string[]
  readonly scenarios: readonly string[]
  readonly options: readonly Option[]
  readonly verbs: readonly Verb[]
  readonly steps: readonly string[] // names of the decisions
  readonly kinds: Readonly<Record<string, Kind>>
  readonly fields: Readonly<Record<string, string>> // kind of thing behind an event or prompt field
  readonly events: Readonly<Record<string, EventShape>> // what can happen, by type
  readonly die?: { readonly sides: number; readonly zero?: boolean } // as printed: from 1, or 0
  readonly reasons: readonly Reason[]
  readonly words: Readonly<Record<Language, Words>>
  readonly longestGame: number // no game has more decisions than this
  /** The position before anything happened. Refuses unknown scenarios, options and packs. */
  create(setup: Setup): Result<S>
  /** A new state like this one. */
  clone(state: S): S
  /** Whatever beside the buffer a copy has to take along. */
  copyExtras?(into: S, from: S): void
  /** How many seats a position has, where the set-up decides it. */
  seatsIn?(state: S): number
  /** Whether the rules themselves play a seat: it is never asked, and nobody sits there. */
  isPlayedByRules?(state: S, seat: Seat): boolean
  /** Runs the automatic steps up to the first decision. */
  start(state: S, dice: Dice, tell?: Teller): void
  /** Seats that may choose now, as a bit mask; 0 when the game is over. */
  acting(state: S): number
  /** Whether a lone choice is put to the player all the same. */
  asksAnyway(state: S): boolean
  /** Writes every legal choice of a seat that may choose now, in canonical order. */
  list(state: S, seat: Seat, out: Int32Array): number
  /** 0, or why this seat may not take this choice now. */
  verdict(state: S, seat: Seat, choice: Choice): Verdict
  /** Takes a legal choice and runs the automatic steps after it. */
  take(state: S, seat: Seat, choice: Choice, dice: Dice, tell?: Teller): void
  /** What is being decided, as far as the viewer may know it. */
  decision(state: S, viewer: Viewer): Decision
  outcome(state: S): Outcome | null
  /** Which side a seat plays, -1 while that is not settled. */
  sideOf(state: S, seat: Seat): number
  seatName(state: S, seat: Seat): string
  /** Gaps of the words of a refusal: what stands in the way. */
  obstacle(state: S, choice: Choice, verdict: Verdict): Readonly<Record<string, number>>
  /** Writes what the viewer may know onto a blank state, and nothing else. */
  show(state: S, viewer: Viewer, blank: S): void
  /** Fills in at random, each way as likely as the others, what this viewer's view hides. */
  fillIn(known: S, viewer: Viewer, dice: Dice): void
  /** Changes at random everything the viewer may not know, without looking at its view. */
  disguise(state: S, viewer: Viewer, dice: Dice): void
  /** A position as text; what is hidden in a view is written as such. */
  write(state: S): string
  /** Reads a whole position: nothing in it is hidden. */
  read(text: string): Result<S>
  /** Reads what a viewer knows, where anything can be hidden; `read` where nothing ever is. */
  readKnown?(text: string, viewer: Viewer): Result<S>
  /** What can be asked of a position by name ('vp', 'control 18', a unit's code): script expectations. */
  facts(state: S): Readonly<Record<string, string>>
  /** Everything that must be true of any position; the list of what is not. */
  faults(state: S): readonly string[]
}

/** A game: a machine that is over, or waits for a seat to take one of a finite list of choices. */
export interface Game<S extends State = State> extends Omit<
  Rules<S>,
  'take' | 'list' | 'copyExtras' | 'seatsIn' | 'readKnown' | 'show' | 'fillIn' | 'disguise'
> {
  /** How many seats a position has. */
  seatsIn(state: S): number
  /** Reads what a viewer knows. */
  readKnown(text: string, viewer: Viewer): Result<S>
  /** What the viewer may know of a position, on a new state or on one that is handed in. */
  view(state: S, viewer: Viewer, into?: S): View<S>
  /** A whole position that the viewer could be looking at, on a new state or the one handed in. */
  imagine(view: View<S>, dice: Dice, into?: S): S
  /** The same position with everything the viewer may not know changed at random. */
  disguise(state: S, viewer: Viewer, dice: Dice): S
  copy(into: S, from: S): void
  /** Writes every legal choice of a seat, in canonical order, and returns how many there are. */
  choices(state: S, seat: Seat, out: Int32Array): number
  /** Takes a legal choice and goes on to the next real decision, or to the end. */
  play(state: S, seat: Seat, choice: Choice, dice: Dice, tell?: Teller): void
  /** The seat to act with the lowest number, or -1 when the game is over. */
  toAct(state: S): Seat
}

/** A game with its rulebook: for those who explain or examine it. A table can do without. */
export interface RuledGame<S extends State = State> extends Game<S> {
  readonly chapters: readonly Chapter[]
}

/** Reasons every game shares; a game's own follow. Their rule is the game's sequence of play. */
export const LEGAL: Verdict = 0
export const NO_SUCH_CHOICE: Verdict = 1
export const NOT_YOUR_DECISION: Verdict = 2
export const GAME_OVER: Verdict = 3
export const NOT_NOW: Verdict = 4
export const FIRST_OWN_REASON = 5

/** The shared reasons, for the head of a game's list. */
export function sharedReasons(rule: string): Reason[] {
  return [
    { key: 'legal', rule },
    { key: 'no-such-choice', rule },
    { key: 'not-your-decision', rule },
    { key: 'game-over', rule },
    { key: 'not-now', rule },
  ]
}

/** Puts a game's rules behind the contract: forced choices, memo of the list, refusals. */
export function makeGame<S extends State>(rules: Rules<S>): Game<S> {
  const toAct = (state: S): Seat => {
    const mask = rules.acting(state)
    return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask)
  }

  const copy = (into: S, from: S): void => {
    copyState(into, from)
    rules.copyExtras?.(into, from)
  }

  /** Takes choices that are none, until somebody has something to decide. */
  const settle = (state: S, dice: Dice, tell?: Teller): void => {
    for (;;) {
      const seat = toAct(state)
      if (seat < 0) {
        state.legalCount = 0
        return
      }
      const count = rules.list(state, seat, state.legal)
      const isAsked = rules.asksAnyway(state)
      // On a view all choices of others may be hidden: they are asked all the same.
      if (count === 0 && !isAsked) {
        throw new Error(`nobody can go on:\n${rules.write(state)}`)
      }
      if (count !== 1 || isAsked) {
        state.legalCount = count || -1
        return
      }
      const choice = state.legal[0]!
      const rule = rules.reasons[NOT_NOW]!.rule
      const isSecret = rules.verbs[verbOf(choice)]?.secret
      tell?.({ type: 'forced', rule, seat, choice, ...(isSecret && { only: seat }) })
      rules.take(state, seat, choice, dice, tell)
    }
  }

  return {
    ...rules,
    toAct,
    seatsIn: (state) => rules.seatsIn?.(state) ?? rules.seats,
    readKnown: (text, viewer) => rules.readKnown?.(text, viewer) ?? rules.read(text),
    view(state, viewer, into) {
      const known = into ?? rules.clone(state)
      rules.copyExtras?.(known, state)
      known.raw.fill(0) // a view is built up, so that nothing is shown by being forgotten
      known.legalCount = -1
      rules.show(state, viewer, known)
      return { viewer, known }
    },
    imagine({ viewer, known }, dice, into) {
      const whole = into ?? rules.clone(known)
      if (into) copy(into, known)
      rules.fillIn(whole, viewer, dice)
      return whole
    },
    disguise(state, viewer, dice) {
      const other = rules.clone(state)
      rules.disguise(other, viewer, dice)
      return other
    },
    start(state, dice, tell) {
      rules.start(state, dice, tell)
      settle(state, dice, tell)
    },
    copy,
    choices(state, seat, out) {
      if (seat < 0) return 0
      if (seat !== toAct(state)) {
        return (rules.acting(state) >> seat) & 1 ? rules.list(state, seat, out) : 0
      }
      if (state.legalCount < 0) state.legalCount = rules.list(state, seat, state.legal)
      for (let i = 0; i < state.legalCount; i++) out[i] = state.legal[i]!
      return state.legalCount
    },
    verdict(state, seat, choice) {
      if (!isChoice(choice)) return NO_SUCH_CHOICE
      const mask = rules.acting(state)
      if (mask === 0) return GAME_OVER
      if (!Number.isInteger(seat) || seat < 0 || seat >= rules.seats) return NOT_YOUR_DECISION
      if (((mask >> seat) & 1) === 0) return NOT_YOUR_DECISION
      return rules.verdict(state, seat, choice)
    },
    play(state, seat, choice, dice, tell) {
      rules.take(state, seat, choice, dice, tell)
      settle(state, dice, tell)
    },
  }
}
