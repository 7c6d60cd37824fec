import type { BlitzState } from './state.ts'

/** Everything lies open: what is in a cup may be counted, its order is decided when it is drawn. */
export function show(s: BlitzState, _viewer: number, blank: BlitzState): void {
  blank.raw.set(s.raw)
}

/** There is nothing to guess behind a view, and nothing to hide. */
export function nothingHidden(): void {}
