import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * The card of one decision takes room from the tab above it, and gives none back: what opens in it
 * moves its head up once. With the next decision, or in another window, it is as tall as it needs.
 */
export function useKeptHeight(decision: string): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = card
    const body = current?.querySelector<HTMLElement>('.decision-body')
    if (!current || !body || !globalThis.ResizeObserver) return undefined
    let kept = 0
    const [head, slots] = [current.querySelector('header'), current.lastElementChild]
    const height = (): number =>
      slots!.getBoundingClientRect().bottom - (head ?? body).getBoundingClientRect().top
    const keep = (): void => {
      const room = Math.max(kept - height() + body.offsetHeight, body.scrollHeight)
      current.style.setProperty('--room', `${room}px`)
      kept = Math.max(kept, height())
    }
    const watch = new ResizeObserver(keep)
    for (const part of [head, body.firstElementChild, slots]) if (part) watch.observe(part)
    const letGo = (): void => {
      kept = 0
      current.style.removeProperty('--room')
      keep()
    }
    current.style.removeProperty('--room')
    addEventListener('resize', letGo)
    return () => {
      removeEventListener('resize', letGo)
      watch.disconnect()
    }
  }, [decision])
  return card
}
