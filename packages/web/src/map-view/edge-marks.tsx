import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { isSeen, toScreen, type Camera, type Size } from './camera.ts'
import type { MapFeed } from './feed.ts'
import { mapWords } from './words.ts'

const INSIDE = 18 // pixels from the edge
const BUTTONS = { width: 60, height: 300 } // of the corner that the buttons of the map have

/**
 * Marks at the edge towards what is out of sight: what is chosen or aimed at, or else who can act.
 * A press shows the place; the keyboard has keys of its own for that.
 */
export function EdgeMarks(props: {
  readonly feed: MapFeed
  readonly camera: ReadonlySignal<Camera> // not its value: a pan must not draw the map again
  readonly sizeOf: () => Size
  readonly show: (place: number) => void
}): JSX.Element {
  const { feed, camera, sizeOf, show } = props
  const now = camera.value
  const size = sizeOf()
  const { wish, isZone } = feed.sight.value
  if (isZone) return <></> // they are counted
  const places = wish.length > 0 ? wish : feed.able.value
  const marks = places.flatMap((place) => {
    const { label } = feed.map.places[place]!
    if (isSeen(now, label, size)) return []
    const { x, y } = toScreen(now, label)
    const top = Math.min(size.height - INSIDE, Math.max(INSIDE, y))
    const right = size.width - INSIDE - (top < BUTTONS.height ? BUTTONS.width : 0)
    const left = Math.max(INSIDE, Math.min(right, x))
    return [{ place, left, top, isWished: wish.includes(place) }]
  })
  return (
    <div class="edge-marks" aria-hidden="true">
      {marks.map(({ place, left, top, isWished }) => (
        <button
          key={place}
          type="button"
          tabIndex={-1}
          class={isWished ? 'is-wished' : undefined}
          title={mapWords().show}
          ref={(element) => placeAt(element, left, top)}
          onClick={() => show(place)}
        />
      ))}
    </div>
  )
}

function placeAt(element: HTMLElement | null, left: number, top: number): void {
  if (!element) return
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}
