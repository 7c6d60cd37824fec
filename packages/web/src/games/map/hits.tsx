import { useMemo } from 'preact/hooks'
import type { PlaceShape } from '../../map-view/feed.ts'

/** What the pointer hits: the outlines of all places. */
export function Hits({ shapes }: { readonly shapes: readonly PlaceShape[] }) {
  return useMemo(
    () => (
      <g class="hits">
        {shapes.map(({ path }, place) => (
          <path key={place} d={path} data-place={place} />
        ))}
      </g>
    ),
    [shapes],
  )
}
