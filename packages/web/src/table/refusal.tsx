import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import type { TableModel } from './model.ts'
import { voiceOf } from './voice.ts'

const WIDTH = 260
const GAP = 14

/** Why something was refused, where it was tried; the prompt says it too, for those who do not point. */
export function Refusal({ model }: { readonly model: TableModel }) {
  const at = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    const point = ({ clientX: x, clientY: y }: PointerEvent): void => {
      at.current = { x, y }
    }
    document.addEventListener('pointerdown', point, options)
    document.addEventListener('keydown', () => (at.current = null), options)
    return () => stop.abort()
  }, [])
  const rebuff = model.rebuff.value
  if (!rebuff || !at.current) return null
  const { x, y } = at.current
  const left = Math.max(8, Math.min(x + GAP, innerWidth - WIDTH - 8))
  const isLow = y > innerHeight * 0.6
  return (
    <div
      class="refusal"
      aria-hidden="true"
      style={{
        left: `${left}px`,
        ...(isLow ? { bottom: `${innerHeight - y + GAP}px` } : { top: `${y + GAP}px` }),
      }}
    >
      <Icon name="warning" />
      <span>{voiceOf(model.session.game).reason(rebuff.verdict, rebuff.gaps)}</span>
    </div>
  )
}
