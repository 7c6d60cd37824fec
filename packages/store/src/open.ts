import { existsSync } from 'node:fs'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { migrate } from './schema.ts'
import type { Engine } from './sql.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

export type StoreOptions = SqliteOptions & PostgresOptions

/** Milliseconds that a statement which brings a database up to date may take, or wait for another. */
const MIGRATING = 60_000

/** Opens a database by its address, a file or a server, and brings it up to date. */
export async function openStore(where: string, options: StoreOptions = {}): Promise<Engine> {
  if (!isServer(where)) return upToDate(openSqlite(where, options))
  const patience = Math.max(MIGRATING, options.patience ?? 0)
  const first = openPostgres(where, { ...options, connections: 1, patience, away: undefined })
  await (await upToDate(first)).close()
  return openPostgres(where, options)
}

/** Whether there is a database that holds games, of whatever version. It is not made. */
export async function isStoreThere(where: string, options: StoreOptions = {}): Promise<boolean> {
  if (!isServer(where)) return existsSync(where)
  const engine = openPostgres(where, { ...options, connections: 1, away: undefined })
  try {
    const [row] = await engine.read.all(`SELECT to_regclass('schema_version')::text AS name`)
    return row?.['name'] !== null
  } finally {
    await engine.close()
  }
}

const isServer = (where: string): boolean => /^postgres(?:ql)?:\/\//.test(where)

async function upToDate(engine: Engine): Promise<Engine> {
  try {
    await migrate(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return engine
}
