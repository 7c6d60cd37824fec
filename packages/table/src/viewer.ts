import {
  isToldTo,
  verbOf,
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { seatsOf } from './seat.ts'
import { isOver } from './settle.ts'
import { eventsOf, stateOf, viewFor, type Table } from './table.ts'

/** Whether a viewer does not know all of a game that goes on. When it is over, everybody does. */
export function hidesFrom(table: Table, viewer: Viewer): boolean {
  if (isOver(table)) return false
  const state = stateOf(table)
  const { raw } = viewFor(table, viewer).known
  return state.raw.some((value, index) => value !== raw[index])
}

/** Whether the seats know different things now: a sealed bid, say. At the end nothing is secret. */
export function hidesSomething(game: Game, state: State): boolean {
  if (game.acting(state) === 0) return false
  const views = seatsOf(game, state).map((seat) => game.view(state, seat).known.raw)
  return views.some((view) => view.some((value, index) => value !== views[0]![index]))
}

/** Whether what the entry at an index of the journal was done to is kept from a viewer. */
export function isSecret({ game, entries }: Table, index: number, viewer: Viewer): boolean {
  const { seat, choice } = entries[index]!
  return seat !== viewer && game.verbs[verbOf(choice)]?.secret === true
}

/** One choice as a viewer hears of it. */
export interface Heard {
  readonly number: number // counted from 1; 0 is what came before the first decision
  readonly seat: Seat // -1 for nobody
  readonly choice: Choice | null // null where it is secret, and for nobody's
  readonly events: readonly GameEvent[]
}

/** What a viewer hears of entry `n`, counted from 1; 0 asks for the opening. */
export function heardBy(table: Table, viewer: Viewer, n: number): Heard {
  const entry = table.entries[n - 1]
  const isKept = entry && isSecret(table, n - 1, viewer) && hidesFrom(table, viewer)
  return {
    number: n,
    seat: entry?.seat ?? -1,
    choice: !entry || isKept ? null : entry.choice,
    events: eventsOf(table, n).filter((event) => isToldTo(event, viewer)),
  }
}
