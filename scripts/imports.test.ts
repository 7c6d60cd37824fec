import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inTests, libraries, packages, suites, webFloors } from './layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = 'packages/web/src'

/** Files of the program: no tests, no types of other people's packages. */
function sourcesIn(folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist|test|e2e)\//.test(file))
    .map((file) => join(folder, file))
}

/** What a file imports, types and late imports included. */
export function importsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const found = code.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g)
  return [...found].map(([, , name]) => name!)
}

/** The same without what only types are taken from: that is not there when the program runs. */
export function valuesOf(source: string): string[] {
  return importsOf(source.replaceAll(/^\s*(?:import|export) type\b[^'"]*(['"])[^'"\n]+\1/gm, ''))
}

/** Files of the screen that are there once a file of it runs. */
function reachedFrom(start: string): ReadonlySet<string> {
  const found = new Set([start])
  for (const file of found) {
    for (const name of valuesOf(readFileSync(join(root, file), 'utf8'))) {
      if (name.startsWith('.')) found.add(relative(root, resolve(root, dirname(file), name)))
    }
  }
  found.delete(start)
  return found
}

/** What a file imports by statements, whatever its texts look like. */
function namesIn(source: string): string[] {
  const found = source.matchAll(
    /^(?:import|export|\}) ?(?:[^'"\n]* from )?'([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm,
  )
  return [...found].map(([, name, late]) => name ?? late!)
}

interface Arrow {
  readonly from: string
  readonly to: string // a file, or the name of a package
}

const files = [...sourcesIn('packages'), ...sourcesIn('scripts')]
const arrows: readonly Arrow[] = files.flatMap((from) =>
  importsOf(readFileSync(join(root, from), 'utf8')).map((name) => ({
    from,
    to: name.startsWith('.')
      ? relative(root, resolve(root, dirname(from), name.replace(/\?.*$/, '')))
      : name,
  })),
)

/** The package a file or a name belongs to: 'kernel', 'games/arras'; '' for none of ours. */
function packageOf(name: string): string {
  const path = /^packages\/(games\/[^/]+|[^/]+)\//.exec(name)?.[1]
  if (path !== undefined) return path
  const named = /^@estafette\/([^/]+)/.exec(name)?.[1]
  if (named === undefined) return ''
  return existsSync(join(root, 'packages/games', named)) ? `games/${named}` : named
}

/** A package as the table names it: all games are one line. */
const lineOf = (name: string): string => name.replace(/^games\/.+/, 'games/*')

/** The floor of a folder of the screen, from 0. */
function floorOf(folder: string): number {
  const exact = webFloors.findIndex((floor) => floor.includes(folder))
  if (exact >= 0) return exact
  return webFloors.findIndex((floor) => floor.includes(`${folder.split('/')[0]}/*`))
}

/** The folder of a file of the screen, as the list of floors names it. */
function folderOf(file: string): string {
  const parts = dirname(relative(web, file)).split('/')
  const first = parts[0]!
  const isSplit = webFloors.some((floor) => floor.includes(`${first}/*`))
  return isSplit ? parts.slice(0, 2).join('/') : first
}

/** Rings of files that import each other, each as one line that begins with its first file. */
export function circlesIn(all: readonly Arrow[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circles = new Set<string>()
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) {
      const ring = path.slice(at)
      const start = ring.indexOf([...ring].sort()[0]!)
      circles.add([...ring.slice(start), ...ring.slice(0, start)].join(' > '))
      return
    }
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return [...circles].sort()
}

describe('imports run downwards', () => {
  test('every package is in the table, and imports what the table allows', () => {
    const found = new Set(files.map(packageOf).filter(Boolean).map(lineOf))
    expect([...found].filter((name) => !(name in packages))).toEqual([])
    const upward = arrows.filter(({ from, to }) => {
      const [one, other] = [packageOf(from), packageOf(to)]
      if (one === '' || other === '') return false
      if (one === other) return !to.startsWith('packages/') // by its own name
      return !packages[lineOf(one)]?.includes(lineOf(other))
    })
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  test('a package is imported by its name, never by its path', () => {
    const byPath = arrows.filter(
      ({ from, to }) =>
        from.startsWith('packages/') &&
        /^packages\/.*\.tsx?$/.test(to) &&
        packageOf(from) !== packageOf(to),
    )
    expect(byPath.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  test('the table of packages has no circle itself', () => {
    const table = Object.entries(packages).flatMap(([from, all]) => all.map((to) => ({ from, to })))
    expect(circlesIn(table)).toEqual([])
  })

  test('inside the screen, folders import from the floors below them', () => {
    const own = arrows.filter(({ from, to }) => from.startsWith(web) && to.startsWith(web))
    expect(own.length).toBeGreaterThan(500)
    const folders = new Set(own.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]))
    expect([...folders].filter((folder) => floorOf(folder) < 0)).toEqual([])
    const upward = own.filter(({ from, to }) => {
      const [one, other] = [folderOf(from), folderOf(to)]
      return one !== other && floorOf(one) <= floorOf(other)
    })
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  test('workers reach nothing of the screen that wants a document: no words, no table', () => {
    const workers = files.filter((file) => file.startsWith(web) && file.endsWith('.worker.ts'))
    expect(workers.length).toBeGreaterThan(1)
    const wrong = workers.flatMap((worker) =>
      [...reachedFrom(worker)]
        .filter((file) => /\.(?:tsx|css)$|words|\/i18n\/|\/web\/src\/table\//.test(file))
        .map((file) => `${worker} reaches ${file}`),
    )
    expect(wrong).toEqual([])
  })

  test('no file imports itself by way of others, types included', () => {
    expect(circlesIn(arrows)).toEqual([])
  })

  test('tests import no more than the table has for them', () => {
    const tried = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
      .filter((file) => /\.test\.tsx?$|\/(?:test|e2e)\//.test(file))
      .map((file) => `packages/${file}`)
    expect(tried.length).toBeGreaterThan(200)
    const wrong = tried.flatMap((from) => {
      const own = packageOf(from)
      const line = lineOf(own)
      const known = [...(packages[line] ?? []), ...(inTests[line] ?? [])]
      return namesIn(readFileSync(join(root, from), 'utf8'))
        .filter((name) => name.startsWith('@estafette/') && packageOf(name) !== own)
        .filter((name) => !known.includes(lineOf(packageOf(name))))
        .map((name) => `${from} imports ${name}`)
    })
    expect(wrong).toEqual([])
  })

  test('sources import the libraries of the table and no others', () => {
    const wrong = files
      .filter((file) => /^packages\/(?:games\/)?[^/]+\/src\//.test(file))
      .flatMap((from) => {
        const line = lineOf(packageOf(from))
        const known = [...(libraries[line] ?? []), ...(suites.includes(line) ? ['vitest'] : [])]
        return namesIn(readFileSync(join(root, from), 'utf8'))
          .filter((name) => !/^(?:\.|node:|@estafette\/)/.test(name))
          .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
          .filter((name) => !known.includes(name))
          .map((name) => `${from} imports ${name}`)
      })
    expect(wrong).toEqual([])
  })

  test('the page about the architecture says of every package what the table says', () => {
    const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const rows = new Map(
      [...page.matchAll(/^\| `([^`]+)` \|.*\| ([^|]*) \|$/gm)].map(([, name, may]) => [name, may]),
    )
    for (const [name, known] of Object.entries(packages)) {
      const all = [...known, ...(libraries[name] ?? [])].map((one) => `\`${one}\``)
      const may = all.join(', ') || 'nothing'
      expect({ name, may: rows.get(name) }).toEqual({ name, may })
    }
  })

  test('the compiler builds a package after those that it may import', () => {
    for (const name of new Set(files.map(packageOf).filter(Boolean))) {
      const folder = join(root, 'packages', projectOf(name))
      const config = readFileSync(join(folder, 'tsconfig.json'), 'utf8')
      const built = [...config.matchAll(/"path": "([^"]+)"/g)].map(([, path]) =>
        relative(join(root, 'packages'), join(folder, path!)),
      )
      const known = packages[lineOf(name)]!.map(projectOf)
      expect({ name, built: built.toSorted() }).toEqual({ name, built: known.toSorted() })
    }
  })
})

/** The folder of the compiler's project that a package belongs to: all games are one. */
function projectOf(name: string): string {
  return name.startsWith('games/') ? 'games' : name
}

describe('the check itself', () => {
  test('sees types, late imports and re-exports, and no comments', () => {
    const source = `
      import type { A } from './a.ts'
      import './b.css'
      const c = () => import('./c.ts')
      export * from "./d.ts"
      // import { e } from './e.ts'
      /** like import('./f.ts') */`
    expect(importsOf(source)).toEqual(['./a.ts', './b.css', './c.ts', './d.ts'])
    expect(valuesOf(source)).toEqual(['./b.css', './c.ts', './d.ts'])
  })

  test('finds circles of any length', () => {
    const chain = (...names: string[]): Arrow[] =>
      names.slice(1).map((to, index) => ({ from: names[index]!, to }))
    expect(circlesIn(chain('a', 'b', 'c'))).toEqual([])
    expect(circlesIn(chain('b', 'c', 'a', 'b'))).toEqual(['a > b > c'])
    expect(circlesIn(chain('a', 'a'))).toEqual(['a'])
  })
})
