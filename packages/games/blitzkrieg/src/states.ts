import type { Board } from './data/board.ts'
import { makeText } from './names.ts'
import { defineFlat, type BlitzState, type Scalar } from './state.ts'
import { makeCounts, makePlans, makeTraces, type Work } from './work.ts'

/** The working memory of a battle. */
export function makeWork(board: Board): Work<BlitzState, Scalar> {
  const makeFlat = defineFlat(board)
  const work: Work<BlitzState, Scalar> = {
    makeState: (on) => Object.assign(makeFlat(), { board: on, work }),
    text: makeText(board),
    counts: makeCounts(board),
    traces: makeTraces(board),
    step: { cost: 0, halts: false },
    probe: { cost: 0, halts: false },
    plans: makePlans(board),
    named: { size: 0, list: new Int16Array(board.hexCount) },
  }
  return work
}
