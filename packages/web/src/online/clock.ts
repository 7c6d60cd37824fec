/** Time and chance, which a test turns by hand. */
export interface Clock {
  now(): number
  /** Runs something later; returns how to prevent it. */
  after(milliseconds: number, run: () => void): () => void
  /** From 0 to 1. */
  random(): number
}
