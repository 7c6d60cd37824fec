import { expect, test } from 'vitest'
import { written } from './labels.ts'

test('of numbers in a row the largest are written, as far apart as they need', () => {
  expect([...written([1, -3, 2, 0.5, 0.4, 5], 2)].toSorted()).toEqual([1, 3, 5])
  expect(written([1, 2, 3], 1).size).toBe(3)
  expect(written([], 2).size).toBe(0)
})
