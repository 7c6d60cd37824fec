import pg from 'pg'
import { addressOf } from './postgres-address.ts'
import { listening } from './postgres-listener.ts'
import { makeLine } from './postgres-line.ts'
import { ignored, limited, makeWatch, reasonOf } from './postgres-watch.ts'
import { Unavailable, type Dialect, type Engine, type Row, type Sql, type Value } from './sql.ts'

const dialect: Dialect = { name: 'postgres', whole: 'BIGINT', strict: '' }
const CHANNEL = 'estafette'
const BIGINT = 20 // its number among the types of PostgreSQL

/** Milliseconds for a connection, and for a statement: somebody waits for what comes of both. */
const CONNECTING = 1200
const ANSWERING = 3500

/** Milliseconds that a statement may be late beyond its time before its connection is given up. */
const LATE = 200

const IDLE = 60_000 // milliseconds after which a connection that nobody uses is closed
const CLOSING = 2000

export interface PostgresOptions {
  readonly connections?: number
  readonly schema?: string // where the tables are, 'public' unless told
  readonly password?: string | undefined // where the address has none
  readonly patience?: number // milliseconds that a statement may take
  /** Hears why the database is away, and null when it is back. */
  readonly away?: ((why: string | null) => void) | undefined
}

/**
 * A database on a server that several processes share. It may go and come back: whatever is asked
 * meanwhile fails within five seconds, what was not answered is never asked again by itself, and
 * while nobody answers nobody waits for it.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Engine {
  const { connections = 10, schema, patience = ANSWERING, away = () => {} } = options
  const terms: pg.ClientConfig = {
    ...addressOf(url, options.password),
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    options: [
      'synchronous_commit=on',
      `statement_timeout=${patience}`,
      'idle_in_transaction_session_timeout=5000',
      ...(schema !== undefined ? [`search_path=${schema}`] : []),
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
    types: { getTypeParser },
  }
  const pool = new pg.Pool({ ...terms, max: connections, idleTimeoutMillis: IDLE })
  pool.on('error', () => {}) // a connection that nobody used has ended: the next gets another
  const line = makeLine(connections)
  const watch = makeWatch(() => answers(terms), away)

  /** Works on a connection of its own, and gives it back, or up. */
  async function onConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const leave = await line.enter() // where many wait, that is no sign that the database is away
    try {
      await watch.reached()
      return await working(work)
    } finally {
      leave()
    }
  }

  async function working<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      // It is said twice, to whoever asks and to whoever listens; unheard, it would end the process.
      client.on('error', ignored)
      const value = await work(client)
      giveBack(client)
      return value
    } catch (error) {
      const reason = reasonOf(error)
      if (client) giveBack(client, reason === 'lost')
      if (reason === null) throw error
      if (reason === 'lost') watch.doubt(error)
      throw new Unavailable(error, reason === 'lost')
    }
  }

  async function inTransaction<T>(begin: string, unit: (sql: Sql) => Promise<T>): Promise<T> {
    return onConnection(async (client) => {
      const limit = patience + LATE
      await limited(limit, client.query(begin))
      try {
        const value = await unit(statementsOn((run) => run(client), limit))
        await limited(limit, client.query('COMMIT'))
        return value
      } catch (error) {
        if (reasonOf(error) !== 'lost') await limited(limit, client.query('ROLLBACK'))
        throw error
      }
    })
  }

  return {
    dialect,
    read: statementsOn(onConnection, patience + LATE),
    write: (unit) => inTransaction('BEGIN', unit),
    snapshot: (unit) => inTransaction('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', unit),
    async hint(word) {
      await onConnection((client) =>
        limited(patience + LATE, client.query('SELECT pg_notify($1, $2)', [CHANNEL, word])),
      )
    },
    listen: (heard) => listening(terms, CHANNEL, heard),
    async close() {
      watch.close()
      // Where nobody answers, nobody says goodbye either.
      await limited(CLOSING, pool.end()).catch(ignored)
    },
  }

  function giveBack(client: pg.PoolClient, isLost = false): void {
    client.off('error', ignored)
    if (isLost) client.on('error', ignored) // whatever it still has to say
    client.release(isLost)
  }
}

/** A database is asked for texts and whole numbers alone. */
function getTypeParser(type: number): (text: string) => Value {
  return type === BIGINT ? Number : (pg.types.getTypeParser(type) as (text: string) => Value)
}

/** Whether somebody answers at the address. */
async function answers(terms: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(terms)
  client.on('error', ignored)
  try {
    await client.connect()
    await limited(CONNECTING, client.query('SELECT 1'))
  } finally {
    client.end().catch(ignored)
  }
}

type Borrowing = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>

const names = new Map<string, string>() // of statements, which a connection prepares once

/** A statement with values is known by a name; there are as many as the program has. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}

function statementsOn(borrow: Borrowing, limit: number): Sql {
  const ask = (text: string, values: readonly Value[]): Promise<pg.QueryResult<Row>> =>
    borrow((client) =>
      limited(
        limit,
        values.length === 0
          ? client.query<Row>(text)
          : client.query<Row>({ name: nameOf(text), text, values: [...values] }),
      ),
    )
  return {
    all: async (text, values = []) => (await ask(text, values)).rows,
    run: async (text, values = []) => (await ask(text, values)).rowCount ?? 0,
  }
}
