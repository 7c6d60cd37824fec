import { failure, success, type Result } from '@estafette/kernel'
import type { Invitation, LaidOut, NewTable } from '@estafette/protocol'
import {
  accountOf,
  addInvitation,
  addTable,
  computerTablesOf,
  holdAccount,
  openTablesOf,
  playingTablesOf,
  type SeatRow,
  type Sql,
  type TableRow,
} from '@estafette/store'
import { hashed, type Dependencies } from './dependencies.ts'
import { begin, MOST_PLAYING, rowsOf, type TablePlan } from './lay-out.ts'
import { laidOut } from './live-table.ts'
import type { Referee } from './referee.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long an invitation holds. */
export const INVITATION_HOLDS = 14 * DAY

/** Tables of one person that may wait for others at a time. */
export const MOST_OPEN = 20

/** Tables of one person at a time where computers play: each may have to think for long. */
export const MOST_COMPUTERS = 20

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
