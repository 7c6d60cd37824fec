import { useSignal, type ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { layoutQueries, layouts, type FieldLayout } from './layout.ts'

export interface BoxSize {
  readonly width: number
  readonly height: number
}

/** The size of a box in sixteenths of the size of the letters; it follows the box. */
export function useBoxSize(box: RefObject<HTMLElement | null>): ReadonlySignal<BoxSize> {
  const size = useSignal<BoxSize>({ width: 960, height: 620 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = (): void => {
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      const width = Math.floor(element.clientWidth / letters)
      const height = Math.floor(element.clientHeight / letters)
      const now = size.peek()
      if (width !== now.width || height !== now.height) size.value = { width, height }
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return size
}

/** The layout of the table, which follows the window. */
export function useLayout(): FieldLayout {
  const now = useSignal<FieldLayout>(currentLayout())
  useLayoutEffect(() => {
    const stop = new AbortController()
    const follow = (): void => {
      now.value = currentLayout()
    }
    for (const layout of layouts) {
      matchMedia(layoutQueries[layout]).addEventListener('change', follow, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [])
  return now.value
}

function currentLayout(): FieldLayout {
  return layouts.find((layout) => matchMedia(layoutQueries[layout]).matches) ?? 'desk'
}
