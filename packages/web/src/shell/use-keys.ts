import { useEffect, useRef } from 'preact/hooks'
import { commandOf, isWriting, type KeyCommandId, type KeyGroup } from './keys.ts'

/**
 * Obeys commands wherever the focus is, unless something nearer has taken the key: a field, an open
 * dialog, the map. `obey` says whether it did anything.
 */
export function useKeys(
  groups: readonly KeyGroup[],
  obey: (command: KeyCommandId, event: KeyboardEvent) => boolean,
): void {
  const latest = useRef(obey)
  latest.current = obey
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target) || isPressing(event)) return
      if (document.querySelector('dialog[open]')) return
      const command = commandOf(event, groups)
      if (command && latest.current(command, event)) event.preventDefault()
    }
    document.addEventListener('keydown', listen, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

/** Whether the key presses what has the focus. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return (
    (key === ' ' || key === 'Enter') &&
    target instanceof Element &&
    target.closest('button, a, summary, [role="tab"]') !== null
  )
}
