let lead = Number.NEGATIVE_INFINITY // of the server's clock over ours, at least

/** Learns what the server's clock shows, from an answer of it. */
export function noteTime(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (Number.isFinite(time)) lead = Math.max(lead, time - Date.now())
}

/** What the server's clock shows, as far as can be told. */
export function serverNow(): number {
  return Date.now() + (Number.isFinite(lead) ? lead : 0)
}
