import { signal, type ReadonlySignal } from '@preact/signals'
import type { Viewer } from '@estafette/kernel'
import { takenBackFor, type Table, type Taken, type ToldBack } from '@estafette/table'
import { entryFor, toldTo, wholeLog } from './journal.ts'
import type { LogEntry, Session } from './session.ts'

/** What happened at a table in this page, told to whoever looks. */
interface Telling extends Pick<Session, 'log' | 'takenBack'> {
  /** Tells of a choice. */
  add(taken: Taken, number: number): void
  /** Forgets what was taken back. */
  cut(): void
  /** Tells all of it again where other eyes look. */
  follow(): void
}

/** Begins with what has happened already. */
export function makeTelling(table: Table, viewer: ReadonlySignal<Viewer>): Telling {
  const told = wholeLog(table) // to everybody together
  let logged = viewer.peek() // whom the log is told to
  const log = signal<readonly LogEntry[]>(toldTo(told, logged))
  const takenBack = signal<readonly ToldBack[]>(takenBackFor(table, logged))
  return {
    log,
    takenBack,
    add({ entry: { seat }, events }, number) {
      const entry = { number, seat, events }
      told.push(entry)
      log.value = [...log.value, entryFor(entry, logged)]
    },
    cut() {
      told.length = table.entries.length + 1
      log.value = log.value.slice(0, told.length)
      takenBack.value = takenBackFor(table, logged)
    },
    follow() {
      if (viewer.peek() === logged) return
      logged = viewer.peek()
      log.value = toldTo(told, logged)
      takenBack.value = takenBackFor(table, logged)
    },
  }
}
