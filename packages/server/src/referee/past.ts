import type { State, Viewer } from '@estafette/kernel'
import { stateAt, statesFrom, type Table } from '@estafette/table'
import { makeBreath, SLICE } from './breath.ts'
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
  /** So many positions from one on, or the first of them. */
  find(live: LiveTable, viewer: Viewer, from: number, count: number): Promise<PastFound>
}

/** Choices that are played once more before others are served. */
const WALK = 16

/**
 * Milliseconds of work after which an answer ends, if it holds so many positions: whoever wants the
 * rest asks again.
 */
const WORK = 20
const LEAST = 8

/** Games whose search can go on where it ended. */
const MOST_GOING = 16

/** Where a search in a game has come to. */
interface Going {
  readonly table: Table
  readonly states: Iterator<State>
  readonly at: number // the position that comes next
}

/** Begins with nothing to find. Two searches in one game would undo each other's work. */
export function makePastSearch(work = WORK, least = LEAST, slice = SLICE): PastSearch {
  const { inTurn } = makeTurns()
  const going = new Map<string, Going>()

  /** The positions from one on, and how far the nearest was that is at hand. */
  const begin = async (
    id: string,
    table: Table,
    from: number,
  ): Promise<{ readonly states: Iterator<State>; readonly walked: number }> => {
    const before = going.get(id)
    if (before?.table === table && before.at === from) return { states: before.states, walked: 0 }
    const breath = makeBreath(slice)
    let near = from
    while (near > 0 && !table.snapshots.has(near)) near--
    for (let at = near + WALK; at < from; at += WALK) {
      stateAt(table, at)
      await breath()
    }
    return { states: statesFrom(table, from), walked: from - near }
  }

  const find: PastSearch['find'] = async (live, viewer, from, count) => {
    const table = live.table!
    const { id } = live.row
    const end = Math.min(from + count, table.entries.length + 1)
    if (from >= end) return { views: [], walked: 0 }
    const { states, walked } = await begin(id, table, from)
    going.delete(id)
    const views: string[] = []
    const breath = makeBreath(slice)
    let worked = 0
    while (views.length < end - from && (views.length < least || worked < work)) {
      const since = performance.now()
      views.push(positionText(live, viewer, states.next().value as State))
      worked += performance.now() - since
      await breath()
    }
    going.set(id, { table, states, at: from + views.length })
    for (const other of going.keys()) {
      if (going.size <= MOST_GOING) break
      going.delete(other)
    }
    return { views, walked: walked + views.length }
  }
  return { find: (...asked) => inTurn('past', () => find(...asked)) }
}
