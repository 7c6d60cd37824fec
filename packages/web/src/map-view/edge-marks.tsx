import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { toScreen, type Camera, type Size } from './camera.ts'
import type { MapFeed } from './feed.ts'

/** Arrows at the edge towards places that can act and are out of sight. */
export function EdgeMarks(props: {
  readonly feed: MapFeed
  readonly camera: ReadonlySignal<Camera> // not its value: a pan must not draw the map again
  readonly sizeOf: () => Size
}): JSX.Element {
  const { feed, camera, sizeOf } = props
  const now = camera.value
  const size = sizeOf()
  const marks = feed.able.value.flatMap((place) => {
    const { x, y } = toScreen(now, feed.map.places[place]!.label)
    if (x >= 0 && y >= 0 && x <= size.width && y <= size.height) return []
    const left = Math.min(size.width - 14, Math.max(14, x))
    const top = Math.min(size.height - 14, Math.max(14, y))
    return [{ place, left, top }]
  })
  return (
    <div class="edge-marks" aria-hidden="true">
      {marks.map(({ place, left, top }) => (
        <span key={place} ref={(element) => placeAt(element, left, top)} />
      ))}
    </div>
  )
}

function placeAt(element: HTMLElement | null, left: number, top: number): void {
  if (!element) return
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}
