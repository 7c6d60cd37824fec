import { isToldTo, type Game, type Rebuff, type State, type Viewer } from '@estafette/kernel'
import { eventsOf, stateAt, type Refusal, type Table } from '@estafette/table'
import type { LogEntry } from './session.ts'

/** Everything that was told since the opening, whoever heard it. Never leaves the table's owner. */
export function wholeLog(table: Table): LogEntry[] {
  const log: LogEntry[] = [{ number: 0, seat: -1, events: eventsOf(table, 0) }]
  table.entries.forEach(({ seat }, index) => {
    log.push({ number: index + 1, seat, events: eventsOf(table, index + 1) })
  })
  return log
}

/** The same as a viewer heard it. */
export function toldTo(log: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  return log.map((entry) => entryFor(entry, viewer))
}

/** One line as a viewer heard it; the same line where all of it was for everybody. */
export function entryFor(entry: LogEntry, viewer: Viewer): LogEntry {
  const events = entry.events.filter((event) => isToldTo(event, viewer))
  return events.length === entry.events.length ? entry : { ...entry, events }
}

/** What a viewer may know of a position: all of it once the game is over. */
export function knownTo(game: Game, state: State, viewer: Viewer): State {
  return game.acting(state) === 0 ? state : game.view(state, viewer).known
}

/** What a viewer may know of the position after so many choices. */
export function knownAfter(table: Table, count: number, viewer: Viewer): State {
  return knownTo(table.game, stateAt(table, count), viewer)
}

/** A refusal of the table as every other is told. */
export function rebuffOf({ verdict, args }: Refusal): Rebuff {
  return { verdict, gaps: args, place: -1 }
}
