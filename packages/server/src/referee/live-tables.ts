import { movesAfter, type KeptMove } from '@estafette/store'
import type { Dependencies } from './dependencies.ts'
import { replayed } from './journal.ts'
import type { LiveTable } from './live-table.ts'
import { makeTableReader, type TableReader } from './table-reader.ts'
import { makeTurns, type Turns } from './turns.ts'

/** The tables at hand. They are caches: the store is the truth, and any of them can be read again. */
export interface LiveTables
  extends Pick<TableReader, 'course' | 'whole' | 'story'>, Pick<Turns, 'inTurn'> {
  /**
   * The table as the store has it; null where there is none, or where it cannot be replayed. Where
   * no other process writes, the one at hand is current, unless somebody doubts it.
   */
  load(id: string, isDoubted?: boolean): Promise<LiveTable | null>
  /** The table if it is at hand. */
  peek(id: string): LiveTable | undefined
  /** The version that those who have a table open were told of; undefined where nothing is known. */
  versionOf(id: string): number | undefined
  /** Puts long games away that nobody has used for a while, also open ones; their ids. */
  fold(): string[]
  /** Lays a table back after its next move was kept. */
  put(live: LiveTable): void
  /** Forgets a table that others moved on. */
  forget(id: string): void
}

const MOST_AT_HAND = 2000
const LONG = 200 // choices: a game of more takes room that others need
const IDLE = 60_000 // milliseconds

/** What tables have to do with those who look at them. */
export interface Onlookers {
  /** Others moved a table on that is at hand here. */
  found(before: LiveTable, after: LiveTable): void
  /** Whether somebody has a table open. */
  isOpen(id: string): boolean
}

const nobody: Onlookers = { found: () => {}, isOpen: () => false }

/** Keeps tables at hand, those used last and those that are open; the others can be read again. */
export function makeLiveTables(deps: Dependencies, { found, isOpen } = nobody): LiveTables {
  const { store } = deps
  const { replay, course, whole, story } = makeTableReader(deps)
  const { inTurn, isBusy } = makeTurns()
  const atHand = new Map<string, LiveTable>()
  const used = new Map<string, number>() // when those at hand were used last
  const folded = new Map<string, number>() // the versions of open tables that were put away

  const put = (live: LiveTable): void => {
    forget(live.row.id) // the one used last stands last
    atHand.set(live.row.id, live)
    used.set(live.row.id, deps.now())
    for (const id of atHand.keys()) {
      if (atHand.size <= MOST_AT_HAND) break
      if (!isOpen(id)) forget(id)
    }
  }

  const forget = (id: string): void => {
    for (const map of [atHand, used, folded]) map.delete(id)
  }

  /** A table after moves that another process has kept. */
  const movedOn = (live: LiveTable, moves: readonly KeptMove[]): LiveTable =>
    moves.reduce((before, move) => {
      const after = replayed(before, move)
      found(before, after)
      return after
    }, live)

  /** A table that was put away while it was open, as those who have it open know it. */
  const unfolded = async (id: string): Promise<LiveTable | undefined> => {
    const version = folded.get(id)
    if (version === undefined) return undefined
    try {
      return (await course(id, version, version))[0]
    } catch {
      return undefined // whoever replays the whole of it finds out why
    }
  }

  return {
    async load(id, isDoubted = store.dialect.name === 'postgres') {
      const near = atHand.get(id)
      if (near) used.set(id, deps.now())
      // Before the beginning others may sit down at any time.
      if (near?.table && !isDoubted) return near
      const known = near ?? (await unfolded(id))
      if (known && !isDoubted && known !== near) {
        if ((atHand.get(id)?.version ?? 0) <= known.version) put(known) // unless read meanwhile
        return atHand.get(id)!
      }
      const later = known?.table ? await movesAfter(store.read, id, known.version) : null
      const live = known && later ? movedOn(known, later) : await replay(id)
      if (live && known && !known.table && sitters(live) !== sitters(known)) found(known, live)
      const other = atHand.get(id)
      if (live && other && other.version > live.version) return other // read in the meantime
      if (live) put(live)
      return live
    },
    peek: (id) => atHand.get(id),
    put,
    forget,
    versionOf: (id) => atHand.get(id)?.version ?? folded.get(id),
    fold() {
      const before = deps.now() - IDLE
      const idle = [...atHand.values()].filter(
        ({ row, table }) =>
          (table?.entries.length ?? 0) > LONG &&
          (used.get(row.id) ?? 0) < before &&
          !isBusy(row.id),
      )
      for (const id of folded.keys()) if (!isOpen(id)) folded.delete(id)
      for (const { row, version } of idle) {
        forget(row.id)
        if (isOpen(row.id)) folded.set(row.id, version)
      }
      return idle.map(({ row }) => row.id)
    },
    inTurn,
    course,
    whole,
    story,
  }
}

/** Who sits where at a table, and since when. */
function sitters({ seats }: LiveTable): string {
  return seats.map(({ account, sat }) => `${account ?? ''} ${sat ?? ''}`).join()
}
