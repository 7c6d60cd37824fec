import { fastDice, type FastDice } from '../dice.ts'
import type { State } from '../state.ts'
import type { Brain, Tunable } from './brain.ts'

/** Beliefs: numbers by name, in groups and rows. */
type Beliefs = number | readonly Beliefs[] | { readonly [name: string]: Beliefs }

const SPREAD = 0.5 // of the logarithm of what each number is multiplied by

/** Beliefs like these with every number shaken, another way for every `number`. */
export function shaken<W>(weights: W, number: number, spread = SPREAD): W {
  const dice = fastDice(number)
  const shake = (belief: Beliefs): Beliefs => {
    if (typeof belief === 'number') return belief * Math.exp(spread * normal(dice))
    if (Array.isArray(belief)) return belief.map((one: Beliefs) => shake(one))
    return Object.fromEntries(Object.entries(belief).map(([name, one]) => [name, shake(one)]))
  }
  return shake(weights as Beliefs) as W
}

/** Flat beliefs as a row of numbers, and the brain that each row makes. */
export function tunable<S extends State, W extends object>(
  weights: W,
  make: (weights: W) => Brain<S>,
): Tunable<S> {
  const entries = Object.entries<number>(weights as Readonly<Record<string, number>>)
  return {
    names: entries.map(([name]) => name),
    values: entries.map(([, value]) => value),
    believing: (factors) =>
      make(Object.fromEntries(entries.map(([name, value], i) => [name, value * factors[i]!])) as W),
  }
}

const FINE = 2 ** 30

/** A number of the standard normal distribution. */
export function normal(dice: FastDice): number {
  const radius = Math.sqrt(-2 * Math.log((dice.below(FINE) + 1) / FINE))
  return radius * Math.cos((2 * Math.PI * dice.below(FINE)) / FINE)
}
