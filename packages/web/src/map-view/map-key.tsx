import { useSignalEffect, type ReadonlySignal, type Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useDismiss } from '../shell/use-dismiss.ts'
import { toScreen, type Camera } from './camera.ts'
import type { Overlay, PrintedMap, Seeing } from './feed.ts'
import { keyWords } from './key-words.ts'
import { mapWords } from './words.ts'
import './legend.css'
import './map-key.css'

const ROOM = 36 // map units round a target that the key must not lie over

/** A sign that is on the map now: what it means, how often it is there, and where. */
export interface KeyLine {
  readonly mark: string
  readonly text: string
  readonly picture: ComponentChildren // '' where the style sheet draws it
  readonly count: number | null // null where nobody can tell
  readonly places: readonly number[]
}

/** A part of the key. */
export interface KeySection {
  readonly title: string
  readonly lines: readonly KeyLine[]
}

/**
 * The key: what the signs mean that are on the map now, and how many there are; one that is pressed
 * is ringed wherever it is. The key goes when a decision puts a target under it.
 */
export function MapKey(props: {
  readonly map: PrintedMap
  readonly groups: readonly KeySection[]
  readonly overlays: readonly Overlay[] // that are on the map
  readonly camera: ReadonlySignal<Camera>
  readonly sight: ReadonlySignal<Seeing>
  readonly open: Signal<boolean>
  readonly byKeyboard: boolean
  isRinged(line: KeyLine): boolean
  ring(line: KeyLine): void
  readonly said: string // of what is ringed
}) {
  const { groups, overlays, open, byKeyboard, isRinged, ring, said } = props
  const words = keyWords()
  const box = useRef<HTMLElement>(null)
  useDismiss(box, open, '.map-buttons')
  useGivesWay(props, box)
  useEffect(() => {
    const list = box.current
    if (byKeyboard) list?.querySelector('button')?.focus()
    return () => {
      if (!list?.contains(document.activeElement)) return
      list.closest('.map-frame')?.querySelector<HTMLElement>('.map-view')?.focus()
    }
  }, [])
  const shown = groups.filter(({ lines }) => lines.length > 0)
  return (
    <section class="legend map-legend" ref={box} aria-label={mapWords().key}>
      {shown.length + overlays.length === 0 && <p class="is-none">{words.noSigns}</p>}
      {overlays.length > 0 && (
        <ul>
          {overlays.map(({ key, name, legend = [] }) => (
            <li key={key} class={`is-overlay is-${key}`}>
              {name}
              {legend.length > 0 && (
                <ul>
                  {legend.map(({ mark, text }) => (
                    <li key={mark} class={`is-overlay is-${mark}`}>
                      {text}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.map(({ title, lines }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => {
              const { mark, text, picture, count, places } = line
              return (
                <li key={mark} class={picture === '' ? `is-${mark}` : 'is-drawn'}>
                  <button
                    type="button"
                    class="line"
                    data-mark={mark}
                    data-count={count ?? undefined}
                    aria-pressed={isRinged(line)}
                    disabled={places.length === 0}
                    onClick={() => ring(line)}
                  >
                    {picture !== '' && (
                      <svg class="legend-picture" viewBox="-12 -9 24 18" aria-hidden="true">
                        {picture}
                      </svg>
                    )}
                    <span>{text}</span> {count !== null && <b>{count}</b>}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      <p class="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}

/** Closes the key when what is to be seen has become something else, and lies under it. */
function useGivesWay(
  { map, camera, sight, open }: Parameters<typeof MapKey>[0],
  box: { readonly current: HTMLElement | null },
): void {
  const opened = useRef(sight.peek())
  useSignalEffect(() => {
    const now = sight.value
    const at = camera.value
    const element = box.current
    if (!element || now.isAsked || isSame(now, opened.current)) return
    const room = ROOM * at.scale
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
    const covers = now.wish.some((place) => {
      const { label, spots } = map.places[place]!
      return [label, ...spots].some((point) => {
        const { x, y } = toScreen(at, point)
        return (
          x > offsetLeft - room &&
          x < offsetLeft + offsetWidth + room &&
          y > offsetTop - room &&
          y < offsetTop + offsetHeight + room
        )
      })
    })
    if (covers) open.value = false
  })
}

function isSame(one: Seeing, other: Seeing): boolean {
  return one.wish.join() === other.wish.join()
}
