import { useSignal, type ReadonlySignal, type Signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { settings } from '../store/settings.ts'
import { toScreen, type Camera, type Size } from './camera.ts'
import type { MapFeed } from './feed.ts'

const REST = 400 // milliseconds that a mouse rests on a stack before it is told about
const GRACE = 250 // for which it may be on its way to the note

/** The place that a note tells about. */
export interface Looked {
  readonly place: number
  readonly isPinned: boolean
}

/** Which place is told about: a mouse that rests, a finger that stays, or a key says so. */
export interface Looking {
  readonly looked: ReadonlySignal<Looked | null>
  /** A mouse is over a stack, -1 for none. */
  hover(place: number): void
  /** Tells about a place; about the same again pins it, once more lets it go. */
  ask(place: number): void
  /** A mouse is on the note itself, which then stays. */
  hold(isOn: boolean): void
  /** Closes the note; false where there is none. A press elsewhere leaves a pinned one. */
  close(isPress?: boolean): boolean
}

/** Keeps the time of what is looked at. */
export function makeLooking(looked: Signal<Looked | null>): Looking {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = -1
  const later = (call: () => void, time: number): void => {
    clearTimeout(timer)
    timer = setTimeout(call, time)
  }
  const isPinned = (): boolean => looked.peek()?.isPinned ?? false
  return {
    looked,
    hover(place) {
      if (place === over || !settings.value.hover) return
      over = place
      if (isPinned()) return
      if (place >= 0) {
        later(() => (looked.value = { place, isPinned: false }), looked.peek() ? GRACE : REST)
      } else if (looked.peek()) later(() => (looked.value = null), GRACE)
      else clearTimeout(timer)
    },
    ask(place) {
      clearTimeout(timer)
      const now = looked.peek()
      const isSame = now?.place === place
      looked.value = isSame && now.isPinned ? null : { place, isPinned: isSame }
    },
    hold(isOn) {
      if (isOn) clearTimeout(timer)
      else if (!isPinned()) later(() => (looked.value = null), GRACE)
    },
    close(isPress = false) {
      clearTimeout(timer)
      if (!looked.peek() || (isPress && isPinned())) return false
      looked.value = null
      return true
    },
  }
}

/** What is looked at on this map. */
export function useLooking(): Looking {
  const looked = useSignal<Looked | null>(null)
  const looking = useMemo(() => makeLooking(looked), [])
  useEffect(() => {
    const stop = new AbortController()
    // Wherever the focus is: a mouse that rests has not put it on the map.
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !looking.close()) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, { capture: true, signal: stop.signal })
    return () => {
      stop.abort()
      looking.close()
    }
  }, [])
  return looking
}

const WIDTH = 272
const ASIDE = 46 // map units between the middle of a place and the note about it

/** What is known of a place, beside it. */
export function LookNote(props: {
  readonly feed: MapFeed
  readonly looking: Looking
  readonly camera: ReadonlySignal<Camera>
  readonly sizeOf: () => Size
}) {
  const { feed, looking, camera, sizeOf } = props
  const note = useRef<HTMLDivElement>(null)
  const now = looking.looked.value
  const shape = now && feed.map.places[now.place]
  if (!now || !shape) return null
  const { width, height } = sizeOf()
  const points = [
    shape.label,
    ...feed.piles.value.flatMap((p) => (p.place === now.place ? [p.at] : [])),
  ]
  const seen = points.map((point) => toScreen(camera.value, point))
  const gap = ASIDE * camera.value.scale
  const right = Math.max(...seen.map(({ x }) => x)) + gap
  const left = Math.min(...seen.map(({ x }) => x)) - gap - WIDTH
  const x = right + WIDTH <= width - 8 ? right : Math.max(8, Math.min(left, width - WIDTH - 8))
  const top = Math.min(...seen.map(({ y }) => y))
  const style =
    top < height / 2
      ? { top: `${Math.max(8, top - gap)}px` }
      : { bottom: `${Math.max(8, height - Math.max(...seen.map(({ y }) => y)) - gap)}px` }
  return (
    <div
      ref={note}
      class={now.isPinned ? 'look-note is-pinned' : 'look-note'}
      role="note"
      style={{ left: `${x}px`, width: `${Math.min(WIDTH, width - 16)}px`, ...style }}
      onPointerEnter={() => looking.hold(true)}
      onPointerLeave={() => looking.hold(false)}
      onClick={() => looking.ask(now.place)}
    >
      <feed.About place={now.place} />
    </div>
  )
}
