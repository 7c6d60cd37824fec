import type { SmallMap } from './small-map.ts'

// Each is fetched by itself: a card need not wait for the others.
const files = import.meta.glob<SmallMap>('./data/*.json', { import: 'default' })

/** Fetches the picture of a battle, if it has one. */
export function fetchSmallMap(id: string): Promise<SmallMap> | undefined {
  return files[`./data/${id}.json`]?.()
}
