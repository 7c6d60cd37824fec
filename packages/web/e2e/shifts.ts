/** Something that moved by itself, and how much that counts. */
export interface Shift {
  readonly value: number
  readonly at: number // milliseconds
  readonly what: string // with where its upper left corner was and is
}

/** Writes down what moves on the page without being asked to, but for the map. Runs in the page. */
export function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[]) {
      const moved = sources.flatMap(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : (node?.parentElement ?? null)
        if (!element || element.closest('.table-map, .field-top')) return []
        const name = `${element.localName} in ${element.closest('[class]')?.getAttribute('class')}`
        return [`${name} ${from.x},${from.y} → ${to.x},${to.y}`]
      })
      if (hadRecentInput || moved.length === 0) continue
      shifts.push({ value, at: startTime, what: moved.join('; ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved since. Runs in the page. */
export function shiftsSeen(): Shift[] {
  return (globalThis as unknown as { shifts: Shift[] }).shifts
}

const GAP = 1000
const LONGEST = 5000

/**
 * How much the page jumps at worst, as browsers count it: what moves with less than a second between
 * is one jump, of five seconds at most.
 */
export function worstOf(shifts: readonly Shift[]): { readonly sum: number; readonly of: Shift[] } {
  const jumps: Shift[][] = []
  for (const shift of shifts) {
    const jump = jumps.at(-1)
    const [first, last] = [jump?.[0], jump?.at(-1)]
    if (first && shift.at - last!.at < GAP && shift.at - first.at < LONGEST) jump!.push(shift)
    else jumps.push([shift])
  }
  const sums = jumps.map((of) => ({ sum: of.reduce((all, { value }) => all + value, 0), of }))
  return sums.toSorted((a, b) => b.sum - a.sum)[0] ?? { sum: 0, of: [] }
}
