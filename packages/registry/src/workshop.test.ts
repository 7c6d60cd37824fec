import { expect, test } from 'vitest'
import { games } from './index.ts'
import { workshop } from './workshop.ts'

test('what is in the workshop stands on no shelf, and has ids and a rulebook of its own', () => {
  const ids = [...games, ...workshop].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { chapters } of workshop) expect(chapters.length).toBeGreaterThan(0)
})
