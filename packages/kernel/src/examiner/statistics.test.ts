import { expect, test } from 'vitest'
import { ONE_IN_A_THOUSAND, surprise } from './statistics.ts'

test('what is expected is no surprise', () => {
  expect(surprise([100, 100, 100], [100, 100, 100])).toBeLessThan(0)
})

test.each([
  [1, 10.828],
  [5, 20.515],
  [19, 43.82],
])('with %i degrees of freedom one test in a thousand exceeds %f', (freedom, critical) => {
  const expected = Array.from({ length: freedom + 1 }, () => 100)
  const shift = Math.sqrt((critical * 100) / expected.length)
  const shifted = (by: number): number[] => expected.map((n, i) => n + (i % 2 === 0 ? by : -by))
  expect(surprise(shifted(shift), expected)).toBeCloseTo(ONE_IN_A_THOUSAND, 1)
  expect(surprise(shifted(0.9 * shift), expected)).toBeLessThan(ONE_IN_A_THOUSAND)
  expect(surprise(shifted(1.1 * shift), expected)).toBeGreaterThan(ONE_IN_A_THOUSAND)
})

test('rare results are thrown together', () => {
  expect(surprise([500, 494, 4, 2], [500, 494, 3, 3])).toBeLessThan(1)
  expect(surprise([500, 470, 15, 15], [500, 494, 3, 3])).toBeGreaterThan(ONE_IN_A_THOUSAND)
})

test('one bucket tells nothing', () => {
  expect(surprise([10], [10])).toBe(0)
})
