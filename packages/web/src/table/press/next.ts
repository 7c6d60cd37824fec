/** The next of some things round the circle; from nowhere, back leads to the last. */
export function nextOf(things: readonly number[], now: number, step: number): number {
  if (things.length === 0) return now
  const at = things.indexOf(now)
  const from = at < 0 && step < 0 ? things.length : at
  return things.at((from + step) % things.length)!
}
