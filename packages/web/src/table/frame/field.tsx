import { useEffect, useRef } from 'preact/hooks'
import { ShownStep, type FieldPart } from '../../screen/field.ts'
import { isLetter, isWriting } from '../../shell/keys.ts'
import { enemyTurn } from '../other-turn/enemy-turn.ts'
import type { TableModel } from '../model.ts'
import { TurnBadge } from '../other-turn/turn-badge.tsx'

/** The field of a game, with its keys: they work wherever the focus is, like those of the table. */
export function FieldTop(props: {
  readonly model: TableModel
  readonly part: FieldPart
  readonly label: string
}) {
  const { model, part, label } = props
  const latest = useRef(part)
  latest.current = part
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target) || !isMeant(event)) return
      if (document.querySelector('dialog[open], :popover-open')) return
      if (event.key === 'Enter' ? goForward(event) : latest.current.key?.(model, event)) {
        event.preventDefault()
      }
    }
    // Before the keys of the table, some of which mean something else there.
    document.addEventListener('keydown', listen, { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [model])
  const turn = enemyTurn(model)
  return (
    <section class="field-top" data-part="field" aria-label={label} tabIndex={-1}>
      <ShownStep.Provider value={turn?.present ?? null}>
        <part.Field model={model} />
      </ShownStep.Provider>
      {turn && <TurnBadge model={model} />}
    </section>
  )
}

/** Letters only where they are on; with Ctrl or Alt a key is the browser's. */
function isMeant(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return event.key.length > 1 || isLetter(event)
}

/** Enter presses slot A, unless it presses what has the focus; held down it does nothing. */
function goForward({ target, repeat }: KeyboardEvent): boolean {
  const isElsewhere = target instanceof Element && target.closest('button, a, summary, [role=tab]')
  if (isElsewhere || repeat) return false
  document.querySelector<HTMLElement>('.slots [data-slot="a"]')?.click()
  return true
}
