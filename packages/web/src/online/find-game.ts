import { failure, success, winningSide, type Result } from '@estafette/kernel'
import type { Standing } from '@estafette/protocol'
import { isOver, outcomeOf, stateOf } from '@estafette/table'
import { HUMAN, loadGame, type GameNote, type SavedGame } from '../store/games.ts'
import { readTable } from '../store/shelf.ts'
import { askRecord, send } from './http.ts'

/** A game that was found, and, where it was played over the network, who sat there. */
interface Found extends SavedGame {
  readonly online: Standing | null
}

/** The record of a game, before any of it is read. */
export interface FoundRecord {
  readonly record: string
  readonly note: GameNote | null // of one that this browser keeps
  readonly online: Standing | null // who sat there, where it was played over the network
}

/** Finds a game by its id: one that this browser keeps, or one that a server does. */
export async function findGame(id: string): Promise<Result<Found>> {
  const found = await findRecord(id)
  if (!found.ok) return found
  const { record, note, online } = found.value
  if (note) return success({ record, note, online })
  return online ? noted(online, record) : failure('there is no such game')
}

/** Finds the record of a game by its id, wherever it is kept. */
export async function findRecord(id: string): Promise<Result<FoundRecord>> {
  const saved = loadGame(id)
  if (saved.ok) return success({ ...saved.value, online: null })
  const told = await send({ v: 1, call: 'open', table: id })
  if (!told.ok || told.value.told !== 'table') return saved
  const { standing } = told.value
  const record = await askRecord(id)
  return record.ok
    ? success({ record: record.value, note: null, online: standing })
    : failure('there is no such game')
}

/** What a list of saved games would show of it. */
async function noted(online: Standing, record: string): Promise<Result<Found>> {
  const read = await readTable(record)
  if (!read.ok) return read
  const table = read.value
  const { game } = table
  const state = stateOf(table)
  const outcome = outcomeOf(table)
  const note = {
    id: online.table,
    game: game.id,
    scenario: online.scenario,
    seats: online.sitters.map(({ level }) => level || HUMAN),
    sides: online.sitters.map((_, seat) => game.sides[game.sideOf(state, seat)] ?? ''),
    turn: 0,
    turns: 0,
    moves: table.entries.length,
    over: isOver(table),
    ...(outcome && { winner: winningSide(game, outcome) }),
    updated: 0,
  }
  return success({ note, record, online })
}
