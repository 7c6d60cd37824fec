import { effect, useComputed, useSignal, type ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { levelFor } from '../counters/model.ts'
import { foresee } from '../session/foresight.ts'
import { commandOf, isWriting } from '../shell/keys.ts'
import { language } from '../store/settings.ts'
import type { TableModel } from '../table/model.ts'
import { afterPicture } from '../table/unhurried.ts'
import { words } from '../table/words.ts'
import { MapButtons, type Layer } from './buttons.tsx'
import {
  clamp,
  fit,
  middle,
  pan,
  placement,
  reveal,
  toScreen,
  zoomAt,
  type Camera,
  type Point,
  type Size,
} from './camera.ts'
import { watchGestures } from './gestures.ts'
import { Highlights, Pills } from './highlights.tsx'
import { directionOf } from './keys.ts'
import { HighlightPatterns } from './patterns.tsx'
import { Piles } from './piles.tsx'
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
  const camera = useSignal<Camera>({ x: 0, y: 0, scale: 0.5 })
  const hidden = useSignal(false)
  const hiddenLayers = useSignal<ReadonlySet<Layer>>(new Set())
  // The scale that counters and names are drawn for: it follows when the hand rests.
  const sharp = useSignal(camera.peek().scale)
  const level = useComputed(() => levelFor(sharp.value * COUNTER))
  const said = useSignal('')
  const { x, y, width, height } = screen.bounds
  const sheet = { viewBox: `${x} ${y} ${width} ${height}`, 'aria-hidden': true } as const
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
      <svg class="board-sheet" {...sheet}>
        <screen.Names />
      </svg>
    ),
    [screen],
  )

  const size = useRef<Size | null>(null) // asking the element would lay the page out each time
  const sizeOf = (): Size =>
    (size.current ??= {
      width: box.current?.clientWidth ?? 1,
      height: box.current?.clientHeight ?? 1,
    })
  const zoom = (factor: number): void => {
    const { width, height } = sizeOf()
    const at = { x: width / 2, y: height / 2 }
    camera.value = zoomAt(camera.value, factor, at, { width, height }, screen.bounds)
  }
  const showAll = (): void => {
    camera.value = fit(sizeOf(), screen.bounds)
  }
  /** The whole map where it can be read, else the part where something can be done. */
  const showFirst = (): void => {
    showAll()
    if (camera.value.scale >= LEGIBLE) return
    const points = model.able.value.map((place) => screen.places[place]!.label)
    const { width, height } = sizeOf()
    const at = middle(points.length > 0 ? points : screen.places.map(({ label }) => label))
    const near = { x: width / 2 - at.x * NEAR, y: height / 2 - at.y * NEAR, scale: NEAR }
    camera.value = clamp(near, { width, height }, screen.bounds)
  }

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    /** While the hand is on the map it is one picture; then it is drawn sharply again. */
    const settle = (): void => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        element.classList.remove('is-moving')
        sharp.value = camera.value.scale
      }, 140)
    }
    const stopWatching = watchGestures(element, {
      pan(by) {
        element.classList.add('is-moving')
        camera.value = pan(camera.value, by, sizeOf(), screen.bounds)
      },
      zoom(factor, at) {
        element.classList.add('is-moving')
        camera.value = zoomAt(camera.value, factor, at, sizeOf(), screen.bounds)
      },
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
      settled: settle,
    })
    // The sheets are as large as they are sharp; what the hand adds to that stretches their picture.
    const stopSizing = effect(() => {
      if (!world.current) return
      world.current.style.width = `${screen.bounds.width * sharp.value}px`
      world.current.style.height = `${screen.bounds.height * sharp.value}px`
    })
    const stopDrawing = effect(() => {
      const { scale } = camera.value
      if (!element.classList.contains('is-moving')) sharp.value = scale
      if (world.current) {
        world.current.style.transform = placement(
          camera.value,
          sharp.value,
          screen.bounds,
          devicePixelRatio,
        )
      }
    })
    const stopNaming = effect(() => {
      if (world.current) screen.zoomed(world.current, sharp.value)
    })
    let first = true
    const observer = new ResizeObserver(() => {
      size.current = null
      if (first) showFirst()
      else camera.value = pan(camera.value, { x: 0, y: 0 }, sizeOf(), screen.bounds)
      first = false
    })
    observer.observe(element)
    return () => {
      stopWatching()
      stopSizing()
      stopDrawing()
      stopNaming()
      observer.disconnect()
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
        zoom(STEP)
        return true
      case 'zoomOut':
        zoom(1 / STEP)
        return true
      case 'fit':
        showAll()
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
            <Highlights model={model} />
          </svg>
          {names}
          <svg class="board-sheet" {...sheet}>
            <Piles model={model} level={level.value} />
            <Pills model={model} />
            <FocusRing model={model} />
          </svg>
        </div>
      </div>
      <Spoken model={model} said={said} />
      <MapButtons
        zoomIn={() => zoom(STEP)}
        zoomOut={() => zoom(1 / STEP)}
        fit={showAll}
        hide={(on) => (hidden.value = on)}
        hidden={hiddenLayers}
      />
      <EdgeMarks model={model} camera={camera} sizeOf={sizeOf} />
    </div>
  )
}

function worldClass(level: string, layers: ReadonlySet<Layer>, isBare: boolean): string {
  const off = [...layers, ...(isBare ? ['counters' as const] : [])].map((layer) => ` no-${layer}`)
  return `board-world is-${level}${off.join('')}`
}

function Over({ model }: { readonly model: TableModel }) {
  return <model.screen.Over state={model.state.value} />
}

/** The place under the keyboard, for those who do not see it; the picture does not wait for it. */
function Spoken(props: { readonly model: TableModel; readonly said: ReadonlySignal<string> }) {
  const { model, said } = props
  const place = useSignal('')
  useEffect(
    () =>
      effect(() => {
        void [model.state.value, model.plans.value, model.offers.value, language.value]
        const tell = (): string => (model.focus.peek() < 0 ? '' : describe(model))
        if (model.focus.value < 0) place.value = ''
        else afterPicture(() => (place.value = tell()))
      }),
    [model],
  )
  return (
    <p class="sr-only" aria-live="polite">
      {place.value} {said.value}
    </p>
  )
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

/** Arrows at the edge towards places that can act and are out of sight. */
function EdgeMarks(props: {
  readonly model: TableModel
  readonly camera: ReadonlySignal<Camera> // not its value: a pan must not draw the board again
  readonly sizeOf: () => Size
}): JSX.Element {
  const { model, camera, sizeOf } = props
  const now = camera.value
  const size = sizeOf()
  const marks = model.able.value.flatMap((place) => {
    const { x, y } = toScreen(now, model.screen.places[place]!.label)
    if (x >= 0 && y >= 0 && x <= size.width && y <= size.height) return []
    const left = Math.min(size.width - 14, Math.max(14, x))
    const top = Math.min(size.height - 14, Math.max(14, y))
    return [{ place, left, top }]
  })
  return (
    <div class="edge-marks" aria-hidden="true">
      {marks.map(({ place, left, top }) => (
        <span key={place} ref={(element) => placeAt(element, left, top)} />
      ))}
    </div>
  )
}

function placeAt(element: HTMLElement | null, left: number, top: number): void {
  if (!element) return
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}

/** Moves the keyboard to the neighbour in a direction. */
function goTo(model: TableModel, key: string): void {
  const direction = directionOf(key)
  if (!direction) return
  const from = model.focus.value
  model.focus.value =
    from < 0 ? (model.able.value[0] ?? 0) : model.screen.neighbour(from, direction)
}

function describe(model: TableModel): string {
  const place = model.focus.value
  const acts =
    (model.offers.value.places.get(place)?.length ?? 0) +
    [...model.offers.value.units].filter(
      ([unit]) => model.screen.placeOf(model.state.value, unit) === place,
    ).length
  const plan = model.plans.value.find((candidate) => candidate.place === place)
  const told = model.screen.describePlace(model.state.value, place, language.value)
  const extra = plan
    ? ` ${plan.kind === 'move' ? words().move(plan.units.length) : words().assault}`
    : ''
  return `${told} ${words().legalActions(acts + (plan ? 1 : 0))}.${extra}`
}
