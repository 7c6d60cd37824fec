import { DIE_FACES } from '../data/codes.ts'
import type { Air, BlitzState } from '../state.ts'
import { prizeOf } from './fire.ts'

/** The air units of a side that get their mission after the one that is asked for. BLZ-AIR-2 */
export function missionsAfter({ board, airPlace, airTarget }: BlitzState): number {
  let count = 0
  for (let air = airTarget + 1; air < board.airCount; air++) {
    const isOurs = board.airSides[air] === board.airSides[airTarget]
    if (isOurs && airPlace[air] === board.airReady) count++
  }
  return count
}

/** The chance of some results in a column of the air combat table. BLZ-AIR-4 */
export function airChance(column: ArrayLike<number>, ...results: readonly number[]): number {
  let faces = 0
  for (let die = 1; die <= DIE_FACES; die++) if (results.includes(column[die]!)) faces++
  return faces / DIE_FACES
}

/**
 * How dangerous the mission of an air unit is: what a bomber is going to disrupt on the average of
 * its die; interdiction counts as one point.
 */
export function dangerOf(s: BlitzState, air: Air): number {
  const hex = s.airPlace[air]!
  return hex < s.board.hexCount ? prizeOf(s, hex) : 1
}

/** Air units on missions, the most dangerous first. */
export function byDanger<T extends { readonly target: Air }>(
  s: BlitzState,
  offers: readonly T[],
): readonly T[] {
  return offers.toSorted(
    (a, b) => dangerOf(s, b.target) - dangerOf(s, a.target) || a.target - b.target,
  )
}

/** Air units of which some are withdrawn: those at hand first, those that fly interdiction last. */
export function idleFirst<T extends { readonly target: Air }>(
  s: BlitzState,
  offers: readonly T[],
): readonly T[] {
  return offers.toSorted(
    (a, b) => s.airPlace[a.target]! - s.airPlace[b.target]! || a.target - b.target,
  )
}
