import { signal } from '@preact/signals'
import type { Game, State } from '@estafette/kernel'
import { MOST_PAST } from '@estafette/protocol'
import type { Talk } from './talk.ts'
import { stateIn } from './shown.ts'

/** Positions of the past, fetched when somebody looks at them. */
export interface Past {
  /** The position after so many choices, or the nearest later one until it was fetched. */
  at(count: number, now: State, length: number): State
  /** Whether that position is known. */
  has(count: number): boolean
  /** Notes a position that was seen. */
  note(count: number, state: State): void
  /** Forgets everything after so many choices: they were taken back. */
  cut(count: number): void
}

/** The past of a table; whoever reads it follows as it comes in. */
export function openPast(game: Game, talk: Pick<Talk, 'past'>): Past {
  const known = new Map<number, State>()
  const wanted = new Set<number>()
  const fetched = signal(0)
  const asking = new Set<{ lasts: number }>() // up to which choice an answer still holds

  const fetch = async (from: number, count: number): Promise<void> => {
    for (let at = from; at < from + count; at++) wanted.add(at)
    const asked = { lasts: Number.POSITIVE_INFINITY }
    asking.add(asked)
    const views = await talk.past(from, count)
    asking.delete(asked)
    views?.forEach((text, index) => {
      const at = from + index
      if (at <= asked.lasts && !known.has(at)) known.set(at, stateIn(game, text))
    })
    for (let at = from; at < from + count; at++) wanted.delete(at)
    if (views && views.length > 0) fetched.value++
  }

  return {
    at(count, now, length) {
      void fetched.value
      if (count >= length) return now
      const state = known.get(count)
      if (state) return state
      if (!wanted.has(count)) void fetch(count, Math.min(MOST_PAST, length - count))
      for (let later = count + 1; later < length; later++) {
        const near = known.get(later)
        if (near) return near
      }
      return now
    },
    has(count) {
      void fetched.value
      return known.has(count)
    },
    note: (count, state) => void known.set(count, state),
    cut(count) {
      for (const at of known.keys()) if (at > count) known.delete(at)
      for (const asked of asking) asked.lasts = Math.min(asked.lasts, count)
    },
  }
}
