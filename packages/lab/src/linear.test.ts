import { fastDice, normal } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { fitMargin, marginQuality } from './linear.ts'
import type { Rows } from './logistic.ts'

const names = ['lead', 'left', 'men', 'noise']

/** Games in which every man left makes two points till the end, and luck more while there is time. */
function rowsOf(count: number, seed: number): Rows {
  const dice = fastDice(seed)
  const features = new Float64Array(4 * count)
  const margins = new Float64Array(count)
  for (let row = 0; row < count; row++) {
    const [lead, left] = [10 * normal(dice), dice.below(101) / 100]
    const [men, noise] = [3 * normal(dice), normal(dice)]
    features.set([lead, left, men, noise], 4 * row)
    margins[row] = lead + 2 * men + 1 + Math.sqrt(4 + 60 * left) * normal(dice)
  }
  const results = margins.map((margin) => (margin > 0 ? 1 : 0))
  return { width: 4, features, margins, results, games: Int32Array.from(margins.keys()) }
}

test('what makes the points is found again, with how much they still vary', () => {
  const { bias, weights, spread, spreadLeft } = fitMargin(rowsOf(20_000, 1), names, 1)
  expect(weights['lead']).toBeCloseTo(1, 1)
  expect(weights['men']).toBeCloseTo(2, 1)
  expect(Math.abs(weights['noise']!)).toBeLessThan(0.2)
  expect(bias).toBeCloseTo(1, 0)
  expect(Math.abs(spread - 4)).toBeLessThan(2)
  expect(Math.abs(spreadLeft - 60)).toBeLessThan(6)
})

test('on games it has not seen it is nearer than the present lead, and its chances are calibrated', () => {
  const model = fitMargin(rowsOf(5000, 1), names, 1)
  const { error, blind, brier, calibration } = marginQuality(model, rowsOf(5000, 2), names)
  expect(error).toBeLessThan(0.8 * blind)
  expect(brier).toBeLessThan(0.15)
  expect(calibration).toBeLessThan(0.02)
})
