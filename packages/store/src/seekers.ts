import { places, type Row, type Sql } from './sql.ts'

/** Somebody who looks for anyone to play with now. */
export interface Seeker {
  readonly account: string // who looks once at a time, on however many devices
  readonly id: string // of the search, made by the page
  readonly wish: string // JSON
  readonly games: number // that they have finished
  readonly contribution: string // to the dice; '' until they were shown the seal
  readonly table: string // the table that is kept ready for them, then the one they play at
  readonly seed: string
  readonly since: number
  readonly seen: number // when their page last said that it waits
  readonly paired: number | null // when somebody was found
}

/** Makes others who search or pair wait until this unit is kept, in every process. */
export async function lockSeekers(sql: Sql): Promise<void> {
  await sql.run('UPDATE seeker_turn SET one = one')
}

/** The search of somebody, if they began one of late. */
export async function seekerOf(sql: Sql, account: string): Promise<Seeker | null> {
  const [row] = await sql.all('SELECT * FROM seekers WHERE account = $1', [account])
  return row ? seekerFrom(row) : null
}

/** Keeps a search, instead of the one that its person had before. */
export async function keepSeeker(sql: Sql, seeker: Seeker): Promise<void> {
  const { account, id, wish, games, contribution, table, seed, since, seen, paired } = seeker
  await sql.run(
    `INSERT INTO seekers (account, id, wish, games, contribution, table_id, seed, since, seen, paired)
     VALUES (${places(10)}) ON CONFLICT (account) DO UPDATE SET id = excluded.id,
       wish = excluded.wish, games = excluded.games, contribution = excluded.contribution,
       table_id = excluded.table_id, seed = excluded.seed, since = excluded.since,
       seen = excluded.seen, paired = excluded.paired`,
    [account, id, wish, games, contribution, table, seed, since, seen, paired],
  )
}

/** Notes that a page still waits; false where its search is over. */
export async function touchSeeker(
  sql: Sql,
  { account, id }: Pick<Seeker, 'account' | 'id'>,
  now: number,
): Promise<boolean> {
  const touched = await sql.run(
    'UPDATE seekers SET seen = $3 WHERE account = $1 AND id = $2 AND paired IS NULL',
    [account, id, now],
  )
  return touched > 0
}

/** Ends a search that has found nobody; whether there was one. */
export async function endSeeker(
  sql: Sql,
  { account, id }: Pick<Seeker, 'account' | 'id'>,
): Promise<boolean> {
  const ended = await sql.run(
    'DELETE FROM seekers WHERE account = $1 AND id = $2 AND paired IS NULL',
    [account, id],
  )
  return ended > 0
}

/** Forgets searches whose page has said nothing since a moment. */
export async function forgetSeekers(sql: Sql, before: number): Promise<void> {
  await sql.run('DELETE FROM seekers WHERE seen <= $1', [before])
}

/** A search that goes on, and whether its person and the reader want nothing of each other. */
export interface SeekerMet extends Seeker {
  readonly isStranger: boolean
}

/**
 * Everybody else who waits and was seen since a moment, who came first first. Those who want nothing
 * of the reader are among them, so that to pass them over costs what it costs with anybody.
 */
export async function seekersBeside(
  sql: Sql,
  account: string,
  since: number,
): Promise<SeekerMet[]> {
  const rows = await sql.all(
    `SELECT seekers.*, CASE WHEN EXISTS (
       SELECT 1 FROM blocks WHERE (blocks.account = $1 AND blocks.other = seekers.account)
         OR (blocks.account = seekers.account AND blocks.other = $1)
     ) THEN 1 ELSE 0 END AS strange
     FROM seekers WHERE account <> $1 AND paired IS NULL AND contribution <> '' AND seen > $2
     ORDER BY since, id`,
    [account, since],
  )
  return rows.map((row) => ({ ...seekerFrom(row), isStranger: row['strange'] === 1 }))
}

/** What those wish who wait and were seen since a moment. */
export async function wishesSince(sql: Sql, since: number): Promise<string[]> {
  const rows = await sql.all(
    `SELECT wish FROM seekers WHERE paired IS NULL AND contribution <> '' AND seen > $1`,
    [since],
  )
  return rows.map(({ wish }) => String(wish))
}

function seekerFrom(row: Row): Seeker {
  return {
    account: String(row['account']),
    id: String(row['id']),
    wish: String(row['wish']),
    games: Number(row['games']),
    contribution: String(row['contribution']),
    table: String(row['table_id']),
    seed: String(row['seed']),
    since: Number(row['since']),
    seen: Number(row['seen']),
    paired: row['paired'] === null ? null : Number(row['paired']),
  }
}
