import { makeCounts, type Counts } from './counts.ts'
import type { Board } from './data/board.ts'
import { makeText, type Text } from './names.ts'
import { makeSearch, type Search } from './reach.ts'
import { defineFlat, type CellesState } from './state.ts'
import { makeTraces, type Traces } from './supply.ts'

/** What belongs to a game value and to no position: blank states, names, room to work in. */
export interface Work {
  readonly makeState: (board: Board) => CellesState // one class for all positions of a game
  readonly text: Text // how positions are written
  readonly counts: Counts // of all hexes, recomputed
  readonly traces: Traces // supply
  readonly search: Search // reach
}

/** The working memory of a game on a board, or on a board of the same sizes. */
export function makeWork(board: Board): Work {
  const makeFlat = defineFlat(board)
  const work: Work = {
    makeState: (on) => Object.assign(makeFlat(), { board: on, work }),
    text: makeText(board),
    counts: makeCounts(board),
    traces: makeTraces(board),
    search: makeSearch(board),
  }
  return work
}

/** A blank state of a game of its own. */
export function makeState(board: Board): CellesState {
  return makeWork(board).makeState(board)
}
