import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { say } from '../i18n/index.ts'

/** How far a sheet is drawn out: its tabs, half the screen, all of it. */
export const levels = ['low', 'middle', 'full'] as const
export type SheetLevel = (typeof levels)[number]

interface Props {
  readonly label: string
  readonly level: Signal<SheetLevel>
  readonly children: ComponentChildren
}

const FAR_ENOUGH = 40 // pixels that a drag must go to reach the next height

/** A panel of the phone, over the lower edge of the map, with three heights. */
export function Sheet({ label, level, children }: Props) {
  return (
    <section class={`sheet is-${level.value}`} aria-label={label}>
      <SheetHandle level={level} />
      <div class="sheet-content">{children}</div>
    </section>
  )
}

/** What a sheet is pulled up and down by: dragged, pressed, or moved with the arrows. */
export function SheetHandle({ level }: { readonly level: Signal<SheetLevel> }) {
  const start = useRef<number | null>(null)
  const move = (steps: number): void => {
    const at = Math.min(Math.max(levels.indexOf(level.value) + steps, 0), levels.length - 1)
    level.value = levels[at]!
  }
  const press = (): void => {
    level.value = levels[(levels.indexOf(level.value) + 1) % levels.length]!
  }
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-label={say('sheet.handle')}
      aria-expanded={level.value !== 'low'}
      onClick={press}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') move(1)
        if (key === 'ArrowDown') move(-1)
      }}
      onPointerDown={(event) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={(event) => {
        const way = (start.current ?? event.clientY) - event.clientY
        start.current = null
        if (Math.abs(way) >= FAR_ENOUGH) move(Math.sign(way))
      }}
    />
  )
}
