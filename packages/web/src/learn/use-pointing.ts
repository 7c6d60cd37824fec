import type { Signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Rect } from '../map-view/camera.ts'
import type { TableModel } from '../table/model.ts'
import { closeRoll } from '../table/rolls/roll-note.tsx'
import { dockBubble, overlap, placeBubble, type BubbleSpot } from './bubble.ts'
import {
  boxOf,
  firstPlace,
  obstaclesFor,
  placeRect,
  rectOf,
  sidesFor,
  targetOf,
  type Target,
} from './pointing.ts'
import type { Runner } from './runner.ts'

const MOST_ASKED = 20
const AT_REST = 4 // pictures in which a map that is on its way has moved

interface Place {
  readonly current: HTMLElement | null
}

/** Keeps the bubble beside its target and the ring round it, wherever map and page move them. */
export function usePointing(
  runner: Runner,
  model: TableModel,
  pointed: Signal<Target | null>,
  bubble: Place,
  ring: Place,
): void {
  useLayoutEffect(() => {
    let frame = 0
    let before = ''
    let wished = ''
    let taken = '' // the wish after which the learner took the map in hand
    let at = '' // where the place was in the last picture
    let still = 0 // pictures in which it has been there
    let asked = 0 // how often the map was asked for it
    let spot: BubbleSpot | null = null

    /** Brings a place into sight when a cue first speaks of it; then the map is the learner's. */
    const reveal = (place: number, map: Rect): void => {
      const wish = `${runner.at.value} ${place} ${map.width} ${map.height}`
      const rect = placeRect(model, place)
      if (!rect) return // the map is not laid out yet
      const isNew = wish !== wished
      wished = wish
      if (taken === wish) return
      if (!isNew && overlap(rect, map) >= rect.width * rect.height) return
      still = isNew || `${rect.x} ${rect.y}` !== at ? 0 : still + 1
      at = `${rect.x} ${rect.y}`
      if (!isNew && still < AT_REST) return // asked again it would begin anew
      still = 0
      asked = isNew ? 1 : asked + 1
      if (asked > MOST_ASKED) return // it does not fit
      model.focus.value = -1
      model.byKeyboard.value = true // else the map stays where it is
      model.focus.value = place
    }

    /** While the opponent acts the bubble stays where it is and points at nothing. */
    const wait = (): boolean => {
      if (!runner.answering.value || !spot || !bubble.current) return false
      before = ''
      pointed.value = null
      bubble.current.dataset['side'] = 'none'
      if (ring.current) ring.current.hidden = true
      return true
    }

    const follow = (): void => {
      frame = requestAnimationFrame(follow)
      const element = bubble.current
      const view = document.querySelector('.map-frame, .field-top')
      if (!element || !view || wait()) return
      const cue = runner.cue()
      const pointers = cue.at ?? []
      const target = runner.answering.value ? null : targetOf(model, cue, runner.isDue)
      if (target?.key !== pointed.value?.key || target?.element !== pointed.value?.element) {
        pointed.value = target
        target?.element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        spot = null
      }
      const map = boxOf(view)
      let rect = target && rectOf(model, target)
      const place = target && target.place >= 0 ? target.place : firstPlace(model, pointers)
      if (place >= 0) reveal(place, map)
      if (rect && !target?.element && overlap(rect, map) === 0) rect = null
      const note = rect && !target?.element && document.querySelector('.roll-note')
      if (rect && note && overlap(rect, boxOf(note)) > 0) closeRoll(model)
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      // Not innerWidth: on a phone that grows with what overflows.
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const now = JSON.stringify([rect, size, map, width, height])
      if (now === before) return
      before = now
      const room = { x: 0, y: 0, width, height }
      spot =
        rect && target
          ? placeBubble(rect, size, room, obstaclesFor(model, pointers, rect), {
              sides: sidesFor(target),
              now: spot?.side ?? null,
            })
          : dockBubble(map, size)
      show(element, ring.current, spot, rect)
      if (ring.current) ring.current.dataset['at'] = target?.key ?? ''
    }
    follow()
    const stop = new AbortController()
    for (const type of ['pointerdown', 'wheel']) {
      const take = ({ target }: Event): void => {
        if (target instanceof Element && target.closest('.map-view')) taken = wished
      }
      document.addEventListener(type, take, { signal: stop.signal, capture: true, passive: true })
    }
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [runner, model])
}

function show(
  bubble: HTMLElement,
  ring: HTMLElement | null,
  spot: BubbleSpot,
  target: Rect | null,
): void {
  bubble.style.translate = `${spot.x}px ${spot.y}px`
  bubble.dataset['side'] = spot.side ?? 'none'
  bubble.style.setProperty('--arrow', `${Math.round(spot.arrow)}px`)
  if (!ring) return
  ring.hidden = !target
  if (!target) return
  ring.style.translate = `${Math.round(target.x - 4)}px ${Math.round(target.y - 4)}px`
  ring.style.width = `${Math.round(target.width + 8)}px`
  ring.style.height = `${Math.round(target.height + 8)}px`
}
