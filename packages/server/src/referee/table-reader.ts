import {
  keepSnapshots,
  movesAfter,
  seatsOf,
  setAside,
  snapshotsOf,
  tableOf,
  type KeptMove,
  type Snapshot,
} from '@estafette/store'
import { eventsOf, storyOf } from '@estafette/table'
import { makeBreath, type Breath } from './breath.ts'
import { CHAPTER, isChapterEnd } from './chapter.ts'
import type { Dependencies } from './dependencies.ts'
import { hashOf, replayed } from './journal.ts'
import { laidOut, type LiveTable } from './live-table.ts'
import { boundFrom, snapshotOf, type Bound, type Story } from './snapshot.ts'

/** Reads games from the store, by their snapshots and their moves since. */
export interface TableReader {
  /** The table as the store has it; null where there is none, or where it cannot be replayed. */
  replay(id: string): Promise<LiveTable | null>
  /**
   * A table at every version from one to another, also one that is set aside;
   * throws where it cannot be replayed, and is empty where there is none.
   */
  course(id: string, from: number, to?: number): Promise<LiveTable[]>
  /**
   * Replays a table from its first move, whatever its snapshots say, also one that is set aside;
   * how it stands at the end. Throws where it cannot be replayed; null where there is none.
   */
  whole(id: string, seen: (live: LiveTable) => void): Promise<LiveTable | null>
  /** What was told at a table, choice by choice; first what came before them. */
  story(live: LiveTable): Promise<Story>
}

const MOST_STORIES = 16

/** A game as far as it was read, and its moves since. */
interface Kept {
  readonly live: LiveTable
  readonly moves: readonly KeptMove[]
}

/** Reads what a store has. Stories that were read last are at hand. */
export function makeTableReader(deps: Dependencies): TableReader {
  const { store, gameOf } = deps
  const stories = new Map<string, Bound>() // how games stood at the end of a chapter

  /** A game as it stood at its last snapshot up to a version, and its moves since. */
  const read = async (id: string, upTo: number): Promise<Kept | null> => {
    const row = await tableOf(store.read, id)
    const game = row ? await gameOf(row.game) : undefined
    if (!row || !game) return null
    const seats = await seatsOf(store.read, id)
    const laid = laidOut(game, row, seats)
    const bound = Math.min(upTo, row.version) < CHAPTER ? null : await leafed(laid, upTo)
    const moves = await movesAfter(store.read, id, bound ? bound.live.version - 1 : 0)
    if (!bound) return { live: laid, moves }
    if (moves[0]?.hash === hashOf(bound.live)) {
      remember(id, bound)
      return { live: bound.live, moves: moves.slice(1) }
    }
    deps.trouble(`table ${id} has a snapshot of another game`, new Error('it is passed over'))
    return { live: laid, moves: await movesAfter(store.read, id) }
  }

  /** A game from its snapshots up to a version. */
  const leafed = async (laid: LiveTable, upTo: number): Promise<Bound | null> => {
    const known = stories.get(laid.row.id)
    // All chapters of a long game are not read again for a few steps of its last one.
    if (known?.live.version === Math.floor(upTo / CHAPTER) * CHAPTER && isOf(laid, known.live)) {
      return { ...known, live: { ...known.live, row: laid.row } }
    }
    return boundFrom(laid, await snapshotsOf(store.read, laid.row.id, deps.stamp, upTo))
  }

  /** Keeps a story at hand for whoever asks next. */
  const remember = (id: string, bound: Bound): void => {
    stories.delete(id)
    stories.set(id, bound)
    for (const other of stories.keys()) {
      if (stories.size <= MOST_STORIES) break
      stories.delete(other)
    }
  }

  const keepMade = async (made: readonly Snapshot[]): Promise<void> => {
    try {
      await store.write((sql) => keepSnapshots(sql, made))
    } catch (error) {
      deps.trouble('snapshots could not be kept', error) // the journal is enough to play on
    }
  }

  return {
    async replay(id) {
      const kept = await read(id, Number.MAX_SAFE_INTEGER)
      if (!kept || kept.live.row.status === 'aside') return null
      try {
        let { live } = kept
        const made: Snapshot[] = [] // that are missing: the next who opens it is spared the way
        const breath = makeBreath()
        for (const move of kept.moves) {
          live = await stepped(live, move, breath)
          if (isChapterEnd(live)) made.push(snapshotOf(live, deps.stamp))
        }
        if (made.length > 0) await keepMade(made)
        return live
      } catch (error) {
        // A defect of ours: this game waits for its repair, all others go on.
        deps.trouble(`table ${id} cannot be replayed: suspended`, error)
        await store.write((sql) => setAside(sql, id))
        return null
      }
    },
    async course(id, from, to = Infinity) {
      const kept = await read(id, from)
      if (!kept) return []
      let { live } = kept
      const all = live.version >= from ? [live] : []
      const breath = makeBreath()
      for (const move of kept.moves) {
        if (live.version >= to) break
        live = await stepped(live, move, breath)
        if (live.version >= from) all.push(live)
      }
      return all
    },
    async whole(id, seen) {
      const kept = await read(id, 0)
      let live = kept?.live ?? null
      const breath = makeBreath()
      for (const move of kept?.moves ?? []) {
        live = await stepped(live!, move, breath)
        seen(live)
      }
      return live
    },
    async story(live) {
      const { row, chapter, game, seats } = live
      const table = live.table!
      const { since, kept, told } = chapter
      if (since > 0 && stories.get(row.id)?.live.version !== since) {
        const bound = await leafed(laidOut(game, row, seats), since)
        const isOwn = bound?.live.table?.entries[kept - 1]?.hash === table.entries[kept - 1]?.hash
        if (bound && isOwn) remember(row.id, bound)
      }
      const found = stories.get(row.id)
      if (since > 0 && found?.live.version !== since) return [...storyOf(table)]
      const earlier = since > 0 ? found!.story.slice(0, kept) : []
      return [eventsOf(table, 0), ...earlier, ...told]
    },
  }
}

/** Whether the same people sit at both: somebody may be called otherwise since. */
function isOf(laid: LiveTable, known: LiveTable): boolean {
  return JSON.stringify(laid.seats) === JSON.stringify(known.seats)
}

/** The table after a move that was kept. Others are served while a long game is replayed. */
async function stepped(live: LiveTable, move: KeptMove, breath: Breath): Promise<LiveTable> {
  await breath()
  return replayed(live, move)
}
