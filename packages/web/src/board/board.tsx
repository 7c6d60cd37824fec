import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { levelFor, type Level } from '../counters/model.ts'
import { foresee } from '../session/foresight.ts'
import { commandOf, isWriting } from '../shell/keys.ts'
import type { TableModel } from '../table/model.ts'
import { words } from '../table/words.ts'
import { MapButtons, type Layer } from './buttons.tsx'
import { centralOf, clamp, middle, reveal, toScreen, type Camera, type Point } from './camera.ts'
import { EdgeMarks } from './edge-marks.tsx'
import { standing } from './flights.ts'
import { Flying, useFlights } from './flying.tsx'
import { watchGestures } from './gestures.ts'
import { Highlights, Pills } from './highlights.tsx'
import { directionOf } from './keys.ts'
import { HighlightPatterns } from './patterns.tsx'
import { Piles } from './piles.tsx'
import { describe, Spoken } from './spoken.tsx'
import { makeView } from './view.ts'
import './board.css'

const COUNTER = 64 // side of a counter in map units
const STEP = 1.25 // of one zoom by key or button
const LEGIBLE = 0.3 // a whole map smaller than this tells nothing
const NEAR = 0.6 // what a phone begins with
const COVERED = { top: 72, right: 72, bottom: 72, left: 72 }

/** The map with everything on it. It is fed with what can be done and reports what is meant. */
export function Board({ model, label }: { readonly model: TableModel; readonly label: string }) {
  const { screen } = model
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const labels = useRef<SVGSVGElement>(null)
  const view = useMemo(() => makeView(screen.bounds), [screen])
  const { camera, sharp, sizeOf } = view
  const hidden = useSignal(false)
  const hiddenLayers = useSignal<ReadonlySet<Layer>>(new Set())
  const shownOverlays = useSignal<ReadonlySet<string>>(new Set())
  const level = useComputed(() => levelFor(sharp.value * COUNTER))
  const said = useSignal('')
  const { x, y, width, height } = screen.bounds
  const sheet: Sheet = { viewBox: `${x} ${y} ${width} ${height}`, 'aria-hidden': true }
  const art = useMemo(
    () => (
      <svg class="board-sheet board-ground" {...sheet}>
        <screen.Art />
      </svg>
    ),
    [screen],
  )
  const names = useMemo(
    () => (
      <svg class="board-sheet" ref={labels} {...sheet}>
        <screen.Names />
      </svg>
    ),
    [screen],
  )

  /** The whole map where it can be read, else the part where something can be done. */
  const showFirst = (): void => {
    view.fit()
    if (camera.value.scale >= (screen.near ?? LEGIBLE)) return
    const scale = screen.near ?? NEAR
    const points = model.able.value.map((place) => screen.places[place]!.label)
    const { width, height } = sizeOf()
    const all = screen.piles(model.state.value).map(({ at }) => at)
    const at = screen.near
      ? centralOf(points.length > 0 ? points : all)
      : middle(points.length > 0 ? points : screen.places.map(({ label }) => label))
    const near = { x: width / 2 - at.x * scale, y: height / 2 - at.y * scale, scale }
    camera.value = clamp(near, { width, height }, screen.bounds)
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
          model.byKeyboard.value = false
          if (place === null || place === undefined) model.back()
          else {
            model.focus.value = Number(place)
            model.tapPlace(Number(place), event.pointerType === 'touch')
          }
        },
      }),
      view.hang(element, world.current, showFirst),
      effect(() => {
        if (labels.current) screen.zoomed(labels.current, sharp.value)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [model])

  useEffect(() => foresee(model), [model])

  // Whatever is selected, aimed at or under the keyboard stays in sight.
  useEffect(
    () =>
      effect(() => {
        const { plan } = model.intention.value?.kind === 'plan' ? model.intention.value : {}
        const places = [model.selection.value?.place, plan?.place, model.focus.value]
        const points = places
          .filter((place) => place !== undefined && place >= 0)
          .map((place) => [screen.places[place!]!.label, ...screen.places[place!]!.spots])
        const show = (now: Camera, some: readonly Point[]): Camera =>
          reveal(now, some, sizeOf(), screen.bounds, COVERED)
        // Where not all fit, the last of them does.
        camera.value = show(show(camera.peek(), points.flat()), points.at(-1) ?? [])
      }),
    [model],
  )

  // Who has to decide sees where, on maps that do not fit the screen.
  useEffect(
    () =>
      effect(() => {
        const points = model.able.value.map((place) => screen.places[place]!.label)
        if (screen.near === undefined || points.length === 0) return
        const { width, height } = sizeOf()
        const isSeen = points.some((point) => {
          const { x, y } = toScreen(camera.peek(), point)
          return x >= 0 && y >= 0 && x <= width && y <= height
        })
        if (isSeen) return
        camera.value = reveal(camera.peek(), [centralOf(points)], sizeOf(), screen.bounds, COVERED)
      }),
    [model],
  )

  const keyDown = (event: KeyboardEvent): void => {
    if (isWriting(event.target)) return
    const command = commandOf(event, ['board', 'view', 'game'])
    if (!command || !obey(command, event)) return
    model.byKeyboard.value = true
    event.preventDefault()
  }
  const obey = (command: string, event: KeyboardEvent): boolean => {
    switch (command) {
      case 'go':
        goTo(model, event.key)
        return true
      case 'choose':
        if (model.intention.value) model.confirm()
        else if (model.focus.value >= 0) model.tapPlace(model.focus.value)
        return true
      case 'back':
        model.back()
        return true
      case 'nextTarget':
      case 'nextUnit':
        model.nextAble(1)
        return true
      case 'previousTarget':
      case 'previousUnit':
        model.nextAble(-1)
        return true
      case 'describe':
        said.value = model.focus.value < 0 ? '' : describe(model)
        return true
      case 'all':
        if (model.focus.value >= 0) model.tapPlace(model.focus.value)
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
        model.undo()
        return true
      case 'undoAll':
        model.undoAll()
        return true
      default:
        return false
    }
  }

  return (
    <div class="board-frame">
      <div
        class="board"
        ref={box}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-roledescription={words().board}
        aria-description={words().boardHelp}
        onKeyDown={keyDown}
        onKeyUp={() => (hidden.value = false)}
      >
        <div ref={world} class={worldClass(level.value, hiddenLayers.value, hidden.value)}>
          {art}
          <svg class="board-sheet" {...sheet}>
            <HighlightPatterns />
            <Over model={model} />
            {screen.Overlay && (
              <screen.Overlay state={model.state.value} shown={shownOverlays.value} />
            )}
            <Highlights model={model} />
          </svg>
          {names}
          <Pieces model={model} level={level.value} sheet={sheet} />
        </div>
      </div>
      <Spoken model={model} said={said} />
      <MapButtons
        zoomIn={() => view.step(STEP)}
        zoomOut={() => view.step(1 / STEP)}
        fit={view.fit}
        hide={(on) => (hidden.value = on)}
        hidden={hiddenLayers}
        overlays={screen.overlays?.() ?? []}
        shown={shownOverlays}
      />
      <EdgeMarks model={model} camera={camera} sizeOf={sizeOf} />
    </div>
  )
}

function worldClass(level: string, layers: ReadonlySet<Layer>, isBare: boolean): string {
  const off = [...layers, ...(isBare ? ['counters' as const] : [])].map((layer) => ` no-${layer}`)
  return `board-world is-${level}${off.join('')}`
}

/** What the sheets have in common. */
interface Sheet {
  readonly viewBox: string
  readonly 'aria-hidden': true
}

/** The counters, the marks above them, and whatever is on its way. */
function Pieces(props: {
  readonly model: TableModel
  readonly level: Level
  readonly sheet: Sheet
}) {
  const { model, level, sheet } = props
  const { screen, state } = model
  const piles = useMemo(() => screen.piles(state.value), [model, state.value])
  const flights = useFlights(model, piles)
  const stay = useMemo(() => standing(piles, flights), [piles, flights])
  return (
    <>
      <svg class="board-sheet" {...sheet}>
        <Piles model={model} piles={stay} level={level} />
        <Pills model={model} />
        <FocusRing model={model} />
      </svg>
      {flights.map((flight) => (
        <Flying key={flight.units.join()} model={model} flight={flight} level={level} />
      ))}
    </>
  )
}

function Over({ model }: { readonly model: TableModel }) {
  return <model.screen.Over state={model.state.value} />
}

/** Where the keyboard is. */
function FocusRing({ model }: { readonly model: TableModel }) {
  const place = model.screen.places[model.focus.value]
  if (!place || !model.byKeyboard.value) return null
  return (
    <g class="board-focus">
      <path d={place.path} class="focus-outer" />
      <path d={place.path} class="focus-inner" />
    </g>
  )
}

/** Moves the keyboard to the neighbour in a direction. */
function goTo(model: TableModel, key: string): void {
  const direction = directionOf(key)
  if (!direction) return
  const from = model.focus.value
  model.focus.value =
    from < 0 ? (model.able.value[0] ?? 0) : model.screen.neighbour(from, direction)
}
