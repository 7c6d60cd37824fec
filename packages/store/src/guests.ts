import type { Sql } from './sql.ts'

/** Notes that somebody signed in where a guest was known, whose games they may take over. */
export async function noteGuest(
  sql: Sql,
  guest: string,
  owner: string,
  now: number,
): Promise<void> {
  await sql.run(
    `INSERT INTO guests (account, owner, time) VALUES ($1, $2, $3)
     ON CONFLICT (account) DO UPDATE SET owner = excluded.owner, time = excluded.time`,
    [guest, owner, now],
  )
}

/** The guest whose games somebody may take over; of several the first. */
export async function guestOf(sql: Sql, owner: string): Promise<string | null> {
  const [row] = await sql.all(
    'SELECT account FROM guests WHERE owner = $1 ORDER BY time, account LIMIT 1',
    [owner],
  )
  return row ? String(row['account']) : null
}

/** Asks no longer about a guest. */
export async function forgetGuest(sql: Sql, guest: string): Promise<void> {
  await sql.run('DELETE FROM guests WHERE account = $1', [guest])
}

/**
 * Hands what a guest has to somebody: seats, tables, lines, notes, friends, and who wants nothing of
 * whom. A table at which both sit stays as it is. Returns the tables whose seats were handed over.
 */
export async function handOver(
  sql: Sql,
  guest: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<string[]> {
  const rows = await sql.all(
    `UPDATE seats SET account = $2, name = $3 WHERE account = $1 AND NOT EXISTS (
       SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id AND own.account = $2
     ) RETURNING table_id`,
    [guest, id, name],
  )
  const tables = rows.map((row) => String(row['table_id']))
  for (const table of tables) {
    await sql.run('UPDATE tables SET host = $2 WHERE id = $3 AND host = $1', [guest, id, table])
    await sql.run('UPDATE chat SET account = $2, name = $4 WHERE table_id = $3 AND account = $1', [
      guest,
      id,
      table,
      name,
    ])
    await sql.run('UPDATE notes SET account = $2 WHERE table_id = $3 AND account = $1', [
      guest,
      id,
      table,
    ])
    await sql.run(
      'UPDATE notices SET account = $2 WHERE table_id = $3 AND account = $1 AND sent IS NULL',
      [guest, id, table],
    )
  }
  for (const list of ['friends', 'blocks']) {
    await sql.run(
      `INSERT INTO ${list} (account, other, time)
       SELECT $2, other, time FROM ${list} WHERE account = $1 AND other <> $2
       ON CONFLICT DO NOTHING`,
      [guest, id],
    )
    await sql.run(
      `INSERT INTO ${list} (account, other, time)
       SELECT account, $2, time FROM ${list} WHERE other = $1 AND account <> $2
       ON CONFLICT DO NOTHING`,
      [guest, id],
    )
  }
  await sql.run(
    `UPDATE asked SET account = $2 WHERE account = $1 AND NOT EXISTS (
       SELECT 1 FROM asked AS own WHERE own.table_id = asked.table_id AND own.account = $2
     )`,
    [guest, id],
  )
  return [...new Set(tables)]
}
