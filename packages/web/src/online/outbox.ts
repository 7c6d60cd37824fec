import { command as commandSchema, readBody, type Command } from '@estafette/protocol'
import { forget, parseJson, read, write, type Shelf, isRecord } from '../store/storage.ts'

/** A command that the server has not answered yet. */
export interface Waiting {
  readonly id: string // its own, the same however often it is sent
  readonly seat: number // who gave it: browsers are shared, and it is nobody else's
  readonly version: number // of the table it is made for, those before it done
  readonly command: Command
  readonly asked: string // what was asked when it was given: it holds for nothing else
  readonly wasSent: boolean // the server may have done it already
}

/** Commands in the order in which they were given. */
export type Outbox = readonly Waiting[]

/** Under which a browser keeps what a table has not answered yet. */
export const OUTBOX = 'estafette.online.'
const MOST = 200

/** The outbox with one more command, made for the table as it will stand after those before it. */
export function withCommand(
  outbox: Outbox,
  version: number,
  given: Pick<Waiting, 'id' | 'seat' | 'command' | 'asked'>,
): Outbox {
  const last = outbox.at(-1)
  const at = last === undefined ? version : Math.max(version, last.version + 1)
  return [...outbox, { ...given, version: at, wasSent: false }]
}

/** The outbox without a command. */
export function withoutCommand(outbox: Outbox, id: string): Outbox {
  return outbox.filter((waiting) => waiting.id !== id)
}

/** The outbox when its first command has to be made for another version: the others follow. */
export function remade(outbox: Outbox, version: number): Outbox {
  return outbox.map((waiting, at) => ({ ...waiting, version: version + at }))
}

/** The outbox when the first command is on its way. */
export function withSent(outbox: Outbox): Outbox {
  return outbox.map((waiting, at) => (at === 0 ? { ...waiting, wasSent: true } : waiting))
}

/** Reads what a browser kept of a table; what makes no sense ends the row. */
export function readOutbox(shelf: Shelf | null, table: string): Outbox {
  const data = parseJson(read(shelf, OUTBOX + table))
  if (!Array.isArray(data)) return []
  const kept: Waiting[] = []
  for (const one of data.slice(0, MOST) as readonly unknown[]) {
    const waiting = waitingFrom(one)
    if (!waiting) break
    kept.push(waiting)
  }
  return kept
}

/** Keeps an outbox over a reload. */
export function keepOutbox(shelf: Shelf | null, table: string, outbox: Outbox): void {
  if (outbox.length === 0) forget(shelf, OUTBOX + table)
  else write(shelf, OUTBOX + table, JSON.stringify(outbox))
}

function waitingFrom(data: unknown): Waiting | null {
  if (!isRecord(data)) return null
  const { id, seat, version, asked, wasSent, command } = data
  const done = readBody(commandSchema, command)
  if (typeof id !== 'string' || typeof version !== 'number' || !done.ok) return null
  if (typeof asked !== 'string' || !Number.isInteger(version)) return null
  if (typeof seat !== 'number') return null
  return { id, seat, version, asked, wasSent: wasSent === true, command: done.value }
}
