import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { migrate, type Value } from '../src/index.ts'
import { exportHead } from '../src/export.ts'
import { tableNames } from '../src/schema.ts'
import { openSqlite } from '../src/sqlite.ts'

/** What a program of an earlier schema would export: two people, a table, a move and a notice. */
export async function olderExport(schema: number, name: string): Promise<string[]> {
  const folder = scratchFolder()
  const engine = openSqlite(join(folder, 'older.db'))
  await migrate(engine, schema)
  const put = (table: string, row: Readonly<Record<string, Value>>): Promise<unknown> => {
    const keys = Object.keys(row)
    const places = keys.map((_, at) => `$${at + 1}`).join(', ')
    return engine.write((sql) =>
      sql.run(`INSERT INTO ${table} (${keys.join(', ')}) VALUES (${places})`, Object.values(row)),
    )
  }
  const person = { language: 'en', settings: '{}', deleted: null }
  const [one, other] = [`${name}-a`, `${name}-b`]
  const look = schema < 3 ? 'twin' : 'other'
  await put('accounts', { id: one, name: 'A', name_key: `${name} twin`, made: 1, ...person })
  await put('accounts', { id: other, name: 'B', name_key: `${name} ${look}`, made: 2, ...person })
  const texts = {
    game: 'toy',
    scenario: 's',
    options: '{}',
    seed: 'x',
    commitment: 'y',
    pace: '{}',
  }
  const figures = { watchable: 1, listed: 0, version: 1, waiting: 1, made: 1, changed: 2 }
  await put('tables', {
    id: name,
    host: one,
    status: 'playing',
    ending: null,
    ...texts,
    ...figures,
  })
  const sitter = { level: '', contribution: '', sat: 1 }
  await put('seats', { table_id: name, seat: 0, account: one, name: 'A', ...sitter })
  const move = { seat: 0, command: `${name}-c`, digest: 'd', body: '{}', hash: 'h', time: 2 }
  await put('moves', { table_id: name, version: 1, ...move })
  const notice = { version: 1, kind: 'turn', due: 3, tries: 0, sent: null }
  await put('notices', { id: `${name}-n`, account: one, table_id: name, ...notice })
  const lines = [exportHead(schema)]
  const there = (await engine.read.all("SELECT name FROM sqlite_schema WHERE type = 'table'")).map(
    (row) => row['name'],
  )
  for (const table of tableNames.filter((one) => there.includes(one))) {
    for (const row of await engine.read.all(`SELECT * FROM ${table}`)) {
      lines.push(JSON.stringify({ in: table, row }))
    }
  }
  await engine.close()
  rmSync(folder, { recursive: true })
  return lines
}
