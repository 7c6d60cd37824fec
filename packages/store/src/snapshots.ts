import { places, type Sql } from './sql.ts'

/**
 * How a game stood after some move, with what happened since the snapshot before. They follow from
 * the journal and may be dropped at any time; another program makes its own.
 */
export interface Snapshot {
  readonly table: string
  readonly version: number // of the move after which it stood so
  readonly stamp: string // of the program that made it
  readonly body: string // JSON
}

/** Keeps snapshots, in the place of those that another program has made. */
export async function keepSnapshots(sql: Sql, snapshots: readonly Snapshot[]): Promise<void> {
  for (const { table, version, stamp, body } of snapshots) {
    await sql.run(
      `INSERT INTO snapshots (table_id, version, stamp, body) VALUES (${places(4)})
       ON CONFLICT (table_id, version) DO UPDATE SET stamp = excluded.stamp, body = excluded.body`,
      [table, version, stamp, body],
    )
  }
}

/** The snapshots of a table up to a version that a program has made, in their order. */
export async function snapshotsOf(
  sql: Sql,
  table: string,
  stamp: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Snapshot[]> {
  const rows = await sql.all(
    `SELECT version, body FROM snapshots
     WHERE table_id = $1 AND stamp = $2 AND version <= $3 ORDER BY version`,
    [table, stamp, upTo],
  )
  return rows.map(({ version, body }) => ({
    table,
    version: Number(version),
    stamp,
    body: String(body),
  }))
}

/** Drops the snapshots of a table: the next who opens it makes them again. */
export async function dropSnapshots(sql: Sql, table: string): Promise<void> {
  await sql.run('DELETE FROM snapshots WHERE table_id = $1', [table])
}
