import { expect, test } from 'vitest'
import { ran } from '../testing.ts'

test('games lists scenarios, options with their values, sides and players', async () => {
  const { code, out } = await ran(['games'])
  expect(code).toBe(0)
  for (const word of ['toy', 'Relay', 'lane', 'road', 'oats', 'few (default) | many', 'random']) {
    expect(out).toContain(word)
  }
})

test('games --json is one document for machines', async () => {
  const { out } = await ran(['games', '--json', '--lang', 'fr'])
  const { games, players } = JSON.parse(out)
  expect(players).toContain('random')
  expect(games).toHaveLength(1)
  expect(games[0]).toMatchObject({
    id: 'toy',
    title: 'Relais',
    seats: 4,
    scenarios: [{ id: 'lane', title: 'Le chemin' }, { id: 'road' }],
    options: [
      { id: 'oats', values: ['few', 'many'], default: 'few' },
      { id: 'weather' },
      { id: 'players' },
      { id: 'cards' },
    ],
  })
})
