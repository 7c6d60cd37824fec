/** A distribution in a few numbers. */
export interface Distribution {
  readonly min: number
  readonly mean: number
  readonly median: number
  readonly p10: number
  readonly p90: number
  readonly max: number
  readonly histogram: readonly Bin[]
}

/** How many values lie from `from` to `to`, both included. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

const MOST_BINS = 20

/** Describes whole numbers; there is at least one. */
export function describe(values: Int32Array): Distribution {
  const sorted = values.toSorted()
  const at = (rank: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, rank))]!
  const share = (part: number): number => at(Math.ceil(part * sorted.length) - 1)
  const half = sorted.length / 2
  let sum = 0
  for (const value of sorted) sum += value
  return {
    min: at(0),
    mean: round(sum / sorted.length),
    median: (at(Math.ceil(half) - 1) + at(Math.floor(half))) / 2,
    p10: share(0.1),
    p90: share(0.9),
    max: at(sorted.length - 1),
    histogram: histogram(sorted),
  }
}

/** Bins of equal width that begin at a multiple of it: 1, 2, 5, 10, 20 ... */
function histogram(sorted: Int32Array): Bin[] {
  const low = sorted[0]!
  const high = sorted.at(-1)!
  const width = binWidth(high - low + 1)
  const first = Math.floor(low / width) * width
  const counts = Array.from({ length: Math.floor((high - first) / width) + 1 }, () => 0)
  for (const value of sorted) counts[Math.floor((value - first) / width)]! += 1
  return counts.map((count, index) => ({
    from: first + index * width,
    to: first + (index + 1) * width - 1,
    count,
  }))
}

function binWidth(range: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (range / (step * power) <= MOST_BINS) return step * power
    }
  }
}

/** A number with as many decimals as are worth reading. */
export function round(value: number, decimals = 3): number {
  return Number(value.toFixed(decimals))
}
