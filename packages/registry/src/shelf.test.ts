import { expect, test } from 'vitest'
import { brainOf } from './brains.ts'
import { games } from './index.ts'
import {
  fetchBrain,
  fetchGame,
  fetchRuledGame,
  gameIds,
  isOneOfSeveral,
  listedSide,
  seriesOf,
  shelf,
} from './shelf.ts'
import { workshop } from './workshop.ts'

test('the shelf holds the games of the list, with their brains', async () => {
  expect(gameIds).toEqual(games.map(({ id }) => id))
  for (const game of games) {
    const { chapters, ...rest } = game
    expect(await fetchGame(game.id)).toEqual(rest)
    expect((await fetchRuledGame(game.id))?.chapters).toBe(chapters)
    expect(await fetchBrain(game.id)).toBe(brainOf(game))
  }
})

test('a game of the workshop is listed nowhere; one that can be shown is found by its id', async () => {
  for (const { id } of workshop) expect(gameIds).not.toContain(id)
  const shown = workshop.filter(({ id }) => seriesOf(id) !== undefined)
  expect(shown.map(({ id }) => id)).toEqual(['training'])
  for (const { id, series } of shown) {
    expect((await fetchGame(id))?.id).toBe(id)
    expect(await fetchBrain(id)).toBeDefined()
    expect(seriesOf(id)).toBe(series ?? id)
  }
})

test('what is not on the shelf is not found', async () => {
  for (const id of ['chess', 'toString', '']) {
    expect(await fetchGame(id)).toBeUndefined()
    expect(await fetchRuledGame(id)).toBeUndefined()
    expect(await fetchBrain(id)).toBeUndefined()
  }
})

test('a battle is one of several where its series has more than one, whatever it is called', () => {
  for (const { battles } of shelf)
    for (const id of battles)
      expect({ id, is: isOneOfSeveral(id) }).toEqual({ id, is: battles.length > 1 })
  expect(isOneOfSeveral('chess')).toBe(false)
})

test('every side of every game is listed, and what an object inherits is none', () => {
  for (const { id, sides } of games) {
    expect(sides.filter((side) => !listedSide(id, side))).toEqual([])
    expect(listedSide(id, 'toString')).toBeUndefined()
  }
})
