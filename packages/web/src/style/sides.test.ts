import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameIds, listedSides, seriesOf } from '@estafette/registry/shelf'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const house = readFileSync(`${root}style/sides.css`, 'utf8')

/** The properties that sheets set for a class, in their order. */
function propertiesOf(css: string, name: string): string[] {
  return [...css.matchAll(/(?:^|\n)([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors!.split(',').some((one) => one.trim() === `.${name}`))
    .flatMap(([, , body]) => [...body!.matchAll(/(--[\w-]+):/g)].map(([, property]) => property!))
}

/** What a game has to say of sides: the sheet of the house, and its own. */
function sheetsOf(id: string): string {
  const own = files.filter((file) => file.startsWith(`games/${seriesOf(id)}/`))
  const sheets = own.filter((file) => file.endsWith('.css'))
  return [house, ...sheets.map((file) => readFileSync(root + file, 'utf8'))].join('\n')
}

test.each(gameIds)('%s: sheets say all of how each side looks', (id) => {
  const css = sheetsOf(id)
  const colour = propertiesOf(house, 'side-blue')
  const shape = propertiesOf(house, 'side-cut')
  expect(Math.min(colour.length, shape.length)).toBeGreaterThan(3)
  for (const { look } of listedSides(id)) {
    expect(propertiesOf(css, `side-${look.colour}`)).toEqual(colour)
    expect(propertiesOf(css, `side-${look.shape}`)).toEqual(shape)
  }
})

test.each(gameIds)('%s: two sides differ in colour and in shape', (id) => {
  const looks = listedSides(id).map(({ look }) => look)
  expect(looks).toHaveLength(2)
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(2)
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(2)
})

/** Files that all games share: neither of one game, nor words, nor tests. */
const shared = files.filter(
  (file) =>
    /(?<!\.test|\.en|\.fr)\.(?:tsx?|css)$/.test(file) &&
    !gameIds.some((id) =>
      [`games/${seriesOf(id)}/`, `pages/new-game/${seriesOf(id)}/`].some((one) =>
        file.startsWith(one),
      ),
    ),
)

test('no file that games share names a side of one', () => {
  expect(shared.length).toBeGreaterThan(300)
  const found = shared.filter((file) =>
    /\b(?:allied|german)\b/i.test(readFileSync(root + file, 'utf8')),
  )
  expect(found).toEqual([])
})
