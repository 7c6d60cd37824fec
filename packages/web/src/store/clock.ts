const BREAK = 5 * 60_000 // milliseconds; whoever is away for longer was not playing

/** Counts the time that people spend at a table from what they have spent there before. */
export function startClock(before: number, now: () => number = Date.now): () => number {
  let played = before
  let last = now()
  return () => {
    const time = now()
    played += Math.max(0, Math.min(time - last, BREAK))
    last = time
    return played
  }
}
