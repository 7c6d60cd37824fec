import type { Shelf } from '../src/store/storage.ts'

/** A browser's storage in memory, with what it keeps in sight. */
export function shelfOf(
  kept = new Map<string, string>(),
): Shelf & { readonly kept: Map<string, string> } {
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}
