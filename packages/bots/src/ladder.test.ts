import { games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { describe, expect, test } from 'vitest'
import { belowOf, measuredGames, offeredIn, rungOf } from './ladder.ts'
import { players } from './levels.ts'

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const offered = offeredIn(id)

  test('offers players there are, the weakest first, with recruit and captain among them', () => {
    const names = players.map(({ name }) => name)
    expect(offered).toEqual(names.filter((name) => offered.includes(name)))
    expect(offered).toEqual(expect.arrayContaining(['random', 'greedy']))
  })

  test('offers one that thinks where it was measured to be stronger, and can think', () => {
    const rung = rungOf(id, 'think')
    expect(offered.includes('think')).toBe((rung?.low ?? 0) > 0.5)
    if (rung) expect(brainOf(game)?.search).toBeDefined()
  })

  test('offers the corporal where it beats the recruit and the captain beats it', () => {
    const lows = ['rough', 'greedy'].map((name) => rungOf(id, name)?.low ?? 0)
    expect(offered.includes('rough')).toBe(lows.every((low) => low > 0.5))
    if (offered.includes('rough')) expect(brainOf(game)).toBeDefined()
  })

  test('tells figures of whoever is offered against somebody who is', () => {
    for (const { name } of players) {
      if (!rungOf(id, name)) continue
      expect(offered).toEqual(expect.arrayContaining([name, belowOf(name)]))
    }
  })
})

test('some game offers each player of the list', () => {
  for (const { name } of players) {
    expect(games.some(({ id }) => offeredIn(id).includes(name))).toBe(true)
  }
})

test('figures are of games there are, each within its range', () => {
  const ids = games.map(({ id }) => id)
  expect(measuredGames.length).toBeGreaterThan(0)
  for (const id of measuredGames) {
    expect(ids).toContain(id)
    const rungs = players.flatMap(({ name }) => rungOf(id, name) ?? [])
    expect(rungs.length).toBeGreaterThan(0)
    for (const { score, low, high, pairs } of rungs) {
      expect(score).toBeGreaterThan(low)
      expect(score).toBeLessThanOrEqual(high)
      expect(pairs).toBeGreaterThan(4)
    }
  }
})
