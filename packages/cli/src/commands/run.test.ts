import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptOf } from '@estafette/table'
import { describe, expect, onTestFinished, test } from 'vitest'
import { playedTable, ran, temporaryFolder, type Ran } from '../testing.ts'

const script = `estafette script 1
title A bid
game toy
scenario lane
dice 1
do seat-1 bid 2
do seat-2 bid 1
expect oats 0 is 1
`

async function runs(text: string, ...argv: string[]): Promise<Ran> {
  const cwd = temporaryFolder(onTestFinished)
  writeFileSync(join(cwd, 'a.script'), text)
  return ran(['run', 'a.script', ...argv], [], { cwd })
}

describe('run', () => {
  test('prints the events, the final position and the next decision with its choices', async () => {
    const { code, out, err } = await runs(script)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('A bid')
    expect(out).toContain('The bids are 2 and 1')
    expect(out).toContain('bids 2 1')
    expect(out).toMatch(/Round 1.*who rides\?/)
    expect(out).toMatch(/1 {2}Walk: place 0 +walk k0/)
  })

  test('--json', async () => {
    const { code, out } = await runs(script, '--json')
    expect(code).toBe(0)
    const found = JSON.parse(out)
    expect(found).toMatchObject({ ok: true, game: 'toy', failures: [], errors: [], faults: [] })
    expect(found.steps).toHaveLength(3)
  })

  test('a whole game of a table runs and meets its hash', async () => {
    expect(await runs(scriptOf(playedTable(), 'all of it'))).toMatchObject({ code: 0, err: '' })
  })

  test('an expectation that fails: exit code 1 and the line', async () => {
    const { code, err } = await runs(script.replace('oats 0 is 1', 'oats 0 is 7'))
    expect(code).toBe(1)
    expect(err).toMatch(/^estafette: a\.script:8: .*oats 0 is 1/)
  })

  test.each([
    ['dice running short', script.replace('dice 1\n', ''), 4],
    ['dice left over', script.replace('dice 1', 'dice 1 6'), 5],
    ['a choice that is not legal', script.replace('bid 1', 'bid 9'), 7],
    ['a choice that does not exist', script.replace('bid 1', 'dance'), 7],
    ['an unknown game', script.replace('game toy', 'game chess'), 3],
    ['an unknown scenario', script.replace('lane', 'alps'), 4],
    ['an unknown line', script.replace('expect', 'hope'), 8],
  ])('%s: exit code 2 and the line', async (_, text, line) => {
    const { code, err } = await runs(text)
    expect(code).toBe(2)
    expect(err).toContain(`a.script:${line}: `)
  })
})
