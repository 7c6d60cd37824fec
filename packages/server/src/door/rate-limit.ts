/** How much somebody may do at once, and how fast it comes back. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Counts what each of many does. */
export interface RateBuckets {
  /** Takes one; 0 where there was one to take, else the milliseconds until there is. */
  take(key: string, now: number): number
  /** Takes more for what turned out to cost more; what is owed is paid before anything else. */
  spend(key: string, now: number, cost: number): void
}

const MOST = 50_000

/** Buckets that begin full; those that are full again are forgotten. */
export function makeBuckets({ burst, perSecond }: Rate): RateBuckets {
  const buckets = new Map<string, { left: number; at: number }>()
  const leftAt = (key: string, now: number): number => {
    const bucket = buckets.get(key) ?? { left: burst, at: now }
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond)
  }
  const put = (key: string, now: number, left: number): void => {
    buckets.delete(key) // the one used last stands last
    buckets.set(key, { left, at: now })
    for (const other of buckets.keys()) {
      if (buckets.size <= MOST) break
      buckets.delete(other)
    }
  }
  return {
    take(key, now) {
      const left = leftAt(key, now)
      put(key, now, left >= 1 ? left - 1 : left)
      return left >= 1 ? 0 : Math.ceil(((1 - left) / perSecond) * 1000)
    },
    spend(key, now, cost) {
      if (cost > 0) put(key, now, Math.max(-burst, leftAt(key, now) - cost))
    },
  }
}
