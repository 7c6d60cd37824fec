import {
  winningSide,
  type Game,
  type GameEvent,
  type Seat,
  type Setup,
  type State,
  type Viewer,
} from '@estafette/kernel'
import type {
  AskedOnce,
  ClockFace,
  Command,
  GameEnd,
  Holiday,
  Offered,
  Pace,
} from '@estafette/protocol'
import type { After, SeatRow, Status, TableRow } from '@estafette/store'
import { openTable, seatsOf, stateOf, type Table } from '@estafette/table'
import { firstChapter, type JournalChapter } from './chapter.ts'
import { openClock } from './clock.ts'
import type { Asked } from './offers.ts'

/** Everything about a game that is kept: as its journal says, and nothing that is only on its way. */
export interface LiveTable {
  readonly row: TableRow // what was settled before the game; where it stands is said below
  readonly seats: readonly SeatRow[]
  readonly game: Game
  readonly pace: Pace
  readonly table: Table | null // null until everybody sits
  readonly version: number
  readonly time: number // of the last move
  readonly offers: readonly Asked[]
  readonly requests: readonly AskedOnce[] // that were put of late, and what came of them
  readonly clock: ClockFace | null
  readonly free: readonly FreeTime[] // for the last choices of one seat, in their order
  readonly ending: GameEnd | null
  readonly last: Last | null // the deed that led here, where it is known
  readonly chapter: JournalChapter // what was told of late
  readonly seen: Map<Viewer, SeenPosition> // what viewers may know, worked out when somebody asks
}

/** What cost nothing of the time for a row of choices, and is to be paid if it is taken back. */
export interface FreeTime {
  readonly seat: Seat
  readonly count: number // of the choices behind the table after the row
  readonly time: number
}

/** What a viewer may know of the position. */
export interface SeenPosition {
  readonly text: string // the view in writing
  readonly position: string // the same without whose view it is
  readonly hides: boolean // whether something is hidden from them
}

/** A deed with what the rules told of it, whoever may hear it. */
export interface Last {
  readonly deed: KeptDeed
  readonly seat: Seat
  readonly told: readonly (readonly GameEvent[])[] // choice by choice
}

/** What is done to a table: commanded by a page, or set for all tables of somebody at once. */
export type TableCommand = Command | { readonly do: 'rest'; readonly off: Holiday[] }

/** A deed as the journal keeps it, with the dice that fell. */
export type KeptDeed =
  | { readonly do: 'begin'; readonly faces: readonly number[]; readonly off?: ClockFace['off'] }
  | { readonly do: 'take'; readonly entries: readonly KeptEntry[] }
  | { readonly do: 'undo'; readonly count: number }
  | { readonly do: 'offer'; readonly what: Offered; readonly keep?: number }
  | { readonly do: 'answer'; readonly what: Offered; readonly yes: boolean }
  | { readonly do: 'withdraw'; readonly what: Offered }
  | { readonly do: 'resign' }
  | { readonly do: 'claim' }
  | { readonly do: 'grant'; readonly minutes: number }
  | { readonly do: 'rest'; readonly off: Holiday[] }

/** A choice as the journal keeps it. */
export interface KeptEntry {
  readonly choice: number
  readonly faces: readonly number[]
}

/** A table as it was laid out, before anything was played. */
export function laidOut(game: Game, row: TableRow, seats: readonly SeatRow[]): LiveTable {
  return {
    row,
    seats,
    game,
    pace: JSON.parse(row.pace) as Pace,
    table: null,
    version: 0,
    time: row.made,
    offers: [],
    requests: [],
    clock: null,
    free: [],
    ending: null,
    last: null,
    chapter: firstChapter,
    seen: new Map(),
  }
}

/** What a table is played with. */
export function setupOf({ scenario, options }: TableRow): Setup {
  return { scenario, options: JSON.parse(options) as Record<string, string> }
}

/** Begins to play: everybody sits, so nobody can choose a contribution to suit the dice. */
export function begun(
  live: LiveTable,
  now: number,
  faces?: readonly number[],
  off?: ClockFace['off'],
): LiveTable {
  const { row, seats, game, pace } = live
  const terms = {
    start: { setup: setupOf(row) },
    gameId: row.id,
    seed: row.seed,
    names: seats.map(({ name }) => name),
    contributions: seats.map(({ contribution }) => contribution),
  }
  const opened = openTable(game, terms, faces)
  if (!opened.ok) throw new Error(`this table cannot be opened: ${opened.reason}`)
  const table = opened.value
  const open = openClock(pace, seats.length, actingIn(game, stateOf(table)), now)
  const isRested = open !== null && off !== undefined && off.length > 0
  const clock = isRested ? { ...open, off } : open
  const deed = { do: 'begin', faces: table.opening.faces, ...(isRested && { off }) } as const
  const last: Last = { deed, seat: -1, told: [] }
  const next = { ...live, table, clock, version: 1, time: now, last, seen: new Map() }
  return { ...next, ending: endingOf(table) }
}

/** The seats that have to choose. */
export function actingIn(game: Game, state: State): Seat[] {
  const mask = game.acting(state)
  return seatsOf(game, state).filter((seat) => (mask >> seat) & 1)
}

/** The seats that have to choose at a table; nobody before the beginning and after the end. */
export function actingAt({ table, game, ending }: LiveTable): Seat[] {
  return table && !ending ? actingIn(game, stateOf(table)) : []
}

/** Whether a person sits on a seat, and not a computer, which nobody has to wait for. */
export function isPerson({ seats }: LiveTable): (seat: Seat) => boolean {
  return (seat) => (seats[seat]?.level ?? '') === ''
}

/** How the rules have ended a game, null while it goes on. */
export function endingOf(table: Table): GameEnd | null {
  const outcome = table.game.outcome(stateOf(table))
  if (!outcome) return null
  const { kind, score } = outcome
  return { how: 'rules', side: winningSide(table.game, outcome), seat: -1, kind, score }
}

/** How a game ends that a seat has given up, or whose time it let run out. */
export function lostBy(
  { game, table, seats }: LiveTable,
  seat: Seat,
  how: 'resigned' | 'time',
): GameEnd {
  const state = stateOf(table!)
  const own = game.sideOf(state, seat)
  const winners = seats.map(({ seat: other }) => game.sideOf(state, other))
  const side = winners.find((other) => other !== own && other >= 0) ?? -1
  return { how, side: own < 0 ? '' : (game.sides[side] ?? ''), seat, kind: how, score: 0 }
}

/** What the list of tables says of a table. */
export function afterOf(live: LiveTable): After {
  const status: Status = live.ending ? 'over' : live.table ? 'playing' : 'open'
  const waiting = actingAt(live).reduce((mask, seat) => mask | (1 << seat), 0)
  const { ending, clock } = live
  return {
    status,
    waiting,
    ending: ending && JSON.stringify(ending),
    clock: clock && JSON.stringify(clock),
  }
}
