import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { levelFor, type Level } from '../counters/model.ts'
import { commandOf, isWriting } from '../shell/keys.ts'
import { MapButtons } from './buttons.tsx'
import { centralOf, clamp, middle, reveal, toScreen, type Camera, type Point } from './camera.ts'
import { EdgeMarks } from './edge-marks.tsx'
import type { MapFeed } from './feed.ts'
import { standing } from './flights.ts'
import { Flying, useFlights } from './flying.tsx'
import { watchGestures } from './gestures.ts'
import { Highlights, Pills } from './highlights.tsx'
import { directionOf } from './keys.ts'
import type { Layer } from './layers.ts'
import { HighlightPatterns } from './patterns.tsx'
import { Piles } from './piles.tsx'
import { Spoken } from './spoken.tsx'
import { makeView } from './view.ts'
import { mapWords } from './words.ts'
import './map-view.css'

const COUNTER = 64 // side of a counter in map units
const STEP = 1.25 // of one zoom by key or button
const LEGIBLE = 0.3 // a whole map smaller than this tells nothing
const NEAR = 0.6 // what a phone begins with
const COVERED = { top: 72, right: 72, bottom: 72, left: 72 }

/** The map with everything on it. It is fed with what it draws and reports what is meant. */
export function MapView({ feed, label }: { readonly feed: MapFeed; readonly label: string }) {
  const { map, acts } = feed
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const labels = useRef<SVGSVGElement>(null)
  const view = useMemo(() => makeView(map.bounds), [map])
  const { camera, sharp, sizeOf } = view
  const hidden = useSignal(false)
  const hiddenLayers = useSignal<ReadonlySet<Layer>>(new Set())
  const shownOverlays = useSignal<ReadonlySet<string>>(new Set())
  const level = useComputed(() => levelFor(sharp.value * COUNTER))
  const said = useSignal('')
  const { x, y, width, height } = map.bounds
  const sheet: Sheet = { viewBox: `${x} ${y} ${width} ${height}`, 'aria-hidden': true }
  const art = useMemo(
    () => (
      <svg class="map-sheet map-ground" {...sheet}>
        <map.Art />
      </svg>
    ),
    [map],
  )
  const names = useMemo(
    () => (
      <svg class="map-sheet" ref={labels} {...sheet}>
        <map.Names />
      </svg>
    ),
    [map],
  )

  /** The whole map where it can be read, else the part where something can be done. */
  const showFirst = (): void => {
    view.fit()
    if (camera.value.scale >= (map.near ?? LEGIBLE)) return
    const scale = map.near ?? NEAR
    const points = feed.able.value.map((place) => map.places[place]!.label)
    const { width, height } = sizeOf()
    const all = feed.piles.value.map(({ at }) => at)
    const at = map.near
      ? centralOf(points.length > 0 ? points : all)
      : middle(points.length > 0 ? points : map.places.map(({ label }) => label))
    const near = { x: width / 2 - at.x * scale, y: height / 2 - at.y * scale, scale }
    camera.value = clamp(near, { width, height }, map.bounds)
  }

  useEffect(() => {
    const element = box.current
    if (!element || !world.current) return undefined
    const stops = [
      watchGestures(element, {
        pan: view.pan,
        zoom: view.zoom,
        settled: view.settle,
        tap(_at, event) {
          const target = event.target instanceof Element ? event.target : null
          const place = target?.closest('[data-place]')?.getAttribute('data-place')
          if (document.activeElement !== element) element.focus({ preventScroll: true })
          acts.uses('pointer')
          if (place === null || place === undefined) acts.back()
          else {
            acts.goTo(Number(place))
            acts.tap(Number(place), event.pointerType === 'touch')
          }
        },
      }),
      view.hang(element, world.current, showFirst),
      effect(() => {
        if (labels.current) map.zoomed(labels.current, sharp.value)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [feed])

  useEffect(() => feed.watch?.(), [feed])

  // Whatever is selected, aimed at or under the keyboard stays in sight.
  useEffect(
    () =>
      effect(() => {
        const points = feed.sight.value.map((place) => {
          const { label, spots } = map.places[place]!
          return [label, ...spots]
        })
        const show = (now: Camera, some: readonly Point[]): Camera =>
          reveal(now, some, sizeOf(), map.bounds, COVERED)
        // Where not all fit, the last of them does.
        camera.value = show(show(camera.peek(), points.flat()), points.at(-1) ?? [])
      }),
    [feed],
  )

  // Who has to decide sees where, on maps that do not fit the screen.
  useEffect(
    () =>
      effect(() => {
        const points = feed.able.value.map((place) => map.places[place]!.label)
        if (map.near === undefined || points.length === 0) return
        const { width, height } = sizeOf()
        const isSeen = points.some((point) => {
          const { x, y } = toScreen(camera.peek(), point)
          return x >= 0 && y >= 0 && x <= width && y <= height
        })
        if (isSeen) return
        camera.value = reveal(camera.peek(), [centralOf(points)], sizeOf(), map.bounds, COVERED)
      }),
    [feed],
  )

  const keyDown = (event: KeyboardEvent): void => {
    if (isWriting(event.target)) return
    const command = commandOf(event, ['map', 'view', 'game'])
    if (!command || !obey(command, event)) return
    acts.uses('keyboard')
    event.preventDefault()
  }
  const obey = (command: string, event: KeyboardEvent): boolean => {
    switch (command) {
      case 'go':
        goTo(feed, event.key)
        return true
      case 'choose':
        acts.choose()
        return true
      case 'back':
        acts.back()
        return true
      case 'nextTarget':
      case 'nextUnit':
        acts.next(1)
        return true
      case 'previousTarget':
      case 'previousUnit':
        acts.next(-1)
        return true
      case 'describe':
        said.value = feed.focus.value < 0 ? '' : feed.describe(feed.focus.value)
        return true
      case 'all':
        if (feed.focus.value >= 0) acts.tap(feed.focus.value)
        return true
      case 'zoomIn':
        view.step(STEP)
        return true
      case 'zoomOut':
        view.step(1 / STEP)
        return true
      case 'fit':
        view.fit()
        return true
      case 'hideCounters':
        hidden.value = true
        return true
      case 'undo':
        acts.undo()
        return true
      case 'undoAll':
        acts.undoAll()
        return true
      default:
        return false
    }
  }

  return (
    <div class="map-frame">
      <div
        class="map-view"
        ref={box}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-roledescription={mapWords().map}
        aria-description={mapWords().help}
        onKeyDown={keyDown}
        onKeyUp={() => (hidden.value = false)}
      >
        <div ref={world} class={worldClass(level.value, hiddenLayers.value, hidden.value)}>
          {art}
          <svg class="map-sheet" {...sheet}>
            <HighlightPatterns />
            <feed.Drawn layer="ground" overlays={shownOverlays.value} />
            <Highlights feed={feed} />
          </svg>
          {names}
          <Pieces feed={feed} level={level.value} sheet={sheet} />
        </div>
      </div>
      <Spoken feed={feed} said={said} />
      <MapButtons
        zoomIn={() => view.step(STEP)}
        zoomOut={() => view.step(1 / STEP)}
        fit={view.fit}
        hide={(on) => (hidden.value = on)}
        hidden={hiddenLayers}
        overlays={map.overlays?.() ?? []}
        shown={shownOverlays}
      />
      <EdgeMarks feed={feed} camera={camera} sizeOf={sizeOf} />
      {feed.Notes && <feed.Notes view={view} />}
    </div>
  )
}

function worldClass(level: string, layers: ReadonlySet<Layer>, isBare: boolean): string {
  const off = [...layers, ...(isBare ? ['counters' as const] : [])].map((layer) => ` no-${layer}`)
  return `map-world is-${level}${off.join('')}`
}

/** What the sheets have in common. */
interface Sheet {
  readonly viewBox: string
  readonly 'aria-hidden': true
}

/** The counters, the marks above them, and whatever is on its way. */
function Pieces(props: { readonly feed: MapFeed; readonly level: Level; readonly sheet: Sheet }) {
  const { feed, level, sheet } = props
  const piles = feed.piles.value
  const flights = useFlights(feed, piles)
  const stay = useMemo(() => standing(piles, flights), [piles, flights])
  return (
    <>
      <svg class="map-sheet" {...sheet}>
        <Piles feed={feed} piles={stay} level={level} />
        <Pills feed={feed} />
        <FocusRing feed={feed} />
      </svg>
      {flights.map((flight) => (
        <Flying key={flight.units.join()} feed={feed} flight={flight} level={level} />
      ))}
    </>
  )
}

/** Where the keyboard is. */
function FocusRing({ feed }: { readonly feed: MapFeed }) {
  const place = feed.map.places[feed.focus.value]
  if (!place || !feed.byKeyboard.value) return null
  return (
    <g class="map-focus">
      <path d={place.path} class="focus-outer" />
      <path d={place.path} class="focus-inner" />
    </g>
  )
}

/** Moves the keyboard to the neighbour in a direction. */
function goTo({ focus, able, map, acts }: MapFeed, key: string): void {
  const direction = directionOf(key)
  if (!direction) return
  const from = focus.value
  acts.goTo(from < 0 ? (able.value[0] ?? 0) : map.neighbour(from, direction))
}
