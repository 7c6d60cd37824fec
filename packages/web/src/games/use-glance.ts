import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { glanceAt, type Glance } from './glance.ts'

/** A look at a table far away, as it stands at a version; null until it has come, or unless wanted. */
export function useGlance(table: string, version: number, isWanted = true): Glance | null {
  const glance = useSignal<Glance | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    void glanceAt(table).then(
      (found) => (glance.value = isGone ? glance.value : found),
      () => {}, // lists stand without it
    )
    return () => {
      isGone = true
    }
  }, [table, version, isWanted])
  return glance.value
}
