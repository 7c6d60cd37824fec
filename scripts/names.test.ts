import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const ownOfGames = 'the same of each game, in whichever of its files it stands'
const onTheWire = 'the same as a message has it: protocol imports no package'

/** Names that may be declared in several places, with the reason why they mean one thing. */
const allowed: Readonly<Record<string, string>> = {
  BoardPack: ownOfGames,
  CombatResult: ownOfGames,
  Counts: ownOfGames,
  Memory: ownOfGames,
  Survey: ownOfGames,
  Work: ownOfGames,
  Heard: onTheWire,
  Language: onTheWire,
  Level: onTheWire,
  TakenBack: onTheWire,
  Point: 'two numbers where thousands are drawn, x and y in the page',
}

interface Source {
  readonly path: string
  readonly text: string
}

/** A type that other files may import, as it is written down. */
interface Declared {
  readonly name: string
  readonly path: string
  readonly text: string
}

export function declaredIn({ path, text }: Source): Declared[] {
  const exported =
    /^export (?:abstract )?(?:interface|type|class|enum) (\w+).*(?:\n(?:[ }>].*)?)*/gm
  return [...text.matchAll(exported)].map(([whole, name = '']) => ({
    name,
    path,
    text: whole
      .replaceAll(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

/** Where something stands, whichever game it is of: games have the same files for the same things. */
const placeIn = (path: string, games: ReadonlySet<string>): string =>
  path
    .split('/')
    .map((part) => (games.has(part) ? '*' : part))
    .join('/')

/** What a game makes of a type of the kernel, under its name: `X = kernel.X<ArrasState>`. */
const isInstance = ({ name, text }: Declared): boolean =>
  new RegExp(String.raw`= \w+\.${name}<`).test(text)

/** Names that are declared differently in different places. */
export function homonymsIn(sources: readonly Source[], games: ReadonlySet<string>) {
  const byName = new Map<string, Declared[]>()
  for (const declared of sources.flatMap(declaredIn)) {
    if (isInstance(declared)) continue
    byName.set(declared.name, [...(byName.get(declared.name) ?? []), declared])
  }
  const isOne = (all: readonly Declared[]): boolean =>
    new Set(all.map(({ text }) => text)).size === 1 ||
    new Set(all.map(({ path }) => placeIn(path, games))).size === 1
  return [...byName]
    .filter(([, all]) => !isOne(all))
    .map(([name, all]) => ({ name, paths: all.map(({ path }) => path) }))
}

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const games = new Set(foldersIn('packages/games'))

const packages = [
  ...foldersIn('packages').filter((name) => name !== 'games'),
  ...[...games].map((game) => `games/${game}`),
]

const sources: readonly Source[] = packages.flatMap((name) => {
  const folder = `packages/${name}/src`
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      path: `${folder}/${file}`,
      text: readFileSync(join(root, folder, file), 'utf8'),
    }))
})

const homonyms = homonymsIn(sources, games)

describe('a type that is exported has a name of its own', () => {
  test('no name means one thing here and another there', () => {
    expect(sources.flatMap(declaredIn).length).toBeGreaterThan(1000)
    expect(homonyms.filter(({ name }) => allowed[name] === undefined)).toEqual([])
  })

  test('what is allowed is still there', () => {
    const names = new Set(homonyms.map(({ name }) => name))
    expect(Object.keys(allowed).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the check itself', () => {
  const of = (...texts: readonly string[]) =>
    homonymsIn(
      texts.map((text, at) => ({ path: `packages/${['kernel', 'web'][at]}/src/a.ts`, text })),
      games,
    ).map(({ name }) => name)

  test('sees a name that is declared in two ways', () => {
    expect(
      of('export interface Way {\n  to: number\n}\n', "export type Way = 'on' | 'back'\n"),
    ).toEqual(['Way'])
    expect(of('export type A =\n  | 1\n  | 2\n', 'export type A =\n  | 1\n  | 3\n')).toEqual(['A'])
  })

  test('passes over what is the same, what nobody can import, and what a game makes of it', () => {
    expect(of('export type A = 1 // one\nexport type B = 2', 'export type A = 1\n')).toEqual([])
    expect(of('type A = 1\n', 'export type A = 2\n')).toEqual([])
    expect(of('export type A<S> = S | 1\n', 'export type A = kernel.A<State>\n')).toEqual([])
  })

  test('takes one file of several games for one place', () => {
    const [one = '', other = ''] = games
    const side = (game: string, file: string, sides: string): Source => ({
      path: `packages/games/${game}/src/${file}`,
      text: `export type Side = ${sides}\n`,
    })
    expect(homonymsIn([side(one, 'a.ts', '1'), side(other, 'a.ts', '2')], games)).toEqual([])
    expect(homonymsIn([side(one, 'a.ts', '1'), side(other, 'b.ts', '2')], games)).toHaveLength(1)
  })
})
