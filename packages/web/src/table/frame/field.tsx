import { useEffect, useRef } from 'preact/hooks'
import type { FieldFeed, FieldPart } from '../../screen/field.ts'
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
  const turn = enemyTurn(model)
  const latest = useRef(part)
  latest.current = part
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target) || !isMeant(event)) return
      if (document.querySelector('dialog[open], :popover-open')) return
      if (
        event.key === 'Enter' ? goForward(event) : means(latest.current.feed(model, null), event)
      ) {
        event.preventDefault()
      }
    }
    // Before the keys of the table, some of which mean something else there.
    document.addEventListener('keydown', listen, { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [model])
  useEffect(() => part.feed(model, null).watch?.(), [model])
  return (
    <section class="field-top" data-part="field" aria-label={label} tabIndex={-1}>
      <part.Field feed={part.feed(model, turn?.present ?? null)} />
      {turn && <TurnBadge model={model} />}
    </section>
  )
}

/** What a key means on a field: the same goes round in every one, others are its own. */
function means(feed: FieldFeed, event: KeyboardEvent): boolean {
  if (event.key === '.' || event.key === ',') return feed.next(event.key === '.' ? 1 : -1)
  if (event.key === ']' || event.key === '[') return feed.nextTarget(event.key === ']' ? 1 : -1)
  return feed.key?.(event) ?? false
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
