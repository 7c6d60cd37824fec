import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { marked, searchRules } from './search.ts'

const arras = gameById('arras')!
const { chapters } = arras
const ids = (query: string, language: 'en' | 'fr' = 'en'): string[] =>
  searchRules(arras, query, language).flatMap(({ rules }) => rules.map(({ id }) => id))

test('no query finds every rule', () => {
  expect(ids('  ')).toHaveLength(chapters.flatMap(({ rules }) => rules).length)
})

test('a rule is found by its id, whole or in part, in any case', () => {
  expect(ids('ARR-6.2c')).toEqual(['ARR-6.2c'])
  expect(ids('6.2c')).toContain('ARR-6.2c')
  expect(ids('arr-6.2')).toContain('ARR-6.2a')
})

test('a whole id finds its rule and its section, never an id that only begins alike', () => {
  const rule = (id: string) =>
    ({ id, source: '', tag: 'stated', en: 'Text.', fr: 'Texte.' }) as const
  const all = ['BLZ-CBT-1', 'BLZ-CBT-14', 'BLZ-ADV-1', 'BLZ-ADV-1e', 'FRL-ACT-KEY-4', 'FRL-ACT-KEY']
  const chapters = [{ id: 'a', title: { en: 'A', fr: 'A' }, rules: all.map(rule) }]
  const book = { chapters, prefixes: ['BLZ', 'FRL'] }
  const found = (query: string) =>
    searchRules(book, query, 'en').flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(found('BLZ-CBT-1')).toEqual(['BLZ-CBT-1'])
  expect(found('blz-cbt-14')).toEqual(['BLZ-CBT-14'])
  expect(found('BLZ-ADV-1')).toEqual(['BLZ-ADV-1', 'BLZ-ADV-1e'])
  expect(found('FRL-ACT-KEY')).toEqual(['FRL-ACT-KEY-4', 'FRL-ACT-KEY'])
  expect(found('BLZ-CBT')).toEqual(['BLZ-CBT-1', 'BLZ-CBT-14'])
  expect(found('cbt-1')).toEqual(['BLZ-CBT-1'])
  expect(found('ACT-KEY')).toEqual(['FRL-ACT-KEY-4', 'FRL-ACT-KEY'])
})

test('every word has to be there', () => {
  expect(ids('Point Unit infantry').length).toBeGreaterThan(0)
  expect(ids('Point Unit zebra')).toEqual([])
})

test('accents and French apostrophes need not be typed', () => {
  expect(ids("l'avantage", 'fr').length).toBeGreaterThan(3)
  expect(ids('fraiches', 'fr')).toEqual(ids('fraîches', 'fr'))
  expect(ids('fraiches', 'fr').length).toBeGreaterThan(3)
})

test('what was asked for is marked, and the text stays whole', () => {
  expect(marked('Only Fresh units assault.', 'fresh')).toEqual([
    'Only ',
    'Fresh',
    ' units assault.',
  ])
  expect(marked('Fraîches et fraîches', 'fraiches')).toEqual([
    '',
    'Fraîches',
    ' et ',
    'fraîches',
    '',
  ])
  const text = 'The order is fixed: the attacker names the units.'
  expect(marked(text, 'the un').join('')).toBe(text)
  expect(marked(text, '')).toEqual([text])
})
