import { hash, randomUUID } from 'node:crypto'
import { SPECTATOR, type Seat, type Viewer } from '@estafette/kernel'
import {
  GRACE,
  MOST_MISSED,
  PROTOCOL,
  type CallOf,
  type Command,
  type ChapterStep,
  type ServerMessage,
  type ToldOf,
} from '@estafette/protocol'
import {
  dropNotices,
  isNoticed,
  keepMove,
  keepSnapshots,
  moveBy,
  movesAfter,
  offersSince,
  seatsOf,
  tableAfter,
  tableOf,
  versionsOf,
  type Move,
  type SeatRow,
} from '@estafette/store'
import { makeAudience, type Audience, type Listener } from './audience.ts'
import { makeEmitter, type Emitter } from './emitter.ts'
import { isChapterEnd } from './chapter.ts'
import { AGAINST_CUSTOM, decide, hashOf, keptOf, type Custom } from './journal.ts'
import { afterOf, type Deed, type LiveTable } from './live-table.ts'
import { makeLiveTables, type LiveTables } from './live-tables.ts'
import { heldFor } from './holding.ts'
import { addNotices } from './notices.ts'
import { MOST_OFFERS } from './offers.ts'
import { snapshotOf } from './snapshot.ts'
import { makeTalk, type Talk } from './talk.ts'
import { pastText, standingFor } from './views.ts'
import type { Dependencies } from './dependencies.ts'

/** Somebody, by the id of their account; null for a passer-by. */
export type Person = string | null

/**
 * The one place where a command meets a position. A move exists when it is stored: it is kept
 * first, then acknowledged, then told to the others.
 */
export interface Referee {
  readonly world: Dependencies
  readonly desks: LiveTables
  readonly audience: Audience
  readonly talk: Talk
  readonly bell: Emitter // a table changed
  readonly ordered: Emitter // somebody gave orders, which only those who follow them may hear of
  /** Opens a table for somebody: the whole of it, or what they missed since the version they know. */
  open(person: Person, call: Pick<CallOf<'open'>, 'table' | 'version'>): Promise<ServerMessage>
  /** Does what somebody commands, or says why not; to the page it came from that is all it says. */
  command(
    person: Person,
    call: Omit<CallOf<'command'>, 'v' | 'call'>,
    by?: Listener['send'],
  ): Promise<ServerMessage>
  /** Gives a game up for somebody who leaves for good. */
  quit(person: Person, table: string): Promise<ServerMessage>
  /** Does something for a seat that nobody sits on: of a computer, or by a standing order. */
  play(seat: Seat, call: Omit<CallOf<'command'>, 'v' | 'call'>): Promise<ServerMessage>
  /** Positions of the past. */
  past(
    person: Person,
    call: Pick<CallOf<'past'>, 'table' | 'from' | 'count'>,
  ): Promise<ServerMessage>
  /** Tells somebody of a table from now on; null where it is not for them. */
  join(person: Person, table: string, send: Listener['send']): Promise<(() => void) | null>
  /** With whose eyes somebody looks at a table; null where it is not for them. */
  viewerOf(person: Person, table: string): Promise<Viewer | null>
  /** Wakes other processes: something happened at a table, or it has to be read anew. */
  hint(table: string, isAnew?: boolean): void
  /** Reads a table anew that was taken back, or where somebody is called otherwise; tells of it. */
  renew(table: string): Promise<void>
  /** Hears of a table from another process, and tells those who have it open here. */
  catchUp(word: string): Promise<void>
  /** The same for all tables that are open here: words of other processes can get lost. */
  poll(): Promise<void>
  /** Puts away what has been idle for a while: it can be read again. */
  fold(): void
}

/** Behind the id of a table in a word to other processes: what is at hand is not what it was. */
const ANEW = ' anew'

/** A race is lost once: whoever loses again and again meets something else. */
const ATTEMPTS = 3

const HOUR = 60 * 60 * 1000

/** A referee over a store. */
export function makeReferee(world: Dependencies, mostOffers = MOST_OFFERS): Referee {
  const audience = makeAudience()
  const desks = makeLiveTables(world, {
    found: (...moved) => found(...moved),
    isOpen: audience.isOpen,
  })
  const talk = makeTalk(world, audience)
  const bell = makeEmitter()
  const ordered = makeEmitter()
  const { store } = world

  const viewerOf = async (person: Person, table: string): Promise<Viewer | null> => {
    const seat = seatIn(desks.peek(table)?.seats ?? [], person)
    if (seat >= 0) return seat
    // Asked in full whether the table exists or not, so that the time tells nothing.
    const [row, seats] = [await tableOf(store.read, table), await seatsOf(store.read, table)]
    const found = seatIn(seats, person)
    if (found >= 0) return found
    return row?.watchable && row.status !== 'open' ? SPECTATOR : null
  }

  /** What a viewer missed since a version; null where they have to begin anew. */
  const missed = async (
    desk: LiveTable,
    viewer: Viewer,
    from: number,
  ): Promise<ChapterStep[] | null> => {
    const count = desk.version - from
    if (from < 1 || count < 0 || count > MOST_MISSED) return null
    if (count === 0) return []
    const recent = audience.recent(desk, viewer, from)
    if (recent) return recent
    const course = await desks.course(desk.row.id, from, desk.version)
    return course.slice(1).map((after, at) => audience.step(course[at]!, after, viewer))
  }

  /** Keeps a deed and tells of it; not where somebody was faster, or the command was kept before. */
  const keep = async (
    before: LiveTable,
    after: LiveTable,
    seat: Seat,
    { id, digest }: { readonly id: string; readonly digest: string },
    by?: Listener['send'],
  ): Promise<boolean> => {
    const move: Move = {
      table: before.row.id,
      version: after.version,
      seat,
      command: id,
      digest,
      body: JSON.stringify(after.last!.deed),
      hash: hashOf(after),
      time: after.time,
    }
    const kept = await keepMove(store, move, afterOf(after), async (sql) => {
      await addNotices(sql, before, after, audience.here(before.row.id))
      if (isChapterEnd(after)) await keepSnapshots(sql, [snapshotOf(after, world.stamp)])
    })
    if (kept.how !== 'kept') {
      await desks.load(before.row.id, true) // and tells those who have it open
      return false
    }
    desks.put(after)
    audience.tell(before, after, by)
    hint(before.row.id)
    bell.ring(before.row.id)
    return true
  }

  const hint = (table: string, isAnew = false): void => {
    const word = isAnew ? table + ANEW : table
    store
      .hint(word)
      .catch((error: unknown) => world.trouble('could not signal other processes', error))
  }

  /** Another process moved a table on: it could not know who has it open here. */
  const found = (before: LiveTable, after: LiveTable): void => {
    audience.tell(before, after)
    looked(after).catch((error: unknown) => world.trouble('could not drop notifications', error))
  }

  const looked = async ({ row, seats }: LiveTable): Promise<void> => {
    for (const seat of audience.here(row.id)) {
      const account = seats[seat]?.account ?? null
      if (account === null || !(await isNoticed(store.read, account, row.id))) continue
      await store.write((sql) => dropNotices(sql, account, row.id))
    }
  }

  const referee: Referee = {
    world,
    desks,
    audience,
    talk,
    bell,
    ordered,
    hint,
    viewerOf,
    async open(person, { table, version }) {
      const viewer = await viewerOf(person, table)
      const desk = viewer === null ? null : await desks.load(table)
      if (viewer === null || !desk) return unknown(table)
      if (person !== null && (await isNoticed(store.read, person, table))) {
        await store.write((sql) => dropNotices(sql, person, table))
      }
      const steps = version === undefined ? null : await missed(desk, viewer, version)
      if (steps) return { v: PROTOCOL, told: 'steps', table, steps }
      const next = desk.ending ? await tableAfter(store.read, table) : null
      const story = desk.table ? await desks.story(desk) : []
      return { v: PROTOCOL, told: 'table', standing: { ...standingFor(desk, viewer, story), next } }
    },
    async command(person, call, by) {
      const { table, id } = call
      const seat = await viewerOf(person, table)
      if (seat === null || seat < 0) return unknown(table, id)
      await hold(seat, call)
      return desks.inTurn(table, () => judge(seat, call, by))
    },
    async quit(person, table) {
      const seat = await viewerOf(person, table)
      if (seat === null || seat < 0) return unknown(table)
      return desks.inTurn(table, async () => {
        const version = (await desks.load(table))?.version ?? 0
        const command = { do: 'resign' } as const
        return judge(seat, { table, id: randomUUID(), version, command }, undefined, true)
      })
    },
    async play(seat, call) {
      await hold(seat, call)
      return desks.inTurn(call.table, () => judge(seat, call))
    },
    async past(person, { table, from, count }) {
      const viewer = await viewerOf(person, table)
      const desk = viewer === null ? null : await desks.load(table)
      if (viewer === null || !desk?.table) return unknown(table)
      const end = Math.min(from + count, desk.table.entries.length + 1)
      const views = Array.from({ length: Math.max(0, end - from) }, (_, at) =>
        pastText(desk, viewer, from + at),
      )
      return { v: PROTOCOL, told: 'past', table, from, views }
    },
    async join(person, table, send) {
      const viewer = await viewerOf(person, table)
      if (viewer === null) return null
      await talk.begin(table)
      return audience.join(table, { viewer, person, send })
    },
    renew: (table) =>
      desks.inTurn(table, async () => {
        desks.forget(table)
        if (!audience.isOpen(table)) return
        const desk = await desks.load(table, true)
        if (!desk) return audience.tellSome(table, unknown(table), () => true)
        audience.tellWhole(desk, desk.ending ? await tableAfter(store.read, table) : null)
      }),
    async catchUp(word) {
      const isAnew = word.endsWith(ANEW)
      const table = isAnew ? word.slice(0, -ANEW.length) : word
      if (isAnew) await referee.renew(table)
      await desks.inTurn(table, async () => {
        if (desks.versionOf(table) !== undefined) await desks.load(table, true)
      })
      if (audience.isOpen(table)) await talk.tellNew(table)
      bell.ring(table, true)
    },
    async poll() {
      await talk.poll()
      const versions = await versionsOf(store.read, audience.tables())
      for (const [table, version] of versions) {
        if (version > (desks.versionOf(table) ?? version)) await referee.catchUp(table)
      }
    },
    fold() {
      for (const table of desks.fold()) audience.forget(table)
    },
  }

  /** Holds a pass back until nobody can tell by its time whether it was ordered. */
  const hold = async (
    seat: Seat,
    { table, version, command }: Omit<CallOf<'command'>, 'v' | 'call'>,
  ): Promise<void> => {
    const [choice] = command.do === 'take' ? command.choices : []
    const desk = choice === undefined ? null : await desks.load(table)
    if (choice === undefined || !desk || desk.version !== version) return
    const left = heldFor(desk, seat, choice, world)
    if (left > 0) await world.pause(left)
  }

  const judge = async (
    seat: Seat,
    call: Omit<CallOf<'command'>, 'v' | 'call'>,
    by?: Listener['send'],
    isLeaving = false,
  ): Promise<ServerMessage> => {
    const { table, id, command, version } = call
    const about = { v: PROTOCOL, id, table } as const
    const digest = digestOf(command)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const desk = await desks.load(table)
      if (!desk) return unknown(table, id)
      if (version !== desk.version && !(await isOnlyGranted(desk, call))) {
        return late(desk, seat, call)
      }
      if (command.do === 'claim' && world.now() - world.since < GRACE) {
        return { ...about, ...refusedFor('not-out-of-time') }
      }
      if (command.do === 'offer' && (await hasAskedEnough(desk, seat))) {
        if (await moveBy(store.read, table, id)) return late(desk, seat, call)
        return { ...about, ...refusedFor('asked-enough') }
      }
      const decided = decide(desk, seat, command, world.now(), isLeaving)
      if (!decided.ok) {
        // What was done already cannot be done again: whoever repeats it hears that it was done.
        if (await moveBy(store.read, table, id)) return late(desk, seat, call)
        const { verdict, reason, rule, args } = decided
        return { ...about, told: 'refused', verdict, reason, rule, args }
      }
      const isAsked = command.do === 'resign' && decided.deed.do === 'offer' // of a partner
      if (isAsked && (await hasAskedEnough(desk, seat))) {
        return { ...about, ...refusedFor('asked-enough') }
      }
      if (await keep(desk, decided.desk, seat, { id, digest }, by)) {
        const step = audience.step(desk, decided.desk, seat)
        const missing = version === desk.version ? [] : await missed(desk, seat, version)
        const steps = [...(missing ?? []), step]
        const kept = keptOf(command, decided.deed)
        return { ...about, told: 'done', version: decided.desk.version, ...kept, steps }
      }
      // Kept before, or somebody was faster: what stands in the store says which.
      const kept = await moveBy(store.read, table, id)
      if (kept) return late((await desks.load(table)) ?? desk, seat, call)
    }
    throw new Error(`table ${table} is of another version than its journal`)
  }

  /** Whether nothing has come between but time that was given: choices stay what they were. */
  const isOnlyGranted = async (
    desk: LiveTable,
    { table, id, version, command }: Omit<CallOf<'command'>, 'v' | 'call'>,
  ): Promise<boolean> => {
    if (command.do !== 'take' || version < 1 || version > desk.version) return false
    if (desk.last?.deed.do !== 'grant' || (await moveBy(store.read, table, id))) return false
    const since = await movesAfter(store.read, table, version)
    return since.every(({ body }) => (JSON.parse(body) as Deed).do === 'grant')
  }

  /** Whether a seat has asked so often that the others need not be asked again for a while. */
  const hasAskedEnough = async ({ row, version }: LiveTable, seat: Seat): Promise<boolean> =>
    version >= mostOffers && // nobody asked more often than there were moves
    (await offersSince(store.read, row.id, seat, world.now() - HOUR)) >= mostOffers

  /** Answers a command that was made for another version: it was kept before, or comes too late. */
  const late = async (
    desk: LiveTable,
    seat: Seat,
    { table, id, command, version }: Omit<CallOf<'command'>, 'v' | 'call'>,
  ): Promise<ToldOf<'done' | 'stale' | 'reused'>> => {
    const about = { v: PROTOCOL, id, table } as const
    const kept = await moveBy(store.read, table, id)
    if (!kept) {
      const steps = await missed(desk, seat, version)
      return { ...about, told: 'stale', version: desk.version, steps }
    }
    if (kept.digest !== digestOf(command) || kept.seat !== seat) return { ...about, told: 'reused' }
    const known = audience.stepTo(table, kept.version, seat)
    const [before, after] = known ? [] : await desks.course(table, kept.version - 1, kept.version)
    const step = known ?? audience.step(before!, after!, seat)
    const row = keptOf(command, JSON.parse(kept.body) as Deed)
    return { ...about, told: 'done', version: kept.version, ...row, steps: [step] }
  }
  return referee
}

/** The seat somebody has, -1 for none. */
export function seatIn(seats: readonly SeatRow[], person: Person): Seat {
  return person === null ? -1 : (seats.find(({ account }) => account === person)?.seat ?? -1)
}

/** What a command is known by when its id comes again. */
function digestOf(command: Command): string {
  return hash('sha256', JSON.stringify(command), 'base64url')
}

/** There is no such table, or it is not for whoever asks: the answer is the same. */
export function unknown(table: string, id: string | null = null): ToldOf<'unknown'> {
  return { v: PROTOCOL, told: 'unknown', table, id }
}

function refusedFor(reason: Custom): Omit<ToldOf<'refused'>, 'v' | 'id' | 'table'> {
  return { told: 'refused', verdict: AGAINST_CUSTOM, reason, rule: '', args: {} }
}
