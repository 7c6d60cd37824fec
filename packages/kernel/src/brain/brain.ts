import { targetOf, verbOf, type Choice, type Seat } from '../choice.ts'
import type { Dice } from '../dice.ts'
import type { Game } from '../game.ts'
import type { State } from '../state.ts'
import type { Features } from './evaluation.ts'

/** The value of a choice that is not to be taken while there is any other, nor worth a thought. */
export const NEVER = Number.NEGATIVE_INFINITY

/** Whether this can be the value of a choice: a finite number, or NEVER. */
export function isWorth(value: number): boolean {
  return Number.isFinite(value) || value === NEVER
}

/** What speaks for a choice: a key into the game's words, and the numbers it rests on. */
export interface Consideration {
  readonly key: string
  readonly [gap: string]: string | number | readonly number[]
}

/**
 * What a game knows about playing it well: the only part of a computer player that knows the game.
 * Everything here is a function of the position, the seat and the dice handed in, and of nothing
 * else, so that a search may ask it anywhere; only a policy remembers anything. Positions are whole
 * ones, imagined behind what the seat knows, and are left as they were. `brainContract` holds a
 * brain to all of this. A brain without one of the optional parts is played by what `bots` has
 * instead.
 */
export interface Brain<S extends State = State> {
  /**
   * Whether `rate` may be asked about some of the legal choices alone: what it says of a choice then
   * does not depend on which others are in the list.
   */
  readonly ratesAlone: boolean
  /**
   * Writes what each of the choices is worth to the seat: a finite number, or NEVER, but not NEVER
   * for all legal choices. Only the order of the values and their distances mean something, and only
   * within one decision. The choices are all the legal ones, or some of them where `ratesAlone`, in
   * canonical order. The dice are the player's own.
   */
  rate(
    state: S,
    seat: Seat,
    choices: Int32Array,
    count: number,
    values: Float64Array,
    dice: Dice,
  ): void
  /** Why a seat would take this choice here, the weightiest consideration first. */
  explain(state: S, seat: Seat, choice: Choice): readonly Consideration[]
  /** A new player of both sides, fast enough for roll-outs; else the best of `rate` is taken. */
  policy?(): Policy<S>
  /** How far roll-outs go and what is thought of their ends; else they go to the end of the game. */
  readonly horizon?: Horizon<S>
  /** Where thinking pays; else a player that thinks plays by the policy. */
  readonly search?: Search<S>
  /**
   * The same brain with other beliefs: its weights shaken, another way for every number, the same
   * for the same. What it would do is worth a thought where the whole of a turn is weighed.
   */
  mind?(number: number): Brain<S>
  /** What of a position tells how a game ends, and what has been learnt of it: `fit` learns it anew. */
  readonly learnt?: Learnt<S>
  /** Its beliefs one by one: `tune` turns them. */
  readonly tunable?: Tunable<S>
  /** What players of other levels know instead, by the names of their levels. */
  readonly levels?: Readonly<Record<string, Brain<S>>>
}

/**
 * A player that remembers what it saw since it began, and decides the same again after it began
 * again. One policy is asked for all seats of a game in turn, and may be left in mid-game.
 */
export interface Policy<S extends State = State> {
  /** Forgets everything: another game begins, or another course of this one. */
  begin(): void
  /** A legal choice of a seat that may choose now. */
  choose(state: S, seat: Seat, dice: Dice): Choice
}

/** The moments at which a position can be judged without playing on. */
export interface Horizon<S extends State = State> {
  /** A number that never goes down in a game; wherever it goes up is a boundary: the turn. */
  boundary(state: S): number
  /** How many boundaries a roll-out passes: two where the answer to a turn belongs to it, else one. */
  readonly ahead?: number
  /**
   * The least variance that a difference of two values is taken to have: less is what roll-outs
   * cannot tell apart. Without it, none.
   */
  readonly resolution?: number
  /**
   * How likely the side of a seat is to win, 0 to 1, those of both sides together 1. Promised at
   * boundaries, which are the first decisions after the number went up; and at the end, where it is
   * the result, a half for a draw. In between it may mislead.
   */
  value(state: S, seat: Seat): number
  /**
   * What a search compares the ends of roll-outs by, 0 to 1, where the chance to win alone tells too
   * little: a side that wins nearly always or never still gains and loses points. Else the chance.
   */
  aim?(state: S, seat: Seat): number
}

/** What is learnt from games of a brain against itself. */
export interface Learnt<S extends State = State> {
  readonly features: Features<S>
  readonly by: 'chance' | 'margin' // what is told by them: who wins, or by how many points
}

/** Beliefs of which each number can be turned by itself. */
export interface Tunable<S extends State = State> {
  readonly names: readonly string[]
  readonly values: readonly number[]
  /** The brain that believes each of them so many times. */
  believing(factors: readonly number[]): Brain<S>
}

/** Which decisions are worth a search, by the names of their steps. */
export interface Search<S extends State = State> {
  readonly opens: readonly string[] // a whole plan begins here
  /** Whether one begins at this decision of such a step; everywhere without this. */
  begins?(state: S, seat: Seat): boolean
  readonly choices?: number // how many single choices and plans are weighed beside the first; else a few
  readonly lines?: number // how many lines of other minds are, up to the first die or hand-over
  readonly never: readonly string[] // losses, retreats, set-up: rated well enough, or too small
  /**
   * Rows of choices the seat could take at a step that opens, the most promising first. Each is legal
   * after the ones before it, and none but the last of a row rolls dice.
   */
  plans?(state: S, seat: Seat): readonly (readonly Choice[])[]
}

/** A decision to be rated: the choices there are, and room for what they are worth. */
export interface Question<S extends State = State> {
  readonly s: S
  readonly seat: Seat
  readonly choices: Int32Array
  readonly count: number
  readonly values: Float64Array
  readonly dice: Dice // the player's own
}

/** Rates one choice after another. */
export function rateEach(
  { choices, count, values }: Pick<Question, 'choices' | 'count' | 'values'>,
  rate: (target: number, verb: number) => number,
): void {
  for (let i = 0; i < count; i++) values[i] = rate(targetOf(choices[i]!), verbOf(choices[i]!))
}

/** The choice that was rated best; the first of several. */
export function bestOf({
  choices,
  count,
  values,
}: Pick<Question, 'choices' | 'count' | 'values'>): Choice {
  let best = 0
  for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i
  return choices[best]!
}

/** Takes what a brain rates best; the first of several. It has nothing to remember. */
export function greedyPolicy<S extends State>(game: Game<S>, brain: Brain<S>): Policy<S> {
  let choices = new Int32Array(0) // kept between choices: this is the policy of roll-outs
  let values = new Float64Array(0)
  return {
    begin() {},
    choose(state, seat, dice) {
      if (choices.length < state.legal.length) {
        choices = new Int32Array(state.legal.length)
        values = new Float64Array(state.legal.length)
      }
      const count = game.choices(state, seat, choices)
      brain.rate(state, seat, choices, count, values, dice)
      return bestOf({ choices, count, values })
    },
  }
}

/** A chance as it is told: whole percents. */
export function toldChance(chance: number): number {
  return Math.round(100 * chance) / 100
}
