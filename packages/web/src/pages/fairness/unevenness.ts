/** How the faces of one side's dice fell. */
interface Faces {
  readonly counts: readonly number[] // by face, the lowest first
  readonly all: number
  readonly mean: number // of the faces counted from 1; 0 without dice
  readonly expected: number // mean of a fair die
  readonly least: number // 95 of 100 fair series have no face more seldom
  readonly most: number // nor more often
  readonly share: number // of fair series that are as uneven or more, from 0 to 1
}

/** Holds how often each face fell against what fair dice do. */
export function facesOf(counts: readonly number[]): Faces {
  const sides = counts.length
  const all = counts.reduce((sum, count) => sum + count, 0)
  const even = all / sides
  const sum = counts.reduce((total, count, face) => total + count * (face + 1), 0)
  const spread = 1.96 * Math.sqrt(all * (1 / sides) * (1 - 1 / sides))
  const squares = counts.reduce((total, count) => total + (count - even) ** 2 / (even || 1), 0)
  return {
    counts,
    all,
    mean: all === 0 ? 0 : sum / all,
    expected: (sides + 1) / 2,
    least: Math.max(0, even - spread),
    most: even + spread,
    share: all === 0 ? 1 : upperTail(squares, sides - 1),
  }
}

/** The chance of a sum of squares (chi-squared) of this size or more, by its degrees of freedom. */
export function upperTail(squares: number, freedom: number): number {
  if (squares <= 0 || freedom <= 0) return 1
  // Both the even and the odd case are finite sums, so that no gamma function is needed.
  const half = squares / 2
  const isOdd = freedom % 2 === 1
  let term = isOdd ? Math.sqrt((2 * squares) / Math.PI) * Math.exp(-half) : Math.exp(-half)
  let sum = isOdd ? twoTails(Math.sqrt(squares)) : term
  if (isOdd && freedom > 1) sum += term
  for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
    term *= squares / k
    sum += term
  }
  return Math.min(1, Math.max(0, sum))
}

/** The chance that something normal is this far from its mean or farther, on either side. */
function twoTails(distance: number): number {
  // Abramowitz and Stegun 7.1.26: right to seven digits, which is more than a page shows.
  const x = distance / Math.SQRT2
  const t = 1 / (1 + 0.327_591_1 * x)
  const series =
    ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t +
      0.254_829_592) *
    t
  return series * Math.exp(-x * x)
}
