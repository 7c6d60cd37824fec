import { makeBuckets, type Buckets } from '@estafette/board'
import type { Counters, Fields } from '@estafette/kernel'
import type { Board } from './data/board.ts'

/** The counts by side and hex that a position keeps. */
export interface Counts {
  readonly steps: Int8Array
  readonly near: Int8Array
  readonly zoc: Int8Array
  readonly motors: Int8Array
}

/** Room for the counts of a board. */
export function makeCounts({ hexCount }: Board): Counts {
  return {
    steps: new Int8Array(2 * hexCount),
    near: new Int8Array(2 * hexCount),
    zoc: new Int8Array(2 * hexCount),
    motors: new Int8Array(hexCount),
  }
}

/** Nationalities: GERMAN, US, BRITISH. */
export const NATIONALITY_COUNT = 3

/** Room to trace supply in. */
export interface Traces {
  readonly found: readonly Uint8Array[] // by nationality: what the last trace found in each hex
  readonly stack: Int16Array
  fresh: number // nationalities traced for the position being looked at, as bits
}

export function makeTraces({ hexCount }: Board): Traces {
  return {
    found: Array.from({ length: NATIONALITY_COUNT }, () => new Uint8Array(hexCount)),
    stack: new Int16Array(hexCount),
    fresh: 0,
  }
}

const MOST_COST = 256

/** Room to search in. */
interface Search {
  readonly buckets: Buckets // a bucket per half point
  // Hexes that a roll would lead to.
  readonly rollCost: Int16Array
  readonly rollFrom: Int16Array
  readonly rollHexes: Int16Array
}

export function makeSearch({ hexCount }: Board): Search {
  return {
    buckets: makeBuckets(MOST_COST, hexCount * 6 + 1),
    rollCost: new Int16Array(hexCount).fill(-1),
    rollFrom: new Int16Array(hexCount),
    rollHexes: new Int16Array(hexCount),
  }
}

/** How the positions of a game are written. */
export interface Text<Scalar extends string> {
  readonly placeNames: readonly string[] // in the order of the state's numbers
  readonly entryIds: readonly string[] // of the entry hexes
  readonly counters: Counters
  readonly fields: Fields<Scalar>
}

/** What belongs to a game value and to no position: blank states, names, room to work in. */
export interface Work<S, Scalar extends string> {
  readonly makeState: (board: Board) => S // one class for all positions of a game
  readonly text: Text<Scalar> // how positions are written
  readonly counts: Counts // of all hexes, recomputed
  readonly traces: Traces // supply
  readonly search: Search // reach
}
