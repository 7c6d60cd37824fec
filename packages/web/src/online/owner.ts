import { forgetTableNotes, unsentNotes } from '../store/private.ts'
import { browserShelf, forget, keysOf, read, write, type Shelf } from '../store/storage.ts'
import { forgetLinks } from './new-link.ts'
import { OUTBOX } from './outbox.ts'

const OWNER = 'estafette.account'
const READ_LINES = 'estafette.chat.'

/** The name under which a browser keeps how far the chat of a table was read. */
export function readLinesKey(table: string): string {
  return READ_LINES + table
}

/**
 * Learns whose tables this browser holds: null for nobody's. What somebody else kept here about
 * tables on the network goes, in whichever way they ended.
 */
export function learnOwner(account: string | null, shelf: Shelf | null = browserShelf()): void {
  const before = read(shelf, OWNER)
  if (before === account) return
  if (before !== null) forgetTables(shelf)
  if (account !== null) write(shelf, OWNER, account)
}

/**
 * Forgets what this browser keeps of somebody's tables: unsent commands, notes, pins, plans, orders,
 * links. What a server keeps is there again; what was seen of the dice is a proof, and no secret.
 */
export function forgetTables(shelf: Shelf | null = browserShelf()): void {
  for (const key of [...keysOf(shelf, OUTBOX), ...keysOf(shelf, READ_LINES)]) forget(shelf, key)
  forgetTableNotes(shelf)
  forgetLinks()
  forget(shelf, OWNER)
}

/** Whether something is kept here that has not reached the server yet. */
export function holdsUnsent(shelf: Shelf | null = browserShelf()): boolean {
  return keysOf(shelf, OUTBOX).length > 0 || unsentNotes(shelf)
}
