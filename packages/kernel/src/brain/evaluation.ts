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
