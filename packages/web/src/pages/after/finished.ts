import { failure, success, type Result, type State } from '@estafette/kernel'
import { stateOf, type Table } from '@estafette/table'
import { loadScreen, loadStory } from '../../games/index.ts'
import { sayFailure } from '../../i18n/say-failure.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { StoryPart } from '../../screen/story.ts'
import { peopleOf } from '../../session/secrets.ts'
import { loadGame, type GameNote } from '../../store/games.ts'
import { readTable } from '../../store/shelf.ts'
import { words } from '../../table/words.ts'
import { summarize, type Summary } from './summary.ts'
import { afterWords } from './words.ts'

/** A game that is over, with whatever tells of it. */
export interface Finished {
  readonly id: string
  readonly note: GameNote
  readonly record: string
  readonly table: Table
  readonly state: State // the last position
  readonly screen: GameScreen
  readonly story: StoryPart
  readonly own: number // the side of the only person who played, -1 where there was none or two
}

/** Opens a saved game that is over. */
export async function openFinished(id: string): Promise<Result<Finished>> {
  const saved = loadGame(id)
  if (!saved.ok) return failure(words().notFound)
  const { note, record } = saved.value
  const read = await readTable(record)
  if (!read.ok) return failure(words().damaged(await sayFailure(read)))
  const table = read.value
  const state = stateOf(table)
  if (table.game.acting(state) !== 0) return failure(afterWords().notOver)
  const [screen, story] = await Promise.all([loadScreen(table.game.id), loadStory(table.game.id)])
  if (!screen || !story) return failure(afterWords().noStory)
  const people = peopleOf(note.seats)
  const own = people.length === 1 ? table.game.sideOf(state, people[0]!) : -1
  return success({ id, note, record, table, state, screen, story, own })
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
