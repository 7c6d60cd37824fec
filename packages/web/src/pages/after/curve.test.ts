import { expect, test } from 'vitest'
import { goalSpots, valueHeight } from './curve.tsx'

const LETTERS = 14 // of the words on a line, and of a score

test.each([
  ['on the line', 60],
  ['a point under it', 66],
  ['a point over it', 52],
  ['far from it', 140],
])('the last score, %s that decides, is not written over its words', (_, end) => {
  const line = 60
  const [bottom, words] = [valueHeight(end, [line]), line - 5]
  expect(bottom <= words - LETTERS || bottom - LETTERS >= words).toBe(true)
})

test.each([
  [34, [44, 48]],
  [34, [48, 44]],
  [44, [34, 48]],
  [66, [60, 66]],
  [60, [60, 90]],
])('the last score at %i is not written over the words of lines at %j', (end, lines) => {
  const bottom = valueHeight(end, lines)
  for (const words of lines.map((line) => line - 5)) {
    expect(bottom <= words - LETTERS || bottom - LETTERS >= words).toBe(true)
  }
})

test('a score that nothing is beside stands over its point', () => {
  expect(valueHeight(140, [60])).toBe(131)
  expect(valueHeight(140, [])).toBe(131)
})

test.each([[[60, 60]], [[60, 66]], [[66, 60]], [[60, 140]], [[60, 63, 66, 69]]])(
  'the words of lines at %j do not lie on each other',
  (heights) => {
    const spots = goalSpots(heights).map(({ atStart, isUnder }, at) => ({
      atStart,
      bottom: heights[at]! + (isUnder ? 18 : -5),
    }))
    for (const [at, spot] of spots.entries()) {
      const same = spots.slice(at + 1).filter(({ atStart }) => atStart === spot.atStart)
      for (const other of same) {
        expect(Math.abs(other.bottom - spot.bottom)).toBeGreaterThanOrEqual(LETTERS)
      }
    }
  },
)
