import type { ReadonlySignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { toScreen, type Camera, type Size } from './camera.ts'
import type { MapFeed } from './feed.ts'
import type { Looking } from './looked.ts'

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
