import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@estafette/registry'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')
const docs = readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)

/** The games as people call them; battles of a series share a name. */
const boxes = [...new Set(games.map(({ id, series = id }) => series))].map((id) => ({
  id,
  title: id.charAt(0).toUpperCase() + id.slice(1),
}))

describe.each(boxes)('$title', ({ id, title }) => {
  test('is named in the README, which leads to its own page', () => {
    expect(read('README.md')).toContain(title)
    expect(existsSync(`${root}/docs/games/${id}.md`)).toBe(true)
    expect(read('README.md')).toContain(`docs/games/${id}.md`)
  })
})

test('the README leads to the pages of docs, and links of all pages lead somewhere', () => {
  const linked = docs.filter((page) => !page.includes('/games/'))
  expect(linked.filter((page) => !read('README.md').includes(page.split('/').at(-1)!))).toEqual([])
  const dead = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs].flatMap((page) => {
    const folder = page.split('/').slice(0, -1).join('/') || '.'
    return [...read(page).matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !existsSync(`${root}/${folder}/${to}`))
      .map((to) => `${page}: ${to}`)
  })
  expect(dead).toEqual([])
})

test('the README has a row for each package, the architecture names each page and part of the table', () => {
  const packages = readdirSync(`${root}/packages`).filter((name) => name !== 'games')
  expect(packages.filter((name) => !read('README.md').includes(`packages/${name}\``))).toEqual([])
  const pages = readdirSync(`${root}/packages/web/src/pages`)
  const architecture = read('docs/architecture.md')
  expect(pages.filter((name) => !architecture.includes(`\`pages/${name}\``))).toEqual([])
  const parts = readdirSync(`${root}/packages/web/src/table`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(parts.filter((name) => !architecture.includes(`\`table/${name}\``))).toEqual([])
})

test('sources of a game that the architecture names are there', () => {
  const [, chapters = ''] = read('docs/architecture.md').split('## A game package\n')
  const [line = ''] = chapters.trim().split('\n')
  const parts = line.split(/`(packages\/games\/[a-z]+\/src)`/).slice(1)
  const missing: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    for (const [, file = ''] of parts[at + 1]!.matchAll(/`([a-z-]+\.ts)`/g)) {
      if (!existsSync(`${root}/${parts[at]}/${file}`)) missing.push(`${parts[at]}/${file}`)
    }
  }
  expect(parts.length).toBeGreaterThan(2)
  expect(missing).toEqual([])
})

test('no page counts the games as they once were', () => {
  const stale =
    /\b(both (games|tables|maps)|a third game|pages for them do not|whose pages do not)\b/i
  expect(['README.md', ...docs].filter((page) => stale.test(read(page)))).toEqual([])
})

test('people are “they” in sources and pages: a reader may be a woman', () => {
  const person =
    /\b(?:somebody|whoever|everybody|nobody|players?|viewers?|person|guests?|defender|attacker|owner|opponent)\b[^.;:\n]*\b(?:he|his|him|himself|she|her|herself)\b/i
  const sources = readdirSync(`${root}/packages`, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(?:tsx?|mjs)$/.test(file) && !/node_modules|\/dist\/|prose\.test/.test(file),
    )
    .map((file) => `packages/${file}`)
  const wrong = ['README.md', 'CONTRIBUTING.md', ...docs, ...sources].flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => person.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 100)}`),
  )
  expect(wrong).toEqual([])
})

test('the glossary leads to files that are there', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const cells = rows.map((row) => row.split('|').at(-2)!.trim()).filter((cell) => cell !== 'where')
  expect(cells.length).toBeGreaterThan(40)
  const dead = cells.flatMap((cell) => {
    const [first = '', ...more] = [...cell.matchAll(/`([^`]+\/[^`]*|[^`]+\.tsx?)`/g)].map(
      ([, path = '']) => path,
    )
    const folder = first.split('/').slice(0, -1).join('/')
    const all = [first, ...more.map((path) => (path.includes('/') ? path : `${folder}/${path}`))]
    return all.filter(
      (path) =>
        !path.includes('*') && !['', 'packages/'].some((at) => existsSync(`${root}/${at}${path}`)),
    )
  })
  expect(dead).toEqual([])
})

/** Everything in the folders that the pages speak of, a line each. */
const tree = ['docs', 'packages', 'scripts']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path))
      .map((path) => `/${folder}/${path}`),
  )
  .join('\n')

/** What a page names as a path: with a slash, or a file. Capitals and `x.en.ts` stand for others. */
function pathsIn(page: string): string[] {
  return [...page.matchAll(/`(?:\.\.\/)?((?:[\w*.-]+\/)*[\w*.-]+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') || /\.(?:[jt]sx?|mjs|css|json|md)$/.test(path))
    .filter((path) => !/^\.\/|^x\.|\/[A-Z]+$/.test(path))
}

/** Whether something lies there; pages leave out the folders that their subject has in common. */
function liesThere(path: string): boolean {
  const parts = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/\\n]+')
  return new RegExp(`/${parts}$`, 'm').test(tree)
}

test.each([
  ['docs/architecture.md', 150],
  ['docs/glossary.md', 50],
  ['CONTRIBUTING.md', 4],
])('the paths of %s lead somewhere', (page, least) => {
  const paths = pathsIn(read(page))
  expect(paths.length).toBeGreaterThanOrEqual(least)
  expect(paths.filter((path) => !liesThere(path))).toEqual([])
})

test('the check of paths sees one that is gone, and takes no address or library for one', () => {
  expect(
    pathsIn('`a/b.ts`, `b/`, `../c/`, `d.css`, `x.en.ts`, `./e`, `/f/g`, `@h/i`, `j.k`'),
  ).toEqual(['a/b.ts', 'b/', 'c/', 'd.css'])
  expect(['web/src/table/model.ts', 'games/*/src/words', 'words/'].every(liesThere)).toBe(true)
  expect(['web/src/table/models.ts', 'odel.ts', 'web/src/tables'].some(liesThere)).toBe(false)
})
