import { battles as games } from '@estafette/blitzkrieg'
import { isTransport, type BlitzState } from '@estafette/blitzkrieg/screen'
import { afterEach, expect, test } from 'vitest'
import { placeOf } from '../../../i18n/places.ts'
import { change } from '../../../store/settings.ts'
import { battleOf, battles, inRows, wordsOf } from './battles.ts'
import { columnsOf } from './calendar.ts'
import { sayDays } from './dates.ts'

afterEach(() => change({ language: 'en' }))

function opening(id: string): BlitzState {
  const made = games.find((game) => game.id === id)!.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(`${id} cannot be set up`)
  return made.value
}

test('the page has every battle of the series once, by date', () => {
  expect(battles.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort())
  const days = battles.map(({ from }) => from)
  expect(days).toEqual(days.toSorted())
  expect(battles.filter(({ isFirst }) => isFirst)).toHaveLength(1)
})

test.each(battles)('what the page says of $place is what its board has', (facts) => {
  const s = opening(facts.id)
  const { board } = s
  const { scenario } = board.source
  const units = board.unitCodes.map((_, unit) => unit).filter((unit) => !isTransport(s, unit))
  const german = units.filter((unit) => unit < board.firstSideUnits).length
  const { from, to, turns, allied } = facts
  expect({ from, to, turns, german: facts.german, allied }).toEqual({
    from: scenario.turns[0]!.date,
    to: scenario.turns.at(-1)!.date,
    turns: scenario.turns.length,
    german,
    allied: units.length - german,
  })
  expect(scenario.title.en).toContain(facts.title.en)
  expect(scenario.title.en).toContain(facts.place)
  expect(placeOf(facts.id)).toContain(facts.place)
})

test.each(battles)('the page has a title, a text and a name for the sides of $place', (facts) => {
  for (const language of ['en', 'fr'] as const) {
    change({ language })
    const { title, text, second } = wordsOf(facts)
    for (const word of [title, text, second, sayDays(facts)]) expect(word).toMatch(/\S/)
  }
  expect(facts.hours).toBeGreaterThanOrEqual(1)
  expect([1, 2, 3]).toContain(facts.complexity)
})

test('battles of one row of the calendar do not overlap, and each has a column for its days', () => {
  const { columns, columnOf } = columnsOf(battles)
  for (const one of battles) {
    expect(columns[columnOf(one.from) - 1]).toBe(one.from)
    expect(columns[columnOf(one.to) - 1]).toBe(one.to)
    for (const other of battles) {
      if (one === other || one.row !== other.row) continue
      expect(one.to < other.from || other.to < one.from).toBe(true)
    }
  }
})

test('the calendar leaves out days without a battle and goes on over the end of a month', () => {
  const days = [
    { from: '1940-05-30', to: '1940-06-01' },
    { from: '1940-05-31', to: '1940-05-31' },
    { from: '1940-06-01', to: '1940-06-01' },
    { from: '1940-06-05', to: '1940-06-05' },
  ]
  expect(columnsOf(days).columns).toEqual([
    '1940-05-30',
    '1940-05-31',
    '1940-06-01',
    null,
    '1940-06-05',
  ])
  expect(inRows(days).map(({ row }) => row)).toEqual([0, 1, 1, 0])
})

test.each([
  ['1940-05-12', '1940-05-15', '12 to 15 May 1940', 'Du 12 au 15 mai 1940'],
  ['1940-05-12', '1940-05-13', '12 to 13 May 1940', '12 et 13 mai 1940'],
  ['1940-06-01', '1940-06-01', '1 June 1940', '1er juin 1940'],
  ['1940-05-31', '1940-06-01', '31 May to 1 June 1940', 'Du 31 mai au 1er juin 1940'],
])('the days from %s to %s are said as people say them', (from, to, english, french) => {
  expect(sayDays({ from, to })).toBe(english)
  change({ language: 'fr' })
  expect(sayDays({ from, to }).replaceAll('\u00a0', ' ')).toBe(french)
})

test('an unknown battle is the one to begin with', () => {
  expect(battleOf('sedan').isFirst).toBe(true)
  expect(battleOf(undefined).isFirst).toBe(true)
  expect(battleOf('unleashed').place).toBe('Sedan')
})
