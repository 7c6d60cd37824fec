import type { Row, Sql } from './sql.ts'

/** Something that somebody is to be told outside the page. It holds nothing that is secret. */
export interface Notice {
  readonly id: string
  readonly account: string
  readonly table: string
  readonly version: number
  readonly kind: string
  readonly due: number
  readonly tries: number
  readonly done: readonly string[] // channels that took it
}

/**
 * Lays a notice out, in the transaction of what it is about. While one of its kind waits for the
 * same person at the same table, the first stands for both: a table that changes to and fro is told
 * of once.
 */
export async function addNotice(sql: Sql, notice: Omit<Notice, 'tries' | 'done'>): Promise<void> {
  const { id, account, table, version, kind, due } = notice
  await sql.run(
    `INSERT INTO notices (id, account, table_id, version, kind, due, tries)
     SELECT $1, $2, $3, CAST($4 AS BIGINT), $5, CAST($6 AS BIGINT), 0 WHERE NOT EXISTS (
       SELECT 1 FROM notices
       WHERE account = $2 AND table_id = $3 AND kind = $5 AND sent IS NULL
     ) ON CONFLICT DO NOTHING`,
    [id, account, table, version, kind, due],
  )
}

/**
 * Takes notices that are due, and puts them off until `again`: whoever dies while sending leaves
 * them to be sent once more, late rather than never.
 */
export async function takeDue(
  sql: Sql,
  now: number,
  again: number,
  most: number,
): Promise<Notice[]> {
  const rows = await sql.all(
    `UPDATE notices SET due = $2, tries = tries + 1 WHERE id IN (
       SELECT id FROM notices WHERE sent IS NULL AND due <= $1 ORDER BY due, id LIMIT $3
     ) AND sent IS NULL AND due <= $1 RETURNING *`,
    [now, again, most],
  )
  return rows.map(noticeFrom)
}

/** Notes that a notice was sent. */
export async function noticeSent(sql: Sql, id: string, now: number): Promise<void> {
  await sql.run('UPDATE notices SET sent = $2 WHERE id = $1', [id, now])
}

/** When somebody was last told about a table, the latest first. */
export async function lastTold(
  sql: Sql,
  account: string,
  table: string,
  most: number,
): Promise<number[]> {
  const rows = await sql.all(
    `SELECT sent FROM notices WHERE account = $1 AND table_id = $2 AND sent IS NOT NULL
     ORDER BY sent DESC LIMIT $3`,
    [account, table, most],
  )
  return rows.map(({ sent }) => Number(sent))
}

/** Puts a notice off: until then it is not due, and some channels have taken it already. */
export async function putOff(
  sql: Sql,
  id: string,
  due: number,
  done: readonly string[],
): Promise<void> {
  await sql.run('UPDATE notices SET due = $2, done = $3 WHERE id = $1', [
    id,
    due,
    JSON.stringify(done),
  ])
}

/** Whether somebody is to be told about a table. */
export async function isNoticed(sql: Sql, account: string, table: string): Promise<boolean> {
  const rows = await sql.all(
    `SELECT 1 AS found FROM notices
     WHERE account = $1 AND table_id = $2 AND sent IS NULL LIMIT 1`,
    [account, table],
  )
  return rows.length > 0
}

/** Drops what is not due any more: somebody looked at the table by themselves. */
export async function dropNotices(sql: Sql, account: string, table: string): Promise<void> {
  await sql.run('DELETE FROM notices WHERE account = $1 AND table_id = $2 AND sent IS NULL', [
    account,
    table,
  ])
}

/** Drops those of one kind: what they would tell is no longer so. */
export async function dropNoticesOf(
  sql: Sql,
  { account, table, kind }: Pick<Notice, 'account' | 'table' | 'kind'>,
): Promise<void> {
  await sql.run(
    'DELETE FROM notices WHERE account = $1 AND table_id = $2 AND kind = $3 AND sent IS NULL',
    [account, table, kind],
  )
}

function noticeFrom(row: Row): Notice {
  return {
    id: String(row['id']),
    account: String(row['account']),
    table: String(row['table_id']),
    version: Number(row['version']),
    kind: String(row['kind']),
    due: Number(row['due']),
    tries: Number(row['tries']),
    done: JSON.parse(String(row['done'])) as string[],
  }
}
