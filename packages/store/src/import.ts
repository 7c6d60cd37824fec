import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failure, success, type Result } from '@estafette/kernel'
import { exportAll, exportHead, type TableName } from './export.ts'
import { migrate, SCHEMA, tableNames } from './schema.ts'
import { places, type Engine, type Sql, type Value } from './sql.ts'
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
  let isHead = true
  return exportAll(from, async (line) => {
    if (!isHead) await insert(sql, line)
    isHead = false
  })
}

async function insertAll(sql: Sql, lines: Lines): Promise<number> {
  let count = 0
  for await (const line of lines) {
    await insert(sql, line)
    count++
  }
  return count
}

async function insert(sql: Sql, line: string): Promise<void> {
  const { in: name, row } = JSON.parse(line) as { in: TableName; row: Record<string, Value> }
  if (!tableNames.includes(name)) throw new Error('an export has no such line')
  const keys = Object.keys(row)
  if (!keys.every((key) => /^[a-z_]{1,30}$/.test(key))) throw new Error('no such column')
  await sql.run(
    `INSERT INTO ${name} (${keys.join(', ')}) VALUES (${places(keys.length)})${
      name === 'secrets' ? ' ON CONFLICT DO NOTHING' : '' // a server that has its own keeps it
    }`,
    keys.map((key) => row[key] ?? null),
  )
}
