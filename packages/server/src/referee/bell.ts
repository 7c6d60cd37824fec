/** Rings when a table changes here: lists, computers and orders have to know. */
export interface Bell {
  ring(table: string): void
  /** Hears it from now on; returns how to end that. */
  listen(heard: (table: string) => void): () => void
}

/** A bell that nobody hears yet. */
export function makeBell(): Bell {
  const listeners = new Set<(table: string) => void>()
  return {
    ring: (table) => listeners.forEach((heard) => heard(table)),
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
