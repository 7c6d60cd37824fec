/** What a column can hold: texts and whole numbers serve every need here. */
export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** Somewhere statements can be run; parameters are `$1`, `$2` ... in either engine. */
export interface Sql {
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** Runs a statement that returns no rows; how many it changed. */
  run(text: string, values?: readonly Value[]): Promise<number>
}

/** A database. What is written together is kept together or not at all. */
export interface Engine {
  readonly dialect: Dialect
  readonly read: Sql // sees only what is kept
  /**
   * Runs a unit of writing; resolves when it is safe on the disk, and not before. A unit may be run
   * a second time after everything it wrote was undone, so it does nothing but read and write.
   */
  write<T>(unit: (sql: Sql) => Promise<T>): Promise<T>
  /** Reads several things as they stood at one moment. */
  snapshot<T>(unit: (sql: Sql) => Promise<T>): Promise<T>
  /** Wakes other processes with a short word; it may get lost. */
  hint(word: string): Promise<void>
  /** Hears the words of other processes; returns how to hear no more. */
  listen(heard: (word: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Where the two engines write a table differently. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  readonly whole: string // a column of whole numbers up to 2^53
  readonly strict: string // behind a table: columns keep to their types
}

/** Raised when a unit is given up and everything it wrote is forgotten. */
export class StoreError extends Error {}

/**
 * Raised while a database cannot answer, or cannot write: it is away, or its disk is full. Whether what
 * was asked last was kept is not known; it may be asked again later.
 */
export class Unavailable extends StoreError {
  readonly isAway: boolean // nobody answers, which is said once and not of everything that was asked

  constructor(cause: unknown, isAway = false) {
    super(reasonIn(cause), { cause })
    this.isAway = isAway
  }
}

function reasonIn(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { message, name, code } = cause as Error & { readonly code?: string }
  return message || code || name // of several addresses that refuse, there is a code and no message
}

const CHUNK = 100

/**
 * Asks about many things a hundred at a time: engines bind so many parameters and no more, and
 * keep every statement that was ever prepared.
 */
export async function inChunks(
  sql: Sql,
  values: readonly string[],
  text: (list: string) => string,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < values.length; at += CHUNK) {
    const some = values.slice(at, at + CHUNK)
    const full = Array.from({ length: CHUNK }, (_, index) => some[index] ?? some[0]!)
    rows.push(...(await sql.all(text(places(CHUNK)), full)))
  }
  return rows
}

/** Binds several columns of one row: `$1, $2, $3`. */
export function places(count: number): string {
  return Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ')
}
