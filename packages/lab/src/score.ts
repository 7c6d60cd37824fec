/** A score between 0 and 1 with the range that 95 of 100 such matches leave it in. */
export interface MatchScore {
  readonly score: number
  readonly low: number
  readonly high: number
  readonly pairs: number
}

const NORMAL = 1.96 // 95 % of a normal distribution

/**
 * The score of some pairs, each from 0 to 1. The interval is Student's over pairs; where all are
 * alike it is Wilson's for as many games, since a few equal results prove little.
 */
export function scoreOf(pairs: readonly number[]): MatchScore {
  const count = pairs.length
  if (count === 0) return { score: 0.5, low: 0, high: 1, pairs: 0 }
  const score = pairs.reduce((sum, one) => sum + one, 0) / count
  const squares = pairs.reduce((sum, one) => sum + (one - score) ** 2, 0)
  const half =
    count < 2 ? 1 : NORMAL * student(count - 1) * Math.sqrt(squares / (count - 1) / count)
  const [least, most] = wilson(score, 2 * count)
  const areAlike = squares === 0
  return {
    score,
    low: Math.max(0, areAlike ? least : score - half),
    high: Math.min(1, areAlike ? most : score + half),
    pairs: count,
  }
}

/** By how much the 95 % of Student's distribution are wider than those of the normal one, about. */
function student(freedom: number): number {
  return 1 + 1.21 / freedom + 1.6 / freedom ** 2
}

/** The interval of Wilson for a share out of so many games. */
export function wilson(share: number, games: number): readonly [low: number, high: number] {
  const z = NORMAL ** 2 / games
  const middle = (share + z / 2) / (1 + z)
  const half = (NORMAL * Math.sqrt((share * (1 - share) + z / 4) / games)) / (1 + z)
  return [middle - half, middle + half]
}

const MOST = 0.9999

/** Points of Elo that a score means. */
export function eloOf(score: number): number {
  const share = Math.min(MOST, Math.max(1 - MOST, score))
  return 400 * Math.log10(share / (1 - share))
}

/** What a sequential test says so far. */
export type Sprt = 'better' | 'no better' | 'go on'

/**
 * The sequential test of `least` Elo against `more`, each wrong at most once in twenty times, by
 * the normal approximation over pairs.
 */
export function sprtOf(pairs: readonly number[], least: number, more: number): Sprt {
  const { score, pairs: count } = scoreOf(pairs)
  const variance = pairs.reduce((sum, one) => sum + (one - score) ** 2, 0) / Math.max(1, count - 1)
  if (count < 8 || variance === 0) return 'go on'
  const low = 1 / (1 + 10 ** (-least / 400))
  const high = 1 / (1 + 10 ** (-more / 400))
  const llr = (count * (high - low) * (2 * score - low - high)) / (2 * variance)
  const bound = Math.log(0.95 / 0.05)
  if (llr >= bound) return 'better'
  return llr <= -bound ? 'no better' : 'go on'
}
