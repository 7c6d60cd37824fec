import type { Board } from './data/board.ts'
import { makeText } from './names.ts'
import { defineFlat, type CellesState, type Scalar } from './state.ts'
import { makeCounts, makeSearch, makeTraces, type Work } from './work.ts'

/** The working memory of a game on a board, or on a board of the same sizes. */
export function makeWork(board: Board): Work<CellesState, Scalar> {
  const makeFlat = defineFlat(board)
  const work: Work<CellesState, Scalar> = {
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
