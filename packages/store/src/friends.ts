import { places, type Row, type Sql } from './sql.ts'

/** Somebody with whom somebody else has played. */
export interface MetAccount {
  readonly account: string
  readonly name: string
  readonly games: number // that they have finished
  readonly isFriend: boolean // as the reader has marked
  readonly isMutual: boolean // each has marked the other, and neither has blocked the other
}

/** Friends of one person. */
export const MOST_FRIENDS = 200

/** That two have sat at one table where a game began: `$1` and `other.account`. */
const MET = `FROM seats AS own JOIN seats AS other
  ON other.table_id = own.table_id AND other.account <> own.account
  JOIN tables ON tables.id = own.table_id AND tables.version > 0
  WHERE own.account = $1`

/** Those with whom somebody has played, the last first, but those whom they have blocked. */
export async function metBy(sql: Sql, account: string, most: number): Promise<MetAccount[]> {
  const rows = await sql.all(
    `SELECT met.id, accounts.name, (
       SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
       WHERE seats.account = met.id AND tables.status = 'over'
     ) AS games,
     CASE WHEN mine.time IS NULL THEN 0 ELSE 1 END AS friend,
     CASE WHEN mine.time IS NULL OR theirs.time IS NULL OR EXISTS (
       SELECT 1 FROM blocks WHERE blocks.account = met.id AND blocks.other = $1
     ) THEN 0 ELSE 1 END AS mutual
     FROM (SELECT other.account AS id, max(tables.changed) AS last ${MET}
       GROUP BY other.account) AS met
     JOIN accounts ON accounts.id = met.id AND accounts.deleted IS NULL
     LEFT JOIN friends AS mine ON mine.account = $1 AND mine.other = met.id
     LEFT JOIN friends AS theirs ON theirs.account = met.id AND theirs.other = $1
     WHERE NOT EXISTS (
       SELECT 1 FROM blocks WHERE blocks.account = $1 AND blocks.other = met.id
     )
     ORDER BY friend DESC, met.last DESC, met.id LIMIT $2`,
    [account, most],
  )
  return rows.map((row) => ({
    account: String(row['id']),
    name: String(row['name']),
    games: Number(row['games']),
    isFriend: row['friend'] === 1,
    isMutual: row['mutual'] === 1,
  }))
}

/** Whether two have played with each other, and neither has left for good. */
export async function haveMet(sql: Sql, account: string, other: string): Promise<boolean> {
  const rows = await sql.all(
    `SELECT 1 AS found ${MET} AND other.account = $2 AND EXISTS (
       SELECT 1 FROM accounts WHERE accounts.id = $2 AND accounts.deleted IS NULL
     ) LIMIT 1`,
    [account, other],
  )
  return rows.length > 0
}

/** Marks somebody as a friend; false where one has as many as one may. */
export async function befriend(
  sql: Sql,
  account: string,
  other: string,
  now: number,
): Promise<boolean> {
  const [row] = await sql.all('SELECT count(*) AS count FROM friends WHERE account = $1', [account])
  if (Number(row?.['count']) >= MOST_FRIENDS) return false
  await sql.run(
    'INSERT INTO friends (account, other, time) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [account, other, now],
  )
  return true
}

/** Marks them no longer. */
export async function unfriend(sql: Sql, account: string, other: string): Promise<void> {
  await sql.run('DELETE FROM friends WHERE account = $1 AND other = $2', [account, other])
}

/** Somebody who is invited to a seat by their name. */
export interface AskedPerson {
  readonly table: string
  readonly seat: number
  readonly account: string
  readonly name: string
  readonly time: number
  readonly declined: boolean
}

/** Invites somebody to a seat, instead of whoever was invited to it before. */
export async function askPerson(
  sql: Sql,
  { table, seat, account, time }: Omit<AskedPerson, 'declined' | 'name'>,
): Promise<void> {
  await sql.run('DELETE FROM asked WHERE table_id = $1 AND account = $2', [table, account])
  await sql.run(
    `INSERT INTO asked (table_id, seat, account, time, declined) VALUES (${places(4)}, 0)
     ON CONFLICT (table_id, seat) DO UPDATE SET account = excluded.account,
       time = excluded.time, declined = 0`,
    [table, seat, account, time],
  )
}

/** Those who are invited to the free seats of a table by their names. */
export async function askedAt(sql: Sql, table: string): Promise<AskedPerson[]> {
  const rows = await sql.all(
    `SELECT asked.*, accounts.name FROM asked JOIN accounts ON accounts.id = asked.account
     JOIN seats ON seats.table_id = asked.table_id AND seats.seat = asked.seat
     WHERE asked.table_id = $1 AND seats.sat IS NULL ORDER BY asked.seat`,
    [table],
  )
  return rows.map(askedFrom)
}

/** The tables that somebody is invited to by name, and whose seat is free, the last first. */
export async function asksOf(
  sql: Sql,
  account: string,
  most: number,
): Promise<{ readonly table: string; readonly seat: number }[]> {
  const rows = await sql.all(
    `SELECT asked.table_id AS id, asked.seat FROM asked
     JOIN tables ON tables.id = asked.table_id AND tables.status = 'open'
     JOIN seats ON seats.table_id = asked.table_id AND seats.seat = asked.seat
     WHERE asked.account = $1 AND asked.declined = 0 AND seats.sat IS NULL
     ORDER BY asked.time DESC, asked.table_id LIMIT $2`,
    [account, most],
  )
  return rows.map(({ id, seat }) => ({ table: String(id), seat: Number(seat) }))
}

/** Says no to an invitation by name; whether there was one. */
export async function declineAsk(sql: Sql, table: string, account: string): Promise<boolean> {
  const declined = await sql.run(
    'UPDATE asked SET declined = 1 WHERE table_id = $1 AND account = $2',
    [table, account],
  )
  return declined > 0
}

function askedFrom(row: Row): AskedPerson {
  return {
    table: String(row['table_id']),
    seat: Number(row['seat']),
    account: String(row['account']),
    name: String(row['name']),
    time: Number(row['time']),
    declined: row['declined'] === 1,
  }
}
