import { expect, test } from 'vitest'
import { brainOf } from './brains.ts'
import { games } from './index.ts'
import { fetchBrain, fetchGame, gameIds } from './shelf.ts'

test('the shelf holds the games of the list, with their brains', async () => {
  expect(gameIds).toEqual(games.map(({ id }) => id))
  for (const game of games) {
    expect(await fetchGame(game.id)).toBe(game)
    expect(await fetchBrain(game.id)).toBe(brainOf(game))
  }
})

test('what is not on the shelf is not found', async () => {
  for (const id of ['chess', 'toString', '']) {
    expect(await fetchGame(id)).toBeUndefined()
    expect(await fetchBrain(id)).toBeUndefined()
  }
})
