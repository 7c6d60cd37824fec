import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ruleIdsIn, type Game } from '@estafette/kernel'
import { testTitles } from './titles.ts'

/** Which files cite each rule id, as paths from the root of the repository. */
export interface Citations {
  readonly tests: ReadonlyMap<string, readonly string[]>
  readonly sources: ReadonlyMap<string, readonly string[]>
}

/** The folder of a game's package, from the root: the battles of a series share one. */
export function packageOf(game: Game): string {
  return `packages/games/${game.series ?? game.id}`
}

/** Reads who cites the rules of a game. */
export function citationsOf(game: Game, root: string): Citations {
  const folder = join(root, packageOf(game))
  const tests = new Map<string, string[]>()
  const sources = new Map<string, string[]>()
  for (const file of filesUnder(folder)) {
    const name = relative(folder, file).split(sep).join('/')
    const kind = kindOf(name)
    if (kind === undefined) continue
    const text = readFileSync(file, 'utf8')
    const cited = kind === 'test' ? testTitles(text) : kind === 'vector' ? ruleLines(text) : [text]
    const into = kind === 'source' ? sources : tests
    for (const id of ruleIdsIn(cited.join('\n'), game.prefixes)) {
      into.set(id, [...(into.get(id) ?? []), relative(root, file).split(sep).join('/')])
    }
  }
  return { tests, sources }
}

type Kind = 'test' | 'vector' | 'source'

/** The rules' own texts and the words cite nothing: they say it. What data says, it applies. */
function kindOf(name: string): Kind | undefined {
  if (name.endsWith('.test.ts')) return 'test'
  if (/^vectors\/.*\.script$/.test(name)) return 'vector'
  const isSource = /^(?:src\/(?!rules\/|words\/).*\.ts|data\/.*\/scenario\.json)$/.test(name)
  return isSource ? 'source' : undefined
}

function ruleLines(script: string): string[] {
  return script.split('\n').filter((line) => line.startsWith('rules '))
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:node_modules|dist)[\\/]/.test(file))
    .sort()
}
