import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Labels of a figure. */
export type Labels = Readonly<Record<string, string>>

/** Figures about a server, for whoever watches over it. */
export interface Metrics {
  count(name: string, labels?: Labels): void
  /** A figure that is looked up when somebody asks. */
  gauge(name: string, look: () => number | Promise<number>): void
  /** All figures as Prometheus reads them; null for whoever does not know the token. */
  text(authorization: string | undefined): Promise<string | null>
  close(): void
}

const MILLION = 1_000_000

/** Figures that are told to whoever knows the token. */
export function makeMetrics(token: string): Metrics {
  const counts = new Map<string, number>()
  const gauges = new Map<string, () => number | Promise<number>>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  gauges.set('event_loop_delay_p99_ms', () => delay.percentile(99) / MILLION)
  gauges.set('memory_bytes', () => process.memoryUsage().rss)
  gauges.set('uptime_seconds', () => process.uptime())
  return {
    count(name, labels = {}) {
      const inside = Object.entries(labels).map(([key, value]) => `${key}="${value}"`)
      const key = `estafette_${name}_total${inside.length > 0 ? `{${inside.join(',')}}` : ''}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    gauge: (name, look) => void gauges.set(name, look),
    async text(authorization) {
      if (!isSame(authorization ?? '', `Bearer ${token}`)) return null
      const looked = await Promise.all(
        [...gauges].map(async ([name, look]) => `estafette_${name} ${await look()}`),
      )
      const counted = [...counts].map(([key, count]) => `${key} ${count}`)
      return `${[...looked, ...counted.sort()].join('\n')}\n`
    },
    close: () => void delay.disable(),
  }
}

/** Compared by their hashes: how long it takes tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
