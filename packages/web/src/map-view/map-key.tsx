import { useSignalEffect, type ReadonlySignal, type Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { toScreen, type Camera } from './camera.ts'
import type { MapFeed, Overlay } from './feed.ts'
import { mapWords } from './words.ts'
import './legend.css'

const ROOM = 36 // map units round a target that the key must not lie over

/** The key: what the signs mean that are on the map now. It goes when it would cover a target. */
export function MapKey(props: {
  readonly feed: MapFeed
  readonly camera: ReadonlySignal<Camera>
  readonly open: Signal<boolean>
  readonly overlays: readonly Overlay[] // that are on the map
}) {
  const { feed, camera, open, overlays } = props
  const list = useRef<HTMLUListElement>(null)
  useSignalEffect(() => {
    const { wish } = feed.sight.value
    const now = camera.value
    const element = list.current
    if (!element) return
    const box = {
      left: element.offsetLeft,
      top: element.offsetTop,
      right: element.offsetLeft + element.offsetWidth,
      bottom: element.offsetTop + element.offsetHeight,
    }
    const room = ROOM * now.scale
    const covers = wish.some((place) => {
      const { label, spots } = feed.map.places[place]!
      return [label, ...spots].some((point) => {
        const { x, y } = toScreen(now, point)
        return (
          x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room
        )
      })
    })
    if (covers) open.value = false
  })
  const signs = feed.signs.value
  return (
    <ul class="legend" ref={list} aria-label={mapWords().key}>
      {signs.length + overlays.length === 0 && <li class="is-none">{mapWords().noSigns}</li>}
      {signs.map(({ mark, text }) => (
        <li key={mark} class={`is-${mark}`}>
          {text}
        </li>
      ))}
      {overlays.map(({ key, name }) => (
        <li key={key} class={`is-overlay is-${key}`}>
          {name}
        </li>
      ))}
    </ul>
  )
}
