import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { failureText } from '@estafette/kernel'
import { bySeries, gameById, games } from '@estafette/registry'
import { runScript, type Say } from '@estafette/table'
import { speaker } from '@estafette/words'
import { describe, expect, test } from 'vitest'
import { isLong, sampleOf } from './lanes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = [
  'README.md',
  'docs/adding-a-battle.md',
  'docs/adding-a-game.md',
  'docs/benchmarks.md',
  'docs/formats.md',
  'docs/games/arras.md',
  'docs/games/celles.md',
  'docs/games/frontline.md',
]

/** Commands that stand on a line of their own in a block of shell. */
function commandsIn(page: string): string[] {
  const text = readFileSync(`${root}/${page}`, 'utf8')
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block]) => (block ?? '').split('\n'))
    .filter((line) => line.startsWith('npx estafette '))
}

const all = [...new Set(pages.flatMap(commandsIn))]

const verbIn = (line: string): string => line.split(' ')[2]!
const verbs = new Set(all.map(verbIn))
if (!isLong) verbs.delete('bench') // takes its time, and has a test of its own

/** A command of the day for some verbs of the program; when there is time, every one of the pages. */
const commands = sampleOf([...verbs], 8).flatMap((verb) =>
  sampleOf(
    all.filter((line) => verbIn(line) === verb),
    1,
  ),
)

test('the pages show some commands', () => {
  expect(commands.length).toBeGreaterThan(5)
  expect(all.length).toBeGreaterThan(20)
})

/** The same command with less to do: that it starts and ends well is enough here. */
function brief(words: readonly string[]): string[] {
  if (words[0] === 'bench') {
    const some = words.length > 1 || isLong ? words : [...words, 'arras']
    return [...some, '--seconds', '0']
  }
  const smaller: Readonly<Record<string, string>> = {
    '--games': '2',
    '--pairs': '1',
    '--decisions': isLong ? '500' : '100',
  }
  return words.map((word, index) => smaller[words[index - 1] ?? ''] ?? word)
}

test.each(commands)('%s', (command) => {
  const args = brief(command.replace(/^npx estafette /, '').split(' '))
  const run = spawnSync(process.execPath, ['packages/cli/bin/estafette.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(run.stderr.replace(/^.*%.*$/gm, '').trim()).toBe('')
  expect(run.stdout).not.toBe('')
  expect(run.status).toBe(0)
})

const formats = readFileSync(`${root}/docs/formats.md`, 'utf8')

const say: Say = (game, language, verdict, args) => speaker(game, language).reason(verdict, args)

test('the scripts of the page pass', () => {
  const shown = [...formats.matchAll(/```\n(estafette script 1\n[\s\S]*?)```/g)]
  expect(shown.length).toBeGreaterThan(1)
  for (const [, text = ''] of shown) {
    const { title, errors, failures } = runScript(gameById, text, say)
    expect({ title, wrong: [...errors, ...failures] }).toEqual({ title, wrong: [] })
  }
})

describe.each(bySeries(games))('formats of $id', ({ id, battles }) => {
  const own = readFileSync(`${root}/docs/games/${id}.md`, 'utf8')

  test('the position of the page can be read', () => {
    const shown = [...own.matchAll(/```\n(estafette position 1\n[\s\S]*?)```/g)]
      .map(([, text]) => text ?? '')
      .map((text) => ({ text, game: /^game (\S+)$/m.exec(text)?.[1] ?? '' }))
      .filter(({ game }) => battles.includes(game))
    expect(shown.length).toBeGreaterThan(0)
    for (const { text, game } of shown) {
      const read = gameById(game)!.read(text)
      expect(read.ok ? '' : failureText(read)).toBe('')
    }
  })

  test('the table of verbs has each of them once, with its target', () => {
    const { verbs } = gameById(battles[0]!)!
    const [, notation = ''] = own.split('## Notation of its choices\n')
    const rows = notation.split('\n#')[0]!.matchAll(/^\| (`.*?) \| (.*?) \| /gm)
    const found = [...rows].flatMap(([, names = '', targets = '']) => {
      const all = targets.split(', ')
      return [...names.matchAll(/`([^`]+)`/g)].map(([, verb], index) => {
        const target = all.length > 1 ? all[index] : all[0]
        return `${verb} ${target?.split(' ')[0]}`
      })
    })
    expect(found.sort()).toEqual(verbs.map(({ name, target }) => `${name} ${target}`).sort())
  })
})
