import { effect, useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { levelFor, TABLE_FROM, type Level } from '../counters/model.ts'
import { commandOf, isLetter, isWriting } from '../shell/keys.ts'
import { later } from '../shell/later.tsx'
import { useKeys } from '../shell/use-keys.ts'
import { afterPicture } from './after-picture.ts'
import { MapButtons } from './buttons.tsx'
import { frontOf, isSeen, look, middle, opening, reveal, type Point } from './camera.ts'
import { EdgeMarks } from './edge-marks.tsx'
import type { MapFeed, Pile } from './feed.ts'
import { standing } from './flights.ts'
import { Flying, useFlights } from './flying.tsx'
import { watchGestures } from './gestures.ts'
import { Highlights } from './highlights.tsx'
import { hitOf, keyHit, placeHit } from './hits.ts'
import { directionOf } from './keys.ts'
import { toggle, type Layer } from './layers.ts'
import { LookNote, useLooking } from './looking.tsx'
import { HighlightPatterns } from './patterns.tsx'
import { Piles } from './piles.tsx'
import { Pills } from './pills.tsx'
import { watchPointing } from './pointing.ts'
import { Spoken, type Said } from './spoken.tsx'
import { makeView } from './view.ts'
import { mapWords } from './words.ts'
import './map-view.css'

const Chooser = later(async () => (await import('./chooser.tsx')).Chooser)
const MapKey = later(async () => (await import('./map-key.tsx')).MapKey)

const COUNTER = 64 // side of a counter in map units
const STEP = 1.25 // of one zoom by key or button
const REACH = 40 // of a stack or an identifier, in map units
const ABOVE = 74 // the same with the pill over it
const BESIDE = 188 // and with one beside it
const COVERED = { top: 12, right: 60, bottom: 12, left: 12 } // by the buttons, above all

const goesThere = new Set(['nextUnit', 'previousUnit', 'nextTarget', 'previousTarget', 'describe'])
const commandsHere = new Set(['go', 'choose', 'back', 'all']) // only while the map has the focus

const pointOf = ({ at }: Pile): Point => at

/** Whether nothing is to move by itself. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

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
  const keyOpen = useSignal(false)
  const looking = useLooking()
  const said = useSignal<Said>({ text: '', number: 0 })
  const seen = useRef('') // what was last brought into sight
  const overlays = () => map.overlays?.() ?? []
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

  /** Who can act and the front, with counters that can be read. */
  const showFirst = (): void => {
    const piles = feed.piles.peek()
    const able = new Set(feed.opensOn())
    const mine = piles.filter(({ place }) => able.has(place))
    const sides = new Set(mine.map(({ side }) => side))
    const own = mine.filter(({ side }) => side === mine[0]?.side)
    const enemy = sides.size > 1 ? [] : piles.filter(({ side }) => !sides.has(side))
    const places = [...able].map((place) => map.places[place]!.label)
    const points = own.length > 0 ? frontOf(own.map(pointOf), enemy.map(pointOf)) : places
    const shown = points.length > 0 ? points : piles.map(pointOf)
    const first = opening(
      shown,
      sizeOf(),
      map.bounds,
      Math.max(TABLE_FROM / COUNTER, map.near ?? 0),
    )
    view.put(first)
  }

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

  // What is chosen, aimed at or under the keyboard is brought into sight, unless a hand has just
  // moved the map elsewhere; then marks at its edge tell where it is.
  useEffect(
    () =>
      effect(() => {
        const { must, wish, zooms, isAsked } = feed.sight.value
        const key = [...must, '', ...wish, zooms, isAsked].join()
        if (key === seen.current) return // nothing else is to be seen than before
        seen.current = key
        if (!isAsked && (view.isInHand() || isStill())) return
        const room = zooms ? BESIDE : REACH
        const edges = (place: number) => edgesOf(place, room)
        const points = { must: must.flatMap(edges), wish: wish.flatMap(edges), zooms }
        const to = look(camera.peek(), points, sizeOf(), map.bounds, COVERED)
        if (isStill()) view.put(to)
        else view.glide(to)
      }),
    [feed],
  )

  // Who has to decide sees where.
  useEffect(
    () =>
      effect(() => {
        const points = feed.able.value.map((place) => map.places[place]!.label)
        if (points.length === 0 || view.isInHand() || isStill()) return
        if (points.some((point) => isSeen(camera.peek(), point, sizeOf()))) return
        view.glide(reveal(camera.peek(), [middle(points)], sizeOf(), map.bounds, COVERED))
      }),
    [feed],
  )

  /** The corners of what belongs to a place: its identifier, the stacks in it. */
  const edgesOf = (place: number, room = REACH): readonly Point[] => {
    const stacks = feed.piles.peek().filter((pile) => pile.place === place)
    return [map.places[place]!.label, ...stacks.map(pointOf)].flatMap(({ x, y }) => [
      { x: x - room, y: y - ABOVE },
      { x: x + room, y: y + REACH },
    ])
  }
  const show = (place: number): void =>
    view.glide(reveal(camera.peek(), edgesOf(place), sizeOf(), map.bounds, COVERED))

  /** Says where the keyboard is, every time; the picture does not wait for it. */
  const tell = (inFull = false): void => {
    if (!inFull) looking.close(true) // it was about the place before
    afterPicture(() => {
      const place = feed.focus.peek()
      const text = place < 0 ? '' : feed.describe(place, inFull)
      said.value = { text, number: said.peek().number + 1 }
    })
  }

  const keyDown = (event: KeyboardEvent): void => {
    if (isWriting(event.target)) return
    const command = commandOf(event, ['map', 'view', 'game'])
    const overlay =
      !command && isLetter(event) && overlays().find(({ letter }) => letter === event.key)
    if (overlay) {
      toggle(shownOverlays, overlay.key)
      event.preventDefault()
      return
    }
    if (!command || !obey(command, event.key)) return
    acts.uses('keyboard')
    event.preventDefault()
  }
  const obey = (command: string, key = ''): boolean => {
    switch (command) {
      case 'go':
        goTo(feed, key)
        tell()
        return true
      case 'choose':
        if (feed.focus.value < 0) {
          acts.choose()
          if (feed.focus.value >= 0) tell()
        } else acts.choose()
        return true
      case 'back':
        acts.back()
        return true
      case 'nextTarget':
        acts.nextTarget(1)
        tell()
        return true
      case 'previousTarget':
        acts.nextTarget(-1)
        tell()
        return true
      case 'nextUnit':
        acts.next(1)
        tell()
        return true
      case 'previousUnit':
        acts.next(-1)
        tell()
        return true
      case 'describe':
        if (feed.focus.value < 0) acts.next(1)
        tell(true)
        if (feed.focus.value >= 0) looking.ask(feed.focus.value)
        return true
      case 'key':
        keyOpen.value = !keyOpen.value
        return true
      case 'all':
        if (feed.focus.value >= 0) acts.tap(keyHit(feed.focus.value))
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

  // What only changes the view works wherever the focus is; what goes somewhere takes it along.
  useKeys(['map', 'view'], (command) => {
    const element = box.current
    const isHeldDown = command === 'hideCounters' // it ends where the map hears the key go up
    if (isHeldDown || !element || element.closest('[inert]')) return false
    if (goesThere.has(command)) {
      element.focus({ preventScroll: true })
      acts.uses('keyboard')
      return obey(command)
    }
    return !commandsHere.has(command) && obey(command)
  })

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
          <svg class="map-sheet map-marks" {...sheet}>
            <HighlightPatterns />
            <feed.Drawn layer="ground" overlays={shownOverlays.value} />
            <Highlights feed={feed} />
          </svg>
          {names}
          <Pieces feed={feed} level={level.value} sheet={sheet} />
        </div>
      </div>
      <Spoken said={said} />
      <MapButtons
        zoomIn={() => view.step(STEP)}
        zoomOut={() => view.step(1 / STEP)}
        fit={view.fit}
        hide={(on) => (hidden.value = on)}
        hidden={hiddenLayers}
        overlays={overlays()}
        shown={shownOverlays}
        signs={keyOpen}
      />
      <When is={() => keyOpen.value}>
        <MapKey
          feed={feed}
          camera={camera}
          open={keyOpen}
          overlays={overlays().filter(({ key }) => shownOverlays.value.has(key))}
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
function Pieces(props: { readonly feed: MapFeed; readonly level: Level; readonly sheet: Sheet }) {
  const { feed, level, sheet } = props
  const piles = feed.piles.value
  const flights = useFlights(feed, piles)
  const stay = useMemo(() => standing(piles, flights), [piles, flights])
  return (
    <>
      <svg class="map-sheet" {...sheet}>
        <Piles feed={feed} piles={stay} level={level} />
        <Pills feed={feed} level={level} />
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
