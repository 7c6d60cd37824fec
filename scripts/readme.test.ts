import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = ['README.md', 'docs/benchmarks.md', 'docs/formats.md', 'docs/games/arras.md']

/** Commands that stand on a line of their own in a block of shell. */
function commandsIn(page: string): string[] {
  const text = readFileSync(`${root}/${page}`, 'utf8')
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block]) => (block ?? '').split('\n'))
    .filter((line) => line.startsWith('npx estafette '))
}

const commands = [...new Set(pages.flatMap(commandsIn))]

test('the pages show some commands', () => {
  expect(commands.length).toBeGreaterThan(5)
})

// The measurement itself takes half a minute; that it starts is enough here.
test.each(commands)('%s', (command) => {
  const words = command.replace(/^npx estafette /, '').split(' ')
  const args = words[0] === 'bench' ? [...words, '--seconds', '0'] : words
  const run = spawnSync(process.execPath, ['packages/cli/bin/estafette.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(run.stderr.replace(/^.*%.*$/gm, '').trim()).toBe('')
  expect(run.stdout).not.toBe('')
  expect(run.status).toBe(0)
})
