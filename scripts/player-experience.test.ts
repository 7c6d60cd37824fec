import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const ROWS = 88

interface Row {
  readonly number: number
  readonly how: string
  readonly tests: string
}

/** The rows of the table; the others on the page are its head. */
const rows = readFileSync(`${root}/docs/player-experience.md`, 'utf8')
  .split('\n')
  .map((line) => /^\| (\d+) \| (.+?) \| (.+?) \| (.*?) ?\|$/.exec(line))
  .filter((found) => found !== null)
  .map(([, number, , how = '', tests = '']): Row => ({ number: Number(number), how, tests }))

/** Tests as the page names them: a file, and a title in it. */
const named = rows.flatMap(({ number, tests }) =>
  [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    number,
    file,
    title,
  })),
)

test('every row of what players get is there once, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: ROWS }, (_, index) => index + 1),
  )
})

test('a row is shown by a test unless it says why there is none', () => {
  const bare = rows.filter(
    ({ how, tests }) => tests === '' && !/^(?:online|not met|met another way)/.test(how),
  )
  expect(bare.map(({ number }) => number)).toEqual([])
})

test('whatever stands in the last column names a test', () => {
  for (const { number, tests } of rows) {
    const rest = tests.replaceAll(/`[^`]+` “[^”]+”(?:; )?/g, '')
    expect(`${number}: ${rest}`).toBe(`${number}: `)
  }
})

describe.each(named)('row $number: $file', ({ file, title }) => {
  test(`has “${title}”`, () => {
    const source = readFileSync(`${root}/packages/${file}`, 'utf8')
    const quoted = [`'${title}'`, `\`${title}\``]
    expect(quoted.some((text) => source.includes(text))).toBe(true)
  })
})

test('places in the code that the page names are there', () => {
  const places = rows.flatMap(({ how }) =>
    [...how.matchAll(/`((?:web|table|kernel|games)\/[^`]+)`/g)].map(([, place = '']) => place),
  )
  expect(places.length).toBeGreaterThan(50)
  expect(places.filter((place) => !existsSync(`${root}/packages/${place}`))).toEqual([])
})
