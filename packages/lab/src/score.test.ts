import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { eloOf, scoreOf, sprtOf, wilson } from './score.ts'

test('of many matches between equals, about 95 in 100 leave the half in their range', () => {
  const dice = fastDice(5)
  let held = 0
  for (let match = 0; match < 1000; match++) {
    const pairs = Array.from({ length: 30 }, () => (dice.below(2) + dice.below(2)) / 2)
    const { low, high } = scoreOf(pairs)
    if (low <= 0.5 && high >= 0.5) held++
  }
  expect(held).toBeGreaterThan(930)
  expect(held).toBeLessThan(975)
})

test('a few games that were all won leave room for others', () => {
  const { score, low, high } = scoreOf([1, 1, 1, 1, 1])
  expect(score).toBe(1)
  expect(low).toBeCloseTo(wilson(1, 10)[0], 10)
  expect(low).toBeLessThan(0.75)
  expect(high).toBe(1)
})

test('nothing played says nothing', () => {
  expect(scoreOf([])).toEqual({ score: 0.5, low: 0, high: 1, pairs: 0 })
})

test('three of four points are 191 Elo, equal ones none', () => {
  expect(Math.round(eloOf(0.75))).toBe(191)
  expect(eloOf(0.5)).toBeCloseTo(0)
  expect(Number.isFinite(eloOf(1))).toBe(true)
})

test('the sequential test tells stronger from equal, and waits while it cannot', () => {
  const dice = fastDice(7)
  const pairsAt = (chance: number, count: number): number[] =>
    Array.from(
      { length: count },
      () => [0, 1].filter(() => dice.below(1000) < 1000 * chance).length / 2,
    )
  expect(sprtOf(pairsAt(0.6, 400), 0, 20)).toBe('better')
  expect(sprtOf(pairsAt(0.45, 400), 0, 20)).toBe('no better')
  expect(sprtOf(pairsAt(0.5, 6), 0, 20)).toBe('go on')
})
