/** What is done at tables, one thing after the other at each. */
export interface Turns {
  /** Runs something when everything before it at the same table is done. */
  inTurn<T>(id: string, run: () => Promise<T>): Promise<T>
  /** Whether something is being done at a table. */
  isBusy(id: string): boolean
}

/** Begins with nothing to do. */
export function makeTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return {
    async inTurn(id, run) {
      const before = last.get(id) ?? Promise.resolve()
      const turn = before.then(run, run)
      const settled = turn.catch(() => {})
      last.set(id, settled)
      try {
        return await turn
      } finally {
        if (last.get(id) === settled) last.delete(id)
      }
    },
    isBusy: (id) => last.has(id),
  }
}
