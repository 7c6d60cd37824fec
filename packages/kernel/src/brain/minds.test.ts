import { expect, test } from 'vitest'
import { fastDice } from '../dice.ts'
import { normal, shaken } from './minds.ts'

const beliefs = { one: 1, row: [2, -3], group: { none: 0 } }

test('shaken beliefs keep their shape and signs, differ by number, and are the same for the same', () => {
  const found = shaken(beliefs, 1)
  expect(found.row).toHaveLength(2)
  expect(found.one).toBeGreaterThan(0)
  expect(found.row[1]).toBeLessThan(0)
  expect(found.group.none).toBe(0)
  expect(shaken(beliefs, 1)).toEqual(found)
  expect(shaken(beliefs, 2)).not.toEqual(found)
  expect(shaken(beliefs, 1, 0)).toEqual(beliefs)
})

test('normal numbers have mean 0 and spread 1', () => {
  const dice = fastDice(1)
  const all = Array.from({ length: 20_000 }, () => normal(dice))
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length
  expect(mean).toBeCloseTo(0, 1)
  expect(variance).toBeCloseTo(1, 1)
})
