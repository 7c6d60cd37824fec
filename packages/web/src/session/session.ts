import { batch, signal, type ReadonlySignal } from '@preact/signals'
import type { Choice, Game, GameEvent, Outcome, Seat, State } from '@estafette/kernel'
import {
  eventsOf,
  makeRecord,
  stateOf,
  take,
  undo,
  undoable,
  type Refusal,
  type Table,
  type Undoable,
} from '@estafette/table'
import { startComputer, type Computer } from './computer.ts'

/** Who sits on a seat: a person, or the name of a computer player. */
export type Sitter = 'human' | (string & {})

/** One line of the journal with what it told. */
export interface LogEntry {
  readonly number: number // 0 is the opening
  readonly seat: Seat
  readonly choice: Choice | null
  readonly events: readonly GameEvent[]
}

/** A game in progress in this page: the table, its log, and the computer that may sit at it. */
export interface Session {
  readonly id: string
  readonly game: Game
  readonly sitters: readonly Sitter[]
  readonly table: Table
  readonly version: ReadonlySignal<number> // goes up with every change
  readonly log: ReadonlySignal<readonly LogEntry[]>
  readonly thinking: ReadonlySignal<boolean>
  readonly trouble: ReadonlySignal<string> // what went wrong with the computer, '' if nothing
  state(): State
  /** The seat to decide now, if a person sits there; -1 otherwise. */
  deciding(): Seat
  outcome(): Outcome | null
  /** Whether these legal choices are not wanted just now: a guided game says why by itself. */
  declines?(choices: readonly Choice[]): boolean
  /** Takes choices one after another; stops at the first that is refused and says why. */
  take(choices: readonly Choice[]): Refusal | null
  undoable(): Undoable
  undo(count: number): void
  record(): string
  /** Lets the computer go on, if it is its turn. */
  resume(): void
  close(): void
}

/** What a session tells and asks of the page around it. */
export interface SessionHooks {
  readonly changed?: (session: Session) => void // after every change: time to save
  readonly pace?: () => number // milliseconds between two visible acts of the computer
  readonly isSeen?: (event: GameEvent) => boolean // whether an event is such a visible act
}

/** Sits down at a table. */
export function openSession(
  id: string,
  table: Table,
  sitters: readonly Sitter[],
  hooks: SessionHooks = {},
): Session {
  const { game } = table
  const version = signal(0)
  const log = signal<readonly LogEntry[]>(wholeLog(table))
  const thinking = signal(false)
  const trouble = signal('')
  let computer: Computer | null = null
  let closed = false

  const state = (): State => stateOf(table)
  const actor = (): Seat => actingSeat(game, state(), sitters)

  /** The person who may take back: whoever chose last, even if another decides now. */
  const undoer = (): Seat => {
    const last = table.entries.at(-1)?.seat ?? -1
    return sitters[last] === 'human' ? last : Math.max(0, session.deciding())
  }

  const enter = (seat: Seat, choice: Choice): Refusal | null => {
    const taken = take(table, seat, choice)
    if (!taken.ok) return taken
    const number = table.entries.length
    batch(() => {
      log.value = [...log.value, { number, seat, choice, events: taken.events }]
      version.value++
    })
    return null
  }

  const session: Session = {
    id,
    game,
    sitters,
    table,
    version,
    log,
    thinking,
    trouble,
    state,
    deciding() {
      const seat = actor()
      return seat >= 0 && sitters[seat] === 'human' ? seat : -1
    },
    outcome: () => game.outcome(state()),
    take(choices) {
      let refused: Refusal | null = null
      for (const choice of choices) {
        refused = enter(session.deciding(), choice)
        if (refused) break
      }
      hooks.changed?.(session)
      session.resume()
      return refused
    },
    undoable: () => undoable(table, undoer()),
    undo(count) {
      if (!undo(table, undoer(), count).ok) return
      batch(() => {
        log.value = log.value.filter(({ number }) => number <= table.entries.length)
        version.value++
      })
      hooks.changed?.(session)
    },
    record: () => makeRecord(table),
    resume() {
      if (!thinking.value && !closed) void think()
    },
    close() {
      closed = true
      computer?.close()
    },
  }

  /** Asks the computer until a person has to decide. */
  const think = async (): Promise<void> => {
    thinking.value = true
    try {
      for (;;) {
        const seat = actor()
        const sitter = sitters[seat]
        if (closed || seat < 0 || sitter === undefined || sitter === 'human') break
        computer ??= startComputer()
        const asked = version.peek()
        const choice = await computer.ask({
          game: game.id,
          position: game.write(state()),
          seat,
          player: sitter,
          seed: mindSeed(),
        })
        if (closed) break
        if (version.peek() !== asked) continue // somebody took back in the meantime
        const before = log.value.length
        const refused = enter(seat, choice)
        if (refused) throw new Error(`the computer chose something illegal: ${refused.rule}`)
        const told = log.value
          .slice(before)
          .some(({ events }) => events.some(hooks.isSeen ?? isVisible))
        const next = sitters[actor()]
        if (told || next === undefined || next === 'human') hooks.changed?.(session)
        const pause = told ? (hooks.pace?.() ?? 0) : 0
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      }
      trouble.value = ''
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    } finally {
      thinking.value = false
    }
  }
  return session
}

/** The seat that acts: of several at once, a person before a computer. */
function actingSeat(game: Game, state: State, sitters: readonly Sitter[]): Seat {
  const mask = game.acting(state)
  const seats = sitters.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  return seats.find((seat) => sitters[seat] === 'human') ?? seats[0] ?? -1
}

/** Everything that was told since the opening. */
export function wholeLog(table: Table): LogEntry[] {
  const log: LogEntry[] = [{ number: 0, seat: -1, choice: null, events: eventsOf(table, 0) }]
  table.entries.forEach(({ seat, choice }, index) => {
    log.push({ number: index + 1, seat, choice, events: eventsOf(table, index + 1) })
  })
  return log
}

/** Events that change what the board shows; the others are not worth a pause. */
function isVisible({ type }: GameEvent): boolean {
  return type !== 'forced' && type !== 'activated'
}

/** Chance of the computer's mind: any seed will do, it is not the table's. */
function mindSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}
