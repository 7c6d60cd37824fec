import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { ran } from '../testing.ts'

const games = [gameById('frontline')!]

test('each level plays the one below it, and the captain what it was at first', async () => {
  const { code, out } = await ran(['ladder', 'frontline', '--pairs', '2', '--json'], [], { games })
  expect(code).toBe(0)
  const { rungs } = JSON.parse(out)
  expect(rungs.map(({ players }: { players: string[] }) => players.join(' '))).toEqual([
    'corporal recruit',
    'captain corporal',
    'colonel captain',
    'captain greedy-1',
  ])
  for (const { score, low, high, pairs, isStronger } of rungs) {
    expect(pairs).toBe(2)
    expect(score).toBeGreaterThanOrEqual(low)
    expect(score).toBeLessThanOrEqual(high)
    expect(isStronger).toBe(low > 0.5)
  }
})

test('where no level searches there is none to play', async () => {
  const { out } = await ran(['ladder', 'toy', '--pairs', '2'])
  expect(out).toMatch(/captain v corporal .* 2 pairs/)
  expect(out).not.toContain('colonel')
})
