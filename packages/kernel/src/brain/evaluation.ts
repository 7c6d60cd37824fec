import type { State } from '../state.ts'

/** What of a position tells who will win: numbers by name, as the first side sees them. */
export interface Features<S extends State = State> {
  readonly names: readonly string[]
  read(state: S, into: Float64Array): void
}

/** An evaluation that was fitted on games: what each feature adds to the logarithm of the odds. */
export interface Fitted {
  readonly games: number
  readonly brier: number // of games that were held out
  readonly calibration: number // mean error of the chances there
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
}

/** The chance of the first side by a fit; features that it does not know count nothing. */
export function evaluator<S extends State>(
  { names, read }: Features<S>,
  { bias, weights }: Fitted,
): (state: S) => number {
  const found = new Float64Array(names.length)
  const worth = Float64Array.from(names, (name) => weights[name] ?? 0)
  return (state) => {
    read(state, found)
    let sum = bias
    for (let i = 0; i < worth.length; i++) sum += worth[i]! * found[i]!
    return logistic(sum)
  }
}

/** The chance that so many log-odds mean. */
export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** A forecast of the points that the first side ends ahead by, fitted on games. */
export interface PointsForecast {
  readonly games: number
  readonly error: number // root of the mean square, of games that were held out
  readonly blind: number // the same of whoever takes the present lead for the last one
  readonly brier: number // of the chances to win that follow from it
  readonly calibration: number // mean error of those chances
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
  readonly spread: number // of what is still to come, at the end of the game
  readonly spreadLeft: number // and more at its beginning, both as variances
}

/** What a forecast says of a position, as the first side sees it. */
export interface Forecaster<S extends State> {
  margin(state: S): number
  chance(state: S): number
}

/** The name of the feature that tells how much of the game is still to come. */
export const LEFT = 'left'

const STEEP = 1.7 // log-odds of a standard deviation

/** The chance to end ahead, where so much is expected and that varies by so much. */
export function chanceAhead(margin: number, variance: number): number {
  return logistic((STEEP * margin) / Math.sqrt(Math.max(1, variance)))
}

/** Reads positions by a forecast; features that it does not know count nothing. */
export function forecaster<S extends State>(
  { names, read }: Features<S>,
  { bias, weights, spread, spreadLeft }: PointsForecast,
): Forecaster<S> {
  const found = new Float64Array(names.length)
  const worth = Float64Array.from(names, (name) => weights[name] ?? 0)
  const left = names.indexOf(LEFT)
  const margin = (state: S): number => {
    read(state, found)
    let sum = bias
    for (let i = 0; i < worth.length; i++) sum += worth[i]! * found[i]!
    return sum
  }
  return {
    margin,
    chance(state) {
      const expected = margin(state)
      return chanceAhead(expected, spread + spreadLeft * Math.max(0, found[left] ?? 0))
    },
  }
}
