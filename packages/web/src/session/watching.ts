import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Seat, State } from '@estafette/kernel'
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
  /** Whether others sit elsewhere, so that what they do comes in one by one. */
  readonly isLive: boolean
  /** Whether others are through with it: nothing more comes before a person here decides. */
  readonly isOver: ReadonlySignal<boolean>
  /** The person here who is to decide as the table stands, whatever is shown of it; -1 for none. */
  readonly decides: ReadonlySignal<Seat>
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

/** A table far away, at which others can be watched while they play. */
export interface FarTable {
  readonly seen: number // choices that were told before it was opened
  readonly isAtIt: () => boolean // others are to decide
}

/** A session that can be watched. */
export type WatchableSession = Session & { readonly watching: Watching }

/**
 * Lets what others do be watched at a person's own pace: they play on behind, while the page sees
 * the table as it stood, and nobody decides until the look is over. Whether there is
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
  far: FarTable | null = null,
): WatchableSession {
  const length = (): number => lastOf(inner)
  const seen = signal(far?.seen ?? length()) // choices that need not be shown any more
  const shown = signal<number | null>(null) // choices that are shown of what is watched
  const part = signal(0) // steps that are shown of the last of them
  const again = signal<number | null>(null) // first of what is looked at once more
  const isSkipped = signal(false) // until the person has decided

  const begin = (log: readonly LogEntry[]): number | null => {
    if (again.value !== null) return again.value
    if (isSkipped.value) return null
    const first = log.find(({ number, seat }) => number > seen.value && isElse(inner, seat))
    const begin = first ? turnIn(log, first.number) : null
    return begin === null ? null : begin - 1
  }
  const { decides, ...goingOn } = behind(inner, far)
  const sum = computed((): Watch | null => {
    if (inner.awaited.value >= 0 || decides.value < 0 || inner.outcome()) return null
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
  const unfollow = far ? followBack(inner, seen, read) : () => {}
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
      decides,
      ...goingOn,
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
    close() {
      unfollow()
      inner.close()
    },
  }
}

/** Whether somebody sits on a seat whom a person here watches. */
function isElse({ sitters }: Session, seat: Seat): boolean {
  return sitters[seat] !== undefined && sitters[seat] !== 'human'
}

/** How a table goes on behind what is shown of it. */
function behind(
  inner: Session,
  far: FarTable | null,
): Pick<Watching, 'isLive' | 'isOver' | 'decides'> {
  return {
    isLive: far !== null,
    isOver: computed(() => (far ? !far.isAtIt() : !inner.thinking.value)),
    decides: computed(() => {
      void inner.version.value
      return inner.deciding()
    }),
  }
}

/** What others take back, and do otherwise, has not been seen. */
function followBack({ log }: Session, seen: Signal<number>, read: Signal<number>): () => void {
  return effect(() => {
    const last = log.value.at(-1)?.number ?? 0
    if (last >= seen.peek()) return
    seen.value = last
    read.value = Math.min(read.peek(), last)
  })
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

/** Whether the person here is to decide; at a table far away also while it is shown how it came to that. */
export function isToDecide(session: Session, seat: Seat): boolean {
  const watching = watchingOf(session)
  return (watching?.isLive ? watching.decides.value : seat) >= 0
}
