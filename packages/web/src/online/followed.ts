import { signal, type ReadonlySignal } from '@preact/signals'
import { afterStep, type ChapterStep, type Standing } from '@estafette/protocol'
import type { Clock } from './clock.ts'

/** A table as the server tells it, and the server's clock as far as it can be told. */
export interface Followed {
  readonly standing: ReadonlySignal<Standing | null>
  version(): number | undefined
  /** The whole of it was told. */
  put(standing: Standing): void
  /** Goes on by steps; whether none is missing. */
  follow(steps: readonly ChapterStep[]): boolean
  /** What the server's clock shows, as far as can be told. */
  now(): number
  /** Learns what the server's clock shows. */
  setTime(time: number): void
}

/** Begins with nothing told. */
export function makeFollowed(clock: Clock): Followed {
  const standing = signal<Standing | null>(null)
  let lead = Number.NEGATIVE_INFINITY // of the server's clock over ours, at least
  const setTime = (time: number): void => {
    lead = Math.max(lead, time - clock.now())
  }
  return {
    standing,
    version: () => standing.peek()?.version,
    put(told) {
      standing.value = told
    },
    follow(steps) {
      for (const step of steps) {
        const now = standing.peek()
        setTime(step.time)
        if (!now || step.version <= now.version) continue
        if (step.version > now.version + 1) return false
        standing.value = afterStep(now, step)
      }
      return true
    },
    now: () => clock.now() + (Number.isFinite(lead) ? lead : 0),
    setTime,
  }
}
