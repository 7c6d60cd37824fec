import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toy } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { readRecord } from '@estafette/table'
import { speaker } from '@estafette/words'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from '../testing.ts'
import { titleOf } from './simulate.ts'

/** What a simulation says of the games, without the time it took. */
async function report(...argv: string[]): Promise<Record<string, unknown>> {
  const { code, out } = await ran(['simulate', 'toy', '--json', ...argv])
  expect(code).toBe(0)
  const { seconds, decisionsPerSecond, workers, ...games } = JSON.parse(out)
  expect(seconds).toBeGreaterThanOrEqual(0)
  expect(decisionsPerSecond).toBeGreaterThan(0)
  expect(workers).toBeGreaterThan(0)
  return games
}

const total = (counts: unknown): number =>
  Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0)

test('simulate counts every game once', async () => {
  const found = await report('--games', '60')
  expect(found['games']).toBe(60)
  expect(total(found['wins'])).toBe(60)
  expect(total(found['victories'])).toBe(60)
  expect(Object.keys(found['wins'] as object)).toEqual(['red', 'blue'])
  for (const key of ['scores', 'lengths']) {
    const spread = found[key] as { histogram: { count: number }[] } & Record<string, number>
    expect(spread.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(60)
    const { min, p10, median, mean, p90, max } = spread
    expect([min, p10, median, p90, max]).toEqual([min, p10, median, p90, max].toSorted(ascending))
    expect(mean).toBeGreaterThanOrEqual(min!)
    expect(mean).toBeLessThanOrEqual(max!)
  }
  const { mean } = found['lengths'] as { mean: number }
  expect(found['decisions']).toBe(Math.round(mean * 60))
})

test('the same seed gives the same games, another seed others', async () => {
  const first = await report('--seed', '5')
  expect(await report('--seed', '5')).toEqual(first)
  expect((await report('--seed', '6'))['lengths']).not.toEqual(first['lengths'])
})

test('the results do not depend on the number of workers', async () => {
  const alone = await report('--games', '50')
  for (const workers of ['2', '3', '7', '64']) {
    expect(await report('--games', '50', '--workers', workers)).toEqual(alone)
  }
})

test('a player that thinks takes part, and remembers nothing of the game before', async () => {
  const argv = ['--games', '4', '--seats', 'think,random']
  const alone = await report(...argv)
  expect(alone).toMatchObject({ games: 4, seats: ['think', 'random'] })
  expect(await report(...argv, '--workers', '4')).toEqual(alone)
  for (const language of ['en', 'fr']) {
    const { out } = await ran(['help', 'simulate', '--lang', language])
    expect(out).toMatch(/random, greedy (or|ou) think/)
  }
})

test('scenario and options reach the game', async () => {
  const lane = await report()
  const road = await report('--scenario', 'road', '--option', 'oats=many')
  expect(road).toMatchObject({ scenario: 'road', options: { oats: 'many' } })
  const mean = (found: Record<string, unknown>): number =>
    (found['lengths'] as { mean: number }).mean
  expect(mean(road)).toBeGreaterThan(mean(lane))
})

/** The records that a simulation left behind, by their names. */
async function saved(...argv: string[]): Promise<{ out: string; records: [string, string][] }> {
  const cwd = temporaryFolder(onTestFinished)
  const { code, out } = await ran(['simulate', 'toy', '--save', 'kept/games', ...argv], [], { cwd })
  expect(code).toBe(0)
  const folder = join(cwd, 'kept', 'games')
  const names = readdirSync(folder).sort()
  return { out, records: names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]) }
}

test('--save keeps a record of every game, and they are the games that were counted', async () => {
  const options = ['--games', '12', '--seed', '5']
  const { out, records } = await saved(...options, '--json')
  expect(records.map(([name]) => name)).toContain('toy-5-12.record')
  expect(records).toHaveLength(12)
  const lengths = records.map(([, text]) => {
    const read = readRecord(() => toy, text)
    if (!read.ok) throw new Error(read.reason)
    expect(read.value.doubts).toEqual([])
    expect(text).toMatch(/^result /m)
    return read.value.table.entries.length
  })
  const sum = lengths.reduce((total, length) => total + length, 0)
  expect(JSON.parse(out).decisions).toBe(sum)
  const { decisions, ...games } = await report(...options)
  expect(decisions).toBe(sum)
  expect(games['lengths']).toMatchObject({ max: Math.max(...lengths), min: Math.min(...lengths) })
})

test('--save writes the same records whoever plays them, and says where', async () => {
  const alone = await saved('--games', '7')
  expect(alone.out).toContain('7 records saved in kept/games')
  expect((await saved('--games', '7', '--workers', '3')).records).toEqual(alone.records)
})

test('--save refuses a folder that cannot be', async () => {
  const cwd = temporaryFolder(onTestFinished)
  await ran(['simulate', 'toy', '--games', '1', '--save', '.'], [], { cwd })
  const file = 'toy-1-1.record'
  const { code, err } = await ran(['simulate', 'toy', '--save', file], [], { cwd })
  expect(code).toBe(2)
  expect(err).toContain(`cannot write ${file}`)
})

test('people get a table, in their language', async () => {
  const { out } = await ran(['simulate', 'toy', '--games', '10', '--lang', 'fr'])
  expect(out).toContain('Relais, Le chemin, random – random')
  expect(out).toContain('10 parties')
  expect(out).toContain('Rouge')
  expect(out).toContain('█')
})

test('a progress bar is drawn for people only', async () => {
  const isTerminal = { input: true, output: false, error: true }
  const people = await ran(['simulate', 'toy', '--games', '50'], [], { isTerminal })
  expect(people.err).toContain('█')
  const machine = await ran(['simulate', 'toy', '--games', '50', '--json'], [], { isTerminal })
  expect(machine.err).toBe('')
})

function ascending(a: number | undefined, b: number | undefined): number {
  return a! - b!
}

test.each(games)('the heading of $id says nothing twice', (game) => {
  for (const language of ['en', 'fr'] as const) {
    const voice = speaker(game, language)
    for (const id of game.scenarios) {
      const { title } = voice.scenario(id)
      const heading = titleOf(voice.title, voice.title, title)
      expect(heading.split(title)).toHaveLength(2)
    }
  }
})
