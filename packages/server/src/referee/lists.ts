import type { Game } from '@estafette/kernel'
import {
  peopleLevels,
  type ClockFace,
  type GameEnd,
  type Invited,
  type Inviting,
  type Listed,
  type Lobby,
  type WaitingTables,
} from '@estafette/protocol'
import {
  accountOf,
  askedAt,
  asksOf,
  blockedBy,
  blockersOf,
  invitationOf,
  isBlocked,
  openTables,
  reputationsOf,
  seatsOf,
  seatsOfAll,
  tableOf,
  tablesOf,
  watchableTables,
  type AskedPerson,
  type Reputation,
  type SeatRow,
  type Sql,
  type TableRow,
} from '@estafette/store'
import { setupOf } from './live-table.ts'
import { seatIn, type PersonId } from './person.ts'
import type { Referee } from './referee.ts'
import { hashed } from './dependencies.ts'
import { swapped } from './swapped.ts'

const MOST_OWN = 200
const MOST_LISTED = 100
const MOST_FINISHED = 50
const MOST_INVITED = 50

/** What lists are made of: the store, the games, and who has which table open. */
type Lists = Pick<Referee, 'deps' | 'audience' | 'pairing'>

/** The lists of tables as somebody may see them. */
export async function lobbyFor(referee: Lists, person: PersonId): Promise<Lobby> {
  const { read } = referee.deps.store
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
  const invited = await invitedTo(read, person)
  const rows = [...mine, ...finished, ...open, ...watchable, ...invited]
  const seats = await seatsOfAll(
    read,
    rows.map(({ id }) => id),
  )
  const known = await reputationsOf(read, peopleAt([...open, ...invited], seats))
  const isShown = ({ id }: TableRow): boolean =>
    !(seats.get(id) ?? []).some(({ account }) => account !== null && blocked.has(account))
  const list = (some: readonly TableRow[]): Promise<Listed[]> =>
    Promise.all(some.map((row) => listedFor(referee, person, row, seats.get(row.id) ?? [], known)))
  const own = await list(mine)
  return {
    mine: [...own.filter(isAwaited), ...own.filter((table) => !isAwaited(table))],
    finished: await list(finished),
    invited: await list(invited),
    open: await list(open),
    watchable: (await list(watchable.filter(isShown))).filter((table) => table.own < 0),
    seekers: await referee.pairing.waiting(),
  }
}

/** The tables to which somebody is invited by name, by nobody who is a stranger to them. */
async function invitedTo(sql: Sql, person: PersonId): Promise<TableRow[]> {
  const asks = person === null ? [] : await asksOf(sql, person, MOST_INVITED)
  const rows: TableRow[] = []
  for (const { table } of asks) {
    const row = await tableOf(sql, table)
    if (!row || row.host === null || person === null) continue
    if (!(await isBlocked(sql, row.host, person))) rows.push(row)
  }
  return rows
}

/** The tables at which somebody has to decide; null for a passer-by. No other is made ready. */
export async function waitingFor(referee: Lists, person: PersonId): Promise<WaitingTables> {
  if (person === null) return null
  const { read } = referee.deps.store
  const rows = (await tablesOf(read, person, MOST_OWN)).filter(({ waiting }) => waiting !== 0)
  const invited = await invitedTo(read, person)
  const seats = await seatsOfAll(
    read,
    [...rows, ...invited].map(({ id }) => id),
  )
  const list = (some: readonly TableRow[]): Promise<Listed[]> =>
    Promise.all(some.map((row) => listedFor(referee, person, row, seats.get(row.id) ?? [])))
  const own = rows.filter(
    ({ id, status, waiting }) =>
      status === 'playing' && ((waiting >> seatIn(seats.get(id) ?? [], person)) & 1) === 1,
  )
  return { tables: await list(own), invited: await list(invited) }
}

/** Whether a table waits for whoever reads the list. */
function isAwaited({ own, seats }: Listed): boolean {
  return seats[own]?.acting ?? false
}

/** Everybody who sits at some tables. */
function peopleAt(
  rows: readonly TableRow[],
  seats: ReadonlyMap<string, readonly SeatRow[]>,
): string[] {
  const all = rows.flatMap(({ id }) => seats.get(id) ?? []).flatMap(({ account }) => account ?? [])
  return [...new Set(all)]
}

/** A table as a list shows it: what anybody may know. `known` is what of people is told there. */
async function listedFor(
  { deps, audience }: Lists,
  person: PersonId,
  row: TableRow,
  seats: readonly SeatRow[],
  known: ReadonlyMap<string, Reputation> = new Map(),
): Promise<Listed> {
  const game = await deps.gameOf(row.game)
  const sides = game ? sidesOf(game, row) : []
  const here = audience.here(row.id)
  const isOpen = row.status === 'open'
  const asked = game && isOpen ? await askedAgain(deps.store.read, game, row) : []
  const isHost = person !== null && row.host === person
  const named = isOpen ? await askedAt(deps.store.read, row.id) : []
  const own = named.find(({ account, declined }) => account === person && !declined)
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
    seats: seats.map(({ seat, account, name, level, sat }) => ({
      name,
      level,
      side: sides[seat] ?? '',
      taken: sat !== null,
      acting: ((row.waiting >> seat) & 1) === 1,
      ...(here.includes(seat) && { here: true }),
      ...(sat === null && asked[seat] !== undefined && { asked: asked[seat] }),
      ...(isHost && invitedAt(named, seat)),
      ...known.get(account ?? ''),
    })),
    own: seatIn(seats, person),
    host: isHost,
    ...(own && { invitedTo: own.seat }),
    ...(row.message !== '' && { message: row.message }),
    ...wishedBy(row),
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockFace),
    ending: row.ending === null ? null : (JSON.parse(row.ending) as GameEnd),
    made: row.made,
    changed: row.changed,
  }
}

/** The level that whoever offers a table wishes others to have. */
function wishedBy({ wished }: TableRow): Pick<Listed, 'wished'> {
  const level = peopleLevels.find((one) => one === wished)
  return level === undefined ? {} : { wished: level }
}

/** Who is invited to a seat by name, as the host is told. */
function invitedAt(
  named: readonly AskedPerson[],
  seat: number,
): Pick<Listed['seats'][number], 'invited' | 'declined'> {
  const found = named.find((one) => one.seat === seat)
  if (!found) return {}
  return { invited: found.name, ...(found.declined && { declined: true }) }
}

/** Who is asked to sit down once more, by the seat that is kept for them. */
async function askedAgain(sql: Sql, game: Game, row: TableRow): Promise<string[]> {
  const state = row.previous === null ? null : game.create(setupOf(row))
  if (row.previous === null || !state?.ok) return []
  const names: string[] = []
  for (const { seat, name } of await seatsOf(sql, row.previous)) {
    if (name !== '') names[swapped(game, state.value, seat)] = name
  }
  return names
}

/** The sides that the seats play when the game begins, '' where that is not settled before. */
export function sidesOf(game: Game, row: TableRow): string[] {
  const state = game.create(setupOf(row))
  if (!state.ok) return []
  return Array.from(
    { length: game.seatsIn(state.value) },
    (_, seat) => game.sides[game.sideOf(state.value, seat)] ?? '',
  )
}

/** What an invitation is to. Whoever has none, and no listed table before them, learns nothing. */
export async function invitationTo(
  referee: Lists,
  person: PersonId,
  { table, invitation }: Invited,
): Promise<Inviting> {
  const { deps } = referee
  const { read } = deps.store
  const [row, seats] = [await tableOf(read, table), await seatsOf(read, table)]
  const found =
    invitation === null ? null : await invitationOf(read, hashed(invitation), deps.now())
  if (!row || row.status === 'aside') return { state: 'gone' }
  const known = await reputationsOf(read, peopleAt([row], new Map([[table, seats]])))
  const shown = await listedFor(referee, person, row, seats, known)
  if (shown.own >= 0) return { state: 'own', table: shown }
  const anyone = row.listed ? seats.find(({ sat }) => sat === null)?.seat : undefined
  const free = shown.invitedTo ?? anyone
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
