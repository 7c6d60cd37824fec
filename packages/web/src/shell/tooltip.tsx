import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from './icons.tsx'

/** What a tooltip shows, and at what. */
export interface Tip {
  readonly anchor: Element | PointLike
  readonly content: ComponentChildren
  readonly kind?: 'hint' | 'refusal' // a refusal has the amber triangle
  readonly pinned?: boolean // stays until Escape or a click elsewhere
}

interface PointLike {
  getBoundingClientRect(): DOMRect
}

const DELAY = 400 // milliseconds of rest before a hint appears
const GRACE = 120 // milliseconds to get from the thing to its hint

/** The tooltip on the screen; there is one at most. */
export const tip = signal<Tip | null>(null)

/** Shows a tooltip at once: a refusal at the pointer, say. */
export function showTip(shown: Tip): void {
  tip.value = shown
}

export function hideTip(): void {
  tip.value = null
}

/** A point of the window as an anchor. */
export function atPointer({ clientX, clientY }: MouseEvent): PointLike {
  return { getBoundingClientRect: () => new DOMRect(clientX, clientY, 1, 1) }
}

/**
 * Watches the whole page: whatever has a `data-tip` is explained after a rest of the pointer, on
 * focus by keyboard, or by a long press. Escape takes the hint away.
 */
export function TooltipLayer() {
  useEffect(watchHints, [])
  return tip.value && <Bubble key={tip.value} tip={tip.value} />
}

function Bubble({ tip: shown }: { readonly tip: Tip }) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (element) void place(element, shown.anchor)
    const { anchor } = shown
    if (!(anchor instanceof Element) || anchor.hasAttribute('aria-label')) return undefined
    anchor.setAttribute('aria-describedby', 'tooltip')
    return () => anchor.removeAttribute('aria-describedby')
  }, [])
  return (
    <div ref={bubble} id="tooltip" role="tooltip" class={`tooltip is-${shown.kind ?? 'hint'}`}>
      {shown.kind === 'refusal' && <Icon name="warning" />}
      <div>{shown.content}</div>
    </div>
  )
}

async function place(element: HTMLElement, anchor: Element | PointLike): Promise<void> {
  const { computePosition, flip, offset, shift } = await import('@floating-ui/dom')
  // Hints of things that stand close together are kept off all of them: a press is meant for one.
  const group = anchor instanceof Element ? anchor.closest('[data-tip-group]') : null
  const { x, y } = await computePosition(group ?? anchor, element, {
    strategy: 'fixed',
    placement: group ? 'top' : 'bottom',
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  })
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  element.dataset['placed'] = ''
}

/** Listens to the whole page; returns how to stop it. */
export function watchHints(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (run: () => void, delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
  }
  const hinted = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest('[data-tip]') : null
  const show = (anchor: Element): void => {
    const text = anchor.getAttribute('data-tip')
    if (text && anchor.isConnected && !tip.value?.pinned) tip.value = { anchor, content: text }
  }
  const isInBubble = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('.tooltip') !== null

  // What comes to lie under a pointer that rests where it pressed is not asked about.
  let rest = { x: Number.NaN, y: Number.NaN }
  let passed: Element | null = null
  const over = (event: PointerEvent): void => {
    const { target, pointerType, clientX, clientY } = event
    if (pointerType === 'touch') return
    if (isInBubble(target)) return clearTimeout(timer)
    const anchor = hinted(target)
    const hasMoved = clientX !== rest.x || clientY !== rest.y
    passed = hasMoved ? null : anchor
    if (passed) return clearTimeout(timer)
    if (anchor && anchor === tip.value?.anchor) clearTimeout(timer)
    else if (anchor) later(() => show(anchor), DELAY)
    else if (tip.value && !tip.value.pinned) later(hideTip, GRACE)
    else clearTimeout(timer)
  }
  const move = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    const hasMoved = x !== rest.x || y !== rest.y
    rest = { x, y }
    if (!hasMoved || !passed || pointerType === 'touch') return
    const anchor = hinted(target)
    passed = null
    if (anchor) later(() => show(anchor), DELAY)
  }
  const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    rest = { x, y }
    if (isInBubble(target)) return
    if (tip.value) hideTip()
    const anchor = hinted(target)
    if (anchor && pointerType === 'touch') later(() => show(anchor), DELAY)
    else clearTimeout(timer)
  }
  const up = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') clearTimeout(timer)
  }
  const focus = ({ target }: FocusEvent): void => {
    const anchor = hinted(target)
    if (anchor?.matches(':focus-visible')) later(() => show(anchor), DELAY)
    else if (tip.value && !tip.value.pinned) hideTip()
  }
  const key = (event: KeyboardEvent): void => {
    clearTimeout(timer)
    if (event.key !== 'Escape' || !tip.value) return
    hideTip() // and nothing else: what lies under it is the next Escape's
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = new AbortController()
  const options = { signal: stop.signal }
  document.addEventListener('pointerover', over, options)
  document.addEventListener('pointermove', move, { ...options, passive: true })
  document.addEventListener('pointerdown', down, options)
  document.addEventListener('pointerup', up, options)
  document.addEventListener('pointercancel', up, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('keydown', key, { ...options, capture: true })
  document.addEventListener('scroll', hideTip, { ...options, capture: true, passive: true })
  return () => stop.abort()
}
