import postgres from 'postgres'
import type { Dialect, Engine, Row, Sql, Value } from './sql.ts'

const dialect: Dialect = { name: 'postgres', whole: 'BIGINT', strict: '' }
const CHANNEL = 'estafette'
const BIGINT = 20 // its number among the types of PostgreSQL

export interface PostgresOptions {
  readonly connections?: number
  readonly schema?: string // where the tables are, 'public' unless told
}

/** A database on a server that several processes share. */
export function openPostgres(url: string, options: PostgresOptions = {}): Engine {
  const { connections = 10, schema } = options
  const client = postgres(url, {
    max: connections,
    onnotice: () => {},
    types: {
      whole: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String },
    },
    connection: {
      synchronous_commit: 'on',
      statement_timeout: 5000,
      idle_in_transaction_session_timeout: 10_000,
      ...(schema !== undefined && { search_path: schema }),
    },
  })
  return {
    dialect,
    read: statementsOn(client),
    async write<T>(unit: (sql: Sql) => Promise<T>): Promise<T> {
      return (await client.begin((transaction) => unit(statementsOn(transaction)))) as T
    },
    async snapshot<T>(unit: (sql: Sql) => Promise<T>): Promise<T> {
      const look = 'isolation level repeatable read read only'
      return (await client.begin(look, (transaction) => unit(statementsOn(transaction)))) as T
    },
    async hint(word) {
      await client.notify(CHANNEL, word)
    },
    async listen(heard) {
      const { unlisten } = await client.listen(CHANNEL, heard)
      return unlisten
    },
    close: () => client.end({ timeout: 5 }),
  }
}

function statementsOn(client: postgres.ISql<{}>): Sql {
  return {
    async all(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
      return [...(await client.unsafe<Row[]>(text, [...values], { prepare: true }))]
    },
    async run(text: string, values: readonly Value[] = []): Promise<number> {
      return (await client.unsafe(text, [...values], { prepare: true })).count
    },
  }
}
