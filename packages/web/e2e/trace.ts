import type { Page } from 'playwright-core'

/** What the browser did, told by itself: a busy machine changes when, hardly how much. */
export interface Trace {
  /** CPU time of the page's main thread between marks of these names, in milliseconds, by pair. */
  cpu(from: string, to: string): number[]
  /** What it took from events of a type to the end of the picture after the mark that follows. */
  pictures(type: string, mark: string): Picture[]
  /** The longest task of the main thread in CPU time, in milliseconds. */
  readonly longest: number
  /** Elements that were painted between marks, by tag and class, and how often. */
  painted(from: string, to: string): Map<string, number>
  /** Pieces of the picture that were drawn between marks, and the CPU time of that, in ms. */
  drawn(from: string, to: string): { readonly tiles: number; readonly cpu: number }
}

/** How long a picture took, in milliseconds. */
export interface Picture {
  readonly cpu: number // of the page's main thread
  readonly clock: number // until that had handed it over to be drawn
}

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number // microseconds
  readonly dur?: number
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly data?: { readonly nodeName?: string; readonly type?: string }
  }
}

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]

/** Watches the browser while something is done; the page marks moments by `performance.mark`. */
export async function traced(page: Page, act: () => Promise<void>): Promise<Trace> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories })
  let file: Buffer
  try {
    await page.evaluate(() => performance.mark('trace'))
    await act()
  } finally {
    file = await browser.stopTracing() // else none could begin after it
  }
  const { traceEvents } = JSON.parse(file.toString()) as { traceEvents: TraceEvent[] }
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts)
  const marks = events.filter(({ cat }) => cat.includes('blink.user_timing'))
  const first = marks.find(({ name }) => name === 'trace')
  if (!first) throw new Error('the trace does not begin')
  const ours = events.filter(({ pid }) => pid === first.pid)
  const tasks = ours.filter(({ name, tid }) => name === 'RunTask' && tid === first.tid)

  /** Moments between a mark and the next one of the other name. */
  const spans = (from: string, to: string): [number, number][] =>
    marks
      .filter(({ name }) => name === from)
      .map(({ ts }) => [ts, marks.find((mark) => mark.name === to && mark.ts > ts)?.ts ?? ts])
  const during = (from: string, to: string): TraceEvent[] =>
    spans(from, to).flatMap(([start, end]) => ours.filter(({ ts }) => ts >= start && ts <= end))
  const cpuOf = (start: number, end: number): number => {
    const inside = tasks.map((task) => {
      // Of a task that began before the mark or ends after it, the share in between.
      const length = task.dur ?? 0
      const shared = Math.min(end, task.ts + length) - Math.max(start, task.ts)
      return shared <= 0 ? 0 : ((task.tdur ?? 0) * shared) / Math.max(1, length)
    })
    return sum(inside) / 1000
  }
  return {
    cpu: (from, to) => spans(from, to).map(([start, end]) => cpuOf(start, end)),
    pictures: (type, mark) =>
      ours
        .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
        .flatMap(({ ts: start }) => {
          const seen = marks.find(({ name, ts }) => name === mark && ts > start)
          const made = ours.find(({ name, ts }) => name === 'Commit' && ts > (seen?.ts ?? Infinity))
          if (!made) return []
          const end = made.ts + (made.dur ?? 0)
          return [{ cpu: cpuOf(start, end), clock: (end - start) / 1000 }]
        }),
    longest: Math.max(0, ...tasks.map(({ tdur }) => tdur ?? 0)) / 1000,
    painted(from, to) {
      const found = new Map<string, number>()
      for (const { name, args } of during(from, to)) {
        const element = args.data?.nodeName
        if (name !== 'Paint' || element === undefined) continue
        found.set(element, (found.get(element) ?? 0) + 1)
      }
      return found
    },
    drawn(from, to) {
      const tiles = during(from, to).filter(({ name }) => name === 'RasterTask')
      return { tiles: tiles.length, cpu: sum(tiles.map(({ tdur }) => tdur ?? 0)) / 1000 }
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
