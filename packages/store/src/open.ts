import { openPostgres, type PostgresOptions } from './postgres.ts'
import { migrate } from './schema.ts'
import type { Engine } from './sql.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

export type StoreOptions = SqliteOptions & PostgresOptions

/** Milliseconds that a statement which brings a database up to date may take, or wait for another. */
const MIGRATING = 60_000

/** Opens a database by its address, a file or a server, and brings it up to date. */
export async function openStore(where: string, options: StoreOptions = {}): Promise<Engine> {
  if (!/^postgres(?:ql)?:\/\//.test(where)) return upToDate(openSqlite(where, options))
  const patience = Math.max(MIGRATING, options.patience ?? 0)
  const first = openPostgres(where, { ...options, connections: 1, patience, away: undefined })
  await (await upToDate(first)).close()
  return openPostgres(where, options)
}

async function upToDate(engine: Engine): Promise<Engine> {
  try {
    await migrate(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return engine
}
