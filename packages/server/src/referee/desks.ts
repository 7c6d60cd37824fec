import { setImmediate } from 'node:timers/promises'
import { movesAfter, seatsOf, setAside, tableOf, type Move } from '@estafette/store'
import { replayed } from './deeds.ts'
import { laidOut, type Desk } from './desk.ts'
import type { World } from './world.ts'

/** The desks at hand. They are caches: the store is the truth, and any of them can be read again. */
export interface Desks {
  /**
   * The desk as the store has it; null where there is none, or where it cannot be replayed. Where
   * no other process writes, the one at hand is current, unless somebody doubts it.
   */
  load(id: string, isDoubted?: boolean): Promise<Desk | null>
  /** The desk if it is at hand. */
  peek(id: string): Desk | undefined
  /** Lays a desk back after its next move was kept. */
  put(desk: Desk): void
  /** Forgets a desk that others moved on. */
  forget(id: string): void
  /** Runs something when everything before it at the same table is done. */
  inTurn<T>(id: string, run: () => Promise<T>): Promise<T>
  /**
   * Every desk that a table went through from one version to another, also one that is set aside;
   * throws where it cannot be replayed, and is empty where there is none.
   */
  course(id: string, from: number | undefined, to?: number): Promise<Desk[]>
}

const MOST_AT_HAND = 2000

/** What desks have to do with those who look at them. */
export interface Onlookers {
  /** Others moved a table on that is at hand here. */
  found(before: Desk, after: Desk): void
  /** Whether somebody has a table open. */
  isOpen(id: string): boolean
}

const nobody: Onlookers = { found: () => {}, isOpen: () => false }

/** Keeps desks at hand, those used last and those that are open; the others can be read again. */
export function makeDesks(world: World, { found, isOpen } = nobody): Desks {
  const { store, gameOf } = world
  const atHand = new Map<string, Desk>()
  const turns = new Map<string, Promise<unknown>>()

  const put = (desk: Desk): void => {
    atHand.delete(desk.row.id) // the one used last stands last
    atHand.set(desk.row.id, desk)
    for (const id of atHand.keys()) {
      if (atHand.size <= MOST_AT_HAND) break
      if (!isOpen(id)) atHand.delete(id)
    }
  }

  /** The desk as it was laid out, and all its moves. */
  const read = async (id: string): Promise<{ desk: Desk; moves: Move[] } | null> => {
    const row = await tableOf(store.read, id)
    const game = row ? await gameOf(row.game) : undefined
    if (!row || !game) return null
    const seats = await seatsOf(store.read, id)
    return { desk: laidOut(game, row, seats), moves: await movesAfter(store.read, id) }
  }

  /** A desk after moves that another process has kept. */
  const movedOn = (desk: Desk, moves: readonly Move[]): Desk =>
    moves.reduce((before, move) => {
      const after = replayed(before, move)
      found(before, after)
      return after
    }, desk)

  const replay = async (id: string): Promise<Desk | null> => {
    const kept = await read(id)
    if (!kept || kept.desk.row.status === 'aside') return null
    try {
      let { desk } = kept
      for (const move of kept.moves) desk = await stepped(desk, move)
      return desk
    } catch (error) {
      // A defect of ours: this game waits for its repair, all others go on.
      world.trouble(`table ${id} cannot be replayed and is set aside`, error)
      await store.write((sql) => setAside(sql, id))
      return null
    }
  }

  return {
    async load(id, isDoubted = store.dialect.name === 'postgres') {
      const known = atHand.get(id)
      // Before the beginning others may sit down at any time.
      if (known?.table && !isDoubted) return known
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
    forget: (id) => void atHand.delete(id),
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
    async course(id, from = 0, to = Infinity) {
      const kept = await read(id)
      if (!kept) return []
      let { desk } = kept
      const course = from <= 0 ? [desk] : []
      for (const move of kept.moves) {
        if (desk.version >= to) break
        desk = await stepped(desk, move)
        if (desk.version >= from) course.push(desk)
      }
      return course
    },
  }
}

const BREATH = 50

/** The desk after a move that was kept. Others are served while a long game is replayed. */
async function stepped(desk: Desk, move: Move): Promise<Desk> {
  if (move.version % BREATH === 0) await setImmediate()
  return replayed(desk, move)
}

/** Who sits where at a desk, and since when. */
function sitters({ seats }: Desk): string {
  return seats.map(({ account, sat }) => `${account ?? ''} ${sat ?? ''}`).join()
}
