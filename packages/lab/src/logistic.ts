import { logistic } from '@estafette/kernel'

/** Positions with how their games ended: features row by row, and results from 0 to 1. */
export interface Rows {
  readonly width: number
  readonly features: Float64Array // of all rows, one after another
  readonly results: Float64Array
  readonly margins: Float64Array // by the points of the game
  readonly games: Int32Array // number of the game of each row
}

export interface Model {
  readonly bias: number
  readonly weights: Float64Array
}

const STEPS = 30

/**
 * The logistic model that fits best by Newton's method, weights held back by `ridge` once every
 * feature has been brought to the same spread.
 */
export function fitLogistic(rows: Rows, ridge: number): Model {
  const { width, features, results } = rows
  const count = results.length
  const { means, spreads } = momentsOf(rows)
  const size = width + 1 // the last is the bias
  const x = new Float64Array(size)
  let beta = new Float64Array(size)
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(size)
    const hessian = new Float64Array(size * size)
    for (let row = 0; row < count; row++) {
      readRow(features, row, width, means, spreads, x)
      let odds = 0
      for (let i = 0; i < size; i++) odds += beta[i]! * x[i]!
      const chance = logistic(odds)
      const miss = results[row]! - chance
      const weight = Math.max(1e-6, chance * (1 - chance))
      for (let i = 0; i < size; i++) {
        const xi = x[i]!
        if (xi === 0) continue
        gradient[i]! += miss * xi
        for (let j = 0; j <= i; j++) hessian[i * size + j]! += weight * xi * x[j]!
      }
    }
    for (let i = 0; i < width; i++) {
      gradient[i]! -= ridge * beta[i]!
      hessian[i * size + i]! += ridge
    }
    for (let i = 0; i < size; i++) hessian[i * size + i]! += 1e-9
    const change = solve(hessian, gradient, size)
    beta = beta.map((value, i) => value + change[i]!)
    if (change.every((value) => Math.abs(value) < 1e-6)) break
  }
  const weights = new Float64Array(width)
  let bias = beta[width]!
  for (let i = 0; i < width; i++) {
    weights[i] = beta[i]! / spreads[i]!
    bias -= weights[i]! * means[i]!
  }
  return { bias, weights }
}

/** Reads a row, every feature brought to the same spread, and a 1 for the bias. */
export function readRow(
  features: Float64Array,
  row: number,
  width: number,
  means: Float64Array,
  spreads: Float64Array,
  into: Float64Array,
): void {
  const from = row * width
  for (let i = 0; i < width; i++) into[i] = (features[from + i]! - means[i]!) / spreads[i]!
  into[width] = 1
}

/** Mean and spread of every feature. */
export function momentsOf({ width, features, results }: Rows): {
  means: Float64Array
  spreads: Float64Array
} {
  const means = new Float64Array(width)
  const spreads = new Float64Array(width)
  const count = results.length
  for (let row = 0; row < count; row++) {
    for (let i = 0; i < width; i++) means[i]! += features[row * width + i]! / count
  }
  for (let row = 0; row < count; row++) {
    for (let i = 0; i < width; i++)
      spreads[i]! += (features[row * width + i]! - means[i]!) ** 2 / count
  }
  return { means, spreads: spreads.map((value) => (value < 1e-12 ? 1 : Math.sqrt(value))) }
}

/** Solves a symmetric positive system of which the lower half is given. */
export function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const l = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!
      for (let k = 0; k < j; k++) sum -= l[i * size + k]! * l[j * size + k]!
      l[i * size + j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / l[j * size + j]!
    }
  }
  const y = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    let sum = right[i]!
    for (let k = 0; k < i; k++) sum -= l[i * size + k]! * y[k]!
    y[i] = sum / l[i * size + i]!
  }
  const x = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = y[i]!
    for (let k = i + 1; k < size; k++) sum -= l[k * size + i]! * x[k]!
    x[i] = sum / l[i * size + i]!
  }
  return x
}

/** How good chances are that were said of games which nobody had seen. */
export interface Quality {
  readonly brier: number // mean squared error
  readonly blind: number // the same of somebody who always says the mean
  readonly calibration: number // mean distance of what was said from what came, in tenths
}

export function qualityOf(model: Model, rows: Rows): Quality {
  const { width, features, results } = rows
  const count = results.length
  const mean = results.reduce((sum, one) => sum + one, 0) / count
  const bins = Array.from({ length: 10 }, () => ({ said: 0, came: 0, count: 0 }))
  let [brier, blind] = [0, 0]
  for (let row = 0; row < count; row++) {
    let odds = model.bias
    for (let i = 0; i < width; i++) odds += model.weights[i]! * features[row * width + i]!
    const chance = logistic(odds)
    const result = results[row]!
    brier += (chance - result) ** 2 / count
    blind += (mean - result) ** 2 / count
    const bin = bins[Math.min(9, Math.floor(10 * chance))]!
    bin.said += chance
    bin.came += result
    bin.count++
  }
  const calibration = bins.reduce((sum, { said, came }) => sum + Math.abs(said - came) / count, 0)
  return { brier, blind, calibration }
}
