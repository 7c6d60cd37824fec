import { expect, test } from 'vitest'
import { gameById, games } from './index.ts'

test('every game is found by its own id, and no other', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
  for (const game of games) expect(gameById(game.id)).toBe(game)
  expect(gameById('arras')?.prefixes).toEqual(['ARR'])
  expect(gameById('celles')?.prefixes).toEqual(['CEL'])
  expect(gameById('chess')).toBeUndefined()
})
