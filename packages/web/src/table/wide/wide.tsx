import { useEffect } from 'preact/hooks'
import { goesThere } from '../../map-view/use-map-keys.ts'
import type { TableState } from '../../screen/table-state.ts'
import { IconButton } from '../../shell/button.tsx'
import { commandOf, isWriting, shortcutOf } from '../../shell/keys.ts'
import { later } from '../../shell/later.tsx'
import { sideSheet } from '../../shell/side-sheet.ts'
import type { PanelPart } from '../frame/panel-part.ts'
import type { TableModel } from '../model.ts'
import { words } from '../words.ts'
import { pinned, toggleWide } from './toggle.ts'

const View = later(async () => (await import('./wide-view.tsx')).WideView)

export function WideButton({ page }: { readonly page: TableState }) {
  const isOpen = page.wide.value !== null
  return (
    <IconButton
      class="wide-button"
      data-part="wide"
      icon="widen"
      label={words().openWide}
      shortcut={shortcutOf('wide')}
      aria-expanded={isOpen}
      onClick={() => toggleWide(page)}
    />
  )
}

/** A tab over the map. The game goes on beside it, and the camera stays. */
export function Wide(props: { readonly model: TableModel; readonly tab?: PanelPart | undefined }) {
  const { model, tab } = props
  const { page } = model
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (document.querySelector('dialog[open], :popover-open')) return
      const isInside = target instanceof Element && !!target.closest('.wide')
      const command = isWriting(target) ? undefined : commandOf(event, ['view', 'map'])
      // Whoever goes to the map wants to see it, and where the keyboard is on it.
      if (goesThere.has(command ?? '') && page.wide.peek() && !page.of(pinned).peek()) {
        toggleWide(page)
        return
      }
      const isKey = command === 'wide'
      const isOut = key === 'Escape' && !sideSheet.peek() && (isInside || !page.of(pinned).peek())
      if (!isKey && !(isOut && page.wide.peek())) return
      event.preventDefault()
      event.stopPropagation()
      toggleWide(page)
    }
    document.addEventListener('keydown', listen, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [page])
  const shown = page.wide.value
  return shown && <View key={shown} model={model} shown={shown} part={tab} />
}
