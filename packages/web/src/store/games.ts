import { failure, success, type Result } from '@estafette/kernel'
import { signal } from '@preact/signals'
import { forgetPrivate } from './private.ts'
import {
  browserShelf,
  forget,
  keysOf,
  parseJson,
  read,
  write,
  type Kept,
  type Shelf,
} from './storage.ts'

export const HUMAN = 'human'

/** What the list of saved games shows, without reading the games themselves. */
export interface GameNote {
  readonly id: string
  readonly game: string
  readonly scenario: string // empty where play began from a position
  readonly seats: readonly string[] // by seat: HUMAN, or the name of a computer player
  readonly sides: readonly string[] // by seat: the side it plays, empty while that is not settled
  readonly turn: number // 0 before the first
  readonly turns: number // 0 where nobody knows
  readonly moves: number // choices taken
  readonly over: boolean
  readonly winner?: string // side that won, empty for nobody; absent while the game goes on
  readonly updated: number // milliseconds since 1970
  readonly copyOf?: string // the game it is a copy of, to try things out
  readonly played?: number // milliseconds that people spent at the table; absent where nobody counted
}

export interface SavedGame {
  readonly note: GameNote
  readonly record: string // as makeSealed writes it; old ones as makeRecord does
}

const NOTE = 'estafette.note.'
const RECORD = 'estafette.record.'

/** Games that the browser would not keep; they live as long as the page. */
const unsaved = new Map<string, SavedGame>()

/** The saved games, the last played first; follows every change, those of other tabs too. */
export const savedGames = signal<readonly GameNote[]>([])

/** Reads the list and keeps it in step with other tabs. */
export function watchGames(): void {
  refresh()
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(NOTE)) refresh()
  })
}

/**
 * Keeps a game. Where there is no room, what was kept before is still kept, and the new state
 * lives on in this page, so that it can be saved to a file.
 */
export function saveGame(saved: SavedGame, shelf: Shelf | null = browserShelf()): Kept {
  const { note, record } = saved
  const kept = write(shelf, RECORD + note.id, record)
  const noted = kept.ok ? write(shelf, NOTE + note.id, JSON.stringify(note)) : kept
  if (noted.ok) unsaved.delete(note.id)
  else unsaved.set(note.id, saved)
  refresh(shelf)
  return noted
}

/** A game by its id. */
export function loadGame(id: string, shelf: Shelf | null = browserShelf()): Result<SavedGame> {
  const waiting = unsaved.get(id)
  if (waiting) return success(waiting)
  const note = noteFrom(parseJson(read(shelf, NOTE + id)))
  const record = read(shelf, RECORD + id)
  return note && record !== null ? success({ note, record }) : failure('there is no such game')
}

/** Forgets a game for good. */
export function deleteGame(id: string, shelf: Shelf | null = browserShelf()): void {
  unsaved.delete(id)
  forget(shelf, NOTE + id)
  forget(shelf, RECORD + id)
  forgetPrivate(id, shelf)
  refresh(shelf)
}

/** The notes of all games, the last played first. */
export function listGames(shelf: Shelf | null = browserShelf()): GameNote[] {
  const notes = new Map<string, GameNote>()
  for (const key of keysOf(shelf, NOTE)) {
    const note = noteFrom(parseJson(read(shelf, key)))
    if (note) notes.set(note.id, note)
  }
  for (const [id, { note }] of unsaved) notes.set(id, note)
  return [...notes.values()].sort((a, b) => b.updated - a.updated)
}

/** An id that no other game has. */
export function newGameId(game: string): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz'
  const random = crypto.getRandomValues(new Uint8Array(8))
  return `${game}-${[...random].map((byte) => letters[byte % letters.length]).join('')}`
}

function refresh(shelf: Shelf | null = browserShelf()): void {
  savedGames.value = listGames(shelf)
}

/** A note from data of unknown origin, or null where it is none. */
function noteFrom(data: unknown): GameNote | null {
  if (typeof data !== 'object' || data === null) return null
  const {
    id,
    game,
    scenario,
    seats,
    sides,
    turn,
    turns,
    moves,
    over,
    winner,
    updated,
    played,
    copyOf,
  } = data as Record<keyof GameNote, unknown>
  const isNote =
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof scenario === 'string' &&
    isTexts(seats) &&
    isTexts(sides) &&
    [turn, turns, moves, updated].every((number) => Number.isFinite(number)) &&
    typeof over === 'boolean' &&
    (winner === undefined || typeof winner === 'string') &&
    (played === undefined || Number.isFinite(played)) &&
    (copyOf === undefined || typeof copyOf === 'string')
  return isNote ? (data as GameNote) : null
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
