import { places, type Row, type Sql } from './sql.ts'

/** How far a table is: seats are free, it is played at, it is over, or it cannot be replayed. */
export const statuses = ['open', 'playing', 'over', 'aside'] as const
export type Status = (typeof statuses)[number]

/** What is settled about a game before it begins, and where it stands. Its seed is a secret. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly options: string // JSON
  readonly seed: string
  readonly commitment: string
  readonly pace: string // JSON
  readonly watchable: boolean
  readonly listed: boolean
  readonly host: string | null
  readonly status: Status
  readonly version: number // of its last move
  readonly waiting: number // seats to act, as a bit mask
  readonly ending: string | null // JSON
  readonly made: number
  readonly changed: number
  readonly clock: string | null // JSON
  readonly computers: number // seats of computers, as a bit mask
  readonly previous: string | null // the table whose people play here once more
  readonly message: string // of the host to whoever is invited
  readonly wished: string // level of whoever comes, '' for any
}

/** What a move makes of its table. */
export interface After {
  readonly status: Status
  readonly waiting: number
  readonly ending: string | null
  readonly clock: string | null // JSON
}

/** A seat at a table. */
export interface SeatRow {
  readonly table: string
  readonly seat: number
  readonly account: string | null // nobody's, or a computer's
  readonly name: string
  readonly level: string // of a computer, '' for a person
  readonly contribution: string // to the dice
  readonly sat: number | null // when it was taken
}

/** Lays out a table with its seats. */
export async function addTable(
  sql: Sql,
  table: TableRow,
  seats: readonly SeatRow[],
): Promise<void> {
  await sql.run(
    `INSERT INTO tables (id, game, scenario, options, seed, commitment, pace, watchable, listed,
       host, status, version, waiting, ending, made, changed, clock, computers,
       previous, message, wished) VALUES (${places(21)})`,
    [
      table.id,
      table.game,
      table.scenario,
      table.options,
      table.seed,
      table.commitment,
      table.pace,
      Number(table.watchable),
      Number(table.listed),
      table.host,
      table.status,
      table.version,
      table.waiting,
      table.ending,
      table.made,
      table.changed,
      table.clock,
      table.computers,
      table.previous,
      table.message,
      table.wished,
    ],
  )
  for (const { table: id, seat, account, name, level, contribution, sat } of seats) {
    await sql.run(
      `INSERT INTO seats (table_id, seat, account, name, level, contribution, sat)
       VALUES (${places(7)})`,
      [id, seat, account, name, level, contribution, sat],
    )
  }
}

/** The table of this id. */
export async function tableOf(sql: Sql, id: string): Promise<TableRow | null> {
  const [row] = await sql.all('SELECT * FROM tables WHERE id = $1', [id])
  return row ? tableFrom(row) : null
}

/** The seats of a table in their order. */
export async function seatsOf(sql: Sql, table: string): Promise<SeatRow[]> {
  const rows = await sql.all('SELECT * FROM seats WHERE table_id = $1 ORDER BY seat', [table])
  return rows.map(seatFrom)
}

/** Makes others who write to a table wait until this unit is kept. */
export async function lockTable(sql: Sql, id: string): Promise<void> {
  await sql.run('UPDATE tables SET listed = listed WHERE id = $1', [id])
}

/** Takes a seat that is free; of two who try, one gets it. */
export async function takeSeat(
  sql: Sql,
  { table, seat, account, name, level, contribution, sat }: SeatRow,
): Promise<boolean> {
  const rows = await sql.all(
    `UPDATE seats SET account = $3, name = $4, level = $5, contribution = $6, sat = $7
     WHERE table_id = $1 AND seat = $2 AND sat IS NULL RETURNING seat`,
    [table, seat, account, name, level, contribution, sat],
  )
  return rows.length > 0
}

/** Notes that a computer has taken a seat, and ends the invitations that led there. */
export async function giveToComputer(sql: Sql, table: string, seat: number): Promise<void> {
  await sql.run('UPDATE tables SET computers = computers | $2 WHERE id = $1', [table, 1 << seat])
  await sql.run('DELETE FROM invitations WHERE table_id = $1 AND seat = $2', [table, seat])
}

/** Frees the seat of somebody at a table that has not begun; whether they had one. */
export async function leaveSeat(sql: Sql, table: string, account: string): Promise<boolean> {
  const left = await sql.run(
    `UPDATE seats SET account = NULL, name = '', contribution = '', sat = NULL
     WHERE table_id = $1 AND account = $2`,
    [table, account],
  )
  return left > 0
}

/** The tables somebody sits at that wait for others or are played at: those they can leave. */
export async function tablesToLeave(sql: Sql, account: string): Promise<TableRow[]> {
  const rows = await sql.all(
    `SELECT tables.* FROM tables JOIN seats ON seats.table_id = tables.id
     WHERE seats.account = $1 AND tables.status IN ('open', 'playing') ORDER BY tables.id`,
    [account],
  )
  return rows.map(tableFrom)
}

/** The ids of all tables somebody sits or sat at, however far they are. */
export async function everyTableOf(sql: Sql, account: string): Promise<string[]> {
  const rows = await sql.all(
    'SELECT DISTINCT table_id AS id FROM seats WHERE account = $1 ORDER BY table_id',
    [account],
  )
  return rows.map(({ id }) => String(id))
}

/** The tables somebody sits at, those that are over or those that are not, changed last first. */
export async function tablesOf(
  sql: Sql,
  account: string,
  most: number,
  isOver = false,
): Promise<TableRow[]> {
  const rows = await sql.all(
    `SELECT tables.* FROM tables JOIN seats ON seats.table_id = tables.id
     WHERE seats.account = $1 AND (CASE tables.status WHEN 'over' THEN 1 ELSE 0 END) = $3
     ORDER BY tables.changed DESC, tables.id LIMIT $2`,
    [account, most, Number(isOver)],
  )
  return rows.map(tableFrom)
}

/** The seats of several tables, in their order. */
export async function seatsOfAll(
  sql: Sql,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly SeatRow[]>> {
  if (tables.length === 0) return new Map()
  const rows = await sql.all(
    `SELECT * FROM seats WHERE table_id IN (${places(tables.length)}) ORDER BY table_id, seat`,
    tables,
  )
  const found = new Map<string, SeatRow[]>(tables.map((id) => [id, []]))
  for (const row of rows.map(seatFrom)) found.get(row.table)?.push(row)
  return found
}

/** Tables at which a computer has to decide, and nothing happened since a moment. */
export async function tablesOfComputers(sql: Sql, before: number, most: number): Promise<string[]> {
  const rows = await sql.all(
    `SELECT id FROM tables WHERE computers <> 0 AND status = 'playing'
       AND (computers & waiting) <> 0 AND changed <= $1
     ORDER BY changed, id LIMIT $2`,
    [before, most],
  )
  return rows.map(({ id }) => String(id))
}

/** The table at which the people of another play once more. */
export async function tableAfter(sql: Sql, previous: string): Promise<string | null> {
  const [row] = await sql.all('SELECT id FROM tables WHERE previous = $1', [previous])
  return row ? String(row['id']) : null
}

/** Takes a table back at which nothing was played; false where something was. */
export async function dropTable(sql: Sql, id: string): Promise<boolean> {
  await lockTable(sql, id)
  const unplayed = await sql.all('SELECT id FROM tables WHERE id = $1 AND version = 0', [id])
  if (unplayed.length === 0) return false
  for (const name of ['seats', 'invitations', 'chat', 'notes', 'notices', 'orders', 'asked']) {
    await sql.run(`DELETE FROM ${name} WHERE table_id = $1`, [id])
  }
  await sql.run('UPDATE reports SET table_id = NULL WHERE table_id = $1', [id])
  await sql.run('DELETE FROM tables WHERE id = $1', [id])
  return true
}

/** Ends all invitations to a table. */
export async function endInvitations(sql: Sql, table: string): Promise<void> {
  await sql.run('DELETE FROM invitations WHERE table_id = $1', [table])
}

/** Tables that anyone may sit down at, the newest first. */
export async function openTables(sql: Sql, most: number): Promise<TableRow[]> {
  const rows = await sql.all(
    `SELECT * FROM tables WHERE status = 'open' AND listed = 1
     ORDER BY changed DESC, id LIMIT $1`,
    [most],
  )
  return rows.map(tableFrom)
}

/** How many tables somebody sits at that wait for others. */
export async function openTablesOf(sql: Sql, account: string): Promise<number> {
  const [row] = await sql.all(
    `SELECT count(*) AS count FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE seats.account = $1 AND tables.status = 'open'`,
    [account],
  )
  return Number(row?.['count'])
}

/** How many games somebody plays that are not over. */
export async function playingTablesOf(sql: Sql, account: string): Promise<number> {
  const [row] = await sql.all(
    `SELECT count(*) AS count FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE seats.account = $1 AND tables.status = 'playing'`,
    [account],
  )
  return Number(row?.['count'])
}

/** How many tables somebody sits at that are not over, and where computers play. */
export async function computerTablesOf(sql: Sql, account: string): Promise<number> {
  const [row] = await sql.all(
    `SELECT count(*) AS count FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE seats.account = $1 AND tables.status IN ('open', 'playing') AND tables.computers <> 0`,
    [account],
  )
  return Number(row?.['count'])
}

/** Tables that anyone may look at, those changed last first. */
export async function watchableTables(sql: Sql, most: number): Promise<TableRow[]> {
  const rows = await sql.all(
    `SELECT * FROM tables WHERE status = 'playing' AND watchable = 1
     ORDER BY changed DESC, id LIMIT $1`,
    [most],
  )
  return rows.map(tableFrom)
}

/** Every table's id, for whoever goes through all of them. */
export async function tableIds(sql: Sql): Promise<string[]> {
  const rows = await sql.all('SELECT id FROM tables ORDER BY id')
  return rows.map(({ id }) => String(id))
}

/** Sets a table aside that cannot be replayed: the others go on. */
export async function setAside(sql: Sql, id: string): Promise<void> {
  await sql.run(`UPDATE tables SET status = 'aside' WHERE id = $1`, [id])
}

/** Lets a table go on that had been set aside and can be replayed again; whether it was one. */
export async function liftTable(sql: Sql, id: string, after: After): Promise<boolean> {
  const { status, waiting, ending, clock } = after
  const lifted = await sql.run(
    `UPDATE tables SET status = $2, waiting = $3, ending = $4, clock = $5
     WHERE id = $1 AND status = 'aside'`,
    [id, status, waiting, ending, clock],
  )
  return lifted > 0
}

/** Keeps the hash of an invitation to a seat. */
export async function addInvitation(
  sql: Sql,
  { hash, table, seat, expires }: Invitation & { readonly hash: string; readonly expires: number },
): Promise<void> {
  await sql.run(`INSERT INTO invitations (hash, table_id, seat, expires) VALUES (${places(4)})`, [
    hash,
    table,
    seat,
    expires,
  ])
}

/** What somebody is invited to. */
interface Invitation {
  readonly table: string
  readonly seat: number
}

/** What an invitation leads to, as long as it holds. Looking at it does not use it up. */
export async function invitationOf(
  sql: Sql,
  hash: string,
  now: number,
): Promise<Invitation | null> {
  const [row] = await sql.all(
    'SELECT table_id, seat FROM invitations WHERE hash = $1 AND expires > $2',
    [hash, now],
  )
  return row ? { table: String(row['table_id']), seat: Number(row['seat']) } : null
}

/** Ends an invitation: it was used, or taken back. */
export async function endInvitation(sql: Sql, hash: string): Promise<boolean> {
  const rows = await sql.all('DELETE FROM invitations WHERE hash = $1 RETURNING hash', [hash])
  return rows.length > 0
}

function tableFrom(row: Row): TableRow {
  return {
    id: String(row['id']),
    game: String(row['game']),
    scenario: String(row['scenario']),
    options: String(row['options']),
    seed: String(row['seed']),
    commitment: String(row['commitment']),
    pace: String(row['pace']),
    watchable: row['watchable'] === 1,
    listed: row['listed'] === 1,
    host: row['host'] === null ? null : String(row['host']),
    status: statuses.find((status) => status === row['status']) ?? 'aside',
    version: Number(row['version']),
    waiting: Number(row['waiting']),
    ending: row['ending'] === null ? null : String(row['ending']),
    made: Number(row['made']),
    changed: Number(row['changed']),
    clock: row['clock'] === null ? null : String(row['clock']),
    computers: Number(row['computers']),
    previous: row['previous'] === null ? null : String(row['previous']),
    message: String(row['message']),
    wished: String(row['wished']),
  }
}

function seatFrom(row: Row): SeatRow {
  return {
    table: String(row['table_id']),
    seat: Number(row['seat']),
    account: row['account'] === null ? null : String(row['account']),
    name: String(row['name']),
    level: String(row['level']),
    contribution: String(row['contribution']),
    sat: row['sat'] === null ? null : Number(row['sat']),
  }
}
