import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface Props {
  readonly label: string
  readonly narrow: string // media in which it is a sheet; beyond them it closes
  readonly class: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** Details on a phone: a sheet over the list, closed by Escape, its button, or beside it. */
export function DetailsSheet({ label, narrow, class: name, onClose, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = sheet
    const before = document.activeElement
    current?.showModal()
    current?.querySelector('h2')?.focus()
    const wide = matchMedia(narrow)
    wide.addEventListener('change', onClose)
    return () => {
      wide.removeEventListener('change', onClose)
      current?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={sheet}
      class={name}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === sheet.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
