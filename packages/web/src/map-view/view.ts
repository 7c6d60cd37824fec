import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import {
  fit,
  pan,
  placement,
  zoomAt,
  type Camera,
  type Point,
  type Rect,
  type Size,
} from './camera.ts'

/** A map behind its window: where it lies, and the scale that its sheets are drawn for. */
export interface View {
  readonly camera: Signal<Camera>
  readonly sharp: ReadonlySignal<number> // follows the camera when the hand rests
  sizeOf(): Size
  pan(by: Point): void
  zoom(factor: number, at: Point): void // by hand: what is there is stretched
  step(factor: number): void // by key or button: drawn anew at once
  fit(): void
  settle(): void // the hand has let go
  /** Lays sheets behind a window; `begin` is called as soon as the window has a size. */
  hang(window: HTMLElement, sheets: HTMLElement, begin: () => void): () => void
}

const REST = 140 // milliseconds without a gesture until the map is drawn sharply again

/** A view of a map that is not on the screen yet. */
export function makeView(map: Rect): View {
  const camera = signal<Camera>({ x: 0, y: 0, scale: 0.5 })
  const sharp = signal(camera.peek().scale)
  const isMoving = signal(false)
  let size: Size | null = null // asking the element would lay the page out each time
  let box: HTMLElement | null = null
  let frame = 0
  let rest: ReturnType<typeof setTimeout> | undefined

  const sizeOf = (): Size =>
    (size ??= { width: box?.clientWidth ?? 1, height: box?.clientHeight ?? 1 })
  const move = (to: Camera): void => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
    isMoving.value = true
    camera.value = to
  }
  const view: View = {
    camera,
    sharp,
    sizeOf,
    pan: (by) => move(pan(camera.value, by, sizeOf(), map)),
    zoom: (factor, at) => move(zoomAt(camera.value, factor, at, sizeOf(), map)),
    step(factor) {
      const { width, height } = sizeOf()
      camera.value = zoomAt(camera.value, factor, { x: width / 2, y: height / 2 }, sizeOf(), map)
    },
    fit() {
      camera.value = fit(sizeOf(), map)
    },
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
    hang(window, sheets, begin) {
      box = window
      const stops = [
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
      let isFirst = true
      const observer = new ResizeObserver(() => {
        size = null
        if (isFirst) begin()
        else camera.value = pan(camera.value, { x: 0, y: 0 }, sizeOf(), map)
        isFirst = false
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
