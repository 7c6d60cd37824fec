import { inChunks, places, type Row, type Sql } from './sql.ts'
import { lockTable } from './tables.ts'

/** One line that was said at a table. */
export interface ChatLine {
  readonly table: string
  readonly number: number // from 1, one after another, in all rooms
  readonly place: number // the same in its own room: what others may know of it
  readonly command: string // the id that the page gave it
  readonly room: string
  readonly account: string | null
  readonly seat: number // -1 for whoever looks on
  readonly name: string
  readonly text: string
  readonly time: number
}

/** Lines that one person may say at a table: in all, and in a minute. */
export const MOST_SAID = 1000
export const MOST_SAID_AT_ONCE = 30

const MINUTE = 60_000

/**
 * Keeps a line of chat; one that comes again is found, not doubled. Null where its speaker has said
 * as much as one may.
 */
export async function say(
  sql: Sql,
  line: Omit<ChatLine, 'number' | 'place'>,
): Promise<ChatLine | null> {
  const { table, command, room, account, seat, name, text, time } = line
  // Lines of one table wait for each other, so that their numbers have no gaps and no doubles.
  await lockTable(sql, table)
  const said = await sql.all('SELECT * FROM chat WHERE table_id = $1 AND command = $2', [
    table,
    command,
  ])
  if (said[0]) {
    const [kept] = placed(said, await countsUpTo(sql, table, Number(said[0]['number']) - 1))
    return kept!
  }
  const [own] = await sql.all(
    `SELECT count(*) AS count, sum(CASE WHEN time > $3 THEN 1 ELSE 0 END) AS late FROM chat
     WHERE table_id = $1 AND account = $2`,
    [table, account, time - MINUTE],
  )
  const [all, late] = [Number(own?.['count']), Number(own?.['late'] ?? 0)]
  if (all >= MOST_SAID || late >= MOST_SAID_AT_ONCE) return null
  const [last] = await sql.all('SELECT max(number) AS number FROM chat WHERE table_id = $1', [
    table,
  ])
  const number = Number(last?.['number'] ?? 0) + 1
  await sql.run(
    `INSERT INTO chat (table_id, number, command, room, account, seat, name, text, time)
     VALUES (${places(9)})`,
    [table, number, command, room, account, seat, name, text, time],
  )
  const before = await countsUpTo(sql, table, number - 1)
  return { ...line, number, place: (before.get(room) ?? 0) + 1 }
}

/** How many lines were said in each room up to a number. */
async function countsUpTo(
  sql: Sql,
  table: string,
  number: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.all(
    `SELECT room, count(*) AS count FROM chat
     WHERE table_id = $1 AND number <= $2 GROUP BY room`,
    [table, number],
  )
  return new Map(rows.map(({ room, count }) => [String(room), Number(count)]))
}

/** Lines in their order, with their places behind those that were said before. */
function placed(rows: readonly Row[], before: ReadonlyMap<string, number>): ChatLine[] {
  const counts = new Map(before)
  return rows.map((row) => {
    const room = String(row['room'])
    const place = (counts.get(room) ?? 0) + 1
    counts.set(room, place)
    return lineFrom(row, place)
  })
}

/** The last lines said in a room, the oldest of them first. */
export async function saidIn(
  sql: Sql,
  table: string,
  room: string,
  most: number,
): Promise<ChatLine[]> {
  const rows = await sql.all(
    'SELECT * FROM chat WHERE table_id = $1 AND room = $2 ORDER BY number DESC LIMIT $3',
    [table, room, most],
  )
  const first = Number(rows.at(-1)?.['number'] ?? 0)
  return placed([...rows].reverse(), await countsUpTo(sql, table, first - 1))
}

/** The lines said at a table after one, in their order, whatever the room. */
export async function saidAfter(sql: Sql, table: string, number: number): Promise<ChatLine[]> {
  const rows = await sql.all(
    'SELECT * FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number',
    [table, number],
  )
  return rows.length === 0 ? [] : placed(rows, await countsUpTo(sql, table, number))
}

/** The number of the last line said at some tables; those where nothing was said are left out. */
export async function lastSaid(
  sql: Sql,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await inChunks(
    sql,
    tables,
    (list) => `SELECT table_id AS id, max(number) AS last FROM chat
       WHERE table_id IN (${list}) GROUP BY table_id`,
  )
  return new Map(rows.map(({ id, last }) => [String(id), Number(last)]))
}

/** Who said a line in a room, by the id of their account. */
export async function speakerOf(
  sql: Sql,
  table: string,
  room: string,
  place: number,
): Promise<string | null> {
  const [row] = await sql.all(
    'SELECT account FROM chat WHERE table_id = $1 AND room = $2 ORDER BY number LIMIT 1 OFFSET $3',
    [table, room, place - 1],
  )
  return row && row['account'] !== null ? String(row['account']) : null
}

/** Keeps what somebody noted about a table, instead of what was noted before. */
export async function keepNote(
  sql: Sql,
  { table, account, text, time }: Note & { readonly time: number },
): Promise<void> {
  await sql.run(
    `INSERT INTO notes (table_id, account, text, time) VALUES (${places(4)})
     ON CONFLICT (table_id, account) DO UPDATE SET text = excluded.text, time = excluded.time`,
    [table, account, text, time],
  )
}

/** What somebody noted about a table, for nobody else. */
export interface Note {
  readonly table: string
  readonly account: string
  readonly text: string
}

/** The notes of somebody on a table, '' for none. */
export async function noteOf(sql: Sql, table: string, account: string): Promise<string> {
  const [row] = await sql.all('SELECT text FROM notes WHERE table_id = $1 AND account = $2', [
    table,
    account,
  ])
  return String(row?.['text'] ?? '')
}

function lineFrom(row: Row, place: number): ChatLine {
  return {
    table: String(row['table_id']),
    number: Number(row['number']),
    place,
    command: String(row['command']),
    room: String(row['room']),
    account: row['account'] === null ? null : String(row['account']),
    seat: Number(row['seat']),
    name: String(row['name']),
    text: String(row['text']),
    time: Number(row['time']),
  }
}
