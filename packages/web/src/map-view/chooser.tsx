import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { toScreen, type Camera, type Size } from './camera.ts'
import type { MapFeed } from './feed.ts'
import { mapWords } from './words.ts'
import './chooser.css'

const WIDTH = 232
const LINE = 46 // of one answer
const EDGES = 16
const GAP = 34 // from the middle of the place

/** Asks what a press meant, where it could be the stack or its place. */
export function Chooser(props: {
  readonly feed: MapFeed
  readonly camera: ReadonlySignal<Camera>
  readonly sizeOf: () => Size
  readonly back: () => void // gives the keyboard back to the map
}) {
  const { feed, camera, sizeOf, back } = props
  const place = feed.asked.value
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (place >= 0) list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [place])
  useEffect(() => {
    const stop = new AbortController()
    // A press on the map means something there, and any other one that nothing was meant.
    const press = ({ target }: PointerEvent): void => {
      const isNear = target instanceof Element && target.closest('.chooser, .map-view')
      if (!isNear && feed.asked.peek() >= 0) feed.acts.back()
    }
    document.addEventListener('pointerdown', press, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [feed])
  const shape = feed.map.places[place]
  if (!shape) return null
  const at = toScreen(camera.value, shape.label)
  const { width, height } = sizeOf()
  const left = Math.max(8, Math.min(at.x - WIDTH / 2, width - WIDTH - 8))
  const below = at.y + GAP
  const meant = feed.meant(place)
  const tall = Math.min(meant.length * LINE + EDGES, height - EDGES)
  const top = below + tall > height ? Math.max(8, Math.min(at.y - GAP, height - 8) - tall) : below
  const keyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      feed.acts.back()
      back()
    } else if (step !== undefined) {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
      const now = buttons.findIndex((button) => button === document.activeElement)
      buttons.at((now + step) % buttons.length)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ul
      class="chooser"
      ref={list}
      aria-label={mapWords().meant}
      style={{
        left: `${left}px`,
        top: `${top}px`,
        width: `${WIDTH}px`,
        maxHeight: `${height - EDGES}px`,
        overflowY: 'auto',
      }}
      onKeyDown={keyDown}
    >
      {meant.map(({ key, text, press }) => (
        <li key={key}>
          <button
            type="button"
            data-meant={key}
            onClick={() => {
              press()
              back()
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
