import { createRequire } from 'node:module'
import type { Row, Value } from './sql.ts'

/** One connection to a file, whichever library opens it. */
export interface FileConnection {
  exec(text: string): void
  prepare(text: string): Prepared
  close(): void
}

/** A statement, with question marks for its parameters. */
export interface Prepared {
  all(values: readonly Value[]): readonly Row[]
  run(values: readonly Value[]): number // of rows that were changed
}

/** How connections are opened, and the library that does it. */
export interface Driver {
  readonly name: 'node:sqlite' | 'libsql'
  open(file: string): FileConnection
}

interface Statement {
  all(...values: readonly Value[]): unknown[]
  run(...values: readonly Value[]): { readonly changes: number | bigint }
}

interface NodeSqlite {
  DatabaseSync: new (file: string) => {
    exec(text: string): void
    prepare(text: string): Statement
    close(): void
  }
}

type Libsql = new (file: string) => {
  exec(text: string): void
  prepare(text: string): Statement
  close(): void
}

/** The library of Node itself where it has one, else the one that is brought along. */
export function findDriver(): Driver {
  return nodeDriver() ?? libsqlDriver()
}

/** Node's own library, from Node 22.13 on. */
export function nodeDriver(): Driver | null {
  const library = builtin()
  if (!library) return null
  return {
    name: 'node:sqlite',
    open(file) {
      const database = new library.DatabaseSync(file)
      return {
        exec: (text) => database.exec(text),
        prepare: (text) => preparedFrom(database.prepare(text)),
        close: () => database.close(),
      }
    },
  }
}

/** The library that is brought along, for older Nodes. */
export function libsqlDriver(): Driver {
  const Database = createRequire(import.meta.url)('libsql') as Libsql
  return {
    name: 'libsql',
    open(file) {
      const database = new Database(file)
      return {
        exec: (text) => database.exec(text),
        prepare: (text) => preparedFrom(database.prepare(text)),
        close: () => database.close(),
      }
    },
  }
}

function preparedFrom(statement: Statement): Prepared {
  return {
    all: (values) => statement.all(...values) as Row[],
    run: (values) => Number(statement.run(...values).changes),
  }
}

// Asked for at run time: an older Node does not know the module, and neither do its types.
function builtin(): NodeSqlite | null {
  const get = (process as { getBuiltinModule?: (id: string) => unknown }).getBuiltinModule
  return (get?.('node:sqlite') as NodeSqlite | undefined) ?? null
}
