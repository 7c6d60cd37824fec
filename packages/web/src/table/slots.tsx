import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Card, CardAct } from '../screen/card.ts'
import { Button } from '../shell/button.tsx'
import type { TableModel } from './model.ts'
import { words } from './words.ts'

const DEAF = 300 // milliseconds after a slot has another meaning: a press was meant for the last one

/** The three slots, which never move: A goes forward, B back, C declines. */
export function Slots({ model, card }: { readonly model: TableModel; readonly card: Card }) {
  const { primary, decline } = card
  const isDeaf = useDeafness(`${card.key} ${primary.label} ${decline.label}`)
  return (
    <div class="slots" data-deaf={isDeaf ? '' : undefined}>
      <p class="slots-caution" id="slots-caution">
        {card.caution}
      </p>
      <Slot act={primary} slot="a" isDeaf={isDeaf} />
      <UndoSlot model={model} isDeaf={isDeaf} />
      <Slot act={decline} slot="c" isDeaf={isDeaf} />
    </div>
  )
}

function Slot(props: {
  readonly act: CardAct
  readonly slot: 'a' | 'c'
  readonly isDeaf: boolean
}) {
  const { act, slot, isDeaf } = props
  const { label, icon, shortcut, offer, confirms, closed } = act
  return (
    <Button
      class={`slot-${slot}`}
      look={slot === 'a' ? 'primary' : 'plain'}
      {...(icon && { icon })}
      {...(shortcut !== undefined && { shortcut })}
      data-slot={slot}
      data-part={confirms ? 'confirm' : undefined}
      data-choice={confirms ? undefined : offer?.choice}
      aria-disabled={closed !== undefined}
      aria-describedby={slot === 'a' ? 'slots-caution' : undefined}
      data-tip={closed}
      onClick={() => closed === undefined && !isDeaf && act.press()}
      onKeyDown={neverRepeat}
    >
      {label}
    </Button>
  )
}

function UndoSlot({ model, isDeaf }: { readonly model: TableModel; readonly isDeaf: boolean }) {
  void model.session.version.value
  const { count, barrier } = model.session.undoable()
  const reason = words().undoBarrier[barrier] ?? ''
  return (
    <Button
      class="slot-b"
      icon="undo"
      shortcut="U"
      data-slot="b"
      data-part="undo"
      aria-disabled={count === 0}
      data-tip={count === 0 ? reason : words().undo}
      onClick={() => count > 0 && !isDeaf && model.undo()}
      onKeyDown={neverRepeat}
    >
      {words().undo}
    </Button>
  )
}

/** A key that is held down presses once. */
function neverRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

/** Whether presses are let go by for a moment, because what they mean has just changed. */
function useDeafness(meaning: string): boolean {
  const heard = useRef({ meaning, changes: 0 })
  const isDeaf = useSignal(false)
  if (heard.current.meaning !== meaning) {
    heard.current = { meaning, changes: heard.current.changes + 1 }
    isDeaf.value = true
  }
  // Changes are counted: a meaning may go and come back before any effect runs.
  useEffect(() => {
    if (!isDeaf.peek()) return undefined
    const timer = setTimeout(() => (isDeaf.value = false), DEAF)
    return () => clearTimeout(timer)
  }, [heard.current.changes])
  return isDeaf.value
}
