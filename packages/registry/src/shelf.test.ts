import { expect, test } from 'vitest'
import { brainOf } from './brains.ts'
import { games } from './index.ts'
import { fetchBrain, fetchGame, fetchRuledGame, gameIds } from './shelf.ts'

test('the shelf holds the games of the list, with their brains', async () => {
  expect(gameIds).toEqual(games.map(({ id }) => id))
  for (const game of games) {
    const { chapters, ...rest } = game
    expect(await fetchGame(game.id)).toEqual(rest)
    expect((await fetchRuledGame(game.id))?.chapters).toBe(chapters)
    expect(await fetchBrain(game.id)).toBe(brainOf(game))
  }
})

test('what is not on the shelf is not found', async () => {
  for (const id of ['chess', 'toString', '']) {
    expect(await fetchGame(id)).toBeUndefined()
    expect(await fetchRuledGame(id)).toBeUndefined()
    expect(await fetchBrain(id)).toBeUndefined()
  }
})
