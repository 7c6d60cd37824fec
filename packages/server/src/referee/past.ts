import type { Viewer } from '@estafette/kernel'
import { stateAt, statesFrom } from '@estafette/table'
import { makeBreath } from './breath.ts'
import type { LiveTable } from './live-table.ts'
import { makeTurns } from './turns.ts'
import { positionText } from './views.ts'

/** Positions of the past, and what it cost to find them. */
export interface PastFound {
  readonly views: readonly string[]
  readonly walked: number // choices that were played once more
}

/** Finds positions of the past: one search after the other, and others are served meanwhile. */
export interface PastSearch {
  find(live: LiveTable, viewer: Viewer, from: number, count: number): Promise<PastFound>
}

/** Choices that are played once more before others are served. */
const WALK = 16

/** Begins with nothing to find. Two searches in one game would undo each other's work. */
export function makePastSearch(): PastSearch {
  const { inTurn } = makeTurns()
  const find: PastSearch['find'] = async (live, viewer, from, count) => {
    const table = live.table!
    const { entries, snapshots } = table
    const end = Math.min(from + count, entries.length + 1)
    if (from >= end) return { views: [], walked: 0 }
    const breath = makeBreath()
    let near = from
    while (near > 0 && !snapshots.has(near)) near--
    for (let at = near + WALK; at < from; at += WALK) {
      stateAt(table, at)
      await breath()
    }
    const views: string[] = []
    const states = statesFrom(table, from)
    while (views.length < end - from) {
      const { value: state } = states.next()
      if (!state) break
      views.push(positionText(live, viewer, state))
      await breath()
    }
    return { views, walked: end - near }
  }
  return { find: (...asked) => inTurn('past', () => find(...asked)) }
}
