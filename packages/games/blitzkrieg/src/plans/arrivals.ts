import { targetOf, verbOf, type Choice } from '@estafette/kernel'
import { DIE_FACES } from '../data/codes.ts'
import { arrives } from '../reinforcements.ts'
import type { BlitzState, Unit } from '../state.ts'
import { VERB } from '../verbs.ts'

/** The faces of the die that bring units of a reinforcement now. BLZ-REI-6 */
export function facesOf(s: BlitzState, reinforcement: number): readonly number[] {
  return Array.from({ length: DIE_FACES }, (_, index) => index + 1).filter((die) =>
    arrives(s, reinforcement, die),
  )
}

/** The chance that a unit arrives by its die. BLZ-REI-9 */
export function arrivalChance(s: BlitzState, unit: Unit): number {
  return facesOf(s, s.board.unitReinforcement[unit]!).length / DIE_FACES
}

/** The units of a group that wait for their die. */
export function waitingIn(s: BlitzState, group: number): readonly Unit[] {
  return s.board.groupUnits[group]!.filter((unit) => s.place[unit] === s.board.waiting)
}

/** The unit that a choice rolls for, or the first of those that roll together. */
export function rollerOf(s: BlitzState, choice: Choice): Unit {
  const target = targetOf(choice)
  if (verbOf(choice) === VERB.roll) return target
  return waitingIn(s, target)[0] ?? s.board.groupUnits[target]![0]!
}

/** Dice of arrival, the likeliest first. */
export function likeliestFirst<T extends { readonly choice: Choice }>(
  s: BlitzState,
  offers: readonly T[],
): readonly T[] {
  const chance = ({ choice }: T): number => arrivalChance(s, rollerOf(s, choice))
  return offers.toSorted(
    (a, b) => chance(b) - chance(a) || rollerOf(s, a.choice) - rollerOf(s, b.choice),
  )
}
