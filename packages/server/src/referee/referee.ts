import { randomUUID } from 'node:crypto'
import type { Seat, Viewer } from '@estafette/kernel'
import { PROTOCOL, type CallOf, type Holiday, type ServerMessage } from '@estafette/protocol'
import { dropNotices, isNoticed, tableAfter } from '@estafette/store'
import { makeAudience, type Audience, type Listener } from './audience.ts'
import { costing, pastCost, tableCost } from './costs.ts'
import type { Dependencies } from './dependencies.ts'
import { makeEmitter, type Emitter } from './emitter.ts'
import { hold } from './holding.ts'
import { judge } from './judge.ts'
import type { LiveTable, TableCommand } from './live-table.ts'
import { makeLiveTables, type LiveTables } from './live-tables.ts'
import { MOST_OFFERS } from './offers.ts'
import { viewerAt, type PersonId } from './person.ts'
import { makePairing, type Pairing } from './pairing.ts'
import { makePastSearch } from './past.ts'
import { makeProcesses, type Processes } from './processes.ts'
import type { CommandCall, RefereeContext } from './referee-context.ts'
import { unknown } from './refusals.ts'
import { missed } from './resync.ts'
import { makeStandings } from './standings.ts'
import { makeTalk, type TableTalk } from './talk.ts'
import { choicesFor, standingFor } from './views.ts'

/**
 * The one place where a command meets a position. A move exists when it is stored: it is kept
 * first, then acknowledged, then told to the others.
 */
export interface Referee extends Processes {
  readonly deps: Dependencies
  readonly tables: LiveTables
  readonly audience: Audience
  readonly talk: TableTalk
  readonly pairing: Pairing
  readonly emitter: Emitter // a table changed
  readonly ordered: Emitter // somebody gave orders, which only those who follow them may hear of
  /** Opens a table for somebody: the whole of it, or what they missed since the version they know. */
  open(person: PersonId, call: Pick<CallOf<'open'>, 'table' | 'version'>): Promise<ServerMessage>
  /** Does what somebody commands, or says why not; to the page it came from that is all it says. */
  command(person: PersonId, call: CommandCall, by?: Listener['send']): Promise<ServerMessage>
  /** Gives a game up for somebody who leaves for good. */
  quit(person: PersonId, table: string): Promise<ServerMessage>
  /** Sets the holidays of somebody at a table by correspondence. */
  rest(person: PersonId, table: string, off: readonly Holiday[]): Promise<ServerMessage>
  /** Does something for a seat that nobody sits on: of a computer, or by a standing order. */
  play(seat: Seat, call: CommandCall): Promise<ServerMessage>
  /** Positions of the past. */
  past(
    person: PersonId,
    call: Pick<CallOf<'past'>, 'table' | 'from' | 'count'>,
  ): Promise<ServerMessage>
  /** What somebody's seat can choose now, found on what it knows. */
  choices(person: PersonId, call: Pick<CallOf<'choices'>, 'table'>): Promise<ServerMessage>
  /** Tells somebody of a table from now on; null where it is not for them. */
  join(person: PersonId, table: string, send: Listener['send']): Promise<(() => void) | null>
  /** With whose eyes somebody looks at a table; null where it is not for them. */
  viewerOf(person: PersonId, table: string): Promise<Viewer | null>
  /** Puts away what has been idle for a while: it can be read again. */
  fold(): void
}

/** A referee over a store. */
export function makeReferee(deps: Dependencies, mostOffers = MOST_OFFERS): Referee {
  const { store } = deps
  const audience = makeAudience()
  const talk = makeTalk(deps, audience)
  const emitter = makeEmitter()
  const ordered = makeEmitter()

  /** Another process moved a table on: it could not know who has it open here. */
  const found = (before: LiveTable, after: LiveTable): void => {
    audience.tell(before, after)
    dropSeen(deps, audience, after).catch((error: unknown) =>
      deps.trouble('could not drop notifications', error),
    )
  }
  const tables = makeLiveTables(deps, { found, isOpen: audience.isOpen })

  const seekers = (): Emitter => pairing.changed
  const processes = makeProcesses({ deps, tables, audience, talk, emitter, seekers })
  const pairing = makePairing({ deps, tables, emitter, hint: processes.hint })
  const changed = (table: string): void => {
    processes.hint(table)
    emitter.ring(table)
  }
  const context: RefereeContext = { deps, tables, audience, mostOffers, changed }
  const standings = makeStandings()
  const past = makePastSearch()
  const viewerOf = (person: PersonId, table: string): Promise<Viewer | null> =>
    viewerAt(tables, deps, person, table)

  return {
    ...processes,
    deps,
    tables,
    audience,
    talk,
    pairing,
    emitter,
    ordered,
    viewerOf,
    async open(person, { table, version }) {
      const viewer = await viewerOf(person, table)
      const live = viewer === null ? null : await tables.load(table)
      if (viewer === null || !live) return unknown(table)
      if (person !== null && (await isNoticed(store.read, person, table))) {
        await store.write((sql) => dropNotices(sql, person, table))
      }
      const since = version === undefined ? null : await missed(context, live, viewer, version)
      if (since) {
        const { steps, cost } = since
        return costing({ v: PROTOCOL, told: 'steps', table, steps: [...steps] }, cost)
      }
      const next = live.ending ? await tableAfter(store.read, table) : null
      return standings.of(live, viewer, next, async () => {
        const story = live.table ? await tables.story(live) : []
        const standing = { ...standingFor(live, viewer, story), next }
        return costing({ v: PROTOCOL, told: 'table', standing }, tableCost(standing.log.length))
      })
    },
    async command(person, call, by) {
      const { table, id } = call
      const seat = await viewerOf(person, table)
      if (seat === null || seat < 0) return unknown(table, id)
      await hold(context, seat, call)
      return tables.inTurn(table, () => judge(context, seat, call, { by }))
    },
    async quit(person, table) {
      const seat = await viewerOf(person, table)
      if (seat === null || seat < 0) return unknown(table)
      return tables.inTurn(table, async () => {
        const version = (await tables.load(table))?.version ?? 0
        const call = { table, id: randomUUID(), version, command: { do: 'resign' } } as const
        return judge(context, seat, call, { isLeaving: true })
      })
    },
    async rest(person, table, off) {
      const seat = await viewerOf(person, table)
      if (seat === null || seat < 0) return unknown(table)
      return tables.inTurn(table, async () => {
        const version = (await tables.load(table))?.version ?? 0
        const command: TableCommand = { do: 'rest', off: [...off] }
        return judge(context, seat, { table, id: randomUUID(), version, command })
      })
    },
    async play(seat, call) {
      await hold(context, seat, call)
      return tables.inTurn(call.table, () => judge(context, seat, call))
    },
    async past(person, { table, from, count }) {
      const viewer = await viewerOf(person, table)
      const live = viewer === null ? null : await tables.load(table)
      if (viewer === null || !live?.table) return unknown(table)
      const { views, walked } = await past.find(live, viewer, from, count)
      const cost = pastCost(walked)
      return costing({ v: PROTOCOL, told: 'past', table, from, views: [...views] }, cost)
    },
    async choices(person, { table }) {
      const seat = await viewerOf(person, table)
      const live = seat === null || seat < 0 ? null : await tables.load(table)
      if (seat === null || !live) return unknown(table)
      const told = choicesFor(live, seat)
      return costing(told, told.choices.length / 100)
    },
    async join(person, table, send) {
      const viewer = await viewerOf(person, table)
      if (viewer === null) return null
      await talk.begin(table)
      return audience.join(table, { viewer, person, send })
    },
    fold() {
      for (const table of tables.fold()) audience.forget(table)
    },
  }
}

/** Drops what those were to be told of a table who have it before their eyes. */
async function dropSeen(
  { store }: Dependencies,
  audience: Audience,
  { row, seats }: LiveTable,
): Promise<void> {
  for (const seat of audience.here(row.id)) {
    const account = seats[seat]?.account ?? null
    if (account === null || !(await isNoticed(store.read, account, row.id))) continue
    await store.write((sql) => dropNotices(sql, account, row.id))
  }
}
