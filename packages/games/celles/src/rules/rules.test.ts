import { readFileSync } from 'node:fs'
import { languages, type Language } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { CRT_ROWS } from '../data/codes.ts'
import {
  CRT_COLUMNS,
  crtCells,
  HEX_IDS,
  meuseBank,
  printedRearArea,
  turnActions,
} from '../data/standard.ts'
import { chapters } from './index.ts'

const rules = chapters.flatMap((chapter) => chapter.rules)

function textOf(id: string, language: Language): string {
  return rules.find((rule) => rule.id === id)![language]
}

/** The hexes a text names, one by one or as a run down a column or along an edge. */
function hexesIn(text: string): string[] {
  return [...text.matchAll(/(\d{4})(?: (?:to|à) (\d{4}))?/g)].flatMap(([, first, last]) => {
    const from = Number(first)
    const to = Number(last ?? first)
    const step = from % 100 === to % 100 ? 100 : 1
    const run = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)
    return run.map((hex) => String(hex).padStart(4, '0'))
  })
}

describe('the rules', () => {
  test('have ids of their own', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id) => !/^CEL-\d+(\.\d+)+[a-g]?$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(languages)('are set as they are printed: %s', (language) => {
    const faults = language === 'fr' ? /'|"| [:;!?»]|« |\d-\d| {2}|-\d/ : /'|"| [:;!?]|\d-\d| {2}/
    const texts = rules.flatMap((rule) => [rule[language], rule.inert?.[language] ?? 'No.'])
    expect(texts.filter((text) => faults.test(text) || !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([])
  })

  test.each(['ambiguous', 'conflict'])('own up to their rulings: %s', (tag) => {
    const settled = rules.filter((rule) => rule.tag === tag)
    expect(settled.length).toBeGreaterThan(0)
    expect(
      settled.filter(({ en, fr }) => !/Ruling: /.test(en) || !/Arbitrage\u00A0: /.test(fr)),
    ).toEqual([])
  })
})

/** Rules that were ruled on and change nothing in play, and why. */
const idle: Readonly<Record<string, string>> = {
  'CEL-2.0.6': 'allowances are divisible by three, so that no fraction is ever rounded',
  'CEL-8.0.4': 'no two hexes of the map are joined by both kinds of road',
}

describe('the page of the game', () => {
  const page = readFileSync(new URL('../../../../../docs/games/celles.md', import.meta.url), 'utf8')
  const ruled = rules.filter(({ tag }) => tag !== 'stated')

  test('names every ruling that changes play, in a table with its reason', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| '))
    const named = new Set(rows.flatMap((row) => row.match(/CEL-[\d.]+\d[a-g]?/g) ?? []))
    const missing = ruled.filter(({ id }) => !named.has(id) && idle[id] === undefined)
    expect(missing.map(({ id }) => id)).toEqual([])
    expect(ruled.length).toBeGreaterThan(50)
  })

  test('names no rule that is not there', () => {
    const ids = new Set(rules.map(({ id }) => id))
    expect((page.match(/CEL-[\d.]+\d[a-g]?/g) ?? []).filter((id) => !ids.has(id))).toEqual([])
    expect(Object.keys(idle).filter((id) => !ids.has(id))).toEqual([])
  })
})

// No id in these titles: that a text agrees with a table does not prove that the rule is applied.
describe('the numbers in the rules are those of the tables', () => {
  test.each(languages)('Combat Results Table: %s', (language) => {
    const text = textOf('CEL-11.0.16', language)
    const printed = crtCells.map((cell) => cell.replaceAll('-', '—'))
    CRT_COLUMNS.forEach((name, column) => {
      const cells = printed.slice(column * CRT_ROWS, (column + 1) * CRT_ROWS).join(', ')
      expect(text.replaceAll('\u00A0', '')).toContain(`${name.replace('-', '–')}: ${cells}.`)
    })
  })

  test.each(languages)('actions by turn: %s', (language) => {
    const text = textOf('CEL-4.0.3', language)
    const lists = [...text.matchAll(/(?:\d, ){6}\d (?:and|et) \d/g)].map(([list]) =>
      list.match(/\d/g)!.map(Number),
    )
    const track = [...turnActions].slice(2) // there is no turn 0
    const of = (side: number) => track.filter((_, index) => index % 2 === side)
    expect(lists).toEqual([of(0), of(1)])
  })

  test.each(languages)('Rear Areas: %s', (language) => {
    const text = textOf('CEL-8.4', language)
    const [german, allied] = text.split(/The Allied one|Celle des Alliés/)
    const area = (side: number) => HEX_IDS.filter((_, hex) => printedRearArea[hex] === side)
    expect(hexesIn(german!).sort()).toEqual([...area(0)].sort())
    expect(hexesIn(allied!).sort()).toEqual([...area(1)].sort())
  })

  test.each(languages)('the bank of the Meuse: %s', (language) => {
    const text = textOf('CEL-16.0.1', language)
    expect(hexesIn(text)).toEqual(HEX_IDS.filter((_, hex) => meuseBank[hex] === 1))
  })
})
