import { LEFT, chanceAhead, type PointsForecast } from '@estafette/kernel'
import { momentsOf, readRow, solve, type Rows } from './logistic.ts'

/** The name of the feature that is what the first side is ahead by now. */
export const LEAD = 'lead'

/** How good a forecast of points is on games that nobody had seen. */
export type MarginQuality = Pick<PointsForecast, 'error' | 'blind' | 'brier' | 'calibration'>

/** What a forecast is made of. */
export type MarginModel = Pick<PointsForecast, 'bias' | 'weights' | 'spread' | 'spreadLeft'>

/**
 * The linear model of the points still to be won that fits best, weights held back by `ridge` once
 * every feature has been brought to the same spread; and how far off it is early and late.
 */
export function fitMargin(rows: Rows, names: readonly string[], ridge: number): MarginModel {
  const { width, features, margins } = rows
  const lead = names.indexOf(LEAD)
  const left = names.indexOf(LEFT)
  const count = margins.length
  const { means, spreads } = momentsOf(rows)
  const size = width + 1 // the last is the bias
  const x = new Float64Array(size)
  const right = new Float64Array(size)
  const matrix = new Float64Array(size * size)
  for (let row = 0; row < count; row++) {
    readRow(features, row, width, means, spreads, x)
    const target = margins[row]! - features[row * width + lead]!
    for (let i = 0; i < size; i++) {
      right[i]! += target * x[i]!
      for (let j = 0; j <= i; j++) matrix[i * size + j]! += x[i]! * x[j]!
    }
  }
  for (let i = 0; i < width; i++) matrix[i * size + i]! += ridge
  for (let i = 0; i < size; i++) matrix[i * size + i]! += 1e-9
  const found = solve(matrix, right, size)
  let bias = found[width]!
  const weights = Float64Array.from({ length: width }, (_, i) => found[i]! / spreads[i]!)
  for (let i = 0; i < width; i++) bias -= weights[i]! * means[i]!
  weights[lead]! += 1
  const named = Object.fromEntries(names.map((name, i) => [name, weights[i]!]))
  return { bias, weights: named, ...spreadsOf(rows, weights, bias, left) }
}

const LEAST = 4 // half points squared: nobody is ever sure

/** The variance of what is left over, as a line in how much of the game is still to come. */
function spreadsOf(
  { width, features, margins }: Rows,
  weights: Float64Array,
  bias: number,
  left: number,
): { spread: number; spreadLeft: number } {
  let [sum, sumLeft, squares, product] = [0, 0, 0, 0]
  const count = margins.length
  for (let row = 0; row < count; row++) {
    const off = (margins[row]! - expected(features, row, width, weights, bias)) ** 2
    const at = features[row * width + left]!
    sum += off / count
    sumLeft += at / count
    squares += (at * at) / count
    product += (at * off) / count
  }
  const slope = (product - sum * sumLeft) / Math.max(1e-9, squares - sumLeft * sumLeft)
  const spreadLeft = Math.max(0, slope)
  return { spread: Math.max(LEAST, sum - spreadLeft * sumLeft), spreadLeft }
}

function expected(
  features: Float64Array,
  row: number,
  width: number,
  weights: ArrayLike<number>,
  bias: number,
): number {
  let sum = bias
  for (let i = 0; i < width; i++) sum += weights[i]! * features[row * width + i]!
  return sum
}

const TENTHS = 10

/** How good a model is on rows that it was not fitted on. */
export function marginQuality(
  { bias, weights, spread, spreadLeft }: MarginModel,
  { width, features, margins, results }: Rows,
  names: readonly string[],
): MarginQuality {
  const worth = Float64Array.from(names, (name) => weights[name] ?? 0)
  const lead = names.indexOf(LEAD)
  const left = names.indexOf(LEFT)
  const count = margins.length
  const bins = Array.from({ length: TENTHS }, () => ({ said: 0, came: 0 }))
  let [error, blind, brier] = [0, 0, 0]
  for (let row = 0; row < count; row++) {
    const margin = expected(features, row, width, worth, bias)
    const chance = chanceAhead(margin, spread + spreadLeft * features[row * width + left]!)
    error += (margin - margins[row]!) ** 2 / count
    blind += (features[row * width + lead]! - margins[row]!) ** 2 / count
    brier += (chance - results[row]!) ** 2 / count
    const bin = bins[Math.min(TENTHS - 1, Math.floor(TENTHS * chance))]!
    bin.said += chance
    bin.came += results[row]!
  }
  const calibration = bins.reduce((sum, { said, came }) => sum + Math.abs(said - came) / count, 0)
  return { error: Math.sqrt(error), blind: Math.sqrt(blind), brier, calibration }
}
