import { useLayoutEffect } from 'preact/hooks'

/** Puts the focus into something that opens, on its heading, and back where it was once it closes. */
export function useLentFocus(box: { readonly current: HTMLElement | null }): void {
  // Before it is gone from the page: then the focus would be on nothing.
  useLayoutEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return () => {
      // Whoever went on working elsewhere in the meantime stays there.
      const now = document.activeElement
      const isLost = !now || now === document.body || (box.current?.contains(now) ?? false)
      if (isLost && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true })
      }
    }
  }, [])
}
