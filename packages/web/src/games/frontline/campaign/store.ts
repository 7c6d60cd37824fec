import { foughtIn, type Fought, type FrontlineState } from '@estafette/frontline/screen'
import { NOBODY, success, type Result } from '@estafette/kernel'
import { outcomeOf, stateOf } from '@estafette/table'
import { signal } from '@preact/signals'
import { loadGame, savedGames } from '../../../store/games.ts'
import { readTable } from '../../../store/shelf.ts'
import {
  browserShelf,
  forget,
  parseJson,
  read,
  write,
  type Kept,
  type Shelf,
  isRecord,
  isTexts,
} from '../../../store/storage.ts'
import { KEY } from './kept.ts'

/** A campaign as far as it was played: the game of each battle, and what it left once it was over. */
interface CampaignNote {
  readonly seats: readonly string[] // the same two players throughout. FRL-CAMP-1
  readonly games: readonly string[] // ids, the last one may still be under way
  readonly fought: readonly Fought[]
}

const blank: CampaignNote = { seats: [], games: [], fought: [] }

/** The campaigns that were begun, by their ids; follows every change on this page. */
const campaignNotes = signal<Readonly<Record<string, CampaignNote>>>({})

/** What is kept of a campaign; a blank note where nothing is. */
export function campaignNote(id: string): CampaignNote {
  return campaignNotes.value[id] ?? blank
}

/** Reads what is kept of these campaigns. */
export function readCampaigns(ids: readonly string[], shelf: Shelf | null = browserShelf()): void {
  campaignNotes.value = Object.fromEntries(
    ids.map((id) => [id, noteFrom(parseJson(read(shelf, KEY + id))) ?? blank]),
  )
}

function keep(id: string, note: CampaignNote, shelf: Shelf | null): Kept {
  campaignNotes.value = { ...campaignNotes.value, [id]: note }
  return write(shelf, KEY + id, JSON.stringify(note))
}

/** Notes that the next battle of a campaign has begun. */
export function noteBegun(
  id: string,
  game: string,
  seats: readonly string[],
  shelf: Shelf | null = browserShelf(),
): Kept {
  const note = campaignNote(id)
  const games = [...note.games.slice(0, note.fought.length), game]
  return keep(id, { ...note, seats, games }, shelf)
}

const nothing = success<Kept>({ ok: true })

/**
 * Notes what the last battle left, once it is over. A battle that is gone can be fought again, and
 * one whose record cannot be read as well, but that is told.
 */
export async function settle(
  id: string,
  shelf: Shelf | null = browserShelf(),
): Promise<Result<Kept>> {
  const note = campaignNote(id)
  const last = note.games[note.fought.length]
  if (last === undefined) return nothing
  const again = (): Kept =>
    keep(id, { ...note, games: note.games.slice(0, note.fought.length) }, shelf)
  const saved = loadGame(last, shelf)
  if (!saved.ok) return success(again())
  if (!saved.value.note.over) return nothing
  const table = await readTable(saved.value.record)
  if (campaignNote(id) !== note) return nothing // settled meanwhile, or begun again
  if (!table.ok) {
    again()
    return table
  }
  const winner = outcomeOf(table.value)?.winner ?? NOBODY // one who gave up lost. FRL-VIC-8
  const fought = foughtIn(stateOf(table.value) as FrontlineState, winner)
  return success(keep(id, { ...note, fought: [...note.fought, fought] }, shelf))
}

/** The game of the battle under way, empty where none is. */
export function underWay({ games, fought }: CampaignNote): string {
  const last = games[fought.length] ?? ''
  return savedGames.value.some(({ id }) => id === last) ? last : ''
}

/** Forgets a campaign; its games stay. */
export function forgetCampaign(id: string, shelf: Shelf | null = browserShelf()): void {
  forget(shelf, KEY + id)
  campaignNotes.value = { ...campaignNotes.value, [id]: blank }
}

/** A note from data of unknown origin, or null where it is none. */
function noteFrom(data: unknown): CampaignNote | null {
  if (!isRecord(data)) return null
  const { seats, games, fought } = data
  if (!isTexts(seats) || !isTexts(games) || !Array.isArray(fought)) return null
  return fought.every(isFought) && games.length >= fought.length ? { seats, games, fought } : null
}

function isFought(data: unknown): data is Fought {
  if (!isRecord(data)) return false
  const { winner, lost, total, dead, proven } = data
  return (
    typeof winner === 'number' &&
    isNumbers(lost) &&
    isNumbers(total) &&
    isTexts(dead) &&
    isTexts(proven)
  )
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one))
}
