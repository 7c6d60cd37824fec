import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const ROWS = 98
const JUDGED = 5 // four games, and games online

interface Row {
  readonly number: number
  readonly verdicts: readonly string[] // by game, then online
  readonly how: string
  readonly tests: string
}

/** The rows of the table; the others on the page are its head. */
const rows = readFileSync(`${root}/docs/player-experience.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line): Row => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | ?\|$/g, '').trim())
    const [number, , ...rest] = cells
    const [how = '', tests = ''] = rest.slice(JUDGED)
    return { number: Number(number), verdicts: rest.slice(0, JUDGED), how, tests }
  })

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

test('a row is judged for each game and for games online', () => {
  const allowed = new Set(['met', 'partly', 'not yet', '–'])
  for (const { number, verdicts } of rows) {
    expect(`${number}: ${verdicts.length}`).toBe(`${number}: ${JUDGED}`)
    expect(`${number}: ${verdicts.find((one) => !allowed.has(one))}`).toBe(`${number}: undefined`)
    expect(`${number}: ${verdicts.every((one) => one === '–')}`).toBe(`${number}: false`)
  }
})

test('a row that is not met everywhere says what is missing, and one that is met is shown by a test', () => {
  for (const { number, verdicts, how, tests } of rows) {
    expect(`${number}: ${how}`).not.toBe(`${number}: `)
    const isWhole = verdicts.every((one) => one === 'met' || one === '–')
    if (isWhole && !how.startsWith('met another way'))
      expect(`${number}: ${tests}`).not.toBe(`${number}: `)
    if (verdicts.includes('not yet')) expect(`${number}: ${how}`).toMatch(/not yet/i)
  }
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
