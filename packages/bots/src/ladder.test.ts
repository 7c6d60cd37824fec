import { games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { describe, expect, test } from 'vitest'
import { measuredGames, offeredIn, rungOf } from './ladder.ts'
import { playerNames } from './names.ts'

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const offered = offeredIn(id)

  test('offers players there are, and the captain among them', () => {
    expect(playerNames).toEqual(expect.arrayContaining([...offered]))
    expect(offered).toContain('greedy')
  })

  test('offers one that thinks where it was measured to be stronger, and can think', () => {
    const rung = rungOf(id, 'think')
    expect(offered.includes('think')).toBe((rung?.low ?? 0) > 0.5)
    if (rung) expect(brainOf(game)?.search).toBeDefined()
  })
})

test('figures are of games there are, each within its range', () => {
  const ids = games.map(({ id }) => id)
  expect(measuredGames.length).toBeGreaterThan(0)
  for (const id of measuredGames) {
    expect(ids).toContain(id)
    const { score, low, high, pairs } = rungOf(id, 'think')!
    expect(score).toBeGreaterThan(low)
    expect(score).toBeLessThanOrEqual(high)
    expect(pairs).toBeGreaterThan(4)
  }
})
