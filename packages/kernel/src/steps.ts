import type { Choice } from './choice.ts'
import type { Dice } from './dice.ts'
import type { GameEvent, Teller, Verdict } from './game.ts'

/** A decision: the legal choices, why others are refused, and what a choice does. */
export interface DecisionStep<S, E = GameEvent> {
  list(state: S, out: Int32Array): number
  verdict(state: S, choice: Choice): Verdict
  take(state: S, choice: Choice, dice: Dice, tell: Teller<E> | undefined): void
}

/** A step that runs by itself; what comes next it writes into the state. */
export type AutomaticStep<S, E = GameEvent> = (
  state: S,
  dice: Dice,
  tell: Teller<E> | undefined,
) => void

/** The number of each name, in their order. */
export function numbered<Name extends string>(
  names: readonly Name[],
  first = 0,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<
    Name,
    number
  >
}

/** What belongs to each step, by its number; undefined for the other steps. */
export function byStep<Name extends string, T>(
  names: readonly Name[],
  steps: Readonly<Partial<Record<Name, T>>>,
): readonly (T | undefined)[] {
  return names.map((name) => steps[name])
}

/** Runs steps until one waits for a player, or the game is over. */
export function runSteps<S extends { readonly step: number }, E>(
  running: readonly (AutomaticStep<S, E> | undefined)[],
  state: S,
  dice: Dice,
  tell: Teller<E> | undefined,
): void {
  for (;;) {
    const run = running[state.step]
    if (!run) return
    run(state, dice, tell)
  }
}
