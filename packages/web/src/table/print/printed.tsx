import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { later } from '../../shell/later.tsx'
import { layout } from '../../shell/print.ts'
import type { TableModel } from '../model.ts'

const Sheet = later(async () => (await import('./print-sheet.tsx')).PrintSheet)

/** Lays out the table for paper when somebody wants to print it: position, units, log. */
export function Printed({ model }: { readonly model: TableModel }) {
  const isWanted = useSignal(false)
  const stands = useRef(() => {})
  useEffect(() => {
    layout.value = () =>
      new Promise((done) => {
        stands.current = done
        if (isWanted.peek()) isWanted.value = false
        isWanted.value = true
      })
    const stop = new AbortController()
    addEventListener('afterprint', () => (isWanted.value = false), { signal: stop.signal })
    return () => {
      layout.value = null
      stop.abort()
    }
  }, [model])
  return isWanted.value ? <Sheet model={model} stands={() => stands.current()} /> : null
}
