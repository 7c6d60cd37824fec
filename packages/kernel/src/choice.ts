/** A choice packed into one integer: what is done (the verb) and to what (the target). */
export type Choice = Flavored<number, 'choice'>

/** Seat at the table, counted from 0. Seats and the sides of the game are different things. */
export type Seat = Flavored<number, 'seat'>

/** A number that only mixes with its own kind: plain numbers fit, other flavours do not. */
export type Flavored<T, Name extends string> = T & { readonly flavor?: Name }

const TARGET_BITS = 16
/** The largest target of a choice. */
export const HIGHEST_TARGET = (1 << TARGET_BITS) - 1

/** The largest packed choice: eight bits of verb above sixteen bits of target. */
export const HIGHEST_CHOICE = (1 << (TARGET_BITS + 8)) - 1

/** Packs a verb and its target. */
export function makeChoice(verb: number, target = 0): Choice {
  return (verb << TARGET_BITS) | target
}

/** Appends a choice to a list; returns the new length. */
export function addChoice(out: Int32Array, count: number, verb: number, target = 0): number {
  out[count] = makeChoice(verb, target)
  return count + 1
}

/** The verb of a packed choice. */
export function verbOf(choice: Choice): number {
  return choice >>> TARGET_BITS
}

/** The target of a packed choice. */
export function targetOf(choice: Choice): number {
  return choice & HIGHEST_TARGET
}

/** Whether a value of unknown origin is an integer that could be a packed choice at all. */
export function isChoice(value: unknown): value is Choice {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= HIGHEST_CHOICE
}
