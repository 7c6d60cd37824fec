import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratchFolder } from './scratch.ts'
import { runBeside } from './stages.mjs'

test('what failed far above is named again at the end of a run, and nothing that passed', async () => {
  const folder = scratchFolder()
  const stage = (name: string, code: number) => {
    const script = join(folder, `${name}.mjs`)
    const lines = ['\u001b[31m FAIL \u001b[39m one.test.ts > a title', 'AssertionError: 1', 'rest']
    writeFileSync(script, `console.log(${JSON.stringify(lines.join('\n'))}); process.exit(${code})`)
    return { name, script, args: [] }
  }
  const said: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line))
  const code = await runBeside([[stage('bad', 3)], [stage('good', 0)]], { all: true })
  log.mockRestore()
  rmSync(folder, { recursive: true })
  expect(code).toBe(3)
  const last = said
    .at(-1)!
    .replace(/ +[\d.]+ s/g, '')
    .split('\n')
  expect(last.slice(0, 3)).toEqual([
    '',
    'bad      FAIL  one.test.ts > a title',
    'bad      AssertionError: 1',
  ])
  expect(last.slice(3).toSorted()).toEqual(['bad      FAILED', 'good     ok'])
})
