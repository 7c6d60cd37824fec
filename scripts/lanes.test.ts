import { expect, test } from 'vitest'
import { gamesOfTheDay, isLong, oneFor, sampleOf } from './lanes.ts'
import { dayOf, seedOf } from './seed.mjs'

test('the seed is the day, or the one that was asked for', () => {
  expect(seedOf(undefined, new Date('2026-11-18T23:59:00Z'))).toBe(20261118)
  expect(seedOf('7', new Date())).toBe(7)
  expect(() => seedOf('x', new Date())).toThrow('SEED must be a whole number')
})

test('the next day has the next number, over the ends of months and years', () => {
  expect(dayOf(20261201) - dayOf(20261130)).toBe(1)
  expect(dayOf(20270101) - dayOf(20261231)).toBe(1)
  expect(dayOf(7)).toBe(7)
})

test('a sample is of its size, without doubles, and all there is where it is long', () => {
  const list = Array.from({ length: 50 }, (_, at) => at)
  for (const count of [1, 7, 49, 50]) {
    const sample = sampleOf(list, count)
    expect(new Set(sample).size).toBe(isLong ? 50 : count)
  }
  expect(sampleOf(list, 80)).toEqual(list)
})

test('one game of a series is looked at in a day, all where it is long', () => {
  const games = ['a', 'b', 'c'].map((id) => ({ id, series: 's' }))
  const alone = { id: 'd' }
  const looked = gamesOfTheDay([...games, alone])
  expect(looked).toContain(alone)
  expect(looked).toHaveLength(isLong ? 4 : 2)
})

test('a subject looks at one of a list, others at another one, and at all where it is long', () => {
  const list = ['a', 'b', 'c', 'd']
  const looked = ['sound', 'print', 'signs', 'wide', 'room'].map((subject) => oneFor(subject, list))
  for (const one of looked) expect(one).toHaveLength(isLong ? 4 : 1)
  expect(new Set(looked.flat()).size).toBeGreaterThan(2)
  expect(oneFor('sound', [])).toEqual([])
})
