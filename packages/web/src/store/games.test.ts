import { beforeEach, expect, test } from 'vitest'
import {
  deleteGame,
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
