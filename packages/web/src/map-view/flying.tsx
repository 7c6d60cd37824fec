import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { CounterDetail } from '../counters/model.ts'
import { pace } from '../store/settings.ts'
import type { Point, Rect } from './camera.ts'
import type { MapFeed, Pile } from './feed.ts'
import { flightsBetween, flightTime, type Flight } from './flights.ts'
import { PileArt } from './piles.tsx'

const HALF = 64 // of the square around a flying pile, in map units
const CURVE = 'cubic-bezier(.4, 0, .2, 1)'
const ENDS = ['pointerdown', 'keydown', 'wheel'] as const // any of them lands what flies

/**
 * What is on its way since the piles were last drawn. The position is the new one already and
 * everything can be done in it; the next change, a click or a key ends the show.
 */
export function useFlights(feed: MapFeed, piles: readonly Pile[]): readonly Flight[] {
  const last = useRef({ feed, piles, flights: [] as readonly Flight[] })
  const landed = useSignal(0)
  void landed.value
  if (last.current.piles !== piles) {
    const shows =
      pace.peek() > 0 && last.current.feed === feed && document.visibilityState === 'visible'
    const flights = shows ? flightsBetween(last.current.piles, piles) : []
    last.current = { feed, piles, flights }
  }
  const { flights } = last.current
  // Before it is seen, so that no click or key can come too early to end it.
  useLayoutEffect(() => {
    if (flights.length === 0) return undefined
    const land = (): void => {
      if (last.current.flights !== flights) return
      last.current = { ...last.current, flights: [] }
      landed.value++
    }
    const timer = setTimeout(land, flightTime(pace.peek()))
    for (const end of ENDS) addEventListener(end, land, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const end of ENDS) removeEventListener(end, land, { capture: true })
    }
  }, [flights])
  return flights
}

/** A pile on its way: a small picture of its own, which no other has to be drawn again for. */
export function Flying(props: {
  readonly feed: MapFeed
  readonly flight: Flight
  readonly level: CounterDetail
}) {
  const { feed, flight, level } = props
  const picture = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (!picture.current) return
    place(picture.current, flight.to, feed.map.bounds)
    const [dx, dy] = [flight.from.x - flight.to.x, flight.from.y - flight.to.y]
    const start = `translate(${(dx / HALF) * 50}%, ${(dy / HALF) * 50}%)`
    picture.current.animate(
      { transform: [start, 'none'] },
      { duration: flightTime(pace.peek()), easing: CURVE, fill: 'both' },
    )
  }, [])
  return (
    <svg
      ref={picture}
      class="map-flight"
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      <PileArt
        faces={feed.facesOf(flight.units)}
        at={{ x: 0, y: 0 }}
        level={level}
        marks={{}}
        isBare
      />
    </svg>
  )
}

/** Puts a picture around a point of the map, in shares of it, so that it follows every zoom. */
function place(picture: SVGSVGElement, { x, y }: Point, map: Rect): void {
  picture.style.left = `${((x - HALF - map.x) / map.width) * 100}%`
  picture.style.top = `${((y - HALF - map.y) / map.height) * 100}%`
  picture.style.width = `${((2 * HALF) / map.width) * 100}%`
  picture.style.height = `${((2 * HALF) / map.height) * 100}%`
}
