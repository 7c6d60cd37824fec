import { describe, expect, test } from 'vitest'
import {
  isRuleId,
  isSectionOf,
  ruleIdsFor,
  ruleIdsIn,
  rulesById,
  maskRuleIds,
  type Chapter,
} from './rule.ts'

/** Ids as the ledgers of the games write them, with the prefixes of each game. */
const ledgers: readonly (readonly [prefixes: readonly string[], ids: readonly string[]])[] = [
  [['ARR'], ['ARR-6.5', 'ARR-6.5a', 'ARR-6.5.1a', 'ARR-14.2.3f', 'ARR-11.2.0', 'ARR-6.4.2b2']],
  [['CEL'], ['CEL-13.4', 'CEL-13.4a', 'CEL-13.3g', 'CEL-11.1.1', 'CEL-11.1.16', 'CEL-22.0.1']],
  [
    ['BLZ', 'SED', 'ARS', 'DIN', 'GEM', 'HAN', 'STO'],
    [
      'BLZ-CBT-1',
      'BLZ-CBT-14',
      'BLZ-88-1',
      'BLZ-ADV-1e',
      'BLZ-AT-3',
      'SED-1',
      'SED-SET-10',
      'ARS-REI-3',
      'STO-OPT-1',
      'DIN-EVT-6',
    ],
  ],
  [
    ['FRL'],
    ['FRL-ACT', 'FRL-ACT-1', 'FRL-ACT-KEY-1', 'FRL-ACT-KEY-4', 'FRL-AB-PATH', 'FRL-SCN-S1'],
  ],
]

describe.each(ledgers)('ids of %o', (prefixes, ids) => {
  test.each(ids)('%s is found whole, wherever it stands', (id) => {
    for (const text of [id, `(${id})`, `${id}.`, `${id}, and`, `// ${id}`, `"${id}"`, `*${id}*`]) {
      expect([...ruleIdsIn(text, prefixes)]).toEqual([id])
    }
    expect(isRuleId(id, prefixes)).toBe(true)
  })

  test('all of them are found beside each other', () => {
    expect([...ruleIdsIn(ids.join(' '), prefixes)]).toEqual(ids)
    expect([...ruleIdsIn(ids.join(','), prefixes)]).toEqual(ids)
    expect([...ruleIdsIn(ids.join('–'), prefixes)]).toEqual(ids)
  })
})

test('what is no id of the game is left alone', () => {
  for (const text of ['XARR-1', 'X-ARR-1', 'ARR', 'ARR-', 'ARR-ids', 'arr-6.5', 'CEL-1', '']) {
    expect([...ruleIdsIn(text, ['ARR'])]).toEqual([])
  }
  expect([...ruleIdsIn('ARR-1', [])]).toEqual([])
})

test('a range cites its first rule', () => {
  expect([...ruleIdsIn('ARR-6.2a-e, ARR-9–ARR-10, ARR-6.5-like', ['ARR'])]).toEqual([
    'ARR-6.2a',
    'ARR-9',
    'ARR-10',
    'ARR-6.5',
  ])
})

test('ids are masked, the longer ones first', () => {
  expect(maskRuleIds('BLZ-CBT-1 or BLZ-CBT-14: BLZ-88-1.', ['BLZ'])).toBe('Rule or Rule: Rule.')
})

test('a word is an id or not: nothing may be left over', () => {
  for (const word of ['ARR-6.5.', 'ARR-6.5a-e', 'ARR-6.5 ARR-6.6', '6.5', 'ARR-', '']) {
    expect(isRuleId(word, ['ARR'])).toBe(false)
  }
})

test('a person may leave the prefix out', () => {
  expect(ruleIdsFor('6.5a', ['ARR'])).toEqual(['ARR-6.5a'])
  expect(ruleIdsFor('CBT-14', ['BLZ', 'SED'])).toEqual(['BLZ-CBT-14', 'SED-CBT-14'])
  expect(ruleIdsFor('SED-SET-1', ['BLZ', 'SED'])).toEqual(['SED-SET-1'])
})

test.each([
  ['ARR-6.5', 'ARR-6.5', true],
  ['ARR-6.5', 'ARR-6.5a', true],
  ['ARR-6.5', 'ARR-6.5.1a', true],
  ['ARR-6', 'ARR-6.5.1a', true],
  ['ARR-1', 'ARR-14.2a', false],
  ['ARR-6.5a', 'ARR-6.5', false],
  ['BLZ-CBT-1', 'BLZ-CBT-14', false],
  ['BLZ-CBT', 'BLZ-CBT-14', true],
  ['BLZ-ADV-1', 'BLZ-ADV-1e', true],
  ['FRL-ACT', 'FRL-ACT-KEY-4', true],
  ['FRL-ACT-K', 'FRL-ACT-KEY-4', false],
])('%s is the section of %s: %s', (section, id, expected) => {
  expect(isSectionOf(section, id)).toBe(expected)
})

test('rules are found by their id', () => {
  const rule = (id: string) => ({ id, source: '', tag: 'stated', en: id, fr: id }) as const
  const chapters: Chapter[] = [
    { id: 'a', title: { en: '', fr: '' }, rules: [rule('BLZ-CBT-1')] },
    { id: 'b', title: { en: '', fr: '' }, rules: [rule('BLZ-CBT-14')] },
  ]
  expect(rulesById(chapters).get('BLZ-CBT-14')?.en).toBe('BLZ-CBT-14')
  expect([...rulesById(chapters).keys()]).toEqual(['BLZ-CBT-1', 'BLZ-CBT-14'])
})
