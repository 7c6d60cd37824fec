import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  readonly title: string
  readonly onClose: () => void // Escape, too
  readonly children: ComponentChildren
  readonly actions: ComponentChildren // the primary one last; a destructive one first
}

const DANGER = '.is-danger'
const DEAF = 300 // milliseconds, as the slots of a card are

/** A question that the prompt bar cannot ask. Render it to open it. */
export function Dialog({ title, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const opened = useRef(0)
  /** What destroys something hears nothing for a moment: the press was meant for what opened it. */
  const hush = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof Element && target.closest(DANGER))) return
    if (performance.now() - opened.current > DEAF) return
    event.preventDefault()
    event.stopPropagation()
  }
  useLayoutEffect(() => {
    const { current } = dialog
    const before = document.activeElement
    current?.showModal()
    opened.current = performance.now()
    // What destroys something never has the first focus: a key that is pressed twice goes on.
    if (document.activeElement?.matches(DANGER)) {
      const safe = current?.querySelectorAll<HTMLElement>(`.dialog-actions button:not(${DANGER})`)
      safe?.[safe.length - 1]?.focus()
    }
    return () => {
      current?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={heading}
      onClickCapture={hush}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div class="dialog-text">{children}</div>
      <div class="dialog-actions flow">{actions}</div>
    </dialog>
  )
}
