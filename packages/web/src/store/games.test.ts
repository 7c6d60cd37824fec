import { beforeEach, expect, test } from 'vitest'
import {
  deleteGame,
  hasUnsaved,
  HUMAN,
  listGames,
  loadGame,
  newGameId,
  saveGame,
  type GameNote,
  type SavedGame,
} from './games.ts'
import { shelfOf } from '../../test/shelf.ts'

/** A browser's storage with room for so many characters. */
function makeShelf(room = Number.POSITIVE_INFINITY): ReturnType<typeof shelfOf> {
  const shelf = shelfOf()
  const { kept } = shelf
  const size = (): number =>
    [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  return Object.assign(shelf, {
    setItem(key: string, text: string): void {
      const before = kept.get(key)
      kept.set(key, text)
      if (size() <= room) return
      if (before === undefined) kept.delete(key)
      else kept.set(key, before)
      throw new DOMException('no room', 'QuotaExceededError')
    },
  })
}

const note = (id: string, updated: number, more: Partial<GameNote> = {}): GameNote => ({
  id,
  game: 'arras',
  scenario: 'historical',
  seats: [HUMAN, 'greedy'],
  sides: ['allied', 'german'],
  turn: 3,
  turns: 7,
  moves: 61,
  over: false,
  updated,
  ...more,
})

const game = (id: string, updated = 1, record = `record of ${id}`): SavedGame => ({
  note: note(id, updated),
  record,
})

let shelf = makeShelf()
beforeEach(() => {
  shelf = makeShelf()
  for (const { id } of listGames(shelf)) deleteGame(id, shelf) // what lives in the page alone
})

test('a game is kept, listed with the last played first, read and deleted', () => {
  expect(saveGame(game('a', 1), shelf)).toEqual({ ok: true })
  expect(saveGame(game('b', 2), shelf)).toEqual({ ok: true })
  expect(listGames(shelf).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(loadGame('a', shelf)).toEqual({ ok: true, value: game('a', 1) })
  deleteGame('a', shelf)
  expect(listGames(shelf).map(({ id }) => id)).toEqual(['b'])
  expect(loadGame('a', shelf).ok).toBe(false)
  expect([...shelf.kept.keys()].filter((key) => key.endsWith('.a'))).toEqual([])
})

test('without room the last state is still kept, and the new one lives on in the page', () => {
  shelf = makeShelf(700)
  expect(saveGame(game('a', 1, 'short'), shelf)).toEqual({ ok: true })
  const longer = game('a', 2, 'long'.repeat(200))
  expect(saveGame(longer, shelf)).toEqual({ ok: false, why: 'full' })
  expect(shelf.kept.get('estafette.record.a')).toBe('short')
  expect(loadGame('a', shelf)).toEqual({ ok: true, value: longer })
  expect(listGames(shelf)).toHaveLength(1)
  expect(saveGame(game('a', 3, 'tiny'), shelf)).toEqual({ ok: true })
  expect(loadGame('a', shelf)).toEqual({ ok: true, value: game('a', 3, 'tiny') })
  deleteGame('a', shelf)
})

test('without any storage games live as long as the page', () => {
  expect(saveGame(game('c'), null)).toEqual({ ok: false, why: 'blocked' })
  expect(loadGame('c', null)).toEqual({ ok: true, value: game('c') })
  expect(listGames(null).map(({ id }) => id)).toEqual(['c'])
  deleteGame('c', null)
  expect(listGames(null)).toEqual([])
})

test.each(['', '{', '[]', '{"id":"x"}', '{"id":1,"game":"arras"}', 'null'])(
  'a note that makes no sense is left aside: %s',
  (text) => {
    shelf.setItem('estafette.note.x', text)
    shelf.setItem('estafette.record.x', 'record')
    expect(listGames(shelf)).toEqual([])
    expect(loadGame('x', shelf).ok).toBe(false)
  },
)

test('what other programs keep is left alone', () => {
  shelf.setItem('other', 'thing')
  saveGame(game('a'), shelf)
  deleteGame('a', shelf)
  expect([...shelf.kept]).toEqual([['other', 'thing']])
})

test('ids differ and can name a table', () => {
  const ids = Array.from({ length: 200 }, () => newGameId('arras'))
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^arras-[a-z0-9]{8}$/)
})

test('a game whose note is damaged is listed and opened from its record', () => {
  const record = [
    'estafette record 1   #b0cc97',
    'game arras   #c40c41',
    'scenario historical   #a0b12f',
    'seat allied   #220fc1',
    'seat german greedy   #e0f32c',
    'moves   =a1950a0b  #187746',
    '1 allied activate 27   =137f7180  #446b89',
    '2 allied pass   =137f7180  #446b89',
    '',
  ].join('\n')
  for (const damage of ['{"id":"a","ga', '', '{}', JSON.stringify(note('another', 3)), null]) {
    saveGame(game('a', 1, record), shelf)
    if (damage === null) shelf.removeItem('estafette.note.a')
    else shelf.setItem('estafette.note.a', damage)
    const [listed] = listGames(shelf)
    expect(listed).toMatchObject({
      id: 'a',
      game: 'arras',
      scenario: 'historical',
      seats: [HUMAN, 'greedy'],
      sides: ['allied', 'german'],
      moves: 2,
      over: false,
    })
    expect(loadGame('a', shelf)).toMatchObject({ ok: true, value: { record } })
    deleteGame('a', shelf)
    expect(listGames(shelf)).toEqual([])
  }
})

test('what the browser does not keep is known to be unsaved until it is kept', () => {
  const full = makeShelf(10)
  expect(saveGame(game('a'), full).ok).toBe(false)
  expect(hasUnsaved()).toBe(true)
  saveGame(game('a'), shelf)
  expect(hasUnsaved()).toBe(false)
})
