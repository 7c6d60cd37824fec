import type { Seat } from './choice.ts'

/** Sees what is drawn, where all do, out of something that is hidden: a deck whose top is turned up. */
export const EVERYBODY: Seat = -1

/**
 * Where chance comes from. The rules never know which dice they were handed: the verifiable
 * stream of a real game, a script, a fast generator, or the imposed outcomes of an enumeration.
 */
export interface Dice {
  /** Faces of the last roll, in the order rolled; both sides of a contest, first side first. */
  readonly faces: readonly number[]
  /** How many faces were drawn since the beginning: the cursor of the stream. */
  readonly drawn: number
  /** Rolls `count` dice and returns their sum. */
  roll(count: number, sides?: number): number
  /**
   * Both sides roll `count` dice; equal totals are rolled again until they differ.
   * Returns first side + `edge` - second side, never 0. `tied` hears of every tie.
   */
  contest(
    count: number,
    edge: number,
    tied?: (faces: readonly number[]) => void,
    sides?: number,
  ): number
  /**
   * An integer from 0 to `count` - 1: a chit out of a cup, a card out of a deck. Where what it is
   * drawn from is hidden, `only` says who sees what was drawn: one seat, or `EVERYBODY`. The number
   * itself nobody is told then, for it counts through what is hidden.
   */
  pick(count: number, only?: Seat): number
}

/** One face after another, 1 to `sides`; `only` says who sees what it gives, where its number is told nobody. */
export type Faces = (sides: number, only?: Seat) => number

/** Dice over any source of single faces; `cursor` faces were drawn before. */
export function diceFrom(next: Faces, cursor = 0): Dice {
  const faces: number[] = []
  let drawn = cursor
  const add = (count: number, sides: number, only?: Seat): number => {
    let sum = 0
    for (let i = 0; i < count; i++) {
      const face = next(sides, only)
      drawn++
      faces.push(face)
      sum += face
    }
    return sum
  }
  return {
    faces,
    get drawn() {
      return drawn
    },
    roll(count, sides = 6) {
      faces.length = 0
      return add(count, sides)
    },
    contest(count, edge, tied, sides = 6) {
      for (;;) {
        faces.length = 0
        const margin = add(count, sides) + edge - add(count, sides)
        if (margin !== 0) return margin
        tied?.(faces)
      }
    },
    pick(count, only) {
      faces.length = 0
      return add(1, count, only) - 1
    },
  }
}

/** Raised when a script of dice does not fit what the rules ask for. */
export class DiceError extends Error {}

/** Dice that come from a list and complain when it runs short or a face does not exist. */
export function scriptedDice(script: readonly number[]): Dice & { readonly left: number } {
  let at = 0
  const dice = diceFrom((sides) => {
    const face = script[at]
    if (face === undefined) throw new DiceError(`die ${at + 1} is missing: there are only ${at}`)
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new DiceError(`die ${at + 1} is ${face}, but it must be 1 to ${sides}`)
    }
    at++
    return face
  })
  return Object.defineProperty(dice as Dice & { left: number }, 'left', {
    get: () => script.length - at,
  })
}

/** Dice of a simulation: they can also draw below any limit, and begin again with another seed. */
export interface FastDice extends Dice {
  below(limit: number): number
  reseed(seed: number): void
}

/** A fast generator for simulations and searches (sfc32): repeatable, not secret. */
export function fastDice(seed: number): FastDice {
  let a = 0
  let b = 0
  let c = 0
  let counter = 1
  const reseed = (seed: number): void => {
    a = 0x9e3779b9 ^ seed
    b = Math.imul(seed, 0x85ebca6b) ^ 0x243f6a88
    c = (seed / 0x100000000) | 0 || 0xb7e15162
    counter = 1
    for (let i = 0; i < 12; i++) next()
  }
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  const below = (limit: number): number => Math.floor((next() / 0x100000000) * limit)
  reseed(seed)
  return Object.assign(
    diceFrom((sides) => below(sides) + 1),
    { below, reseed },
  )
}
