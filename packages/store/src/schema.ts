import type { Dialect, Engine, Sql } from './sql.ts'

/** Every change of the schema in its order; one that was released is never edited. */
const migrations: readonly ((dialect: Dialect) => readonly string[])[] = [
  // oxlint-disable-next-line max-lines-per-function -- statements of SQL, of which none is ever edited
  ({ whole, strict }) => [
    `CREATE TABLE accounts (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL,
      language TEXT NOT NULL,
      settings TEXT NOT NULL,
      made ${whole} NOT NULL,
      deleted ${whole}
    )${strict}`,
    `CREATE INDEX accounts_by_name ON accounts (name_key)`,
    `CREATE TABLE sessions (
      hash TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      label TEXT NOT NULL,
      made ${whole} NOT NULL,
      seen ${whole} NOT NULL
    )${strict}`,
    `CREATE INDEX sessions_by_account ON sessions (account)`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      public_key TEXT NOT NULL,
      counter ${whole} NOT NULL,
      label TEXT NOT NULL,
      made ${whole} NOT NULL
    )${strict}`,
    `CREATE INDEX passkeys_by_account ON passkeys (account)`,
    `CREATE TABLE codes (
      hash TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      expires ${whole} NOT NULL
    )${strict}`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      scenario TEXT NOT NULL,
      options TEXT NOT NULL,
      seed TEXT NOT NULL,
      commitment TEXT NOT NULL,
      pace TEXT NOT NULL,
      watchable ${whole} NOT NULL,
      listed ${whole} NOT NULL,
      host TEXT REFERENCES accounts (id),
      status TEXT NOT NULL,
      version ${whole} NOT NULL,
      waiting ${whole} NOT NULL,
      ending TEXT,
      made ${whole} NOT NULL,
      changed ${whole} NOT NULL
    )${strict}`,
    `CREATE INDEX tables_by_status ON tables (status, changed)`,
    `CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables (id),
      seat ${whole} NOT NULL,
      account TEXT REFERENCES accounts (id),
      name TEXT NOT NULL,
      level TEXT NOT NULL,
      contribution TEXT NOT NULL,
      sat ${whole},
      PRIMARY KEY (table_id, seat)
    )${strict}`,
    `CREATE INDEX seats_by_account ON seats (account)`,
    `CREATE TABLE invitations (
      hash TEXT PRIMARY KEY,
      table_id TEXT NOT NULL REFERENCES tables (id),
      seat ${whole} NOT NULL,
      expires ${whole} NOT NULL
    )${strict}`,
    `CREATE INDEX invitations_by_table ON invitations (table_id)`,
    `CREATE TABLE moves (
      table_id TEXT NOT NULL REFERENCES tables (id),
      version ${whole} NOT NULL,
      seat ${whole} NOT NULL,
      command TEXT NOT NULL,
      digest TEXT NOT NULL,
      body TEXT NOT NULL,
      hash TEXT NOT NULL,
      time ${whole} NOT NULL,
      PRIMARY KEY (table_id, version),
      UNIQUE (table_id, command)
    )${strict}`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id),
      number ${whole} NOT NULL,
      command TEXT NOT NULL,
      room TEXT NOT NULL,
      account TEXT REFERENCES accounts (id),
      seat ${whole} NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      time ${whole} NOT NULL,
      PRIMARY KEY (table_id, number),
      UNIQUE (table_id, command)
    )${strict}`,
    `CREATE TABLE notes (
      table_id TEXT NOT NULL REFERENCES tables (id),
      account TEXT NOT NULL REFERENCES accounts (id),
      text TEXT NOT NULL,
      time ${whole} NOT NULL,
      PRIMARY KEY (table_id, account)
    )${strict}`,
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      table_id TEXT NOT NULL REFERENCES tables (id),
      version ${whole} NOT NULL,
      kind TEXT NOT NULL,
      due ${whole} NOT NULL,
      tries ${whole} NOT NULL,
      sent ${whole}
    )${strict}`,
    `CREATE INDEX notices_due ON notices (due) WHERE sent IS NULL`,
    `CREATE INDEX notices_by_table ON notices (table_id, account) WHERE sent IS NULL`,
    `CREATE TABLE blocks (
      account TEXT NOT NULL REFERENCES accounts (id),
      other TEXT NOT NULL REFERENCES accounts (id),
      time ${whole} NOT NULL,
      PRIMARY KEY (account, other)
    )${strict}`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      other TEXT NOT NULL REFERENCES accounts (id),
      table_id TEXT REFERENCES tables (id),
      text TEXT NOT NULL,
      time ${whole} NOT NULL
    )${strict}`,
  ],
  ({ whole, strict }) => [
    `CREATE TABLE challenges (
      hash TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      account TEXT REFERENCES accounts (id),
      expires ${whole} NOT NULL
    )${strict}`,
    `CREATE TABLE channels (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts (id),
      kind TEXT NOT NULL,
      address TEXT NOT NULL,
      token TEXT NOT NULL,
      confirmed ${whole} NOT NULL,
      made ${whole} NOT NULL
    )${strict}`,
    `CREATE INDEX channels_by_account ON channels (account)`,
    `CREATE INDEX channels_by_token ON channels (token)`,
    `CREATE TABLE orders (
      table_id TEXT NOT NULL REFERENCES tables (id),
      seat ${whole} NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )${strict}`,
    `CREATE TABLE secrets (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )${strict}`,
    `ALTER TABLE tables ADD COLUMN clock TEXT`,
    `ALTER TABLE tables ADD COLUMN computers ${whole} NOT NULL DEFAULT 0`,
    `ALTER TABLE tables ADD COLUMN previous TEXT`,
    `CREATE UNIQUE INDEX tables_by_previous ON tables (previous) WHERE previous IS NOT NULL`,
    `CREATE INDEX tables_of_computers ON tables (changed)
     WHERE computers <> 0 AND status = 'playing'`,
    `ALTER TABLE notices ADD COLUMN done TEXT NOT NULL DEFAULT '[]'`,
  ],
  () => [
    // Of those who came to look alike in the same moment, the first keeps the look of their name.
    `UPDATE accounts SET name_key = name_key || ' ' || id
     WHERE deleted IS NULL AND EXISTS (
       SELECT 1 FROM accounts AS other
       WHERE other.name_key = accounts.name_key AND other.deleted IS NULL
         AND (other.made < accounts.made OR (other.made = accounts.made AND other.id < accounts.id))
     )`,
    `CREATE UNIQUE INDEX accounts_by_look ON accounts (name_key) WHERE deleted IS NULL`,
  ],
  () => [`CREATE INDEX notices_sent ON notices (account, table_id, sent) WHERE sent IS NOT NULL`],
  () => [
    `ALTER TABLE channels ADD COLUMN session TEXT REFERENCES sessions (hash) ON DELETE CASCADE`,
    `CREATE INDEX channels_by_session ON channels (session)`,
  ],
  ({ whole, strict }) => [
    `CREATE TABLE snapshots (
      table_id TEXT NOT NULL REFERENCES tables (id),
      version ${whole} NOT NULL,
      stamp TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, version)
    )${strict}`,
  ],
  () => [`ALTER TABLE tables ADD COLUMN message TEXT NOT NULL DEFAULT ''`],
  ({ whole, strict }) => [
    `CREATE TABLE seekers (
      account TEXT PRIMARY KEY REFERENCES accounts (id),
      id TEXT NOT NULL,
      wish TEXT NOT NULL,
      games ${whole} NOT NULL,
      contribution TEXT NOT NULL,
      table_id TEXT NOT NULL,
      seed TEXT NOT NULL,
      since ${whole} NOT NULL,
      seen ${whole} NOT NULL,
      paired ${whole}
    )${strict}`,
    `CREATE TABLE seeker_turn (one ${whole} PRIMARY KEY)${strict}`,
    `INSERT INTO seeker_turn (one) VALUES (1)`,
  ],
  ({ whole, strict }) => [
    `CREATE TABLE friends (
      account TEXT NOT NULL REFERENCES accounts (id),
      other TEXT NOT NULL REFERENCES accounts (id),
      time ${whole} NOT NULL,
      PRIMARY KEY (account, other)
    )${strict}`,
    `CREATE TABLE asked (
      table_id TEXT NOT NULL REFERENCES tables (id),
      seat ${whole} NOT NULL,
      account TEXT NOT NULL REFERENCES accounts (id),
      time ${whole} NOT NULL,
      declined ${whole} NOT NULL,
      PRIMARY KEY (table_id, seat)
    )${strict}`,
    `CREATE INDEX asked_by_account ON asked (account)`,
  ],
  () => [`ALTER TABLE tables ADD COLUMN wished TEXT NOT NULL DEFAULT ''`],
  ({ whole, strict }) => [
    `CREATE TABLE guests (
      account TEXT PRIMARY KEY REFERENCES accounts (id),
      owner TEXT NOT NULL REFERENCES accounts (id),
      time ${whole} NOT NULL
    )${strict}`,
    `CREATE INDEX guests_by_owner ON guests (owner)`,
  ],
]

/** What holds rows that cannot be made again, those that others refer to first. */
export const tableNames = [
  'accounts',
  'sessions',
  'passkeys',
  'codes',
  'challenges',
  'channels',
  'tables',
  'seats',
  'invitations',
  'moves',
  'chat',
  'notes',
  'notices',
  'blocks',
  'reports',
  'orders',
  'secrets',
  'friends',
  'asked',
  'guests',
] as const

/** The schema that this program knows. */
export const SCHEMA = migrations.length

/** Brings a database to the schema of this program, all of it or nothing. */
export async function migrate(engine: Engine, upTo = SCHEMA): Promise<void> {
  const { dialect } = engine
  await engine.write(async (sql) => {
    // Two processes that start together: the second waits, and then finds nothing to do.
    if (dialect.name === 'postgres') await sql.all('SELECT pg_advisory_xact_lock(1940)')
    await sql.run(`CREATE TABLE IF NOT EXISTS schema_version (
      version ${dialect.whole} PRIMARY KEY
    )${dialect.strict}`)
    const done = await schemaOf(sql)
    if (done > SCHEMA) {
      throw new Error(
        `the database was written by a newer version (schema ${done}, this one knows ${SCHEMA}): install that version`,
      )
    }
    for (let number = done; number < upTo; number++) {
      for (const statement of migrations[number]!(dialect)) await sql.run(statement)
      await sql.run('INSERT INTO schema_version (version) VALUES ($1)', [number + 1])
    }
  })
}

/** Writes a word that changes nothing: whether the database can be written to. */
export async function proveWritable(engine: Engine): Promise<void> {
  await engine.write((sql) => sql.run('UPDATE schema_version SET version = version'))
}

async function schemaOf(sql: Sql): Promise<number> {
  const [row] = await sql.all('SELECT max(version) AS version FROM schema_version')
  return Number(row?.['version'] ?? 0)
}
