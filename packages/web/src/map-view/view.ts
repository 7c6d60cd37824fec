import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import {
  fit,
  pan,
  placement,
  resized,
  zoomAt,
  type Camera,
  type Point,
  type Rect,
  type Size,
} from './camera.ts'

/** A map behind its window: where it lies, and the scale that its sheets are drawn for. */
export interface MapWindow {
  readonly camera: Signal<Camera>
  readonly sharp: ReadonlySignal<number> // follows the camera when the hand rests
  sizeOf(): Size
  pan(by: Point): void
  zoom(factor: number, at: Point): void // by hand: what is there is stretched
  step(factor: number): void // by key or button: drawn anew at once
  fit(): void
  put(to: Camera): void // at once
  /** Puts it there for as long as the window has its size: then it lies again as it was wanted. */
  adapt(to: Camera): void
  /** Moves by itself, so that the eye can follow. */
  glide(to: Camera): void
  /** Whether a hand has moved the map just now: it wins for a while. */
  isInHand(): boolean
  settle(): void // the hand has let go
  /** Whether there is a window to look through: a sheet may lie over nearly all of it. */
  readonly isShown: ReadonlySignal<boolean>
  /** What lay over the map has given way: what is to be seen is looked at again. */
  lookAgain(): void
  readonly looks: ReadonlySignal<number> // how often
  /** Called with every new size: how the map should lie behind it, and how it lay when it was wanted. */
  keep(inSight: (camera: Camera, wanted: Wanted) => Camera): void
  /** Lays sheets behind a window; `begin` is called as soon as the window has a size. */
  hang(window: HTMLElement, sheets: HTMLElement, begin: () => void): () => void
}

/** The camera that somebody or something chose, and the size of the window it was chosen for. */
export interface Wanted {
  readonly camera: Camera
  readonly size: Size
  readonly top: number // of that window, on the page
}

const SLIT = 96 // pixels of a window through which nothing is looked at
const OPENING = 2000 // milliseconds in which the window may still find its size
const GLIDE = 180 // milliseconds of a movement that nobody's hand makes
const HELD = 5000 // milliseconds for which the map stays where a hand has put it
const REST = 140 // milliseconds without a gesture until the map is drawn sharply again

/** A view of a map that is not on the screen yet. */
export function makeView(map: Rect): MapWindow {
  const camera = signal<Camera>({ x: 0, y: 0, scale: 0.5 })
  const sharp = signal(camera.peek().scale)
  const isMoving = signal(false)
  const isShown = signal(true)
  const looks = signal(0)
  let size: Size | null = null // asking the element would lay the page out each time
  let top = 0
  let box: HTMLElement | null = null
  let frame = 0
  let held = -HELD // when a hand was last on the map
  let rest: ReturnType<typeof setTimeout> | undefined
  let wanted: Wanted | null = null
  let inSight = (to: Camera, _wanted: Wanted): Camera => to

  const sizeOf = (): Size =>
    (size ??= { width: box?.clientWidth ?? 1, height: box?.clientHeight ?? 1 })
  const want = (to: Camera): Camera => {
    cancelAnimationFrame(frame)
    const isSame = !isShown.peek() && wanted
    wanted = isSame ? { ...wanted!, camera: to } : { camera: to, size: sizeOf(), top }
    return to
  }
  const move = (to: Camera): void => {
    clearTimeout(rest)
    isMoving.value = true
    held = performance.now()
    camera.value = want(to)
  }
  /**
   * As it was wanted, where the window has the size again that it was wanted for. Where the window
   * begins further down, because something has come to stand above it, the map stays where it is.
   */
  const behind = (now: Size, then: Wanted): Camera => {
    const { camera: to, size: was } = then
    if (now.width === was.width && now.height === was.height) return to
    return inSight(resized({ ...to, y: to.y + then.top - top }, now, map), then)
  }
  const view: MapWindow = {
    camera,
    sharp,
    sizeOf,
    pan: (by) => move(pan(camera.value, by, sizeOf(), map)),
    zoom: (factor, at) => move(zoomAt(camera.value, factor, at, sizeOf(), map)),
    step(factor) {
      const { width, height } = sizeOf()
      const middle = { x: width / 2, y: height / 2 }
      camera.value = want(zoomAt(camera.value, factor, middle, sizeOf(), map))
    },
    fit() {
      camera.value = want(fit(sizeOf(), map))
    },
    put(to) {
      camera.value = want(to)
    },
    adapt(to) {
      cancelAnimationFrame(frame)
      camera.value = to
    },
    glide(to) {
      const from = camera.peek()
      if (from === to) return cancelAnimationFrame(frame)
      want(to)
      const start = performance.now()
      const step = (now: number): void => {
        const done = Math.min(1, Math.max(0, now - start) / GLIDE)
        camera.value = done === 1 ? to : between(from, to, 1 - (1 - done) ** 3)
        if (done < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
    isInHand: () => performance.now() - held < HELD,
    settle() {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
      // Counted from the last picture: where pictures are slow, drawing would make them slower.
      frame = requestAnimationFrame(() => {
        rest = setTimeout(() => {
          isMoving.value = false
        }, REST)
      })
    },
    isShown,
    looks,
    lookAgain() {
      looks.value++
    },
    keep(call) {
      inSight = call
    },
    hang(window, sheets, begin) {
      box = window
      const stops = laySheets(window, sheets, { camera, sharp, isMoving }, map)
      // While the page finds its shape a map that nobody has moved begins anew.
      let opened: Camera | null = null
      const until = performance.now() + OPENING
      const observer = new ResizeObserver(() => {
        size = null
        top = window.getBoundingClientRect().top + (globalThis.scrollY ?? 0)
        if (!opened || (camera.peek() === opened && performance.now() < until)) {
          begin()
          opened = camera.peek()
        } else if (Math.min(sizeOf().width, sizeOf().height) >= SLIT && wanted) {
          view.adapt(behind(sizeOf(), wanted))
        }
        isShown.value = Math.min(sizeOf().width, sizeOf().height) >= SLIT
      })
      observer.observe(window)
      return () => {
        for (const stop of stops) stop()
        observer.disconnect()
        cancelAnimationFrame(frame)
        clearTimeout(rest)
      }
    },
  }
  return view
}

/** Lays the sheets behind the window as the camera wants them; returns how to stop it. */
function laySheets(
  window: HTMLElement,
  sheets: HTMLElement,
  {
    camera,
    sharp,
    isMoving,
  }: {
    readonly camera: Signal<Camera>
    readonly sharp: Signal<number>
    readonly isMoving: Signal<boolean>
  },
  map: Rect,
): readonly (() => void)[] {
  return [
    effect(() => {
      window.classList.toggle('is-moving', isMoving.value)
    }),
    effect(() => {
      if (!isMoving.value) sharp.value = camera.value.scale
    }),
    // The sheets are as large as they are sharp; what the hand adds stretches their picture.
    effect(() => {
      sheets.style.width = `${map.width * sharp.value}px`
      sheets.style.height = `${map.height * sharp.value}px`
    }),
    effect(() => {
      sheets.style.transform = placement(camera.value, sharp.value, map, devicePixelRatio)
    }),
  ]
}

function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * share
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: mix(from.scale, to.scale),
  }
}
