import type { Point } from './camera.ts'

/** What fingers, mouse and wheel mean on the map. A pan or a pinch is never a tap. */
export interface GestureHandlers {
  readonly pan: (by: Point) => void
  readonly zoom: (factor: number, at: Point) => void
  readonly tap: (at: Point, event: PointerEvent) => void
  readonly hold?: (event: PointerEvent) => void // a finger stays where it is
  readonly settled: () => void // the hand has let go of the map
}

/** How far a finger may slip and still have tapped, in pixels. */
const SLIP = 8

/** How long a finger stays until it asks what is there, in milliseconds. */
const HOLD = 500

interface Touch {
  readonly start: Point
  at: Point
}

/** Listens to the pointers on an element; returns how to stop. */
export function watchGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const touches = new Map<number, Touch>()
  let moved = false
  let pinch = 0
  let holding: ReturnType<typeof setTimeout> | undefined

  const pointIn = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return
    const at = pointIn(event)
    touches.set(event.pointerId, { start: at, at })
    if (touches.size === 1) moved = event.button === 1
    else moved = true
    pinch = 0
    clearTimeout(holding)
    if (event.pointerType === 'touch' && touches.size === 1) {
      holding = setTimeout(() => {
        if (moved) return
        moved = true // it is no tap any more
        handlers.hold?.(event)
      }, HOLD)
    }
  }

  const move = (event: PointerEvent): void => {
    const touch = touches.get(event.pointerId)
    if (!touch) return
    const before = touch.at
    touch.at = pointIn(event)
    if (touches.size === 2) {
      pinchBy()
      return
    }
    if (!moved && distance(touch.start, touch.at) > SLIP) {
      moved = true
      element.setPointerCapture(event.pointerId)
    }
    if (moved) handlers.pan({ x: touch.at.x - before.x, y: touch.at.y - before.y })
  }

  /** Two fingers: their distance zooms, about the middle between them. */
  const pinchBy = (): void => {
    const [one, two] = [...touches.values()]
    if (!one || !two) return
    const span = distance(one.at, two.at)
    if (pinch > 0 && span > 0) {
      handlers.zoom(span / pinch, { x: (one.at.x + two.at.x) / 2, y: (one.at.y + two.at.y) / 2 })
    }
    pinch = span
  }

  const up = (event: PointerEvent): void => {
    const touch = touches.get(event.pointerId)
    if (!touch) return
    touches.delete(event.pointerId)
    clearTimeout(holding)
    pinch = 0
    if (touches.size > 0) return
    if (moved) handlers.settled()
    else if (event.type === 'pointerup') handlers.tap(touch.at, event)
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
    handlers.zoom(Math.exp(-event.deltaY * lines * 0.0016), pointIn(event))
    handlers.settled()
  }

  /** A tap has done all it means: the click after it would hit whatever has come under the finger. */
  const noClick = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault()
  }

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('touchend', noClick, { passive: false })
  element.addEventListener('wheel', wheel, { passive: false })
  return () => {
    clearTimeout(holding)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('touchend', noClick)
    element.removeEventListener('wheel', wheel)
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
