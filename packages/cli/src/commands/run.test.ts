import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { games } from '@estafette/registry'
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
    expect(found).toMatchObject({ ok: true, game: 'toy', failures: [], errors: [], wrong: [] })
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
    ['an unknown rule', script.replace('game toy', 'game toy\nrules TOY-99'), 4],
    ['an unknown line', script.replace('expect', 'hope'), 8],
  ])('%s: exit code 2 and the line', async (_, text, line) => {
    const { code, err } = await runs(text)
    expect(code).toBe(2)
    expect(err).toContain(`a.script:${line}: `)
  })
})

/** Runs scripts under these names, in the folder that holds them. */
async function runsAll(files: Readonly<Record<string, string>>, ...argv: string[]): Promise<Ran> {
  const cwd = temporaryFolder(onTestFinished)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true })
    writeFileSync(join(cwd, name), text)
  }
  return ran(['run', ...argv], [], { cwd })
}

const wrong = script.replace('oats 0 is 1', 'oats 0 is 7')

describe('run with several files', () => {
  test('prints a line for each and how many passed', async () => {
    const { code, out, err } = await runsAll(
      { 'a.script': script, 'b.script': script },
      'a.script',
      'b.script',
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe('✓ a.script  A bid\n✓ b.script  A bid\n2 scripts, all passed\n')
  })

  test('runs every script of a folder, whatever else lies there', async () => {
    const files = { 'v/b.script': wrong, 'v/deep/a.script': script, 'v/notes.txt': 'x' }
    const { code, out, err } = await runsAll(files, 'v')
    expect(code).toBe(1)
    expect(out).toBe('✗ v/b.script  A bid\n✓ v/deep/a.script  A bid\n2 scripts, 1 failed\n')
    expect(err).toMatch(/^estafette: v\/b\.script:8: .*oats 0 is 1/)
  })

  test('goes on after a file that is no script or not there: exit code 2', async () => {
    const files = { 'a.script': 'nothing', 'b.script': script }
    const { code, out, err } = await runsAll(files, 'a.script', 'none.script', 'b.script')
    expect(code).toBe(2)
    expect(out).toContain('✓ b.script')
    expect(out).toContain('3 scripts, 2 failed')
    expect(err).toContain('a.script:1: not a script: the first line must be')
    expect(err).toContain('cannot read none.script: no such file')
  })

  test('--json lists all of them', async () => {
    const { out } = await runsAll({ 'v/a.script': script, 'v/b.script': wrong }, 'v', '--json')
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      count: 2,
      failed: 1,
      scripts: [
        { file: 'v/a.script', ok: true, wrong: [] },
        { file: 'v/b.script', ok: false, wrong: [expect.stringContaining('v/b.script:8: ')] },
      ],
    })
  })

  test('a folder without scripts is refused, in the language asked for', async () => {
    const files = { 'v/notes.txt': 'x', 'a.script': script, 'b.script': wrong }
    expect(await runsAll(files, 'v')).toMatchObject({
      code: 2,
      err: 'estafette: no .script files in v\n',
    })
    const french = await runsAll(files, 'a.script', 'b.script', '--lang', 'fr')
    expect(french.out).toContain('2 scripts, 1 en échec')
  })
})

test('the words of a refusal can be expected in both languages', async () => {
  const refusal = (words: string): string => `${script}expect illegal red walk k3 TOY-3 ${words}\n`
  const english = 'en: "None of your riders stands on place 3."'
  expect(await runs(refusal(english))).toMatchObject({ code: 0, err: '' })
  expect(await runs(refusal('fr: "Aucun de vos cavaliers"'))).toMatchObject({ code: 0, err: '' })
  const { code, err } = await runs(refusal('fr: "None of your riders"'))
  expect(code).toBe(1)
  expect(err).toContain('in fr: "Aucun de vos cavaliers')
})

test('a choice that was the only one is noted', async () => {
  const forced = `estafette script 1
game arras
position
  used-by-allied yes
  at 25 7-royal-tank-a
  at 5 7th-pz-2-6-rr
do allied activate 25
do allied move 7-royal-tank-a
`
  const cwd = temporaryFolder(onTestFinished)
  writeFileSync(join(cwd, 'a.script'), forced)
  const { code, out, err } = await ran(['run', 'a.script'], [], { cwd, games })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('line 8: "allied move 7-royal-tank-a" was the only choice, already taken')
})
