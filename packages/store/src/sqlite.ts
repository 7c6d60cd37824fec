import { existsSync, writeFileSync } from 'node:fs'
import { findDriver, type Driver, type FileConnection, type Prepared } from './sqlite-driver.ts'
import {
  StoreError,
  Unavailable,
  type Dialect,
  type Engine,
  type Row,
  type Sql,
  type Value,
} from './sql.ts'

/** How careful a commit is: FULL survives a power cut; NORMAL is there to show the difference. */
export type Sync = 'FULL' | 'NORMAL'

export interface SqliteOptions {
  readonly driver?: Driver
  readonly sync?: Sync
}

/** Of files that hold secrets. */
const OWN = 0o600

const dialect: Dialect = { name: 'sqlite', whole: 'INTEGER', strict: ' STRICT' }

/**
 * A database in one file. One connection writes: whatever is to be written in one turn of the event
 * loop is one transaction, so that one wait for the disk serves all of it. Another connection reads,
 * and therefore sees nothing before it is kept.
 */
export function openSqlite(file: string, options: SqliteOptions = {}): Engine {
  const { driver = findDriver(), sync = 'FULL' } = options
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: OWN })
  const writer = driver.open(file)
  configure(writer, sync)
  const reader = driver.open(file)
  configure(reader, sync)
  reader.exec('PRAGMA query_only = ON')
  const writing = statementsOn(writer)
  let queue: Unit[] = []
  let flushing: Promise<void> | null = null
  let isClosed = false

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const units = queue
      queue = []
      await commit(writer, writing, units)
      await nextTurn() // what came in meanwhile joins the next transaction
    }
    flushing = null
  }

  return {
    dialect,
    read: statementsOn(reader),
    write<T>(run: (sql: Sql) => Promise<T>) {
      if (isClosed) return Promise.reject(new StoreError('the database is closed'))
      const written = new Promise<T>((resolve, reject) => {
        queue.push({ run, resolve: resolve as (value: unknown) => void, reject })
      })
      flushing ??= nextTurn().then(flush)
      return written
    },
    async snapshot(unit) {
      const connection = driver.open(file)
      try {
        configure(connection, sync)
        connection.exec('BEGIN')
        return await unit(statementsOn(connection))
      } finally {
        rollback(connection) // a moment that is held on to would hold up the log's checkpoints
        connection.close()
      }
    },
    hint: async () => {},
    listen: async () => async () => {},
    async close() {
      isClosed = true
      await flushing
      reader.close()
      writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

/**
 * Copies a database that is in use into a file that does not exist yet, and nobody else reads. How
 * many games the copy has.
 */
export async function backupSqlite(
  file: string,
  into: string,
  driver = findDriver(),
): Promise<number> {
  writeFileSync(into, '', { flag: 'wx', mode: OWN })
  const connection = driver.open(file)
  try {
    connection.exec('PRAGMA busy_timeout = 5000')
    connection.prepare('VACUUM INTO ?').run([into])
  } finally {
    connection.close()
  }
  const copy = driver.open(into)
  try {
    const [row] = copy.prepare('SELECT count(*) AS count FROM tables').all([])
    return Number(row?.['count'])
  } finally {
    copy.close()
  }
}

function configure(connection: FileConnection, sync: Sync): void {
  for (const pragma of [
    'busy_timeout = 5000',
    'journal_mode = WAL',
    `synchronous = ${sync}`,
    'fullfsync = ON', // where a plain sync stops at the drive's own memory
    'foreign_keys = ON',
    'trusted_schema = OFF',
  ]) {
    connection.exec(`PRAGMA ${pragma}`)
  }
}

/** Something to be written, and whom to tell. */
interface Unit {
  readonly run: (sql: Sql) => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Several units in one transaction. Where one fails, all is undone and each has a transaction of its
 * own, so that it is undone alone. They are told only after the commit.
 */
async function commit(writer: FileConnection, sql: Sql, units: readonly Unit[]): Promise<void> {
  const told: (() => void)[] = []
  try {
    await sql.run('BEGIN IMMEDIATE')
    for (const { run, resolve } of units) {
      const value = await run(sql)
      told.push(() => resolve(value))
    }
    await sql.run('COMMIT')
  } catch (error) {
    rollback(writer)
    if (units.length === 1) return units[0]!.reject(isShort(error) ? new Unavailable(error) : error)
    for (const unit of units) await commit(writer, sql, [unit])
    return
  }
  for (const tell of told) tell()
}

// Busy, read-only, input and output, full, cannot be opened.
const SHORT = new Set([5, 8, 10, 13, 14])
const shortNames = /^SQLITE_(?:BUSY|READONLY|IOERR|FULL|CANTOPEN)/

/** Whether the file cannot be written to for now: there is no room, or somebody else has it. */
function isShort(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as { readonly errcode?: unknown; readonly code?: unknown }
  if (typeof errcode === 'number' && SHORT.has(errcode & 255)) return true
  return typeof code === 'string' && shortNames.test(code)
}

/** Gives a transaction up, unless the database did so itself. */
function rollback(writer: FileConnection): void {
  try {
    writer.exec('ROLLBACK')
  } catch {
    // there is none to give up
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A value that can be bound: a library of another language ends the process for some others. */
function sound(value: Value): Value {
  if (typeof value === 'number' ? Number.isSafeInteger(value) : typeof value !== 'object') {
    return value
  }
  if (value === null) return value
  throw new StoreError('a value that no column holds')
}

/** Statements are prepared once; `$2` may come before `$1`, and both more than once. */
function statementsOn(connection: FileConnection): Sql {
  const known = new Map<string, { prepared: Prepared; order: readonly number[] }>()
  const statementOf = (text: string): { prepared: Prepared; order: readonly number[] } => {
    const found = known.get(text)
    if (found) return found
    const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1)
    const prepared = connection.prepare(text.replaceAll(/\$\d+/g, '?'))
    const made = { prepared, order }
    known.set(text, made)
    return made
  }
  const bound = (order: readonly number[], values: readonly Value[]): Value[] =>
    order.map((index) => sound(values[index] ?? null))
  return {
    async all(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
      const { prepared, order } = statementOf(text)
      return prepared.all(bound(order, values))
    },
    async run(text: string, values: readonly Value[] = []): Promise<number> {
      const { prepared, order } = statementOf(text)
      return prepared.run(bound(order, values))
    },
  }
}
