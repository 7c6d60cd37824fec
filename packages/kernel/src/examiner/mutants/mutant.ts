import type { Dice } from '../../dice.ts'
import type { Game, Rules } from '../../game.ts'
import { toyRules, type ToyState } from '../../toy/index.ts'

/** The toy with something broken, and the clause of the contract that must notice. */
export interface Mutant {
  readonly name: string
  readonly broken: Partial<Rules<ToyState>> | Game<ToyState>
  readonly clause: RegExp
  readonly fault: RegExp
  readonly duringPlay?: boolean // false where only a whole setup or table shows it
}

export const REST = 3

/** The toy's `take` with something done before it. */
export function taking(before: (state: ToyState, seat: number, choice: number) => void) {
  const take: Rules<ToyState>['take'] = (state, seat, choice, dice, tell) => {
    before(state, seat, choice)
    toyRules.take(state, seat, choice, dice, tell)
  }
  return { take }
}

/** The toy with events that are changed on their way. */
export function telling(
  change: (event: { type: string; rule: string }, state: ToyState) => object,
) {
  const take: Rules<ToyState>['take'] = (state, seat, choice, dice, tell) =>
    toyRules.take(state, seat, choice, dice, tell && ((e) => tell({ ...e, ...change(e, state) })))
  return { take }
}

/** Dice that take the first face for the whole roll. */
export function firstFaceCounts(dice: Dice): Dice {
  return {
    faces: dice.faces,
    drawn: dice.drawn,
    contest: dice.contest,
    pick: dice.pick,
    roll(count, sides) {
      dice.roll(count, sides)
      return count * dice.faces[0]!
    },
  }
}

/** Dice that keep no secret. */
export function drawnOpenly(dice: Dice): Dice {
  return {
    get faces() {
      return dice.faces
    },
    get drawn() {
      return dice.drawn
    },
    roll: dice.roll,
    contest: dice.contest,
    pick: (count) => dice.pick(count),
  }
}
