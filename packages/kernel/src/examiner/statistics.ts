/** Expected counts below this are thrown together: the chi-square statistic needs some of each. */
const RARE = 5

/** A surprise that chance alone exceeds once in a thousand tests. */
export const ONE_IN_A_THOUSAND = 3.09

/**
 * How far counts are from what was expected, in standard deviations of a chi-square statistic
 * (Wilson and Hilferty); rare buckets are pooled. 0 where there is nothing to compare.
 */
export function surprise(observed: readonly number[], expected: readonly number[]): number {
  let statistic = 0
  let buckets = 0
  let rareObserved = 0
  let rareExpected = 0
  const add = (seen: number, awaited: number): void => {
    statistic += (seen - awaited) ** 2 / awaited
    buckets++
  }
  expected.forEach((awaited, index) => {
    if (awaited >= RARE) {
      add(observed[index]!, awaited)
    } else {
      rareObserved += observed[index]!
      rareExpected += awaited
    }
  })
  if (rareExpected >= RARE) add(rareObserved, rareExpected)
  const freedom = buckets - 1
  if (freedom < 1) return 0
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread)
}
