/**
 * Works something out once for each position, or each board, and forgets it with that. Nobody may
 * change what it is worked out from; so it is no state of the page, and only saves time.
 */
export function oncePer<K extends object, T>(work: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly made: T }>()
  return (of) => {
    const found = known.get(of) ?? { made: work(of) }
    known.set(of, found)
    return found.made
  }
}
