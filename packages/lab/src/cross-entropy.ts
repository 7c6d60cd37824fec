import { fastDice, normal } from '@estafette/kernel'

/** How beliefs are tuned. */
export interface Tuning {
  readonly rounds: number
  readonly samples: number // beliefs tried in a round
  readonly elite: number // how many of them the next round is drawn from
  readonly spread: number // of the logarithms at first
  readonly seed: number
}

/** Where a search for better beliefs stands. */
export interface Tuned {
  readonly round: number
  readonly factors: readonly number[] // that each belief is multiplied by
  readonly spreads: readonly number[]
  readonly best: number // mean score of the elite
}

const SLOW = 0.6 // share of the old spread that stays
const LEAST = 0.05

/**
 * Cross-entropy over factors: each round draws some, scores all of them by the same games, and goes
 * on around the best. `score` is asked for one number per set of factors, higher is better.
 */
export function* crossEntropy(
  count: number,
  tuning: Tuning,
  score: (sets: readonly (readonly number[])[], round: number) => readonly number[],
): Generator<Tuned, Tuned, void> {
  const dice = fastDice(tuning.seed)
  let means = Array.from({ length: count }, () => 0)
  let spreads = means.map(() => tuning.spread)
  let state: Tuned = { round: 0, factors: means.map(Math.exp), spreads, best: 0 }
  for (let round = 1; round <= tuning.rounds; round++) {
    const logs = Array.from({ length: tuning.samples }, () =>
      means.map((mean, i) => mean + spreads[i]! * normal(dice)),
    )
    const scores = score(
      logs.map((set) => set.map(Math.exp)),
      round,
    )
    const elite = logs
      .map((set, at) => ({ set, score: scores[at]! }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, tuning.elite)
    means = means.map((_, i) => elite.reduce((sum, { set }) => sum + set[i]!, 0) / elite.length)
    spreads = spreads.map((spread, i) => {
      const variance =
        elite.reduce((sum, { set }) => sum + (set[i]! - means[i]!) ** 2, 0) / elite.length
      return Math.max(LEAST, SLOW * spread + (1 - SLOW) * Math.sqrt(variance))
    })
    const best = elite.reduce((sum, one) => sum + one.score, 0) / elite.length
    state = { round, factors: means.map(Math.exp), spreads, best }
    yield state
  }
  return state
}
