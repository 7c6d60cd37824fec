import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { State } from '@estafette/kernel'
import { movedOn, type LogEntry, type Session } from './session.ts'

/** A turn of others that is being shown, in numbers of choices. */
export interface Watch {
  readonly first: number // taken before it
  readonly at: number // shown so far
  readonly end: number // taken so far
  readonly part: number // steps of the last choice that are shown
  readonly isInside?: true // the rules did it all within the choice `first`
  readonly isSum?: true // all of it is shown, and what it came to is told until it is read
}

/** A look at what others did, step by step, before a person decides again. */
export interface Watching {
  readonly watch: ReadonlySignal<Watch | null>
  /** Everything that was told, also what is not shown yet. */
  readonly told: ReadonlySignal<readonly LogEntry[]>
  show(count: number, part?: number): void
  /** Looks again at what was done after so many choices. */
  lookAgain(first: number): void
  /**
   * Ends the look: what the turn came to is told then, where that matters to whoever looks. After
   * that the table shows as it stands, until a person has decided again.
   */
  finish(): void
}

/** The first choice of a turn that is worth a look, from a choice of the computer on; null for none. */
export type TurnIn = (log: readonly LogEntry[], from: number) => number | null

/** A choice after so many in which the rules themselves had a turn that is worth a look; null for none. */
export type InsideIn = (log: readonly LogEntry[], after: number) => number | null

/**
 * The first choice of a turn of others that did something to the person who decides now, if any of
 * that was done after so many choices; null for none.
 */
export type SumIn = (log: readonly LogEntry[], after: number) => number | null

/** A session that can be watched. */
export type WatchableSession = Session & { readonly watching: Watching }

/**
 * Lets what computers do be watched at a person's own pace: the computer plays on behind, while
 * the page sees the table as it stood, and nobody decides until the look is over. Whether there is
 * a turn to be watched in what was told from a choice of the computer on, and with which choice it
 * begins, is asked anew all the time. After it, and where nothing is watched, a turn is summed up for
 * the person it was done to, whoever did it: of how many choices that has been `read` is kept by
 * whoever opens the table, and until told all that happened before the person came counts as read.
 */
export function watchable(
  inner: Session,
  turnIn: TurnIn,
  sumIn: SumIn = () => null,
  insideIn: InsideIn = () => null,
  read: Signal<number> = signal(lastOf(inner)),
): WatchableSession {
  const length = (): number => lastOf(inner)
  const seen = signal(length()) // choices that need not be shown any more
  const shown = signal<number | null>(null) // choices that are shown of what is watched
  const part = signal(0) // steps that are shown of the last of them
  const again = signal<number | null>(null) // first of what is looked at once more
  const isSkipped = signal(false) // until the person has decided

  const begin = (log: readonly LogEntry[]): number | null => {
    if (again.value !== null) return again.value
    if (isSkipped.value) return null
    const first = log.find(
      ({ number, seat }) =>
        number > seen.value && inner.sitters[seat] !== undefined && inner.sitters[seat] !== 'human',
    )
    const begin = first ? turnIn(log, first.number) : null
    return begin === null ? null : begin - 1
  }
  const sum = computed((): Watch | null => {
    void inner.version.value
    if (inner.awaited.value >= 0 || inner.deciding() < 0 || inner.outcome()) return null
    const log = inner.log.value
    const first = sumIn(log, read.value)
    const end = log.at(-1)?.number ?? 0
    return first === null ? null : { first: first - 1, at: end, end, part: 0, isSum: true }
  })
  const watch = computed((): Watch | null => {
    if (inner.awaited.value >= 0) return null
    const log = inner.log.value
    const end = log.at(-1)?.number ?? 0
    const within = again.value === null && !isSkipped.value ? insideIn(log, seen.value) : null
    if (within !== null) {
      return { first: within, at: within, end, part: part.value, isInside: true }
    }
    const first = begin(log)
    if (first === null) return sum.value
    const at = Math.max(first, Math.min(shown.value ?? first, end))
    return { first, at, end, part: part.value }
  })
  const state = computed((): State => {
    const now = watch.value
    void inner.version.value
    return now && !now.isSum ? inner.knownAt(now.at) : inner.known()
  })
  const log = computed(() =>
    watch.value ? inner.log.value.slice(0, watch.value.at + 1) : inner.log.value,
  )
  // Another position is another version, be it that only another one is shown.
  const version = computed(
    () =>
      inner.version.value * MANY +
      (watch.value ? watch.value.at + 1 + watch.value.part / MANY_STEPS : 0),
  )
  const letGo = (skipped: boolean): void =>
    batch(() => {
      seen.value = length()
      shown.value = null
      part.value = 0
      again.value = null
      isSkipped.value = skipped
    })

  return {
    ...inner,
    version,
    log,
    known: () => state.value,
    deciding: () => (watch.value ? -1 : inner.deciding()),
    outcome: () => (watch.value ? null : inner.outcome()),
    async take(choices, at) {
      if (at !== version.peek() || watch.peek()) return movedOn
      letGo(false)
      return inner.take(choices, inner.version.peek())
    },
    undoable: () => (watch.value ? { count: 0, barrier: 'other-seat' } : inner.undoable()),
    async undo(count, at) {
      if (at !== version.peek() || watch.peek()) return movedOn
      const done = inner.undo(count, inner.version.peek())
      seen.value = Math.min(seen.peek(), length())
      read.value = Math.min(read.peek(), length())
      return done
    },
    watching: {
      watch,
      told: inner.log,
      show(count, steps = MANY_STEPS - 1) {
        batch(() => {
          shown.value = count
          part.value = steps
        })
      },
      lookAgain(first) {
        batch(() => {
          again.value = first
          shown.value = first
          part.value = 0
        })
      },
      finish() {
        const isRead = watch.peek()?.isSum
        batch(() => {
          letGo(true)
          if (isRead) read.value = length()
        })
      },
    },
  }
}

/** The number of the last choice that is told. */
function lastOf({ log }: Session): number {
  return log.peek().at(-1)?.number ?? 0
}

const MANY = 100_000 // more choices than any game has
const MANY_STEPS = 1000 // more steps than any choice tells of

function isWatchable(session: Session): session is WatchableSession {
  return 'watching' in session
}

/** How a session is watched, where it can be. */
export function watchingOf(session: Session): Watching | null {
  return isWatchable(session) ? session.watching : null
}
