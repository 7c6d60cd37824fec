import { effect, useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { levelFor, type CounterDetail } from '../counters/model.ts'
import { later } from '../shell/later.tsx'
import { MapButtons } from './buttons.tsx'
import { EdgeMarks } from './edge-marks.tsx'
import type { Rect } from './camera.ts'
import type { MapFeed } from './feed.ts'
import { COUNTER, firstPicture } from './first-picture.ts'
import { standing } from './flights.ts'
import { Flying, useFlights } from './flying.tsx'
import { watchGestures } from './gestures.ts'
import { Highlights } from './highlights.tsx'
import { hitOf, placeHit } from './hits.ts'
import type { Layer } from './layers.ts'
import type { Looking } from './looked.ts'
import { LookNote, useLooking } from './looking.tsx'
import { HighlightPatterns } from './patterns.tsx'
import { Piles } from './piles.tsx'
import { watchPointing } from './pointing.ts'
import { Signs, unitAt, useSigns } from './signs.tsx'
import { Spoken } from './spoken.tsx'
import { STEP, useMapKeys } from './use-map-keys.ts'
import { useSight } from './use-sight.ts'
import { makeView, type MapWindow } from './view.ts'
import { mapWords } from './words.ts'
import './map-view.css'

const Pills = later(async () => (await import('./pills.tsx')).Pills)
const Chooser = later(async () => (await import('./chooser.tsx')).Chooser)

/** The map with everything on it. It is fed with what it draws and reports what is meant. */
export function MapView({ feed, label }: { readonly feed: MapFeed; readonly label: string }) {
  const { map } = feed
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const labels = useRef<SVGSVGElement>(null)
  const view = useMemo(() => makeView(map.bounds), [map])
  const { camera, sharp, sizeOf } = view
  const bare = useSignal(false)
  const hiddenLayers = useSignal<ReadonlySet<Layer>>(new Set())
  const overlays = useSignal<ReadonlySet<string>>(new Set())
  const level = useComputed(() => levelFor(sharp.value * COUNTER))
  const unit = useComputed(() => unitAt(sharp.value))
  const keyOpen = useSignal(false)
  const looking = useLooking()
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
  useHand(feed, view, looking, { box, world, labels })
  useEffect(() => feed.watch?.(), [feed])
  const show = useSight(feed, view)
  const keys = useMapKeys(feed, { box, view, looking, bare, overlays, keyOpen })
  const offered = map.overlays?.() ?? []

  return (
    <div class="map-frame">
      <div
        class="map-view over"
        ref={box}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-roledescription={mapWords().map}
        aria-description={mapWords().help}
        onKeyDown={keys.keyDown}
        onKeyUp={() => (bare.value = false)}
      >
        <div ref={world} class={worldClass(level.value, hiddenLayers.value, bare.value)}>
          {art}
          <svg class="map-sheet map-marks" {...sheet}>
            <HighlightPatterns />
            <feed.Drawn layer="ground" overlays={overlays.value} />
            <Highlights feed={feed} overlays={overlays.value} />
          </svg>
          {names}
          <Pieces
            feed={feed}
            level={level.value}
            unit={unit.value}
            sheet={sheet}
            overlays={overlays.value}
          />
        </div>
      </div>
      <Spoken said={keys.said} />
      <MapButtons
        zoomIn={() => view.step(STEP)}
        zoomOut={() => view.step(1 / STEP)}
        fit={view.fit}
        hide={(on) => (bare.value = on)}
        hidden={hiddenLayers}
        overlays={offered}
        shown={overlays}
        signs={keyOpen}
      />
      <When is={() => keyOpen.value}>
        <feed.Key
          camera={camera}
          level={level.value}
          open={keyOpen}
          overlays={offered.filter(({ key }) => overlays.value.has(key))}
        />
      </When>
      <LookNote feed={feed} looking={looking} camera={camera} sizeOf={sizeOf} />
      <EdgeMarks feed={feed} camera={camera} sizeOf={sizeOf} show={show} />
      {feed.Notes && <feed.Notes view={view} />}
      <When is={() => feed.asked.value >= 0}>
        <Chooser feed={feed} camera={camera} sizeOf={sizeOf} back={() => box.current?.focus()} />
      </When>
    </div>
  )
}

/** The elements of a map that a hand is on. */
interface Elements {
  readonly box: RefObject<HTMLElement | null> // the window
  readonly world: RefObject<HTMLElement | null> // the sheets behind it
  readonly labels: RefObject<SVGSVGElement | null>
}

/** Lays the map behind its window and lets a hand move it, press on it and rest over it. */
function useHand(feed: MapFeed, view: MapWindow, looking: Looking, elements: Elements): void {
  const { map, acts } = feed
  const { box, world, labels } = elements
  useEffect(() => {
    const element = box.current
    if (!element || !world.current) return undefined
    const stops = [
      watchGestures(element, {
        pan: view.pan,
        zoom: view.zoom,
        settled: view.settle,
        hold(event) {
          const place = placeHit(event)
          if (place >= 0) looking.ask(place)
        },
        tap(_at, event) {
          looking.close(true)
          if (document.activeElement !== element) element.focus({ preventScroll: true })
          acts.uses('pointer')
          const hit = hitOf(element, event)
          if (!hit) return // the cloth means nothing
          acts.tap(hit)
        },
      }),
      watchPointing(element, acts.point, looking.hover),
      view.hang(element, world.current, () => view.put(firstPicture(feed, view.sizeOf()))),
      effect(() => {
        if (labels.current) map.zoomed(labels.current, view.sharp.value)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [feed])
}

/** What is there only at times: the code is fetched, and the map asked, no sooner. */
function When(props: { readonly is: () => boolean; readonly children: ComponentChildren }) {
  return props.is() ? <>{props.children}</> : null
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
function Pieces(props: {
  readonly feed: MapFeed
  readonly level: CounterDetail
  readonly unit: number
  readonly sheet: Sheet
  readonly overlays: ReadonlySet<string>
}) {
  const { feed, level, unit, sheet, overlays } = props
  const piles = feed.piles.value
  const flights = useFlights(feed, piles)
  const stay = useMemo(() => standing(piles, flights), [piles, flights])
  const signs = useSigns(feed, stay, level, unit)
  const boxes = useMemo(() => signs.map(({ box }) => box), [signs])
  return (
    <>
      <svg class="map-sheet" {...sheet}>
        <Piles feed={feed} piles={stay} level={level} />
        <Signs signs={signs} unit={unit} />
        <Above feed={feed} level={level} signs={boxes} overlays={overlays} />
        <FocusRing feed={feed} />
      </svg>
      {flights.map((flight) => (
        <Flying key={flight.units.join()} feed={feed} flight={flight} level={level} />
      ))}
    </>
  )
}

/** What lies above the counters; pills are fetched with the first stack that is chosen. */
function Above(props: {
  readonly feed: MapFeed
  readonly level: CounterDetail
  readonly signs: readonly Rect[]
  readonly overlays: ReadonlySet<string>
}) {
  const { feed, overlays, ...rest } = props
  const hasPills = feed.pills.value.length > 0 || feed.aim.value !== null
  return (
    <g class="pills">
      <feed.Drawn layer="over" overlays={overlays} />
      {hasPills && <Pills feed={feed} {...rest} />}
    </g>
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
