import { makeChoice, type Choice, type Seat } from './choice.ts'
import { DiceError, scriptedDice } from './dice.ts'
import { LEGAL, type Game, type Verdict } from './game.ts'
import type { State } from './state.ts'

/** What came of a choice that was tried without dice: it is done, or dice were asked for. */
export type Tried = 'done' | 'rolls'

/**
 * Takes a legal choice on a position without dice. Where dice are asked for, the position is left
 * half played and is of no further use.
 */
export function tryChoice<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  choice: Choice,
): Tried {
  try {
    game.play(state, seat, choice, scriptedDice([]))
    return 'done'
  } catch (error) {
    if (error instanceof DiceError) return 'rolls'
    throw error
  }
}

/** A copy of a position on which choices are tried one after another, up to the first dice. */
export interface Trial<S extends State> {
  readonly state: S
  readonly choices: Choice[] // taken so far
  rolls: boolean // the last of them asked for dice, and nothing can follow it
  /** Takes a choice of the seat to act if it is legal; whether it was. */
  attempt(verb: number, target?: number): boolean
  /** Why the seat to act may not take a choice now. */
  verdict(verb: number, target?: number): Verdict
}

/** Begins to try choices on a copy of a position. */
export function tryOn<S extends State>(game: Game<S>, from: S): Trial<S> {
  const state = game.clone(from)
  const trial: Trial<S> = {
    state,
    choices: [],
    rolls: false,
    attempt(verb, target = 0) {
      if (trial.rolls || trial.verdict(verb, target) !== LEGAL) return false
      const choice = makeChoice(verb, target)
      trial.choices.push(choice)
      trial.rolls = tryChoice(game, state, game.toAct(state), choice) === 'rolls'
      return true
    },
    verdict: (verb, target = 0) => game.verdict(state, game.toAct(state), makeChoice(verb, target)),
  }
  return trial
}
