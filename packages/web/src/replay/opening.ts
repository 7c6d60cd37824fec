import { playerNames } from '@estafette/bots/names'
import { failure, SPECTATOR, success, type Result } from '@estafette/kernel'
import { makeRecord } from '@estafette/table'
import { loadScreen, loadStory } from '../games/index.ts'
import { sayFailure } from '../i18n/say-failure.ts'
import { findRecord, type FoundRecord } from '../online/find-game.ts'
import type { StoryPart } from '../screen/story.ts'
import { peopleOf } from '../session/secrets.ts'
import { sittersOf } from '../store/begin.ts'
import { HUMAN } from '../store/games.ts'
import { readFragment } from '../store/share.ts'
import { readInSlices, readPosition } from '../store/shelf.ts'
import { makeModel, type TableModel } from '../table/model.ts'
import { words } from '../table/words.ts'
import { makeFilm, type Film } from './reading.ts'

/** The id under which links carry a game in their fragment. */
export const SHARED = 'shared'

const FIRST = 60 // milliseconds for which a record is read before any of it is shown
const DRAWN = 50 // left to the page to draw that
const SLICE = 12 // of work before the page has its turn
const SHOWN = 250 // between two looks at what has been read

/** A record that was found and begun to be read. */
export interface Opened {
  readonly id: string
  readonly film: Film
  readonly model: TableModel
  readonly story: StoryPart | null
  readonly seats: readonly string[] // who played, and plays on
  readonly called: readonly string[] // the same by name, as far as they have one
  readonly isLive: boolean // the game itself goes on in this browser
  readonly isOnline: boolean
}

/** Finds a game wherever it is kept, and reads its beginning. */
export async function openRecord(id: string): Promise<Result<Opened>> {
  const found = id === SHARED ? await inLink() : await findRecord(id)
  if (!found.ok) {
    const isThere = id === SHARED
    return failure(isThere ? words().damaged(await sayFailure(found)) : words().notFound)
  }
  const slices = await readInSlices(found.value.record)
  const first = slices.next()
  if (first.done) {
    return failure(
      first.value.ok ? words().notFound : words().damaged(await sayFailure(first.value)),
    )
  }
  const { table } = first.value
  const [screen, story] = await Promise.all([loadScreen(table.game.id), loadStory(table.game.id)])
  if (!screen) return failure(words().notFound)
  const { note, online } = found.value
  const seats = online
    ? online.sitters.map(({ level }) => level || HUMAN)
    : (note?.seats ?? sittersOf(table))
  const called = online
    ? online.sitters.map(({ name, level }) => name || level || '')
    : seats.map((seat, at) => (seat === HUMAN ? nameOf(table.names[at]) : seat))
  const [only = SPECTATOR, ...others] = online ? [online.viewer] : note ? peopleOf(seats) : []
  const film = makeFilm(
    {
      id,
      screen,
      story: story ?? null,
      own: others.length > 0 || only < 0 ? SPECTATOR : only,
      names: called.map((name) => (playerNames.includes(name) ? '' : name)),
    },
    first.value,
    slices,
  )
  const opened = {
    id,
    film,
    model: makeModel(film.reel.session, screen),
    story: story ?? null,
    seats,
    called,
    isLive: note !== null && !note.over,
    isOnline: online !== null,
  }
  const end = film.readOn(FIRST)
  film.show()
  return end && !end.ok ? failure(words().damaged(await sayFailure(end))) : success(opened)
}

function nameOf(name = ''): string {
  return playerNames.includes(name) ? '' : name
}

/** What the address carries: a record, or a position, which is one without a move. */
async function inLink(): Promise<Result<FoundRecord>> {
  const shared = await readFragment(location.hash)
  if (!shared.ok) return shared
  const { kind, text } = shared.value
  if (kind === 'record') return success({ record: text, note: null, online: null })
  const table = await readPosition(text, SHARED)
  return table.ok ? success({ record: makeRecord(table.value), note: null, online: null }) : table
}

/** Reads the rest without holding up the page; says what is wrong with it. */
export async function readRest({ film }: Opened, isWanted: () => boolean): Promise<string | null> {
  let shown = performance.now()
  await new Promise((resolve) => setTimeout(resolve, DRAWN))
  while (isWanted() && !film.isRead.peek()) {
    await new Promise((resolve) => setTimeout(resolve))
    const end = film.readOn(SLICE)
    if (end && !end.ok) return words().damaged(await sayFailure(end))
    if (performance.now() - shown < SHOWN) continue
    film.show()
    shown = performance.now()
  }
  return null
}
