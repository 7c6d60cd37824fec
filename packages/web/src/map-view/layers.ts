import type { Signal } from '@preact/signals'

/** What can be taken off the map for a while. */
export const layers = [
  'terrain',
  'rivers',
  'roads',
  'names',
  'grid',
  'counters',
  'overlays',
] as const
export type Layer = (typeof layers)[number]

/** Puts one into a set, or takes it out. */
export function toggle<T>(set: Signal<ReadonlySet<T>>, one: T): void {
  const next = new Set(set.value)
  if (!next.delete(one)) next.add(one)
  set.value = next
}
