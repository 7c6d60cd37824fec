import { signal, type Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { CardTitle, Soldier } from '@estafette/frontline/screen'
import type { StateKey } from '../../../screen/table-state.ts'

/** What is looked at in full. */
export type LookedThing =
  | { readonly kind: 'soldier'; readonly soldier: Soldier }
  | { readonly kind: 'card'; readonly card: CardTitle }
  | { readonly kind: 'ground'; readonly place: number }

export interface Look {
  readonly what: LookedThing
  readonly at: Element
  readonly isPinned: boolean // it stays, so that its rules can be opened; else it goes with the mouse
}

/** The full card that is shown, and beside what. */
export const lookedAt: StateKey<Signal<Look | null>> = { begin: () => signal(null) }

interface At {
  readonly currentTarget: Element
}

interface Looking {
  readonly looked: Signal<Look | null>
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0
}

const HOVER = 400 // milliseconds
const PRESS = 500

/** Shows the full card of something: after a rest of the mouse, or a long press of a finger. */
export function useLook({ looked }: Looking, what: LookedThing) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasLong = useRef(false)
  const isStill = useRef(false) // what came to lie under a mouse that rests is not looked at
  const stop = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const soon = (at: Element, delay: number, isPinned: boolean): void => {
    stop()
    timer.current = setTimeout(() => {
      looked.value = { what, at, isPinned }
      wasLong.current = isPinned
    }, delay)
  }
  return {
    onPointerEnter(event: PointerEvent & At) {
      if (event.pointerType === 'touch' || looked.peek()?.isPinned) return
      isStill.current = !hasMoved(event)
      if (!isStill.current) soon(event.currentTarget, HOVER, false)
    },
    onPointerMove(event: PointerEvent & At) {
      if (!isStill.current || !hasMoved(event)) return
      isStill.current = false
      soon(event.currentTarget, HOVER, false)
    },
    onPointerLeave() {
      stop()
      const now = looked.peek()
      if (now?.what.kind === what.kind && !now.isPinned) looked.value = null
    },
    onPointerDown(event: PointerEvent & At) {
      wasLong.current = false
      isStill.current = false
      if (event.pointerType !== 'touch') return stop()
      soon(event.currentTarget, PRESS, true)
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

/** Keeps the card that the mouse shows, shows that of what has the focus, or puts it away. */
export function lookAtFocus({ looked }: Looking): boolean {
  const now = looked.peek()
  if (now) {
    looked.value = now.isPinned ? null : { ...now, isPinned: true }
    return true
  }
  const at = document.activeElement?.closest('[data-soldier], [data-card], [data-ground]')
  const what = at instanceof HTMLElement ? lookedBy(at.dataset) : null
  if (!at || !what) return false
  looked.value = { what, at, isPinned: true }
  return true
}

function lookedBy({ soldier, card, ground }: DOMStringMap): LookedThing | null {
  if (soldier !== undefined) return { kind: 'soldier', soldier: Number(soldier) }
  if (card !== undefined) return { kind: 'card', card: Number(card) }
  return ground === undefined ? null : { kind: 'ground', place: Number(ground) }
}

/** Puts the card away that is looked at; whether there was one. */
export function escapeLook({ looked }: Looking): boolean {
  const isThere = looked.peek() !== null
  looked.value = null
  return isThere
}
