import { openPostgres, type PostgresOptions } from './postgres.ts'
import { migrate } from './schema.ts'
import type { Engine } from './sql.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

/** Opens a database by its address, a file or a server, and brings it up to date. */
export async function openStore(
  where: string,
  options: SqliteOptions & PostgresOptions = {},
): Promise<Engine> {
  const engine = /^postgres(?:ql)?:\/\//.test(where)
    ? openPostgres(where, options)
    : openSqlite(where, options)
  try {
    await migrate(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return engine
}
