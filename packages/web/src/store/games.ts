import { failure, success, type Result } from '@estafette/kernel'
import { signal } from '@preact/signals'
import type { GameNote } from './note.ts'
import { forgetPrivate } from './private.ts'
import { rebuiltNote } from './rebuilt.ts'
import {
  browserShelf,
  forget,
  keysOf,
  parseJson,
  read,
  write,
  type Kept,
  type Shelf,
  isRecord,
  isTexts,
} from './storage.ts'

export { HUMAN, type GameNote } from './note.ts'

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
  // Whoever leaves with a game that is kept nowhere is asked first.
  addEventListener('beforeunload', (event) => hasUnsaved() && event.preventDefault())
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
  const record = read(shelf, RECORD + id)
  const note = record === null ? null : noteOn(shelf, id, record)
  return note && record !== null ? success({ note, record }) : failure('there is no such game')
}

/** The text of a record as it is kept, whatever it is worth. */
export function keptText(id: string, shelf: Shelf | null = browserShelf()): string | null {
  return unsaved.get(id)?.record ?? read(shelf, RECORD + id)
}

/** Whether something would be lost with this page. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** The note of a game; one that is damaged is made anew from the record. */
function noteOn(shelf: Shelf | null, id: string, record: string): GameNote | null {
  const note = parseJson(read(shelf, NOTE + id))
  return isNote(note) && note.id === id ? note : rebuiltNote(id, record)
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
  for (const key of keysOf(shelf, RECORD)) {
    const id = key.slice(RECORD.length)
    const note = parseJson(read(shelf, NOTE + id))
    const found = isNote(note) && note.id === id ? note : rebuiltNote(id, read(shelf, key) ?? '')
    if (found) notes.set(id, found)
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

/** Whether data of unknown origin is a note. */
function isNote(data: unknown): data is GameNote {
  if (!isRecord(data)) return false
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
    read,
    played,
    copyOf,
  } = data
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof scenario === 'string' &&
    isTexts(seats) &&
    isTexts(sides) &&
    [turn, turns, moves, updated].every((number) => Number.isFinite(number)) &&
    typeof over === 'boolean' &&
    (winner === undefined || typeof winner === 'string') &&
    [read, played].every((number) => number === undefined || Number.isFinite(number)) &&
    (copyOf === undefined || typeof copyOf === 'string')
  )
}
