import { failure, success, type Result } from '@estafette/kernel'
import { SCHEMA, tableNames } from './schema.ts'
import { places, type Engine, type Row, type Sql, type Value } from './sql.ts'

type TableName = (typeof tableNames)[number]

const orders: Readonly<Record<TableName, string>> = {
  accounts: 'id',
  sessions: 'hash',
  passkeys: 'id',
  codes: 'hash',
  challenges: 'hash',
  channels: 'id',
  tables: 'id',
  seats: 'table_id, seat',
  invitations: 'hash',
  moves: 'table_id, version',
  chat: 'table_id, number',
  notes: 'table_id, account',
  notices: 'id',
  blocks: 'account, other',
  reports: 'id',
  orders: 'table_id, seat',
  secrets: 'name',
}

/** A page of rows is read at a time, so that nothing large is held. */
const PAGE = 1000

const head = (): string => JSON.stringify({ estafette: 'export', schema: SCHEMA })

/**
 * Everything there is at one moment, line by line: the same lines from either engine. Sorted byte
 * by byte, since the engines sort texts differently otherwise. Returns how many rows there were.
 */
export function exportAll(
  engine: Engine,
  put: (line: string) => unknown, // waited for where it is a promise
): Promise<number> {
  const pages = engine.dialect.name === 'postgres' ? fetchedPages : keyedPages
  return engine.snapshot(async (sql) => {
    let count = 0
    await put(head())
    for (const name of tableNames) {
      for await (const rows of pages(sql, name)) {
        for (const row of rows) await put(lineOf(name, row))
        count += rows.length
      }
    }
    return count
  })
}

/** The rows of a table page by page, each from where the one before ended. */
async function* keyedPages(sql: Sql, name: TableName): AsyncGenerator<readonly Row[]> {
  const keys = orders[name].split(', ')
  const list = keys.join(', ')
  const ordered = `ORDER BY ${list} LIMIT ${PAGE}`
  let rows = await sql.all(`SELECT * FROM ${name} ${ordered}`)
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1)!
    rows = await sql.all(
      `SELECT * FROM ${name} WHERE (${list}) > (${places(keys.length)}) ${ordered}`,
      keys.map((key) => last[key] ?? null),
    )
  }
}

/** The same, sorted once: an index that sorts otherwise would be of no use. */
async function* fetchedPages(sql: Sql, name: TableName): AsyncGenerator<readonly Row[]> {
  const keys = orders[name].split(', ').map((key) => (isNumber(key) ? key : `${key} COLLATE "C"`))
  await sql.run('SET LOCAL statement_timeout = 0') // sorting millions of rows takes its time
  await sql.run(`DECLARE rows_of CURSOR FOR SELECT * FROM ${name} ORDER BY ${keys.join(', ')}`)
  for (;;) {
    const rows = await sql.all(`FETCH ${PAGE} FROM rows_of`)
    if (rows.length === 0) break
    yield rows
  }
  await sql.run('CLOSE rows_of')
}

const isNumber = (key: string): boolean => ['seat', 'version', 'number'].includes(key)

/** One game with its journal, and with names but no accounts: for looking into it elsewhere. */
export async function exportTable({ read }: Engine, id: string): Promise<string[]> {
  const some = async (name: TableName, key: string): Promise<string[]> => {
    const rows = await read.all(
      `SELECT * FROM ${name} WHERE ${key} = $1 ORDER BY ${orders[name]}`,
      [id],
    )
    return rows.map((row) => lineOf(name, { ...row, ...nobody(row) }))
  }
  return [
    head(),
    ...(await some('tables', 'id')),
    ...(await some('seats', 'table_id')),
    ...(await some('moves', 'table_id')),
  ]
}

/** What leads to people is left out. */
function nobody(row: Row): Row {
  return Object.fromEntries(
    ['account', 'host'].filter((key) => key in row).map((key) => [key, null]),
  )
}

function lineOf(name: string, row: Row): string {
  const sorted = Object.keys(row).sort()
  return JSON.stringify({ in: name, row: Object.fromEntries(sorted.map((key) => [key, row[key]])) })
}

/** Puts exported lines into a database, all of them or none; returns how many rows there were. */
export async function importLines(
  { write }: Engine,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<Result<number>> {
  try {
    return success(await write((sql) => insertAll(sql, lines)))
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

async function insertAll(
  sql: Sql,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<number> {
  let count = -1
  for await (const line of lines) {
    if (count < 0 && line !== head()) {
      throw new Error(`an export of schema ${SCHEMA} begins with ${head()}`)
    }
    if (count >= 0) await insert(sql, line)
    count++
  }
  if (count < 0) throw new Error('there is nothing to import')
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
