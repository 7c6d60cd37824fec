import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { ran } from '../testing.ts'

test('bench measures every figure', async () => {
  const { code, out } = await ran(['bench', '--seconds', '0', '--json'])
  expect(code).toBe(0)
  const [figures] = JSON.parse(out).games
  expect(figures.game).toBe('toy')
  for (const key of [
    'decisionsPerSecond',
    'copyNs',
    'viewNs',
    'hashNs',
    'fingerprintNs',
    'listNs',
    'chancesMs',
    'verifyMs',
  ]) {
    expect(figures[key]).toBeGreaterThan(0)
  }
  expect(figures).toMatchObject({ rateMs: null, policyMs: null }) // nobody knows how to play it
})

test('of a game with a brain it also measures that', async () => {
  const games = [gameById('celles')!]
  const { out } = await ran(['bench', 'celles', '--seconds', '0', '--json'], [], { games })
  const [figures] = JSON.parse(out).games
  expect(figures.rateMs).toBeGreaterThan(0)
  expect(figures.policyMs).toBeGreaterThan(0)
})

test('people get a table in Markdown', async () => {
  const { out } = await ran(['bench', 'toy', '--seconds', '0'])
  const [head, rule, row] = out.split('\n')
  const cells = head!.split('|').length
  expect(cells).toBeGreaterThan(6)
  expect(rule!.split('|')).toHaveLength(cells)
  expect(row!.split('|')).toHaveLength(cells)
})
