import { SCHEMA, tableNames } from './schema.ts'
import { places, type Engine, type Row, type Sql } from './sql.ts'

export type TableName = (typeof tableNames)[number]

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
  friends: 'account, other',
  asked: 'table_id, seat',
  guests: 'account',
}

/** A page of rows is read at a time, so that nothing large is held. */
const PAGE = 1000

/** The first line of an export, of this program unless told. */
export function exportHead(schema = SCHEMA): string {
  return JSON.stringify({ estafette: 'export', schema })
}

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
    await put(exportHead())
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
    exportHead(),
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
