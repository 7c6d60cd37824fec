import type { CellesState } from './state.ts'

/**
 * Everything lies open, and what is in the cups may be counted by anybody: the order of the chits,
 * which nobody knows, is decided when they are drawn.
 */
export function show(s: CellesState, _viewer: number, blank: CellesState): void {
  blank.raw.set(s.raw)
}

/** There is nothing to guess behind a view, and nothing to hide. */
export function nothingHidden(): void {}
