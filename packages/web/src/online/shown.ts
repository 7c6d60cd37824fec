import {
  DiceError,
  isToldTo,
  LEGAL,
  readView,
  scriptedDice,
  SPECTATOR,
  verbOf,
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
} from '@estafette/kernel'
import type { Command, Heard, Standing } from '@estafette/protocol'
import { legalChoices, seatsOf, type Trace, type Undoable } from '@estafette/table'
import type { LogEntry } from '../session/session.ts'
import type { Outbox } from './outbox.ts'

/** A table as the page shows it: what the server told, and what follows from unanswered choices. */
export interface Shown {
  readonly state: State
  readonly log: readonly LogEntry[]
  readonly waits: boolean // for an answer without which nobody knows how it goes on: dice, say
  readonly own: readonly Own[] // unanswered choices that are shown as taken
}

/** An unanswered choice, and what will keep it from being taken back once it has arrived. */
interface Own {
  readonly choice: Choice
  readonly barrier: Trace | null
}

/** The position in a view, as it was written. */
export function stateIn(game: Game, text: string): State {
  const view = readView(game, text)
  if (!view.ok) throw new Error(`a view cannot be read: ${view.reason}`)
  return view.value.known
}

/**
 * What follows from choices that the server has not answered yet. On a view the rules find the
 * same as on the whole position, up to dice and whatever is hidden: there the page has to wait.
 */
export function shownOf(game: Game, standing: Standing, known: State, outbox: Outbox): Shown {
  const { viewer, version } = standing
  const log = standing.log.map(entryOf)
  const own: Own[] = []
  const isPerson = (seat: Seat): boolean => standing.sitters[seat]?.level === ''
  let state = known
  for (const { version: at, command } of outbox) {
    if (at < version) continue // done already, or overtaken: the server will say which
    if (command.do === 'undo' || command.do === 'resign') return { state, log, own, waits: true }
    if (command.do !== 'take') continue
    for (const choice of command.choices) {
      const played = playOn(game, state, viewer, choice)
      if (!played) return { state, log, own, waits: true }
      own.push({ choice, barrier: barrierOf(game, viewer, choice, state, played.state, isPerson) })
      state = played.state
      log.push({ number: log.length, seat: viewer, events: played.events })
    }
  }
  return { state, log, own, waits: false }
}

/** A position after a choice, and what its seat hears; null where dice or something hidden decide. */
function playOn(
  game: Game,
  before: State,
  seat: Seat,
  choice: Choice,
): { readonly state: State; readonly events: readonly GameEvent[] } | null {
  if (game.verdict(before, seat, choice) !== LEGAL) return null
  const state = game.clone(before)
  const events: GameEvent[] = []
  try {
    game.play(state, seat, choice, scriptedDice([]), (event) => events.push(event))
  } catch (error) {
    if (error instanceof DiceError) return null
    throw error
  }
  return { state, events: events.filter((event) => isToldTo(event, seat)) }
}

/** What keeps a choice from being taken back that rolled no dice and showed nothing. */
function barrierOf(
  game: Game,
  seat: Seat,
  choice: Choice,
  before: State,
  after: State,
  isPerson: (seat: Seat) => boolean,
): Trace | null {
  if (game.verbs[verbOf(choice)]?.final) return 'final'
  const handedTo = game.acting(after) & ~game.acting(before) & ~(1 << seat)
  const isApart = seatsOf(game, after).some((other) => (handedTo >> other) & 1 && isPerson(other))
  return isApart ? 'hand-over' : null
}

const entries = new WeakMap<Heard, LogEntry>()

/** A line of the log as the page has it; the same one for the same choice. */
function entryOf(heard: Heard): LogEntry {
  const known = entries.get(heard)
  if (known) return known
  const { number, seat, events } = heard
  const entry: LogEntry = { number, seat, events: events as readonly GameEvent[] }
  entries.set(heard, entry)
  return entry
}

/** Where two logs part: the first line that one of them has and the other has not, or otherwise. */
export function firstChange(before: readonly LogEntry[], next: readonly LogEntry[]): number {
  const at = next.findIndex((entry, index) => !isSameEntry(before[index], entry))
  return at < 0 ? next.length : at
}

function isSameEntry(one: LogEntry | undefined, other: LogEntry): boolean {
  if (one === other) return true
  return one?.seat === other.seat && JSON.stringify(one.events) === JSON.stringify(other.events)
}

/** How far the viewer may take back: as the server says, and as follows from unanswered choices. */
export function undoableIn(game: Game, { viewer, log, ending }: Standing, shown: Shown): Undoable {
  if (viewer === SPECTATOR || shown.waits) return { count: 0, barrier: 'other-seat' }
  if (ending || game.acting(shown.state) === 0) return { count: 0, barrier: 'over' }
  let count = 0
  for (const { barrier } of shown.own.toReversed()) {
    if (barrier) return { count, barrier }
    count++
  }
  for (const { number, seat, barrier } of log.toReversed()) {
    if (number === 0) break
    if (seat !== viewer) return { count, barrier: 'other-seat' }
    if (barrier) return { count, barrier }
    count++
  }
  return { count, barrier: 'start' }
}

/**
 * What a command was given for. While it is the same, the command can be sent again for a later
 * version: others may have asked for a draw, or sealed a bid of their own, in the meantime.
 */
export function askedIn(
  game: Game,
  standing: Standing,
  state: State,
  command: Command,
  length: number = standing.log.length,
): string {
  const { viewer, offers } = standing
  switch (command.do) {
    case 'take': {
      const { step, args } = game.decision(state, viewer)
      return `${step} ${JSON.stringify(args)} ${legalChoices(game, state, viewer).join()}`
    }
    case 'undo':
      return String(length)
    case 'offer':
      return command.what === 'take-back' ? String(length) : ''
    case 'answer':
      return JSON.stringify(offers.find(({ what }) => what === command.what) ?? null)
    default:
      return ''
  }
}
