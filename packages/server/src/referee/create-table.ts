import { failure, success, type Game, type Result, type Seat, type State } from '@estafette/kernel'
import type { Invitation, LaidOut, NewTable } from '@estafette/protocol'
import {
  accountOf,
  addInvitation,
  addTable,
  appendMove,
  computerTablesOf,
  holdAccount,
  openTablesOf,
  playingTablesOf,
  type KeptMove,
  type SeatRow,
  type Sql,
  type TableRow,
} from '@estafette/store'
import { commitment } from '@estafette/table'
import { hashOf } from './journal.ts'
import { afterOf, begun, laidOut, type LiveTable } from './live-table.ts'
import { holidaysOf } from './holidays.ts'
import { addNotices } from './notices.ts'
import type { Referee } from './referee.ts'
import { hashed, type Dependencies } from './dependencies.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long an invitation holds. */
export const INVITATION_HOLDS = 14 * DAY

/** Tables of one person that may wait for others at a time. */
export const MOST_OPEN = 20

/** Games of one person that go on at a time. */
export const MOST_PLAYING = 100

/** Tables of one person at a time where computers play: each may have to think for long. */
export const MOST_COMPUTERS = 20

/** What sits on a seat that the rules play: a computer that is asked for nothing but its consent. */
const BY_RULES = 'think'

/** Lays out a table for somebody; the seed is drawn and committed to before anybody contributes. */
export async function createTable(
  referee: Referee,
  person: string,
  wanted: NewTable,
): Promise<Result<LaidOut>> {
  const { deps } = referee
  const game = await deps.gameOf(wanted.game)
  const state = game?.create({ scenario: wanted.scenario, options: wanted.options })
  if (!game) return failure('no-such-game')
  if (!state?.ok) return failure('no-such-scenario')
  const seats = game.seatsIn(state.value)
  const open = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !game.isPlayedByRules?.(state.value, seat),
  )
  const own = wanted.seat ?? open[deps.random(4).readUInt32BE() % open.length]
  const computers = wanted.computers ?? []
  if (own === undefined || !open.includes(own) || computers.length >= seats) {
    return failure('no-such-seat')
  }
  const others = open.filter((seat) => seat !== own)
  const levels = new Map(others.map((seat, at) => [seat, computers[at] ?? '']))
  return spread(referee, { game, state: state.value, wanted, host: person, own, levels })
}

/** Everything that is settled before a table is laid out. */
export interface TablePlan {
  readonly game: Game
  readonly state: State // before the game, for its seats
  readonly wanted: Omit<NewTable, 'seat' | 'computers'>
  readonly host: string
  readonly own: Seat
  readonly levels: ReadonlyMap<Seat, string> // of computers, '' for people who are to come
  readonly previous?: string // the table whose people play once more
}

/** Lays a table out as planned. Where nobody is to come, the game begins in the same transaction. */
export async function spread(referee: Referee, plan: TablePlan): Promise<Result<LaidOut>> {
  const { deps, tables, emitter } = referee
  const { store, random } = deps
  const account = await accountOf(store.read, plan.host)
  if (!account) return failure('nobody')
  const { row, seats } = rowsOf(deps, plan, account.name)
  const invitations = plan.previous === undefined ? invitationsTo(seats, random) : []
  const live = laidOut(plan.game, row, seats)
  const begins = seats.every(({ sat }) => sat !== null)
  const opened = await store.write(async (sql) => {
    if (!(await holdAccount(sql, plan.host))) return 'nobody'
    if ((await openTablesOf(sql, plan.host)) >= MOST_OPEN) return 'too-many-open'
    if ((await playingTablesOf(sql, plan.host)) >= MOST_PLAYING) return 'too-many-playing'
    const isFull = row.computers !== 0 && (await computerTablesOf(sql, plan.host)) >= MOST_COMPUTERS
    if (isFull) return 'too-many-computers'
    await addTable(sql, row, seats)
    await keepInvitations(sql, row, invitations)
    return begins ? begin(sql, live, deps.now(), [plan.own]) : live
  })
  if (typeof opened === 'string') return failure(opened)
  tables.put(opened)
  emitter.ring(row.id)
  referee.hint(row.id)
  return success({ table: row.id, invitations })
}

/** A table as planned; `drawn` is what was kept ready for it. */
export function rowsOf(
  { now, random }: Dependencies,
  { game, state, wanted, host, own, levels, previous }: TablePlan,
  name: string,
  drawn: Pick<TableRow, 'id' | 'seed'> | null = null,
): { readonly row: TableRow; readonly seats: SeatRow[] } {
  const id = drawn?.id ?? random(12).toString('hex')
  const seed = drawn?.seed ?? random(32).toString('hex')
  const time = now()
  const seats = Array.from({ length: game.seatsIn(state) }, (_, seat): SeatRow => {
    const { contribution } = wanted
    if (seat === own) {
      return { table: id, seat, account: host, name, level: '', contribution, sat: time }
    }
    const level = game.isPlayedByRules?.(state, seat) ? BY_RULES : (levels.get(seat) ?? '')
    const sat = level === '' ? null : time
    return { table: id, seat, account: null, name: '', level, contribution: '', sat }
  })
  const row: TableRow = {
    id,
    game: game.id,
    scenario: wanted.scenario,
    options: JSON.stringify(wanted.options),
    seed,
    commitment: commitment(seed, id),
    pace: JSON.stringify(wanted.pace),
    watchable: wanted.watchable,
    listed: wanted.listed,
    host,
    status: 'open',
    version: 0,
    waiting: 0,
    ending: null,
    made: time,
    changed: time,
    clock: null,
    computers: seats.reduce((mask, { seat, level }) => mask | (Number(level !== '') << seat), 0),
    previous: previous ?? null,
    message: wanted.message?.trim() ?? '',
    wished: wanted.listed ? (wanted.wished ?? '') : '',
  }
  return { row, seats }
}

/** Secrets that lead to the free seats. */
export function invitationsTo(
  seats: readonly SeatRow[],
  random: Dependencies['random'],
): Invitation[] {
  return seats
    .filter(({ sat }) => sat === null)
    .map(({ seat }) => ({ seat, secret: random(32).toString('base64url') }))
}

/** Keeps what such secrets are known by. */
export async function keepInvitations(
  sql: Sql,
  { id, made }: Pick<TableRow, 'id' | 'made'>,
  invitations: readonly Invitation[],
): Promise<void> {
  const expires = made + INVITATION_HOLDS
  for (const { seat, secret } of invitations) {
    await addInvitation(sql, { hash: hashed(secret), table: id, seat, expires })
  }
}

/** Begins to play at a table where everybody sits: the first dice are thrown, and kept. */
export async function begin(
  sql: Sql,
  laid: LiveTable,
  now: number,
  here: readonly Seat[],
): Promise<LiveTable> {
  const live = begun(laid, now, undefined, await holidaysAt(sql, laid, now))
  await appendMove(sql, beginning(live), afterOf(live))
  await addNotices(sql, laid, live, here)
  return live
}

/** The holidays of those who sit at a table by correspondence. */
async function holidaysAt(sql: Sql, { seats, pace }: LiveTable, now: number) {
  if (pace.kind !== 'post') return []
  const off: { seat: Seat; from: number; to: number }[] = []
  for (const { seat, account } of seats) {
    const person = account === null ? null : await accountOf(sql, account)
    for (const { from, to } of person ? holidaysOf(person) : []) {
      if (to > now) off.push({ seat, from, to })
    }
  }
  return off
}

function beginning(live: LiveTable): KeptMove {
  const { row, version, time, last } = live
  const body = JSON.stringify(last!.deed)
  const hash = hashOf(live)
  return { table: row.id, version, seat: -1, command: 'begin', digest: '', body, hash, time }
}
