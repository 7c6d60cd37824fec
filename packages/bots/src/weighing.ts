import type { Choice } from '@estafette/kernel'

/** A row of choices and what roll-outs say of it. */
export interface Candidate {
  readonly line: readonly Choice[] // what to take, and what is meant to follow it
  readonly rollouts: number
  readonly mean: number // chance to win, 0 to 1
  readonly error: number // standard error of that, Infinity while it is unknown
  readonly gain: number // over the first candidate, in the same roll-outs
  readonly gainError: number // standard error of the gain
}

/** What a player that thinks has found so far. */
export interface Thought {
  readonly best: number // index of a candidate
  readonly rollouts: number // in all
  readonly candidates: readonly Candidate[] // the first is what would be taken without thinking
}

/** Adds up some numbers as they come. */
interface Sum {
  count: number
  total: number
  squares: number
}

/** What is being found out about a row of choices. */
export interface Weighed {
  readonly line: readonly Choice[]
  readonly results: Sum
  readonly gains: Sum
}

/** A row of choices of which nothing is known yet. */
export function unweighed(line: readonly Choice[]): Weighed {
  return {
    line,
    results: { count: 0, total: 0, squares: 0 },
    gains: { count: 0, total: 0, squares: 0 },
  }
}

/** Enters the result of a roll-out beside that of the first candidate in the same roll-out. */
export function enter({ results, gains }: Weighed, result: number, first: number): void {
  add(results, result)
  add(gains, result - first)
}

function add(sum: Sum, value: number): void {
  sum.count++
  sum.total += value
  sum.squares += value * value
}

/** The mean of what was entered, 0 without anything. */
export function meanOf({ count, total }: Sum): number {
  return count === 0 ? 0 : total / count
}

function errorOf({ count, total, squares }: Sum, floor = 0): number {
  if (count < 2) return Number.POSITIVE_INFINITY
  const variance = Math.max(floor, (squares - (total * total) / count) / (count - 1))
  return Math.sqrt(variance / count)
}

/**
 * What has been found out, for whoever asked. A gain is taken to vary by `floor` at least: a few
 * roll-outs that agree by chance prove nothing.
 */
export function thoughtOf(weighed: readonly Weighed[], floor = 0): Thought {
  const candidates = weighed.map(({ line, results, gains }) => ({
    line,
    rollouts: results.count,
    mean: meanOf(results),
    error: errorOf(results),
    gain: meanOf(gains),
    gainError: errorOf(gains, floor),
  }))
  const rollouts = candidates.reduce((sum, candidate) => sum + candidate.rollouts, 0)
  return { best: bestOf(candidates), rollouts, candidates }
}

/**
 * The best candidate. The first is left only for one that was not dropped on the way and gains more
 * than its error: without this test most decisions would change by noise.
 */
function bestOf(candidates: readonly Candidate[]): number {
  const enough = (candidates[0]?.rollouts ?? 0) / 2
  let best = 0
  candidates.forEach(({ rollouts, gain, gainError }, index) => {
    if (rollouts <= enough || gain <= gainError) return
    if (gain > (best === 0 ? 0 : candidates[best]!.gain)) best = index
  })
  return best
}

/** What several thinkers found about one position, with the same seed and different roll-outs. */
export function joinThoughts(thoughts: readonly Thought[]): Thought {
  const joined = new Map<string, Weighed>()
  for (const { candidates } of thoughts) {
    for (const { line, rollouts, mean, error, gain, gainError } of candidates) {
      const key = line.join(' ')
      const into = joined.get(key) ?? unweighed(line)
      joined.set(key, into)
      addMany(into.results, rollouts, mean, error)
      addMany(into.gains, rollouts, gain, gainError)
    }
  }
  return thoughtOf([...joined.values()])
}

function addMany(sum: Sum, count: number, mean: number, error: number): void {
  const spread = count < 2 ? 0 : error * error * count * (count - 1)
  sum.count += count
  sum.total += count * mean
  sum.squares += spread + count * mean * mean
}
