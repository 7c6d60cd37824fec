import { proveWritable, type Engine } from '@estafette/store'

/** Milliseconds that an answer holds: anybody may ask, and to find out costs a write. */
const HOLDS = 2000

/** Whether games can be kept: a database that cannot be written to, such as on a full disk, cannot. */
export function makeReadiness(store: Engine, now: () => number): () => Promise<boolean> {
  let known: { readonly at: number; readonly isReady: Promise<boolean> } | null = null
  return () => {
    if (known === null || now() - known.at >= HOLDS) {
      const isReady = proveWritable(store).then(
        () => true,
        () => false,
      )
      known = { at: now(), isReady }
    }
    return known.isReady
  }
}
