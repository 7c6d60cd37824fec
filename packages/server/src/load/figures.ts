/** What one second of a run was like. */
export interface Second {
  readonly done: number
  readonly half: number // milliseconds within which half of the answers came
  readonly late: number // and 99 of 100
  readonly worst: number
}

/** What came of a run. */
export interface Figures {
  readonly seconds: readonly Second[]
  readonly all: Second
  readonly perSecond: number
  readonly unsent: number // commands that were due and never sent: every game was waiting
  readonly refused: Readonly<Record<string, number>> // answers other than done, by their kind
}

/** Notes when commands were due and when they were answered. */
export interface Notes {
  answered(due: number, now: number): void
  other(kind: string): void
}

/** Figures in the making, for a run that began at a moment. */
export function takeNotes(
  start: number,
): Notes & { figures(end: number, unsent: number): Figures } {
  const taken: number[][] = []
  const refused: Record<string, number> = {}
  return {
    answered(due, now) {
      const second = Math.max(0, Math.floor((now - start) / 1000))
      while (taken.length <= second) taken.push([])
      taken[second]!.push(now - due)
    },
    other(kind) {
      refused[kind] = (refused[kind] ?? 0) + 1
    },
    figures(end, unsent) {
      const all = taken.flat()
      const perSecond = all.length / Math.max(0.001, (end - start) / 1000)
      return { seconds: taken.map(secondOf), all: secondOf(all), perSecond, unsent, refused }
    },
  }
}

function secondOf(times: readonly number[]): Second {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { done: sorted.length, half: at(0.5), late: at(0.99), worst: at(1) }
}
