/** Time and chance, which a test turns by hand. */
export interface Clock {
  now(): number
  /** Runs something later; returns how to prevent it. */
  after(milliseconds: number, run: () => void): () => void
  /** From 0 to 1. */
  random(): number
}

/** Timers by name: each runs once, and one that is set again takes the place of the one before. */
export interface Timers {
  later(name: string, milliseconds: number, run: () => void): void
  never(...names: readonly string[]): void
  neverAny(): void
}

export function makeTimers(clock: Clock): Timers {
  const cancels = new Map<string, () => void>()
  return {
    later(name, milliseconds, run) {
      cancels.get(name)?.()
      cancels.set(name, clock.after(milliseconds, run))
    },
    never(...names) {
      for (const name of names) cancels.get(name)?.()
    },
    neverAny() {
      for (const cancel of cancels.values()) cancel()
    },
  }
}
