import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/**
 * Closes something small that lies over the page: Escape does, and only that, wherever the focus is;
 * so does a press beside it, but for one in what belongs to it.
 */
export function useDismiss(
  box: { readonly current: HTMLElement | null },
  open: Signal<boolean>,
  belonging = '',
): void {
  const isOpen = open.value
  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    const how = { capture: true, signal: stop.signal } as const
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      event.stopPropagation()
      const hadFocus = box.current?.contains(document.activeElement) ?? false
      open.value = false
      if (hadFocus) box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    }
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || box.current?.contains(target)) return
      if (belonging === '' || !target.closest(belonging)) open.value = false
    }
    document.addEventListener('keydown', escape, how)
    document.addEventListener('pointerdown', press, how)
    return () => stop.abort()
  }, [isOpen])
}
