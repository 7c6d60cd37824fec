import type { Game } from '@estafette/kernel'
import type { ClockFace, GameEnd, Invited, Inviting, Listed, Lobby } from '@estafette/protocol'
import {
  accountOf,
  blockedBy,
  blockersOf,
  invitationOf,
  isBlocked,
  openTables,
  seatsOf,
  seatsOfAll,
  tableOf,
  tablesOf,
  watchableTables,
  type SeatRow,
  type Sql,
  type TableRow,
} from '@estafette/store'
import { setupOf } from './live-table.ts'
import { seatIn, type PersonId } from './person.ts'
import { hashed, type Dependencies } from './dependencies.ts'

const MOST_OWN = 200
const MOST_LISTED = 100
const MOST_FINISHED = 50

/** The lists of tables as somebody may see them. */
export async function lobbyFor(deps: Dependencies, person: PersonId): Promise<Lobby> {
  const { read } = deps.store
  const mine = person === null ? [] : await tablesOf(read, person, MOST_OWN)
  const finished = person === null ? [] : await tablesOf(read, person, MOST_FINISHED, true)
  const blocked = new Set(person === null ? [] : await blockedBy(read, person))
  const strangers = new Set(
    person === null ? [] : [...blocked, ...(await blockersOf(read, person))],
  )
  const open = (await openTables(read, MOST_LISTED)).filter(
    ({ host }) => host !== person && !(host !== null && strangers.has(host)),
  )
  const watchable = await watchableTables(read, MOST_LISTED)
  const rows = [...mine, ...finished, ...open, ...watchable]
  const seats = await seatsOfAll(
    read,
    rows.map(({ id }) => id),
  )
  const isShown = ({ id }: TableRow): boolean =>
    !(seats.get(id) ?? []).some(({ account }) => account !== null && blocked.has(account))
  const list = (some: readonly TableRow[]): Promise<Listed[]> =>
    Promise.all(some.map((row) => listedFor(deps, person, row, seats.get(row.id) ?? [])))
  const own = await list(mine)
  return {
    mine: [...own.filter(isAwaited), ...own.filter((table) => !isAwaited(table))],
    finished: await list(finished),
    open: await list(open),
    watchable: (await list(watchable.filter(isShown))).filter((table) => table.own < 0),
  }
}

/** Whether a table waits for whoever reads the list. */
function isAwaited({ own, seats }: Listed): boolean {
  return seats[own]?.acting ?? false
}

/** A table as a list shows it: what anybody may know. */
async function listedFor(
  deps: Dependencies,
  person: PersonId,
  row: TableRow,
  seats: readonly SeatRow[],
): Promise<Listed> {
  const game = await deps.gameOf(row.game)
  const sides = game ? sidesOf(game, row) : []
  return {
    table: row.id,
    game: row.game,
    scenario: row.scenario,
    options: setupOf(row).options as Record<string, string>,
    status: row.status,
    version: row.version,
    pace: JSON.parse(row.pace) as Listed['pace'],
    commitment: row.commitment,
    watchable: row.watchable,
    listed: row.listed,
    seats: seats.map(({ seat, name, level, sat }) => ({
      name,
      level,
      side: sides[seat] ?? '',
      taken: sat !== null,
      acting: ((row.waiting >> seat) & 1) === 1,
    })),
    own: seatIn(seats, person),
    host: person !== null && row.host === person,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockFace),
    ending: row.ending === null ? null : (JSON.parse(row.ending) as GameEnd),
    made: row.made,
    changed: row.changed,
  }
}

/** The sides that the seats play when the game begins, '' where that is not settled before. */
function sidesOf(game: Game, row: TableRow): string[] {
  const state = game.create(setupOf(row))
  if (!state.ok) return []
  return Array.from(
    { length: game.seatsIn(state.value) },
    (_, seat) => game.sides[game.sideOf(state.value, seat)] ?? '',
  )
}

/** What an invitation is to. Whoever has none, and no listed table before them, learns nothing. */
export async function invitationTo(
  deps: Dependencies,
  person: PersonId,
  { table, invitation }: Invited,
): Promise<Inviting> {
  const { read } = deps.store
  const [row, seats] = [await tableOf(read, table), await seatsOf(read, table)]
  const found =
    invitation === null ? null : await invitationOf(read, hashed(invitation), deps.now())
  if (!row || row.status === 'aside') return { state: 'gone' }
  const shown = await listedFor(deps, person, row, seats)
  if (shown.own >= 0) return { state: 'own', table: shown }
  const free = row.listed ? seats.find(({ sat }) => sat === null)?.seat : undefined
  const seat = found?.table === table ? found.seat : free
  if (row.status === 'open' && seat !== undefined) {
    if (await areStrangers(read, person, seats)) return { state: 'gone' }
    const host = row.host === null ? null : await accountOf(read, row.host)
    return { state: 'free', table: shown, seat, host: host?.name ?? '' }
  }
  return row.watchable && row.status !== 'open'
    ? { state: 'taken', table: shown }
    : { state: 'gone' }
}

/** Whether somebody, or one of those who sit at a table, wants nothing of the other. */
export async function areStrangers(
  sql: Sql,
  person: PersonId,
  seats: readonly SeatRow[],
): Promise<boolean> {
  if (person === null) return false
  for (const { account } of seats) {
    if (account !== null && (await isBlocked(sql, account, person))) return true
  }
  return false
}
