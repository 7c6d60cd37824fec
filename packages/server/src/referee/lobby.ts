import { failure, success, type Result, type Seat } from '@estafette/kernel'
import type { NewTable, Sitting } from '@estafette/protocol'
import {
  accountOf,
  addInvitation,
  addTable,
  appendMove,
  endInvitation,
  invitationOf,
  lockTable,
  seatsOf,
  tableOf,
  takeSeat,
  type Move,
  type SeatRow,
  type Sql,
  type TableRow,
} from '@estafette/store'
import { commitment } from '@estafette/table'
import { hashOf } from './deeds.ts'
import { afterOf, begun, laidOut, type Desk } from './desk.ts'
import { addNotices, seatIn, type Referee } from './referee.ts'
import { hashed, type World } from './world.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long an invitation holds. */
export const INVITATION_HOLDS = 14 * DAY

/** A table that was laid out, and the secrets that lead to its free seats. */
export interface LaidOut {
  readonly table: string
  readonly invitations: readonly { readonly seat: number; readonly secret: string }[]
}

/** Lays out a table for somebody; the seed is drawn and committed to before anybody contributes. */
export async function layOut(
  { world }: Referee,
  person: string,
  wanted: NewTable,
): Promise<Result<LaidOut>> {
  const { store, now, random } = world
  const game = await world.gameOf(wanted.game)
  if (!game) return failure('no such game')
  const state = game.create({ scenario: wanted.scenario, options: wanted.options })
  if (!state.ok) return state
  const seats = game.seatsIn(state.value)
  const own = wanted.seat ?? random(4).readUInt32BE() % seats
  if (own >= seats) return failure(`there are ${seats} seats`)
  const id = random(12).toString('hex')
  const seed = random(32).toString('hex')
  const time = now()
  const account = await accountOf(store.read, person)
  if (!account) return failure('no such account')
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
    host: person,
    status: 'open',
    version: 0,
    waiting: 0,
    ending: null,
    made: time,
    changed: time,
    clock: null,
    computers: 0,
    previous: null,
  }
  const rows = Array.from({ length: seats }, (_, seat): SeatRow => {
    const free = {
      table: id,
      seat,
      account: null,
      name: '',
      level: '',
      contribution: '',
      sat: null,
    }
    const { contribution } = wanted
    return seat === own
      ? { ...free, account: person, name: account.name, contribution, sat: time }
      : free
  })
  const invitations = rows
    .filter(({ sat }) => sat === null)
    .map(({ seat }) => ({ seat, secret: random(32).toString('base64url') }))
  await store.write(async (sql) => {
    await addTable(sql, row, rows)
    for (const { seat, secret } of invitations) {
      const expires = time + INVITATION_HOLDS
      await addInvitation(sql, { hash: hashed(secret), table: id, seat, expires })
    }
  })
  return success({ table: id, invitations })
}

/** Why somebody cannot sit down: the words are the page's. */
export type NoSeat = 'no-invitation' | 'own-table' | 'taken'

/** Sits somebody down; when the last seat is taken, the game begins in the same transaction. */
export async function sit(
  referee: Referee,
  person: string,
  sitting: Sitting,
): Promise<Result<{ readonly seat: number }>> {
  const { world, desks, audience } = referee
  const { store } = world
  return desks.inTurn(sitting.table, async () => {
    const here = audience.here(sitting.table)
    const sat = await store.write((sql) => sitDown(sql, world, person, sitting, here))
    if (typeof sat === 'string') return failure(sat)
    desks.put(sat.desk)
    audience.tellWhole(sat.desk)
    referee.hint(sitting.table)
    return success({ seat: sat.seat })
  })
}

/** One unit of writing: the seat is taken, and where it was the last one, the dice are thrown. */
async function sitDown(
  sql: Sql,
  world: World,
  person: string,
  { table, invitation, contribution }: Sitting,
  here: readonly Seat[],
): Promise<NoSeat | { readonly seat: number; readonly desk: Desk }> {
  await lockTable(sql, table)
  const row = await tableOf(sql, table)
  const account = await accountOf(sql, person)
  const seats = await seatsOf(sql, table)
  const game = row?.status === 'open' ? await world.gameOf(row.game) : undefined
  const time = world.now()
  const seat = row && (await seatFor(sql, row, seats, invitation, time))
  if (!row || !game || !account || seat === null) return 'no-invitation'
  if (seatIn(seats, person) >= 0) return 'own-table'
  const { name } = account
  const sitter = { table, seat, account: person, name, level: '', contribution, sat: time }
  if (!(await takeSeat(sql, sitter))) return 'taken'
  if (invitation !== null) await endInvitation(sql, hashed(invitation))
  const laid = laidOut(
    game,
    row,
    seats.map((one) => (one.seat === seat ? sitter : one)),
  )
  if (laid.seats.some(({ sat }) => sat === null)) return { seat, desk: laid }
  const desk = begun(laid, time)
  await appendMove(sql, beginning(desk), afterOf(desk))
  await addNotices(sql, laid, desk, here)
  return { seat, desk }
}

function beginning(desk: Desk): Move {
  const { row, version, time, last } = desk
  const body = JSON.stringify(last!.deed)
  const hash = hashOf(desk)
  return { table: row.id, version, seat: -1, command: 'begin', digest: '', body, hash, time }
}

/** The seat that an invitation, or a listed table, has for whoever comes. */
async function seatFor(
  sql: Sql,
  { id, listed }: TableRow,
  seats: readonly SeatRow[],
  invitation: string | null,
  now: number,
): Promise<number | null> {
  if (invitation === null) {
    return listed ? (seats.find(({ sat }) => sat === null)?.seat ?? null) : null
  }
  const found = await invitationOf(sql, hashed(invitation), now)
  return found?.table === id ? found.seat : null
}
