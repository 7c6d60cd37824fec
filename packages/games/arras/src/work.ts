import { makeReach } from '@estafette/board'
import { defineState } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { fieldsFor } from './fields.ts'
import { layoutOf, MOST_CHOICES, NONE, type Work } from './state.ts'

/** The working memory of a game on a board, and on boards of the same size. */
export function makeWork(board: Board): Work {
  const { locationCount } = board
  const makeFlat = defineState(layoutOf(board), MOST_CHOICES)
  const counts = () => new Int8Array(2 * locationCount)
  const work: Work = {
    board,
    makeState: (played) => Object.assign(makeFlat(), { board: played, work }),
    fields: fieldsFor(board),
    approach: { need: new Int16Array(locationCount), queue: new Int16Array(8 * locationCount) },
    hindrance: {
      board: null,
      unit: NONE,
      position: new Int32Array(makeFlat().raw.length),
      price: new Int16Array(locationCount),
      bars: new Int16Array(locationCount),
      lawful: makeReach(locationCount),
      direct: makeReach(locationCount),
    },
    counts: { present: counts(), stacked: counts(), fresh: counts(), ready: counts() },
    path: { connected: new Uint8Array(locationCount), stack: new Int16Array(locationCount) },
  }
  return work
}
