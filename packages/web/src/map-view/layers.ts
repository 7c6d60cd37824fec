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
