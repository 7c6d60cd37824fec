import { failure, success, type Game, type Result, type Seat } from '@estafette/kernel'
import {
  PROTOCOL,
  type Asking,
  type ComputerSitting,
  type LaidOut,
  type NewTable,
  type Rematch,
  type Rematched,
  type Seated,
  type SeatTaking,
} from '@estafette/protocol'
import {
  askedAt,
  askPerson,
  computerTablesOf,
  declineAsk,
  dropNoticesOf,
  dropTable,
  endInvitation,
  endInvitations,
  giveToComputer,
  haveMet,
  holdAccount,
  invitationOf,
  leaveSeat,
  lockTable,
  playingTablesOf,
  seatsOf,
  sweep,
  tableAfter,
  tableOf,
  takeSeat,
  type SeatRow,
  type Sql,
  type TableRow,
} from '@estafette/store'
import { actingAt, laidOut, setupOf, type LiveTable } from './live-table.ts'
import { invitationsTo, keepInvitations, MOST_COMPUTERS, spread } from './create-table.ts'
import { begin, MOST_PLAYING } from './lay-out.ts'
import { areStrangers } from './lists.ts'
import { noticeOfInvitation, noticeTo } from './notices.ts'
import { seatIn } from './person.ts'
import type { Referee } from './referee.ts'
import { swapped } from './swapped.ts'
import { hashed, type Dependencies } from './dependencies.ts'

export { createTable, INVITATION_HOLDS, MOST_COMPUTERS, MOST_OPEN } from './create-table.ts'

/** Why somebody cannot sit down: the words are the page's. */
export type NoSeat = 'no-invitation' | 'own-table' | 'taken' | 'blocked' | 'too-many-playing'

/** Sits somebody down; when the last seat is taken, the game begins in the same transaction. */
export async function sit(
  referee: Referee,
  person: string,
  sitting: SeatTaking,
): Promise<Result<Seated>> {
  const { deps, tables, audience } = referee
  const { store } = deps
  return tables.inTurn(sitting.table, async () => {
    const here = audience.here(sitting.table)
    const sat = await store.write((sql) => sitDown(sql, deps, person, sitting, here))
    if (typeof sat === 'string') return failure(sat)
    tables.put(sat.live)
    audience.tellWhole(sat.live)
    referee.hint(sitting.table)
    referee.emitter.ring(sitting.table)
    return success({ seat: sat.seat })
  })
}

/** One unit of writing: the seat is taken, and where it was the last one, the dice are thrown. */
async function sitDown(
  sql: Sql,
  deps: Dependencies,
  person: string,
  { table, invitation, contribution }: SeatTaking,
  here: readonly Seat[],
): Promise<NoSeat | { readonly seat: number; readonly live: LiveTable }> {
  await lockTable(sql, table)
  const row = await tableOf(sql, table)
  const account = await holdAccount(sql, person)
  const seats = await seatsOf(sql, table)
  const game = row?.status === 'open' ? await deps.gameOf(row.game) : undefined
  const time = deps.now()
  if (!row || !game || !account) return 'no-invitation'
  if (seatIn(seats, person) >= 0) return 'own-table'
  const seat =
    row.previous === null || invitation !== null
      ? await seatFor(sql, row, seats, { person, invitation, now: time })
      : await seatOnceMore(sql, game, row, person)
  const state = game.create(setupOf(row))
  if (seat === null || !state.ok) return 'no-invitation'
  if (game.isPlayedByRules?.(state.value, seat)) return 'no-invitation'
  if (await areStrangers(sql, person, seats)) return 'blocked'
  if ((await playingTablesOf(sql, person)) >= MOST_PLAYING) return 'too-many-playing'
  const { name } = account
  const sitter = { table, seat, account: person, name, level: '', contribution, sat: time }
  if (!(await takeSeat(sql, sitter))) return 'taken'
  if (invitation !== null) await endInvitation(sql, hashed(invitation))
  const laid = laidOut(
    game,
    row,
    seats.map((one) => (one.seat === seat ? sitter : one)),
  )
  const isFull = laid.seats.every(({ sat }) => sat !== null)
  const live = isFull ? await begin(sql, laid, time, here) : laid
  const host = seatIn(seats, row.host)
  const isTold = here.includes(host) || actingAt(live).includes(host) // that it is their turn
  if (host >= 0 && !isTold) await noticeTo(sql, live, host, 'seat')
  return { seat, live }
}

/** The seat that an invitation, one by name, or a listed table has for whoever comes. */
async function seatFor(
  sql: Sql,
  { id, listed }: TableRow,
  seats: readonly SeatRow[],
  {
    person,
    invitation,
    now,
  }: {
    readonly person: string
    readonly invitation: string | null
    readonly now: number
  },
): Promise<number | null> {
  if (invitation === null) {
    const asked = (await askedAt(sql, id)).find((one) => one.account === person && !one.declined)
    if (asked) return asked.seat
    return listed ? (seats.find(({ sat }) => sat === null)?.seat ?? null) : null
  }
  const found = await invitationOf(sql, hashed(invitation), now)
  return found?.table === id ? found.seat : null
}

/** The seat of somebody who sat at the table before this one: that of another side. */
async function seatOnceMore(
  sql: Sql,
  game: Game,
  row: TableRow,
  person: string,
): Promise<number | null> {
  const before = await seatsOf(sql, row.previous!)
  const seat = seatIn(before, person)
  const state = game.create(setupOf(row))
  return seat < 0 || !state.ok ? null : swapped(game, state.value, seat)
}

/**
 * Plays once more with sides swapped. Whoever asks first lays the table out, and computers sit down
 * at once; the others sit down by asking as well.
 */
export async function playOnceMore(
  referee: Referee,
  person: string,
  { table, contribution }: Rematch,
): Promise<Result<Rematched>> {
  const { deps, audience } = referee
  const { store } = deps
  const [row, seats] = [await tableOf(store.read, table), await seatsOf(store.read, table)]
  const seat = seatIn(seats, person)
  if (!row || seat < 0) return failure('unknown')
  if (row.status !== 'over') return failure('not-over')
  const next = await tableAfter(store.read, table)
  if (next !== null) return joinOnceMore(referee, person, next, contribution)
  const game = await deps.gameOf(row.game)
  const state = game?.create(setupOf(row))
  if (!game || !state?.ok) return failure('no-such-game')
  const own = swapped(game, state.value, seat)
  const levels = new Map(seats.map((one) => [swapped(game, state.value, one.seat), one.level]))
  const wanted = {
    ...setupOf(row),
    game: row.game,
    pace: JSON.parse(row.pace) as NewTable['pace'],
    watchable: row.watchable,
    listed: false,
    contribution,
  }
  const plan = { game, state: state.value, wanted, host: person, own, levels, previous: table }
  try {
    const laid = await spread(referee, plan)
    if (!laid.ok) return laid
    const live = await referee.tables.load(table)
    const here = audience.here(table)
    const others = seats.filter((one) => one.seat !== seat && !here.includes(one.seat))
    await store.write(async (sql) => {
      for (const other of live ? others : []) {
        if (await areStrangers(sql, person, [other])) continue
        await noticeTo(sql, live!, other.seat, 'rematch')
      }
    })
    const told = { v: PROTOCOL, told: 'rematch', table, next: laid.value.table } as const
    audience.tellSome(table, told, (viewer) => viewer >= 0)
    return success({ table: laid.value.table, seat: own })
  } catch (error) {
    // Both asked in the same moment: one table was laid out, and the other sits down there.
    const other = await tableAfter(store.read, table)
    if (other === null) throw error
    return joinOnceMore(referee, person, other, contribution)
  }
}

async function joinOnceMore(
  referee: Referee,
  person: string,
  table: string,
  contribution: string,
): Promise<Result<Rematched>> {
  const sat = await sit(referee, person, { table, invitation: null, contribution })
  if (sat.ok) return success({ table, seat: sat.value.seat })
  const seat = seatIn(await seatsOf(referee.deps.store.read, table), person)
  return seat < 0 ? sat : success({ table, seat })
}

/** New invitations to the free seats of one's own table; those that were sent before end. */
export async function inviteAnew(
  { deps, tables }: Referee,
  person: string,
  table: string,
): Promise<Result<LaidOut>> {
  const { store, random, now } = deps
  return tables.inTurn(table, () =>
    store.write(async (sql) => {
      await lockTable(sql, table)
      const refusal = await notOwn(sql, person, table)
      if (refusal) return refusal
      const invitations = invitationsTo(await seatsOf(sql, table), random)
      await endInvitations(sql, table)
      await keepInvitations(sql, { id: table, made: now() }, invitations)
      return success({ table, invitations })
    }),
  )
}

/**
 * Invites somebody by name to a free seat of one's own table. What is done and answered is the same
 * where they want nothing of the host: they are neither shown it nor told of it.
 */
export async function invitePerson(
  referee: Referee,
  host: string,
  { table, seat, person }: Asking,
): Promise<Result<object>> {
  const { deps, tables, emitter, hint } = referee
  const done = await tables.inTurn(table, () =>
    deps.store.write(async (sql) => {
      await lockTable(sql, table)
      if (!(await haveMet(sql, host, person))) return failure('unknown')
      const refusal = await notOwn(sql, host, table)
      if (refusal) return refusal
      if ((await seatsOf(sql, table))[seat]?.sat !== null) return failure('taken')
      const time = deps.now()
      await askPerson(sql, { table, seat, account: person, time })
      await noticeOfInvitation(sql, { table, account: person, time })
      return success({})
    }),
  )
  if (!done.ok) return done
  emitter.ring(table)
  hint(table)
  return done
}

/** Says no to an invitation by name; the host is told, and no reason is asked. */
export async function decline(
  { deps, emitter, hint }: Referee,
  account: string,
  table: string,
): Promise<Result<object>> {
  const isDone = await deps.store.write(async (sql) => {
    await dropNoticesOf(sql, { account, table, kind: 'invited' })
    return declineAsk(sql, table, account)
  })
  if (!isDone) return failure('unknown')
  emitter.ring(table)
  hint(table)
  return success({})
}

/** Has a computer take a free seat of one's own table; with the last one the game begins. */
export async function seatComputer(
  referee: Referee,
  person: string,
  { table, seat, level }: ComputerSitting,
): Promise<Result<object>> {
  const { deps, tables, audience } = referee
  return tables.inTurn(table, async () => {
    const here = audience.here(table)
    const sat = await deps.store.write(async (sql) => {
      await lockTable(sql, table)
      const refusal = await notOwn(sql, person, table)
      if (refusal) return refusal
      const row = await tableOf(sql, table)
      const seats = await seatsOf(sql, table)
      const game = row ? await deps.gameOf(row.game) : undefined
      if (!row || !game || seats[seat]?.sat !== null) return failure('taken')
      if ((await computerTablesOf(sql, person)) >= MOST_COMPUTERS && row.computers === 0) {
        return failure('too-many-computers')
      }
      const time = deps.now()
      const sitter = { table, seat, account: null, name: '', level, contribution: '', sat: time }
      if (!(await takeSeat(sql, sitter))) return failure('taken')
      await giveToComputer(sql, table, seat)
      const laid = laidOut(
        game,
        { ...row, computers: row.computers | (1 << seat) },
        seats.map((one) => (one.seat === seat ? sitter : one)),
      )
      const isFull = laid.seats.every((one) => one.sat !== null)
      return success(isFull ? await begin(sql, laid, time, here) : laid)
    })
    if (!sat.ok) return sat
    tables.put(sat.value)
    audience.tellWhole(sat.value)
    referee.hint(table)
    referee.emitter.ring(table)
    return success({})
  })
}

/** Takes one's own table back while somebody is still to come. */
export async function withdraw(
  { deps, tables, audience, emitter, hint }: Referee,
  person: string,
  table: string,
): Promise<Result<object>> {
  return tables.inTurn(table, async () => {
    const done = await deps.store.write(async (sql) => {
      await lockTable(sql, table)
      const refusal = await notOwn(sql, person, table)
      if (refusal) return refusal
      await dropTable(sql, table)
      return success({})
    })
    if (!done.ok) return done
    tables.forget(table)
    audience.tellSome(table, { v: PROTOCOL, told: 'unknown', table, id: null }, () => true)
    emitter.ring(table)
    hint(table, true)
    return done
  })
}

/** Leaves somebody else's table while a further one is still to come: the seat is free again. */
export async function standUp(
  referee: Referee,
  person: string,
  table: string,
): Promise<Result<object>> {
  const { deps, tables, audience, emitter, hint } = referee
  return tables.inTurn(table, async () => {
    const isFree = await deps.store.write(async (sql) => {
      await lockTable(sql, table)
      const row = await tableOf(sql, table)
      if (row?.status !== 'open' || row.host === person) return false
      return leaveSeat(sql, table, person)
    })
    if (!isFree) return failure('not-open')
    tables.forget(table)
    const live = await tables.load(table)
    if (live) audience.tellWhole(live)
    emitter.ring(table)
    hint(table)
    return success({})
  })
}

/** Forgets what has ended, and tells those who have a table open that nobody came to. */
export async function tidy({ deps, renew, emitter, hint }: Referee): Promise<void> {
  for (const table of await deps.store.write((sql) => sweep(sql, deps.now()))) {
    await renew(table)
    emitter.ring(table)
    hint(table, true)
  }
}

async function notOwn(sql: Sql, person: string, table: string) {
  const row = await tableOf(sql, table)
  if (row?.host !== person) return failure('unknown')
  return row.status === 'open' ? null : failure('not-open')
}
