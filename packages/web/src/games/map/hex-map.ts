import type { Rect } from '../../map-view/camera.ts'
import type { PlaceShape } from '../../map-view/feed.ts'
import { zoomNames } from './zoom.ts'

/** What the parts of all hex maps have alike. */
export function hexMap(bounds: Rect, places: readonly PlaceShape[]) {
  return { kind: 'hex', bounds, near: 0.78, places, zoomed: zoomNames } as const
}
