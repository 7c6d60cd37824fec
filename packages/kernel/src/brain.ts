import type { Choice, Seat } from './choice.ts'
import type { Dice } from './dice.ts'
import type { State } from './state.ts'

/** What speaks for a choice: a key into the game's words, and the numbers it rests on. */
export interface Consideration {
  readonly key: string
  readonly [gap: string]: string | number | readonly number[]
}

/**
 * What a game knows about playing it well: the only part of a computer player that knows the game.
 * Everything here is a function of the position, the seat and the dice handed in, and of nothing
 * else, so that a search may ask it anywhere.
 */
export interface Brain<S extends State = State> {
  /**
   * Writes what each of the legal choices is worth to the seat. Only the order of the values and
   * their distances mean something, and only within one decision. The dice are the player's own.
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
}
