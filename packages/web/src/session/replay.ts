import { computed, signal, type Signal } from '@preact/signals'
import { SPECTATOR, type State, type Viewer } from '@estafette/kernel'
import {
  hidesSomething,
  isOver,
  makeRecord,
  outcomeOf,
  stateAt,
  type Table,
} from '@estafette/table'
import { buildName } from '../store/version.ts'
import { knownAfter, toldTo, wholeLog } from './journal.ts'
import type { LogEntry, Session } from './session.ts'

/** A recorded game that is looked at: a table at which nobody decides, and a place in time. */
export interface Replay {
  readonly session: Session
  readonly at: Signal<number> // choices that have been taken so far
  readonly length: number
  readonly log: readonly LogEntry[] // of the whole game
}

/** Whose eyes look at a recorded game: a viewer's, or, once it is over, those of all together. */
export type Eyes = Viewer | 'all'

/** Opens a recorded game at a moment, its beginning unless told. */
export function openReplay(id: string, table: Table, eyes: Eyes, moment = 0): Replay {
  const at = signal(Math.max(0, Math.min(moment, table.entries.length)))
  const { game } = table
  const log = eyes === 'all' ? wholeLog(table) : toldTo(wholeLog(table), eyes)
  const knownAt = (count: number): State =>
    eyes === 'all' ? stateAt(table, count) : knownAfter(table, count, eyes)
  const known = computed(() => knownAt(at.value))
  const session: Session = {
    id,
    game,
    setup: 'setup' in table.start ? table.start.setup : null,
    sitters: [],
    viewer: signal(eyes === 'all' ? SPECTATOR : eyes),
    awaited: signal(-1),
    passing: signal(false),
    version: at,
    log: computed(() => log.slice(0, at.value + 1)),
    takenBack: signal([]), // a record does not tell of it
    thinking: signal(false),
    trouble: signal(''),
    known: () => known.value,
    knownAt,
    hides: () => !isOver(table) && hidesSomething(game, known.value),
    deciding: () => -1,
    outcome: () =>
      at.value === table.entries.length ? outcomeOf(table) : game.outcome(known.value),
    arrive: () => {},
    letPass: () => {},
    take: async () => null,
    undoable: () => ({ count: 0, barrier: 'over' }),
    undo: async () => null,
    explain: async () => [],
    record: async () => makeRecord(table, eyes === 'all' ? undefined : eyes, buildName),
    resume: () => {},
    close: () => {},
  }
  return { session, at, length: table.entries.length, log }
}
