import { fastDice, logistic, normal } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { fitLogistic, qualityOf, type Rows } from './logistic.ts'

/** Rows of which the result follows from the first two of three features. */
function rowsOf(count: number, seed: number): Rows {
  const dice = fastDice(seed)
  const features = Float64Array.from({ length: 3 * count }, (_, i) =>
    i % 3 === 0 ? 10 + 4 * normal(dice) : normal(dice),
  )
  const results = Float64Array.from({ length: count }, (_, row) => {
    const odds = 0.5 * (features[3 * row]! - 10) - 1 * features[3 * row + 1]! + 0.3
    return dice.below(10_000) < 10_000 * logistic(odds) ? 1 : 0
  })
  const margins = results.map((result) => 2 * result - 1)
  return { width: 3, features, results, margins, games: Int32Array.from(results.keys()) }
}

test('the weights that made the results are found again, and none where there is none', () => {
  const { bias, weights } = fitLogistic(rowsOf(20_000, 1), 1)
  expect(weights[0]).toBeCloseTo(0.5, 1)
  expect(weights[1]).toBeCloseTo(-1, 1)
  expect(Math.abs(weights[2]!)).toBeLessThan(0.08)
  expect(bias).toBeCloseTo(0.3 - 5, 0)
})

test('on games it has not seen the fit is better than the mean, and calibrated', () => {
  const model = fitLogistic(rowsOf(5000, 1), 1)
  const { brier, blind, calibration } = qualityOf(model, rowsOf(5000, 2))
  expect(brier).toBeLessThan(0.75 * blind)
  expect(calibration).toBeLessThan(0.02)
  const blindfold = { bias: 0.3, weights: new Float64Array(3) }
  expect(qualityOf(blindfold, rowsOf(5000, 2)).brier).toBeGreaterThan(brier)
})
