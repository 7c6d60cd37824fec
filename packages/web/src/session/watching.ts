import { batch, computed, signal, type ReadonlySignal } from '@preact/signals'
import type { State } from '@estafette/kernel'
import { movedOn, type LogEntry, type Session } from './session.ts'

/** A turn of others that is being shown, in numbers of choices. */
export interface Watch {
  readonly first: number // taken before it
  readonly at: number // shown so far
  readonly end: number // taken so far
}

/** A look at what others did, step by step, before a person decides again. */
export interface Watching {
  readonly watch: ReadonlySignal<Watch | null>
  /** Everything that was told, also what is not shown yet. */
  readonly told: ReadonlySignal<readonly LogEntry[]>
  show(count: number): void
  /** Looks again at what was done after so many choices. */
  lookAgain(first: number): void
  /** Shows the table as it stands, until a person has decided again. */
  finish(): void
}

/** The first choice of a turn that is worth a look, from a choice of the computer on; null for none. */
export type TurnIn = (log: readonly LogEntry[], from: number) => number | null

/** A session that can be watched. */
export type WatchableSession = Session & { readonly watching: Watching }

/**
 * Lets what computers do be watched at a person's own pace: the computer plays on behind, while
 * the page sees the table as it stood, and nobody decides until the look is over. Whether there is
 * a turn to be watched in what was told from a choice of the computer on, and with which choice it
 * begins, is asked anew all the time.
 */
export function watchable(inner: Session, turnIn: TurnIn): WatchableSession {
  const length = (): number => inner.log.peek().at(-1)?.number ?? 0
  const seen = signal(length()) // choices that need not be shown any more
  const shown = signal<number | null>(null) // choices that are shown of what is watched
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
  const watch = computed((): Watch | null => {
    if (inner.awaited.value >= 0) return null
    const log = inner.log.value
    const first = begin(log)
    if (first === null) return null
    const end = log.at(-1)?.number ?? 0
    return { first, at: Math.max(first, Math.min(shown.value ?? first, end)), end }
  })
  const state = computed((): State => {
    const now = watch.value
    void inner.version.value
    return now ? inner.knownAt(now.at) : inner.known()
  })
  const log = computed(() =>
    watch.value ? inner.log.value.slice(0, watch.value.at + 1) : inner.log.value,
  )
  // Another position is another version, be it that only another one is shown.
  const version = computed(
    () => inner.version.value * MANY + (watch.value ? watch.value.at + 1 : 0),
  )
  const letGo = (skipped: boolean): void =>
    batch(() => {
      seen.value = length()
      shown.value = null
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
      return done
    },
    watching: {
      watch,
      told: inner.log,
      show(count) {
        shown.value = count
      },
      lookAgain(first) {
        batch(() => {
          again.value = first
          shown.value = first
        })
      },
      finish: () => letGo(true),
    },
  }
}

const MANY = 100_000 // more choices than any game has

function isWatchable(session: Session): session is WatchableSession {
  return 'watching' in session
}

/** How a session is watched, where it can be. */
export function watchingOf(session: Session): Watching | null {
  return isWatchable(session) ? session.watching : null
}
