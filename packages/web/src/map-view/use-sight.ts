import { effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { isSeen, look, reveal, toScreen, type Point, type Size } from './camera.ts'
import type { MapFeed } from './feed.ts'
import { COUNTER, pointOf } from './first-picture.ts'
import type { MapWindow } from './view.ts'

const LEAST = 28 // pixels of a counter, where a zone is to be seen
const REACH = 40 // of a stack or an identifier, in map units
const HALF = 22 // pixels that belong to a stack however small the map is
const ABOVE = 74 // the same with the pill over it
const BESIDE = 188 // and with one beside it
const COVERED = { top: 12, right: 60, bottom: 12, left: 12 } // by the buttons, above all

/** Whether nothing is to move by itself. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * What is chosen, aimed at or under the keyboard is brought into sight, unless a hand has just
 * moved the map elsewhere; then marks at its edge tell where it is. Returns how to go to a place.
 */
export function useSight(feed: MapFeed, view: MapWindow): (place: number) => void {
  const { map } = feed
  const { camera, sizeOf } = view
  const seen = useRef('') // what was last brought into sight

  /** What belongs to a place: its identifier, the stacks in it. */
  const middlesOf = (place: number): readonly Point[] => {
    const stacks = feed.piles.peek().filter((pile) => pile.place === place)
    return [map.places[place]!.label, ...stacks.map(pointOf)]
  }
  /** The corners of that, with room around it. */
  const edgesOf = (place: number, room = REACH, scale = camera.peek().scale): readonly Point[] => {
    const least = HALF / scale
    const [side, above, below] = [room, ABOVE, REACH].map((most) => Math.max(least, most))
    return middlesOf(place).flatMap(({ x, y }) => [
      { x: x - side!, y: y - above! },
      { x: x + side!, y: y + below! },
    ])
  }

  /** The window without the column of the buttons. */
  const clear = (): Size => ({ ...sizeOf(), width: sizeOf().width - COVERED.right })

  useEffect(
    () =>
      effect(() => {
        const { must, wish, zooms, isAsked, isZone } = feed.sight.value
        if (!view.isShown.value) return // it is looked at once there is a window again
        const key = [...must, '', ...wish, zooms, isAsked, view.looks.value].join()
        if (key === seen.current) return // nothing else is to be seen than before
        seen.current = key
        if (!isAsked && (view.isInHand() || isStill())) return
        const room = zooms ? BESIDE : REACH
        const edges = (place: number) => edgesOf(place, room)
        const points = { must: must.flatMap(edges), wish: wish.flatMap(edges), zooms }
        const all = isZone ? { ...points, must: points.wish } : points
        const whole = look(camera.peek(), all, sizeOf(), map.bounds, COVERED)
        const isSmall = isZone && whole.scale * COUNTER < LEAST // what can be seen then cannot be read
        const near = { ...points, wish: points.must }
        const to = isSmall ? look(camera.peek(), near, sizeOf(), map.bounds, COVERED) : whole
        if (isStill()) view.put(to)
        else view.glide(to)
      }),
    [feed],
  )

  // What was in sight stays there behind a window of another size, smaller if it has to be.
  useEffect(() => {
    view.keep((to, { camera: from, size }) => {
      const { must, wish, isZone } = feed.sight.peek()
      const meant = isZone ? must : [...must, ...wish]
      const wasSeen = (place: number): boolean =>
        middlesOf(place).every((point) => isSeen(from, point, size))
      const able = feed.able.peek()
      if (must.length === 0) {
        const first = able.find(wasSeen)
        const isWhole = (place: number): boolean =>
          edgesOf(place, REACH, to.scale).every((point) => isSeen(to, point, clear()))
        if (first === undefined || able.some(isWhole)) return to
        return reveal(to, edgesOf(first, REACH, to.scale), sizeOf(), map.bounds, COVERED)
      }
      // The keyboard is elsewhere: somebody who can act stays in sight with it.
      const isElsewhere = !must.some((place) => able.includes(place))
      const other = isElsewhere ? able.filter(wasSeen).slice(0, 1) : []
      // Where a hand has been elsewhere none of it was.
      const ends = [...meant.filter(wasSeen), ...other].flatMap((place) =>
        edgesOf(place, REACH, to.scale),
      )
      return look(to, { must: ends, wish: ends, zooms: true }, sizeOf(), map.bounds, COVERED)
    })
  }, [feed])

  // Who has to decide sees where, once it is known what else is to be seen.
  useEffect(() => {
    const showAble = (): void => {
      const able = feed.able.peek()
      if (!view.isShown.peek() || able.length === 0 || view.isInHand() || isStill()) return
      if (feed.sight.peek().must.length > 0) return // that is looked at above
      const size = sizeOf()
      const isWhole = (place: number): boolean =>
        edgesOf(place).every((point) => isSeen(camera.peek(), point, clear()))
      if (able.some(isWhole)) return
      // The shortest way to one of them.
      const middle = { x: size.width / 2, y: size.height / 2 }
      const far = (place: number): number => {
        const { x, y } = toScreen(camera.peek(), map.places[place]!.label)
        return Math.hypot(x - middle.x, y - middle.y)
      }
      const near = able.reduce((best, place) => (far(place) < far(best) ? place : best))
      view.glide(reveal(camera.peek(), edgesOf(near), size, map.bounds, COVERED))
    }
    return effect(() => {
      void feed.able.value
      void view.looks.value
      void view.isShown.value
      queueMicrotask(showAble)
    })
  }, [feed])

  return (place) => view.glide(reveal(camera.peek(), edgesOf(place), sizeOf(), map.bounds, COVERED))
}
