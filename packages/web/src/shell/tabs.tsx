import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

export interface Tab<K extends string> {
  readonly key: K
  readonly label: ComponentChildren
  readonly unread?: number
  readonly isElsewhere?: boolean // its panel is open in another place
}

interface Props<K extends string> {
  readonly label: string // what the tabs are of
  readonly tabs: readonly Tab<K>[]
  readonly chosen: Signal<K>
  readonly pressed?: (isChosen: boolean) => void // told before a press chooses
  readonly scrolled: Map<K, number> // how far each panel was read
  readonly before?: ComponentChildren // in the row of the tabs
  readonly beside?: ComponentChildren // after them
  readonly children: (key: K) => ComponentChildren
}

/** Tabs with one panel: arrows go from tab to tab, Tab goes into the panel. */
export function Tabs<K extends string>({
  label,
  tabs,
  chosen,
  pressed,
  scrolled,
  before,
  beside,
  children,
}: Props<K>) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => panel.current?.scrollTo(0, scrolled.get(chosen.value) ?? 0), [chosen.value])
  const go = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === chosen.value)
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length)
    if (!to || steps[event.key] === undefined) return
    event.preventDefault()
    chosen.value = to.key
    document.getElementById(`${id}-${to.key}`)?.focus()
  }
  return (
    <div class="tabbed">
      <div class="tabs-row">
        {before}
        <div class="tabs" role="tablist" aria-label={label} onKeyDown={go}>
          {tabs.map(({ key, label, unread = 0, isElsewhere = false }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === chosen.value}
              aria-controls={`${id}-panel`}
              tabIndex={key === chosen.value ? 0 : -1}
              onClick={() => {
                pressed?.(key === chosen.value)
                chosen.value = key
              }}
            >
              {label}
              {unread > 0 && <span class="tab-unread">{unread}</span>}
              {isElsewhere && <span class="tab-elsewhere" />}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen.value}`}
        tabIndex={0}
        ref={panel}
        onScroll={({ currentTarget }) => scrolled.set(chosen.value, currentTarget.scrollTop)}
      >
        {children(chosen.value)}
      </div>
    </div>
  )
}
