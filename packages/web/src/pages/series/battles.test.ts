import { battles as games } from '@estafette/blitzkrieg'
import { isTransport, type BlitzState } from '@estafette/blitzkrieg/screen'
import { expect, test } from 'vitest'
import { battleOf, battles } from './battles.ts'

function opening(id: string): BlitzState {
  const made = games.find((game) => game.id === id)!.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(`${id} cannot be set up`)
  return made.value
}

test('the page has every battle of the series once, by date', () => {
  expect(battles.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort())
  const days = battles.map(({ days }) => days[0])
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect(battles.filter(({ isFirst }) => isFirst)).toHaveLength(1)
})

test.each(battles)('what the page says of $place is what its board has', (facts) => {
  const s = opening(facts.id)
  const { board } = s
  const { scenario } = board.source
  const units = board.unitCodes.map((_, unit) => unit).filter((unit) => !isTransport(s, unit))
  const german = units.filter((unit) => unit < board.firstSideUnits).length
  const dates = [...new Set(scenario.turns.map(({ date }) => Number(date.slice(-2))))]
  expect({
    title: `${facts.title} — ${facts.place}`,
    days: facts.days,
    turns: facts.turns,
    german: facts.german,
    allied: facts.allied,
    second: facts.second,
  }).toEqual({
    title: scenario.title.en.slice(0, scenario.title.en.lastIndexOf(',')),
    days: [dates[0], dates.at(-1)],
    turns: scenario.turns.length,
    german,
    allied: units.length - german,
    second: scenario.sides.ALLIED.name?.en.toLowerCase(),
  })
})

test('battles of one row of the calendar do not overlap', () => {
  for (const one of battles) {
    for (const other of battles) {
      if (one === other || one.row !== other.row) continue
      expect(one.days[1] < other.days[0] || other.days[1] < one.days[0]).toBe(true)
    }
  }
})

test('an unknown battle is the one to begin with', () => {
  expect(battleOf('sedan').place).toBe('Stonne')
  expect(battleOf(undefined).place).toBe('Stonne')
  expect(battleOf('unleashed').place).toBe('Sedan')
})
