import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { SPECTATOR, type GameEvent, type State, type Viewer } from '@estafette/kernel'
import {
  hidesSomething,
  isOver,
  makeRecord,
  outcomeOf,
  stateAt,
  type Table,
} from '@estafette/table'
import { buildName } from '../store/version.ts'
import { knownAfter, knownTo, toldTo, wholeLog } from './journal.ts'
import type { LogEntry, Session } from './session.ts'

/** A recorded game that is looked at: a table at which nobody decides, and a place in time. */
export interface Replay {
  readonly session: Session
  readonly at: Signal<number> // choices that have been taken so far
  readonly length: number // choices of the whole game
  readonly read: ReadonlySignal<number> // of these, what has been read
  readonly eyes: Signal<Eyes>
  readonly log: ReadonlySignal<readonly LogEntry[]> // of all that has been read, as the eyes were told
}

/** Whose eyes look at a recorded game: a viewer's, or, once it is over, those of all together. */
export type Eyes = Viewer | 'all'

/** A record that is still being read: its table grows. */
export interface Reel extends Replay {
  readonly table: Table
  /** Another choice of the record stands at the table, and this is what came of it. */
  add(events: readonly GameEvent[]): void
  /** Shows what was added. */
  show(): void
}

/** What a replay is told of a record beside its table. */
interface Terms {
  readonly length: number
  readonly eyes: Eyes
  readonly names?: readonly string[] // of those who played, by seat; '' for who has none
}

/** Opens a recorded game at a moment, its beginning unless told. */
export function openReplay(id: string, table: Table, eyes: Eyes, moment = 0): Replay {
  const { length } = table.entries
  const reel = makeReel(id, table, { length, eyes }, wholeLog(table))
  reel.at.value = Math.max(0, Math.min(moment, length))
  return reel
}

/** Opens a record of which so much has been read, its opening at least. */
export function makeReel(
  id: string,
  table: Table,
  { length, eyes: first, names = [] }: Terms,
  told: LogEntry[],
): Reel {
  const { game } = table
  const at = signal(0)
  const eyes = signal(first)
  const read = signal(told.length - 1)
  const log = computed((): readonly LogEntry[] => {
    const all = told.slice(0, read.value + 1)
    return eyes.value === 'all' ? all : toldTo(all, eyes.value)
  })
  const knownAt = (count: number): State =>
    eyes.value === 'all' ? stateAt(table, count) : knownAfter(table, count, eyes.value)
  const known = computed(() => knownAt(at.value))
  const isEnd = (): boolean => at.value === table.entries.length && read.value === length
  const session: Session = {
    id,
    game,
    setup: 'setup' in table.start ? table.start.setup : null,
    sitters: [],
    names: signal(names),
    viewer: computed(() => (eyes.value === 'all' ? SPECTATOR : eyes.value)),
    awaited: signal(-1),
    passing: signal(false),
    // Another position is another version, and so is the same one in other eyes.
    version: computed(() => at.value * MANY + (eyes.value === 'all' ? 0 : eyes.value + 2)),
    log: computed(() => log.value.slice(0, at.value + 1)),
    takenBack: signal([]), // a record does not tell of it
    thinking: signal(false),
    trouble: signal(''),
    known: () => known.value,
    knownAt,
    hides: () => !isOver(table) && hidesSomething(game, known.value),
    deciding: () => -1,
    outcome: () => (isEnd() ? outcomeOf(table) : game.outcome(known.value)),
    arrive: () => {},
    letPass: () => {},
    take: async () => null,
    undoable: () => ({ count: 0, barrier: 'over' }),
    undo: async () => null,
    explain: async () => [],
    record: async () => makeRecord(table, eyes.value === 'all' ? undefined : eyes.value, buildName),
    resume: () => {},
    close: () => {},
  }
  return {
    session,
    at,
    length,
    read,
    eyes,
    log,
    table,
    add(events) {
      const number = told.length
      told.push({ number, seat: table.entries[number - 1]?.seat ?? -1, events })
    },
    show: () => void (read.value = told.length - 1),
  }
}

const MANY = 64 // more than there are eyes

/** What the eyes that look may know of a position. */
export function knownToEyes({ game }: Table, state: State, eyes: Eyes): State {
  return eyes === 'all' ? state : knownTo(game, state, eyes)
}
