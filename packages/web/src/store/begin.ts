import { playerNames } from '@estafette/bots/names'
import { success, winningSide, type Game, type Result, type Setup } from '@estafette/kernel'
import {
  isOver,
  makeSealed,
  openTable,
  outcomeOf,
  seatsOf,
  stateOf,
  type Table,
} from '@estafette/table'
import { HUMAN, newGameId, saveGame, type GameNote } from './games.ts'
import { readTable } from './shelf.ts'
import type { Kept } from './storage.ts'

/** A game that was begun, and whether the browser kept it. */
export interface Begun {
  readonly note: GameNote
  readonly kept: Kept
}

/** Sets up a game, draws its seed and keeps it. */
export function beginGame(game: Game, setup: Setup, seats: readonly string[]): Result<Begun> {
  const id = newGameId(game.id)
  const names = namesOf(seats)
  const opened = openTable(game, {
    start: { setup },
    gameId: id,
    seed: newSeed(),
    local: true,
    names,
  })
  return opened.ok ? success(keep(id, opened.value, seats)) : opened
}

/** Reads a record from outside and keeps it as a game of its own, for those who played it. */
export async function beginFromRecord(
  text: string,
  seats?: readonly string[],
): Promise<Result<Begun>> {
  const read = await readTable(text)
  if (!read.ok) return read
  const sitting = seats ?? sittersOf(read.value)
  const table = { ...read.value, names: named(read.value, sitting) }
  return success(keep(newGameId(table.game.id), table, sitting))
}

/** Begins a game of its own at a position, all seats for people unless told. */
export function beginFromPosition(
  game: Game,
  position: string,
  seats?: readonly string[],
): Result<Begun> {
  const id = newGameId(game.id)
  const names = namesOf(seats ?? [])
  const start = { position }
  const opened = openTable(game, { start, gameId: id, seed: newSeed(), local: true, names })
  return opened.ok ? success(keep(id, opened.value, seats ?? sittersOf(opened.value))) : opened
}

/** Who sits at a table, as its record names them: a computer player by name, else a person. */
export function sittersOf(table: Table): string[] {
  return seatsOf(table.game, stateOf(table)).map((seat) => {
    const name = table.names[seat] ?? ''
    return playerNames.includes(name) ? name : HUMAN
  })
}

/** The names that a record keeps: those of the computer players, so that they play on. */
function namesOf(seats: readonly string[]): string[] {
  return seats.map((sitter) => (sitter === HUMAN ? '' : sitter))
}

/** The names of a table with other sitters: a computer player has its own, a person keeps theirs. */
function named(table: Table, seats: readonly string[]): readonly string[] {
  const names = namesOf(seats)
  return table.names.map((name, seat) => {
    if (names[seat]) return names[seat]
    return playerNames.includes(name) ? '' : name
  })
}

/** What the list of saved games shows of a table. */
export function noteOf(id: string, table: Table, seats: readonly string[]): GameNote {
  const { game, start, entries } = table
  const state = stateOf(table)
  const facts = game.facts(state)
  const outcome = outcomeOf(table)
  return {
    id,
    game: game.id,
    scenario: 'setup' in start ? start.setup.scenario : '',
    seats,
    sides: seatsOf(game, state).map((seat) => game.sides[game.sideOf(state, seat)] ?? ''),
    turn: Number(facts['turn'] ?? 0) || 0,
    turns: Number(facts['turns'] ?? facts['last turn'] ?? 0) || 0,
    moves: entries.length,
    over: isOver(table),
    ...(outcome && { winner: winningSide(game, outcome) }),
    updated: Date.now(),
  }
}

function keep(id: string, table: Table, seats: readonly string[]): Begun {
  const note = noteOf(id, table, seats)
  return { note, kept: saveGame({ note, record: makeSealed(table) }) }
}

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
