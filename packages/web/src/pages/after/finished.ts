import { failure, success, type Result, type State } from '@estafette/kernel'
import { isOver, stateOf, type Table } from '@estafette/table'
import type { Standing } from '@estafette/protocol'
import { loadScreen, loadStory } from '../../games/index.ts'
import { sayFailure } from '../../i18n/say-failure.ts'
import { findGame } from '../../online/find-game.ts'
import { peopleOf } from '../../session/secrets.ts'
import type { GameNote } from '../../store/games.ts'
import { readTable } from '../../store/shelf.ts'
import { words } from '../../table/words.ts'
import type { ToldGame } from '../../story/moments.ts'
import { summarize, type Summary } from '../../story/summary.ts'
import { afterWords } from './words.ts'

/** A game that is over, with whatever tells of it. */
export interface Finished extends ToldGame {
  readonly id: string
  readonly note: GameNote
  readonly record: string
  readonly table: Table
  readonly state: State // the last position
  readonly own: number // the side of the only person who played, or looks; -1 for none
  readonly online: Standing | null // who sat there, where it was played over the network
}

/** Opens a game that is over, wherever it is kept. */
export async function openFinished(id: string): Promise<Result<Finished>> {
  const found = await findGame(id)
  if (!found.ok) return failure(words().notFound)
  const { note, record, online } = found.value
  const read = await readTable(record)
  if (!read.ok) return failure(words().damaged(await sayFailure(read)))
  const table = read.value
  const state = stateOf(table)
  if (!isOver(table)) return failure(afterWords().notOver)
  const [screen, story] = await Promise.all([loadScreen(table.game.id), loadStory(table.game.id)])
  if (!screen || !story) return failure(afterWords().noStory)
  const people = online ? [online.viewer] : peopleOf(note.seats)
  const [seat = -1] = people.length === 1 ? people : []
  const own = seat < 0 ? -1 : table.game.sideOf(state, seat)
  return success({ id, note, record, game: table.game, table, state, screen, story, own, online })
}

const SLICE = 10 // milliseconds of work before the page has its turn

/** Goes through a game without holding up the page; null where nobody waits any more. */
export async function workOut(
  { table, story }: Finished,
  said: (done: number) => void,
  isWanted: () => boolean,
): Promise<Summary | null> {
  const slices = summarize(table, story)
  while (isWanted()) {
    const until = performance.now() + SLICE
    let slice = slices.next()
    while (!slice.done && performance.now() < until) slice = slices.next()
    if (slice.done) return slice.value
    said(slice.value)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}
