import type { View, Viewer } from '@estafette/kernel'
import { scalars, tables, type CellesState } from './state.ts'

/**
 * A position as a viewer sees it. Everything lies open, and what is in the cups may be counted by
 * anybody: the order of the chits, which nobody knows, is decided when they are drawn.
 */
export function view(s: CellesState, viewer: Viewer): View<CellesState> {
  const known = s.work.makeState(s.board)
  for (const name of scalars) known[name] = s[name]
  for (const name of tables) known[name].set(s[name])
  return { viewer, known }
}

/** The position behind a view: there is nothing to guess. */
export function imagine(from: View<CellesState>): CellesState {
  return copyOf(from.known)
}

/** The same position: there is nothing to hide. */
export function disguise(s: CellesState): CellesState {
  return copyOf(s)
}

/** A new state like this one. */
export function copyOf(s: CellesState): CellesState {
  const copy = s.work.makeState(s.board)
  copy.words.set(s.words)
  return copy
}
