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

const lists = ['[role="tabpanel"]', '.decision-body']

/** Who chose from the list goes on in the list, everybody else on the map. */
function keepFocus(table: HTMLElement): () => void {
  let last: Element | null = null
  let isPut = document.activeElement !== document.body // a new table puts the keyboard on itself
  let list: string | null = null // where it was, of which there is one
  const remember = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null
    list = lists.find((one) => last?.closest(one)) ?? null
  }
  const top = (): HTMLElement | null => table.querySelector('.map-view, .field-top')
  const put = (): void => {
    if (isPut || !top()) return
    isPut = true
    if (document.activeElement === document.body) top()?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    put()
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const next = (list === null ? null : table.querySelector<HTMLElement>(list)) ?? top()
    next?.focus({ preventScroll: true })
  })
  put()
  document.addEventListener('focusin', remember)
  observer.observe(table, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

/** Puts the keyboard on the card: on its first open option, else on slot A. */
export function goToCard(): void {
  const card = globalThis.document?.querySelector('.decision')
  const option = card?.querySelector<HTMLElement>('.tile:not([aria-disabled="true"])')
  const slot = card?.querySelector<HTMLElement>('.slots [data-slot="a"]')
  const next = option ?? slot
  next?.focus()
}
