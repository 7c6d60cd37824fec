import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { Card, Soldier } from '@estafette/frontline/screen'

/** What is looked at in full. */
export type Looked =
  | { readonly kind: 'soldier'; readonly soldier: Soldier }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'ground'; readonly place: number }

/** The full card that is shown, and beside what. */
export const looked = signal<{ readonly what: Looked; readonly at: Element } | null>(null)

const HOVER = 400 // milliseconds
const PRESS = 500

/** Shows the full card of something: after a rest of the mouse, or a long press of a finger. */
export function useLook(what: Looked) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasLong = useRef(false)
  const stop = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const soon = (at: Element, delay: number, then?: () => void): void => {
    stop()
    timer.current = setTimeout(() => {
      looked.value = { what, at }
      then?.()
    }, delay)
  }
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'touch') soon(event.currentTarget as Element, HOVER)
    },
    onPointerLeave() {
      stop()
      if (looked.peek()?.what.kind === what.kind) looked.value = null
    },
    onPointerDown(event: PointerEvent) {
      wasLong.current = false
      if (event.pointerType !== 'touch') return stop()
      soon(event.currentTarget as Element, PRESS, () => (wasLong.current = true))
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** A long press looks and does nothing else. */
    onClickCapture(event: MouseEvent) {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu(event: MouseEvent) {
      if (wasLong.current) event.preventDefault()
    },
  }
}

/** Shows the card of what has the focus, or puts it away. */
export function lookAtFocus(): boolean {
  const at = document.activeElement?.closest('[data-soldier], [data-card], [data-ground]')
  if (looked.peek()) {
    looked.value = null
    return true
  }
  if (!(at instanceof HTMLElement)) return false
  const { soldier, card, ground } = at.dataset
  const what: Looked | null =
    soldier !== undefined
      ? { kind: 'soldier', soldier: Number(soldier) }
      : card !== undefined
        ? { kind: 'card', card: Number(card) }
        : ground !== undefined
          ? { kind: 'ground', place: Number(ground) }
          : null
  if (!what) return false
  looked.value = { what, at }
  return true
}

/** Puts the card away that is looked at; whether there was one. */
export function escapeLook(): boolean {
  const isThere = looked.peek() !== null
  looked.value = null
  return isThere
}
