import { inChunks, places, type Engine, type Row, type Sql } from './sql.ts'
import type { After } from './tables.ts'

/** One line of a table's journal: what was done, by whom, and what came of it. Never changed. */
export interface KeptMove {
  readonly table: string
  readonly version: number // from 1, one after another
  readonly seat: number // -1 for nobody
  readonly command: string // the id that the page gave it
  readonly digest: string // of what the page sent, to know a second use of the id
  readonly body: string // JSON: the deed with its dice
  readonly hash: string // of the position afterwards
  readonly time: number
}

/** What came of adding a move: it is kept, was kept before, or comes too late. */
export type Appended =
  | { readonly how: 'kept' }
  | { readonly how: 'repeated'; readonly move: KeptMove }
  | { readonly how: 'stale' }

/** Put together once: it is run for every move there is. */
const ADD = `INSERT INTO moves (table_id, version, seat, command, digest, body, hash, time)
  VALUES (${places(8)}) ON CONFLICT DO NOTHING`

/**
 * Adds a move behind the one it was made for. Of two for the same version one is kept, and a
 * command is kept once, whichever process it reaches.
 */
export async function appendMove(sql: Sql, move: KeptMove, after: After): Promise<Appended> {
  const { table, version, seat, command, digest, body, hash, time } = move
  const moved = await sql.run(
    `UPDATE tables SET version = $2, status = $4, waiting = $5, ending = $6, changed = $7,
       clock = $8
     WHERE id = $1 AND version = $3`,
    [table, version, version - 1, after.status, after.waiting, after.ending, time, after.clock],
  )
  if (moved === 0) {
    const kept = await moveBy(sql, table, command)
    return kept ? { how: 'repeated', move: kept } : { how: 'stale' }
  }
  const added = await sql.run(ADD, [table, version, seat, command, digest, body, hash, time])
  if (added > 0) return { how: 'kept' }
  throw new RepeatedError((await moveBy(sql, table, command))!)
}

/**
 * Keeps a move, and what else belongs to it, such as notices: all of it or nothing. Resolves when
 * it is safe on the disk.
 */
export async function keepMove(
  engine: Engine,
  move: KeptMove,
  after: After,
  more: (sql: Sql) => Promise<void> = async () => {},
): Promise<Appended> {
  try {
    return await engine.write(async (sql) => {
      const appended = await appendMove(sql, move, after)
      if (appended.how === 'kept') await more(sql)
      return appended
    })
  } catch (error) {
    if (error instanceof RepeatedError) return { how: 'repeated', move: error.move }
    throw error
  }
}

/** A command that was kept came again for a later version: whatever the unit did is to be undone. */
class RepeatedError extends Error {
  readonly move: KeptMove
  constructor(move: KeptMove) {
    super('this command was kept before')
    this.move = move
  }
}

/** The move that a command made. */
export async function moveBy(sql: Sql, table: string, command: string): Promise<KeptMove | null> {
  const [row] = await sql.all('SELECT * FROM moves WHERE table_id = $1 AND command = $2', [
    table,
    command,
  ])
  return row ? moveFrom(row) : null
}

/** The moves of a table after a version, in their order. */
export async function movesAfter(sql: Sql, table: string, version = 0): Promise<KeptMove[]> {
  const rows = await sql.all(
    'SELECT * FROM moves WHERE table_id = $1 AND version > $2 ORDER BY version',
    [table, version],
  )
  return rows.map(moveFrom)
}

/** How often a seat has asked something of the others since a moment. */
export async function offersSince(
  sql: Sql,
  table: string,
  seat: number,
  since: number,
): Promise<number> {
  const [row] = await sql.all(
    `SELECT count(*) AS count FROM moves
     WHERE table_id = $1 AND seat = $2 AND time > $3 AND body LIKE '{"do":"offer"%'`,
    [table, seat, since],
  )
  return Number(row?.['count'])
}

/** How far some tables are, for whoever looks whether another process moved them on. */
export async function versionsOf(
  sql: Sql,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await inChunks(
    sql,
    tables,
    (list) => `SELECT id, version FROM tables WHERE id IN (${list})`,
  )
  return new Map(rows.map(({ id, version }) => [String(id), Number(version)]))
}

function moveFrom(row: Row): KeptMove {
  return {
    table: String(row['table_id']),
    version: Number(row['version']),
    seat: Number(row['seat']),
    command: String(row['command']),
    digest: String(row['digest']),
    body: String(row['body']),
    hash: String(row['hash']),
    time: Number(row['time']),
  }
}
