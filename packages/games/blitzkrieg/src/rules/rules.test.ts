import { languages } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { chapters } from './index.ts'

const rules = chapters.flatMap((chapter) => chapter.rules)

describe('the rules', () => {
  test('have ids of their own, all those of the ledger', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id) => !/^(BLZ|GEM|SED|DIN|ARS|STO|HAN)-[A-Z0-9]+-\d+$/.test(id))).toEqual(
      [],
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(426)
  })

  test.each(languages)('are set as they are printed: %s', (language) => {
    const faults = language === 'fr' ? /'|"| [:;!?»]|« |\d-\d| {2}|-\d/ : /'|"| [:;!?]|\d-\d| {2}/
    const texts = rules.map((rule) => [rule.id, rule[language]] as const)
    const wrong = texts.filter(([id, text]) => {
      const plain = text.replace(/[A-Z]{3}-[A-Z]+-\d+/g, 'Rule')
      return faults.test(plain) || !/^[\p{Lu}\d].*\.$/u.test(plain) || id === ''
    })
    expect(wrong).toEqual([])
  })

  test.each(['ambiguous', 'conflict'])('own up to their rulings: %s', (tag) => {
    const settled = rules.filter((rule) => rule.tag === tag)
    expect(settled.length).toBeGreaterThan(10)
    expect(
      settled.filter(({ en, fr }) => !/Ruling: /.test(en) || !/Arbitrage\u00A0: /.test(fr)),
    ).toEqual([])
  })
})
