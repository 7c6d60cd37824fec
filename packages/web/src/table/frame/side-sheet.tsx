import { useEffect } from 'preact/hooks'
import { commandOf, isWriting } from '../../shell/keys.ts'
import { later } from '../../shell/later.tsx'
import { besideTable, sideSheet } from '../../shell/side-sheet.ts'
import type { TableModel } from '../model.ts'

const Sheet = later(async () => (await import('./sheet-view.tsx')).SheetView)

/** What is read beside the table: the table stays, and so does everything that can be taken back. */
export function SideSheet({ model }: { readonly model: TableModel }) {
  const open = sideSheet.value
  useDoors(model)
  if (!open) return null
  return <Sheet key={open.kind} model={model} content={open} />
}

/** Links to rules and help, and their keys, open the sheet instead of leaving the table. */
function useDoors(model: TableModel): void {
  const { id } = model.session.game
  useEffect(() => {
    const stop = new AbortController()
    const how = { capture: true, signal: stop.signal } as const
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null
        const isForBrowser = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey
        if (!(link instanceof HTMLAnchorElement) || isForBrowser) return
        const content = link.origin === location.origin ? besideTable(link.pathname, id) : null
        if (!content) return
        event.preventDefault()
        sideSheet.value = content
      },
      how,
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (document.querySelector('dialog[open]')) return
        if (event.key === 'Escape' && sideSheet.peek()) {
          event.preventDefault()
          event.stopPropagation()
          sideSheet.value = null
        } else if (!isWriting(event.target) && commandOf(event, ['anywhere']) === 'help') {
          event.preventDefault()
          sideSheet.value = { kind: 'help' }
        }
      },
      how,
    )
    return () => {
      stop.abort()
      sideSheet.value = null
    }
  }, [id])
}
