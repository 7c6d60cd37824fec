import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** So many like lines in a row are something that two games share. */
const RUN = 6

/** Folders with a folder per game. */
const shelves = ['packages/games', 'packages/web/src/games']

/** Runs that may stand in two games, by their first line, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'seats: 2,': 'what a game hands to its contract, under the names that the contract has for it',
  '...bySteps(deciding, running),': 'the same, further down',
  'moved: {': 'how a game describes a march, in the words that all events have for it',
  'advanced: {': 'the same of an advance',
}

/** A line that says something, as it is compared. */
interface Line {
  readonly number: number
  readonly text: string
}

interface Source {
  readonly path: string
  readonly lines: readonly Line[]
}

/** A run of lines that stands in two sources. */
interface Repeat {
  readonly first: string
  readonly places: string
}

const emptied = (text: string): string => text.replaceAll(/[^\n]/g, '')

/**
 * What a source says, line by line: no imports, comments and lone brackets, white space folded, and
 * the game's own name left out, so that `ArrasState` and `CellesState` are alike.
 */
export function linesOf(source: string, game: string): Line[] {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, emptied)
    .replaceAll(/^(?:import|export)\s(?:type\s)?(?:[\w*{][^'"=;()]*?\sfrom\s)?['"].*$/gm, emptied)
    .split('\n')
    .map((line, index) => ({
      number: index + 1,
      text: line
        .replace(/(?:^|\s)\/\/.*$/, '')
        .replaceAll(new RegExp(game, 'gi'), 'Game')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => /\w/.test(text))
}

/** The longest runs that stand in a source of one game and in a source of another. */
export function repeatsIn(one: readonly Source[], other: readonly Source[]): Repeat[] {
  const key = ({ lines }: Source, at: number): string =>
    lines
      .slice(at, at + RUN)
      .map(({ text }) => text)
      .join('\n')
  const starts = new Map<string, { readonly source: Source; readonly at: number }[]>()
  for (const source of other) {
    for (let at = 0; at + RUN <= source.lines.length; at++) {
      const here = key(source, at)
      starts.set(here, [...(starts.get(here) ?? []), { source, at }])
    }
  }
  const found: Repeat[] = []
  for (const source of one) {
    for (let at = 0; at + RUN <= source.lines.length; at++) {
      for (const there of starts.get(key(source, at)) ?? []) {
        const alike = (step: number): boolean => {
          const mine = source.lines[at + step]?.text
          return mine !== undefined && mine === there.source.lines[there.at + step]?.text
        }
        if (alike(-1)) continue // told with the line before
        let length = RUN
        while (alike(length)) length++
        const place = ({ path, lines }: Source, from: number): string =>
          `${path}:${lines[from]!.number}-${lines[from + length - 1]!.number}`
        const places = `${place(source, at)} ~ ${place(there.source, there.at)}`
        found.push({ first: source.lines[at]!.text, places })
      }
    }
  }
  return found
}

/** What a game has in its folder, tests included. */
function sourcesOf(shelf: string, game: string): Source[] {
  const folder = join(shelf, game)
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => {
      const path = join(folder, file)
      return { path, lines: linesOf(readFileSync(join(root, path), 'utf8'), game) }
    })
}

const repeats = shelves.flatMap((shelf) => {
  const games = readdirSync(join(root, shelf), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'map') // what the maps of all share
    .map(({ name }) => sourcesOf(shelf, name))
  return games.flatMap((one, at) => games.slice(at + 1).flatMap((other) => repeatsIn(one, other)))
})

describe('what two games share stands in one place', () => {
  test(`no run of ${RUN} like lines stands in two games`, () => {
    const copied = repeats.filter(({ first }) => allowed[first] === undefined)
    expect(copied.map(({ places }) => places)).toEqual([])
  })

  test('what is allowed is still there', () => {
    const firsts = new Set(repeats.map(({ first }) => first))
    expect(Object.keys(allowed).filter((first) => !firsts.has(first))).toEqual([])
  })
})

describe('the check itself', () => {
  const sourceOf = (path: string, game: string, text: string): Source => ({
    path,
    lines: linesOf(text, game),
  })
  const body = [1, 2, 3, 4, 5, 6].map((n) => `  call${n}(s)`)

  test('sees a copy although names of games, white space and comments differ', () => {
    const one = ['function go(s: ArrasState) {', ...body, '}'].join('\n')
    const other = ['', '// Goes.', 'function go(s:  CellesState) {', ...body, '', '}'].join('\n')
    expect(
      repeatsIn([sourceOf('a.ts', 'arras', one)], [sourceOf('b.ts', 'celles', other)]),
    ).toEqual([{ first: 'function go(s: GameState) {', places: 'a.ts:1-7 ~ b.ts:3-9' }])
  })

  test('passes over what is shorter, or broken by another line', () => {
    const other = [...body.slice(0, 5), '  other(s)', ...body.slice(5)].join('\n')
    const one = sourceOf('a.ts', 'arras', body.join('\n'))
    expect(repeatsIn([one], [sourceOf('b.ts', 'celles', other)])).toEqual([])
  })

  test('passes over imports, comments and lone brackets', () => {
    const source = `
      import {
        one,
        two,
      } from './a.ts'
      import type { Three } from './b.ts'
      import './c.css'
      export { four } from './d.ts'
      /** Like
          lines. */
      const five = from('./e.ts') // as said
      }
      export const six = 'a'`
    expect(linesOf(source.replaceAll(/^ {6}/gm, ''), 'arras').map(({ text }) => text)).toEqual([
      "const five = from('./e.ts')",
      "export const six = 'a'",
    ])
  })
})
