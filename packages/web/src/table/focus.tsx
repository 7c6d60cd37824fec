import { useEffect, useRef } from 'preact/hooks'

/** Keeps the keyboard at the table around it when the thing it was on goes away. */
export function FocusKeeper() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const table = mark.current?.closest<HTMLElement>('.table')
    return table ? keepFocus(table) : undefined
  }, [])
  return <span ref={mark} hidden />
}

/** Who chose from the list goes on in the list, everybody else on the map. */
function keepFocus(table: HTMLElement): () => void {
  let last: Element | null = null
  let list: HTMLElement | null = null
  const remember = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null
    list = last?.closest<HTMLElement>('[role="tabpanel"], .decision-body') ?? null
  }
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const next = list?.isConnected
      ? list
      : table.querySelector<HTMLElement>('.map-view, .field-top')
    next?.focus({ preventScroll: true })
  })
  table.addEventListener('focusin', remember)
  observer.observe(table, { childList: true, subtree: true })
  return () => {
    table.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
