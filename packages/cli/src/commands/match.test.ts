import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from '../testing.ts'

/** What a match says, without the time it took. */
async function report(...argv: string[]): Promise<Record<string, unknown>> {
  const { code, out } = await ran(['match', 'toy', ...argv, '--json'])
  expect(code).toBe(0)
  const { seconds, secondsPerTurn, secondsPerTurn95, ...found } = JSON.parse(out)
  for (const time of [seconds, secondsPerTurn, secondsPerTurn95]) {
    expect(time).toBeGreaterThanOrEqual(0)
  }
  return found
}

test('a match says the score of the first player with its range, by side and in Elo', async () => {
  const found = await report('captain', 'recruit', '--pairs', '30', '--seed', '5')
  expect(found).toMatchObject({ pairs: 30, players: ['captain', 'recruit'], seed: 5 })
  const { score, low, high, elo } = found as Record<string, number>
  expect(low).toBeLessThanOrEqual(score!)
  expect(high).toBeGreaterThanOrEqual(score!)
  expect(high! - low!).toBeGreaterThan(0)
  expect(Math.sign(elo!)).toBe(Math.sign(score! - 0.5))
  const sides = Object.values(found['sides'] as Record<string, number>)
  expect(sides.reduce((sum, one) => sum + one, 0) / sides.length).toBeCloseTo(score!, 2)
})

test('alike players are equal, whatever the dice', async () => {
  const found = await report('recruit', 'recruit', '--pairs', '10')
  expect(found).toMatchObject({ score: 0.5, elo: 0 })
})

test('the same seed gives the same match, another one another', async () => {
  const pairs = ['captain', 'recruit', '--pairs', '20']
  const first = await report(...pairs, '--seed', '3')
  expect(await report(...pairs, '--seed', '3')).toEqual(first)
  expect(await report(...pairs, '--seed', '4')).not.toEqual({ ...first, seed: 4 })
})

test('a match that was stopped goes on from what it kept, and ends as if it had not been', async () => {
  const folder = temporaryFolder(onTestFinished)
  const line = ['match', 'toy', 'captain', 'recruit', '--seed', '3', '--json']
  const played = async (...more: string[]): Promise<{ score: number; pairs: number }> => {
    const { score, pairs } = JSON.parse((await ran([...line, ...more], [], { cwd: folder })).out)
    return { score, pairs }
  }
  const whole = await played('--pairs', '12')
  const file = join(folder, 'pairs')
  await played('--pairs', '5', '--keep', 'pairs')
  const half = readFileSync(file, 'utf8')
  expect(half.trim().split('\n')).toHaveLength(5)
  writeFileSync(file, half.slice(0, -20)) // the last line was being written
  expect(await played('--pairs', '12', '--keep', 'pairs')).toEqual(whole)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4 + 1 + 8)
})

test('a match is told in words, and who does not exist is refused', async () => {
  const { code, out } = await ran(['match', 'toy', 'captain', 'recruit', '--pairs', '4'])
  expect(code).toBe(0)
  expect(out).toMatch(/captain scores .*% against recruit \(.* to .*, 4 pairs\)/)
  const refused = await ran(['match', 'toy', 'captain', 'napoleon'])
  expect(refused.code).toBe(2)
  expect(refused.err).toContain('napoleon')
})
