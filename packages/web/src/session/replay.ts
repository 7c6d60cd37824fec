import { computed, signal, type Signal } from '@preact/signals'
import { makeRecord, stateAt, type Table } from '@estafette/table'
import { wholeLog, type LogEntry, type Session } from './session.ts'

/** A recorded game that is looked at: a table at which nobody decides, and a place in time. */
export interface Replay {
  readonly session: Session
  readonly at: Signal<number> // choices that have been taken so far
  readonly length: number
  readonly log: readonly LogEntry[] // of the whole game
}

/** Opens a recorded game at a moment, its end unless told. */
export function openReplay(id: string, table: Table, moment = table.entries.length): Replay {
  const at = signal(Math.max(0, Math.min(moment, table.entries.length)))
  const log = wholeLog(table)
  const { game } = table
  const state = () => stateAt(table, at.value)
  const session: Session = {
    id,
    game,
    sitters: [],
    table,
    version: at,
    log: computed(() => log.slice(0, at.value + 1)),
    thinking: signal(false),
    trouble: signal(''),
    state,
    deciding: () => -1,
    outcome: () => game.outcome(state()),
    take: () => null,
    undoable: () => ({ count: 0, barrier: 'over' }),
    undo: () => {},
    record: () => makeRecord(table),
    resume: () => {},
    close: () => {},
  }
  return { session, at, length: table.entries.length, log }
}
