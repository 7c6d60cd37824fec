import { signal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import { tellMissing } from './trouble.ts'

/** A part of a page whose code is fetched when it is first shown; until then something else is. */
export function later<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P & { readonly meanwhile?: ComponentChildren }> {
  const found = signal<{ readonly View: FunctionComponent<P> } | null>(null)
  return function Later({ meanwhile, ...props }) {
    useEffect(() => {
      if (!found.peek()) load().then((View) => (found.value = { View }), tellMissing)
    }, [])
    if (!found.value) return <>{meanwhile}</>
    const { View } = found.value
    return <View {...(props as unknown as P)} />
  }
}

/** Code that is fetched when it is first asked for: null until it is there, and followed by whoever asks. */
export function fetched<T>(load: () => Promise<T>): () => T | null {
  const found = signal<{ readonly it: T } | null>(null)
  let isAsked = false
  return () => {
    if (!isAsked) {
      isAsked = true
      load().then((it) => (found.value = { it }), tellMissing)
    }
    return found.value?.it ?? null
  }
}
