/** Something that moved by itself, and how much that counts. */
export interface Shift {
  readonly value: number
  readonly what: string
}

/** Writes down what moves on the page without being asked to, but for the map. Runs in the page. */
export function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const nodes = sources
        .map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? null)))
        .filter((node) => node !== null && !node.closest('.table-map, .field-top'))
      if (hadRecentInput || nodes.length === 0) continue
      shifts.push({ value, what: nodes.map((node) => node!.className).join() })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved since. Runs in the page. */
export function shiftsSeen(): Shift[] {
  return (globalThis as unknown as { shifts: Shift[] }).shifts
}
