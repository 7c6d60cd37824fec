import { setImmediate } from 'node:timers/promises'

/** Milliseconds that something long may hold everybody else up at a time. */
export const SLICE = 8

/** Lets others be served, where something long has taken its slice. */
export type Breath = () => Promise<void>

/** Begins a slice. */
export function makeBreath(slice = SLICE): Breath {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < slice) return
    await setImmediate()
    since = performance.now()
  }
}
