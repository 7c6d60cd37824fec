import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** The width of an element in sixteenths of a rem, so that what is drawn grows with the letters. */
export function useWidth(guess: number) {
  const box = useRef<HTMLDivElement>(null)
  const width = useSignal(guess)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const wide = (element.clientWidth * 16) / (rem || 16)
      if (wide > 0) width.value = Math.round(wide)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { box, width: width.value }
}
