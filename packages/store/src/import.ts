import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failure, success, type Result } from '@estafette/kernel'
import { exportAll, exportHead, type TableName } from './export.ts'
import { migrate, SCHEMA, tableNames } from './schema.ts'
import { places, Unavailable, type Engine, type Sql, type Value } from './sql.ts'
import { openSqlite } from './sqlite.ts'

type Lines = Iterable<string> | AsyncIterable<string>

/**
 * Puts exported lines into a database, all of them or none; returns how many rows there were. An
 * export of an earlier schema is brought up to date first, as a database of that schema would be.
 */
export async function importLines(engine: Engine, lines: Lines): Promise<Result<number>> {
  const each = inTurn(lines)
  try {
    const first = await each.next()
    if (first.done) return failure('the file is empty: no games to import')
    const schema = schemaIn(first.value)
    if (schema === null)
      return failure(`not an export of Estafette: the first line must be ${exportHead()}`)
    if (schema > SCHEMA) {
      return failure(
        `the export was written by a newer version (schema ${schema}, this one knows ${SCHEMA}): it cannot be read before you install that version`,
      )
    }
    return success(
      schema === SCHEMA
        ? await engine.write((sql) => insertAll(sql, each))
        : await viaScratch(engine, schema, each),
    )
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  } finally {
    await each.return(undefined)
  }
}

async function* inTurn(lines: Lines): AsyncGenerator<string, undefined> {
  yield* lines
}

/** The schema that the first line of an export names; null where it is none. */
function schemaIn(head: string): number | null {
  const schema = Number(/^\{"estafette":"export","schema":(\d{1,6})\}$/.exec(head)?.[1] ?? 0)
  return schema > 0 ? schema : null
}

/** Reads an older export into a file of its schema, which is migrated and moved on from there. */
async function viaScratch(engine: Engine, schema: number, lines: Lines): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'estafette-import-')) // which nobody else can enter
  try {
    const scratch = openSqlite(join(folder, 'older.db'), { sync: 'NORMAL' })
    try {
      await migrate(scratch, schema)
      await scratch.write((sql) => insertAll(sql, lines))
      await migrate(scratch)
      return await engine.write((sql) => copyAll(scratch, sql))
    } finally {
      await scratch.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function copyAll(from: Engine, sql: Sql): Promise<number> {
  let number = 0
  return exportAll(from, async (line) => {
    if (++number > 1) await insert(sql, line, number)
  })
}

async function insertAll(sql: Sql, lines: Lines): Promise<number> {
  let count = 0
  for await (const line of lines) {
    count++
    await insert(sql, line, count + 1) // behind the head
  }
  return count
}

/** A line that cannot be kept, and why. */
class LineError extends Error {
  constructor(number: number, why: string) {
    super(`line ${number}: ${why}. Nothing was imported`)
  }
}

async function insert(sql: Sql, line: string, number: number): Promise<void> {
  const read = rowIn(line)
  if (read === null) {
    throw new LineError(number, 'it is damaged or cut off: no line of an export')
  }
  try {
    await insertRow(sql, read)
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new LineError(number, reasonOf(error, read.name))
  }
}

/** Why a database does not take a row, in words that say what to do. */
function reasonOf(error: unknown, name: string): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/unique|duplicate key/i.test(message)) {
    return `this row of ${name} is in the database already. Import into an empty one`
  }
  if (/foreign key/i.test(message)) {
    return `this row of ${name} needs another that is missing: lines were removed or moved`
  }
  if (/not.null/i.test(message)) return `this row of ${name} lacks something`
  if (/no such column|has no column|does not exist/i.test(message)) {
    return `this row of ${name} has something that this version does not know`
  }
  return `this row of ${name} cannot be kept (${message})`
}

interface ExportedRow {
  readonly name: TableName
  readonly row: Readonly<Record<string, Value>>
}

/** The row in a line of an export; null where it is none. */
function rowIn(line: string): ExportedRow | null {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || !('in' in read) || !('row' in read)) return null
  const { in: name, row } = read
  if (!tableNames.includes(name as TableName) || typeof row !== 'object' || row === null)
    return null
  const isSound = Object.entries(row).every(
    ([key, value]) =>
      /^[a-z_]{1,30}$/.test(key) &&
      (value === null || typeof value === 'string' || Number.isSafeInteger(value)),
  )
  return isSound ? { name: name as TableName, row: row as ExportedRow['row'] } : null
}

async function insertRow(sql: Sql, { name, row }: ExportedRow): Promise<void> {
  const keys = Object.keys(row)
  await sql.run(
    `INSERT INTO ${name} (${keys.join(', ')}) VALUES (${places(keys.length)})${
      name === 'secrets' ? ' ON CONFLICT DO NOTHING' : '' // a server that has its own keeps it
    }`,
    keys.map((key) => row[key] ?? null),
  )
}
