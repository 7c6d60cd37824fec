import { setImmediate } from 'node:timers/promises'
import {
  keepSnapshots,
  movesAfter,
  seatsOf,
  setAside,
  snapshotsOf,
  tableOf,
  type Move,
  type Snapshot,
} from '@estafette/store'
import { eventsOf, storyOf } from '@estafette/table'
import { CHAPTER, isChapterEnd } from './chapter.ts'
import { hashOf, replayed } from './journal.ts'
import { laidOut, type LiveTable } from './live-table.ts'
import { boundFrom, snapshotOf, type Bound, type Story } from './snapshot.ts'
import type { Dependencies } from './dependencies.ts'

/** The desks at hand. They are caches: the store is the truth, and any of them can be read again. */
export interface LiveTables {
  /**
   * The desk as the store has it; null where there is none, or where it cannot be replayed. Where
   * no other process writes, the one at hand is current, unless somebody doubts it.
   */
  load(id: string, isDoubted?: boolean): Promise<LiveTable | null>
  /** The desk if it is at hand. */
  peek(id: string): LiveTable | undefined
  /** The version that those who have a table open were told of; undefined where nothing is known. */
  versionOf(id: string): number | undefined
  /** Puts long games away that nobody has used for a while, also open ones; their ids. */
  fold(): string[]
  /** Lays a desk back after its next move was kept. */
  put(desk: LiveTable): void
  /** Forgets a desk that others moved on. */
  forget(id: string): void
  /** Runs something when everything before it at the same table is done. */
  inTurn<T>(id: string, run: () => Promise<T>): Promise<T>
  /**
   * Every desk that a table went through from one version to another, also one that is set aside;
   * throws where it cannot be replayed, and is empty where there is none.
   */
  course(id: string, from: number, to?: number): Promise<LiveTable[]>
  /**
   * Replays a table from its first move, whatever its snapshots say, also one that is set aside;
   * the desk it ends with. Throws where it cannot be replayed; null where there is none.
   */
  whole(id: string, seen: (desk: LiveTable) => void): Promise<LiveTable | null>
  /** What was told at a desk, choice by choice; first what came before them. */
  story(desk: LiveTable): Promise<Story>
}

const MOST_AT_HAND = 2000
const MOST_STORIES = 16
const LONG = 200 // choices: a game of more takes room that others need
const IDLE = 60_000 // milliseconds

/** What desks have to do with those who look at them. */
export interface Onlookers {
  /** Others moved a table on that is at hand here. */
  found(before: LiveTable, after: LiveTable): void
  /** Whether somebody has a table open. */
  isOpen(id: string): boolean
}

const nobody: Onlookers = { found: () => {}, isOpen: () => false }

/** Keeps desks at hand, those used last and those that are open; the others can be read again. */
export function makeLiveTables(world: Dependencies, { found, isOpen } = nobody): LiveTables {
  const { store, gameOf } = world
  const atHand = new Map<string, LiveTable>()
  const used = new Map<string, number>() // when those at hand were used last
  const folded = new Map<string, number>() // the versions of open tables that were put away
  const turns = new Map<string, Promise<unknown>>()
  const stories = new Map<string, { readonly version: number; readonly story: Story }>()

  const put = (desk: LiveTable): void => {
    forget(desk.row.id) // the one used last stands last
    atHand.set(desk.row.id, desk)
    used.set(desk.row.id, world.now())
    for (const id of atHand.keys()) {
      if (atHand.size <= MOST_AT_HAND) break
      if (!isOpen(id)) forget(id)
    }
  }

  const forget = (id: string): void => {
    for (const map of [atHand, used, folded]) map.delete(id)
  }

  /** A game as it stood at its last snapshot up to a version, and its moves since. */
  const read = async (id: string, upTo: number): Promise<Kept | null> => {
    const row = await tableOf(store.read, id)
    const game = row ? await gameOf(row.game) : undefined
    if (!row || !game) return null
    const seats = await seatsOf(store.read, id)
    const laid = laidOut(game, row, seats)
    const bound = Math.min(upTo, row.version) < CHAPTER ? null : await leafed(laid, upTo)
    const moves = await movesAfter(store.read, id, bound ? bound.desk.version - 1 : 0)
    if (!bound) return { desk: laid, moves }
    if (moves[0]?.hash === hashOf(bound.desk)) {
      remember(id, bound)
      return { desk: bound.desk, moves: moves.slice(1) }
    }
    world.trouble(`table ${id} has a snapshot of another game`, new Error('it is passed over'))
    return { desk: laid, moves: await movesAfter(store.read, id) }
  }

  /** A game from its snapshots up to a version. */
  const leafed = async (laid: LiveTable, upTo: number): Promise<Bound | null> =>
    boundFrom(laid, await snapshotsOf(store.read, laid.row.id, world.stamp, upTo))

  /** Keeps a story at hand for whoever asks next. */
  const remember = (id: string, { desk, story }: Bound): void => {
    stories.delete(id)
    stories.set(id, { version: desk.version, story })
    for (const other of stories.keys()) {
      if (stories.size <= MOST_STORIES) break
      stories.delete(other)
    }
  }

  /** A desk after moves that another process has kept. */
  const movedOn = (desk: LiveTable, moves: readonly Move[]): LiveTable =>
    moves.reduce((before, move) => {
      const after = replayed(before, move)
      found(before, after)
      return after
    }, desk)

  const replay = async (id: string): Promise<LiveTable | null> => {
    const kept = await read(id, Number.MAX_SAFE_INTEGER)
    if (!kept || kept.desk.row.status === 'aside') return null
    try {
      let { desk } = kept
      const made: Snapshot[] = [] // that are missing: the next who opens it is spared the way
      for (const move of kept.moves) {
        desk = await stepped(desk, move)
        if (isChapterEnd(desk)) made.push(snapshotOf(desk, world.stamp))
      }
      if (made.length > 0) await keepMade(made)
      return desk
    } catch (error) {
      // A defect of ours: this game waits for its repair, all others go on.
      world.trouble(`table ${id} cannot be replayed: suspended`, error)
      await store.write((sql) => setAside(sql, id))
      return null
    }
  }

  const keepMade = async (made: readonly Snapshot[]): Promise<void> => {
    try {
      await store.write((sql) => keepSnapshots(sql, made))
    } catch (error) {
      world.trouble('snapshots could not be kept', error) // the journal is enough to play on
    }
  }

  const course = async (id: string, from: number, to = Infinity): Promise<LiveTable[]> => {
    const kept = await read(id, from)
    if (!kept) return []
    let { desk } = kept
    const all = desk.version >= from ? [desk] : []
    for (const move of kept.moves) {
      if (desk.version >= to) break
      desk = await stepped(desk, move)
      if (desk.version >= from) all.push(desk)
    }
    return all
  }

  /** A desk that was put away while its table was open, as those who have it open know it. */
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
      if (near) used.set(id, world.now())
      // Before the beginning others may sit down at any time.
      if (near?.table && !isDoubted) return near
      const known = near ?? (await unfolded(id))
      if (known && !isDoubted && known !== near) {
        if ((atHand.get(id)?.version ?? 0) <= known.version) put(known) // unless read meanwhile
        return atHand.get(id)!
      }
      const later = known?.table ? await movesAfter(store.read, id, known.version) : null
      const desk = known && later ? movedOn(known, later) : await replay(id)
      if (desk && known && !known.table && sitters(desk) !== sitters(known)) found(known, desk)
      const other = atHand.get(id)
      if (desk && other && other.version > desk.version) return other // read in the meantime
      if (desk) put(desk)
      return desk
    },
    peek: (id) => atHand.get(id),
    put,
    forget,
    versionOf: (id) => atHand.get(id)?.version ?? folded.get(id),
    fold() {
      const before = world.now() - IDLE
      const idle = [...atHand.values()].filter(
        ({ row, table }) =>
          (table?.entries.length ?? 0) > LONG &&
          (used.get(row.id) ?? 0) < before &&
          !turns.has(row.id),
      )
      for (const id of folded.keys()) if (!isOpen(id)) folded.delete(id)
      for (const { row, version } of idle) {
        forget(row.id)
        if (isOpen(row.id)) folded.set(row.id, version)
      }
      return idle.map(({ row }) => row.id)
    },
    async inTurn(id, run) {
      const before = turns.get(id) ?? Promise.resolve()
      const turn = before.then(run, run)
      const settled = turn.catch(() => {})
      turns.set(id, settled)
      try {
        return await turn
      } finally {
        if (turns.get(id) === settled) turns.delete(id)
      }
    },
    course,
    async whole(id, seen) {
      const kept = await read(id, 0)
      let desk = kept?.desk ?? null
      for (const move of kept?.moves ?? []) {
        desk = await stepped(desk!, move)
        seen(desk)
      }
      return desk
    },
    async story(desk) {
      const { row, chapter, game, seats } = desk
      const table = desk.table!
      const { since, kept, told } = chapter
      if (since > 0 && stories.get(row.id)?.version !== since) {
        const bound = await leafed(laidOut(game, row, seats), since)
        const isOwn = bound?.desk.table?.entries[kept - 1]?.hash === table.entries[kept - 1]?.hash
        if (bound && isOwn) remember(row.id, bound)
      }
      const found = since === 0 ? firstStory : stories.get(row.id)
      if (found?.version !== since) return [...storyOf(table)]
      return [eventsOf(table, 0), ...found.story.slice(0, kept), ...told]
    },
  }
}

const firstStory = { version: 0, story: [] }

/** A game as far as it was read, and its moves since. */
interface Kept {
  readonly desk: LiveTable
  readonly moves: readonly Move[]
}

const BREATH = 50

/** The desk after a move that was kept. Others are served while a long game is replayed. */
async function stepped(desk: LiveTable, move: Move): Promise<LiveTable> {
  if (move.version % BREATH === 0) await setImmediate()
  return replayed(desk, move)
}

/** Who sits where at a desk, and since when. */
function sitters({ seats }: LiveTable): string {
  return seats.map(({ account, sat }) => `${account ?? ''} ${sat ?? ''}`).join()
}
