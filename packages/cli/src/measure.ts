/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
}

const ROUNDS = 5

/** Nanoseconds one call takes: the median of several rounds that share the time. */
export function nanosecondsPerCall(call: () => void, seconds: number): number {
  let calls = 1
  for (;;) {
    const spent = time(call, calls)
    if (spent * ROUNDS >= seconds * 1e9 || calls > 1e8) break
    calls *= 2
  }
  return median(Array.from({ length: ROUNDS }, () => time(call, calls) / calls))
}

function time(call: () => void, calls: number): number {
  const began = performance.now()
  for (let i = 0; i < calls; i++) call()
  return (performance.now() - began) * 1e6
}
