/** Rings when something happened at a table: a change, for lists and deputies, or an order. */
export interface Emitter {
  /** Something happened at a table, here or at another process. */
  ring(table: string, isFar?: boolean): void
  /** Hears it from now on; returns how to end that. */
  listen(heard: (table: string, isFar: boolean) => void): () => void
}

/** An emitter that nobody listens to yet. */
export function makeEmitter(): Emitter {
  const listeners = new Set<(table: string, isFar: boolean) => void>()
  return {
    ring: (table, isFar = false) => listeners.forEach((heard) => heard(table, isFar)),
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
