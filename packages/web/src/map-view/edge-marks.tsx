import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { isSeen, toScreen, type Camera, type Point, type Size } from './camera.ts'
import type { MapFeed } from './feed.ts'
import { mapWords } from './words.ts'

const INSIDE = 18 // pixels from the edge
const CLEAR = 44 // pixels between a mark and the middle of what it points past
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
  const labelOf = (place: number): Point => feed.map.places[place]!.label
  const seen = [...new Set([...places, ...feed.able.value])]
    .filter((place) => isSeen(now, labelOf(place), size))
    .map((place) => toScreen(now, labelOf(place)))
  const marks = places.flatMap((place) => {
    if (isSeen(now, labelOf(place), size)) return []
    const at = atEdge(toScreen(now, labelOf(place)), size, seen)
    return [{ place, ...at, isWished: wish.includes(place) }]
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

interface Spot {
  readonly left: number
  readonly top: number
}

/** Where the edge is towards a point that is out of sight, past what is in it. */
function atEdge({ x, y }: Point, size: Size, seen: readonly Point[]): Spot {
  const rightAt = (top: number): number =>
    size.width - INSIDE - (top < BUTTONS.height ? BUTTONS.width : 0)
  const top = within(y, size.height - INSIDE)
  const left = within(x, rightAt(top))
  const under = seen.find(
    (point) => Math.abs(point.x - left) < CLEAR && Math.abs(point.y - top) < CLEAR,
  )
  if (!under) return { left, top }
  if (left !== x) {
    const past = along(top, under.y, size.height - INSIDE)
    return { left: within(x, rightAt(past)), top: past }
  }
  return { left: along(left, under.x, rightAt(top)), top }
}

/** Along an edge: the nearest point of it that is clear of another one. */
function along(at: number, other: number, most: number): number {
  const free = [other - CLEAR, other + CLEAR].filter((spot) => spot >= INSIDE && spot <= most)
  return free.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at
}

function within(at: number, most: number): number {
  return Math.max(INSIDE, Math.min(most, at))
}

function placeAt(element: HTMLElement | null, left: number, top: number): void {
  if (!element) return
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}
