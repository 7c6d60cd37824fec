import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Card, CardAct } from '../screen/card.ts'
import { Button } from '../shell/button.tsx'
import { shortcutOf } from '../shell/keys.ts'
import type { TableModel } from './model.ts'
import { words } from './words.ts'

const DEAF = 300 // milliseconds after a slot has another meaning: a press was meant for the last one

type Once = (act: () => void) => () => void

/** The three slots, which never move: A goes forward, B back, C declines. */
export function Slots({ model, card }: { readonly model: TableModel; readonly card: Card }) {
  const { primary, decline } = card
  const { isDeaf, hush } = useDeafness(`${card.key} ${primary.label} ${decline.label}`)
  /** A press that is heard is the only one for a moment: a double click counts once. */
  const once = (act: () => void) => (): void => {
    if (isDeaf.peek()) return
    hush()
    act()
  }
  return (
    <div class="slots" data-deaf={isDeaf.value ? '' : undefined}>
      <p class={card.isEnd ? 'slots-caution is-end' : 'slots-caution'} id="slots-caution">
        {card.caution}
      </p>
      <Slot act={primary} slot="a" once={once} />
      {card.back ? (
        <Slot act={card.back} slot="b" once={once} />
      ) : (
        <UndoSlot model={model} once={once} />
      )}
      <Slot act={decline} slot="c" once={once} />
    </div>
  )
}

function Slot(props: {
  readonly act: CardAct
  readonly slot: 'a' | 'b' | 'c'
  readonly once: Once
}) {
  const { act, slot, once } = props
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
      onClick={once(() => closed === undefined && act.press())}
      onKeyDown={neverRepeat}
    >
      {label}
    </Button>
  )
}

function UndoSlot({ model, once }: { readonly model: TableModel; readonly once: Once }) {
  void model.session.version.value
  const { count, barrier } = model.session.undoable()
  const reason = words().undoBarrier[barrier] ?? ''
  return (
    <Button
      class="slot-b"
      icon="undo"
      shortcut={shortcutOf('undo')}
      data-slot="b"
      data-part="undo"
      aria-disabled={count === 0}
      data-tip={count === 0 ? reason : words().undo}
      onClick={once(() => count > 0 && model.undo())}
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
function useDeafness(meaning: string) {
  const heard = useRef(meaning)
  const timer = useRef(0)
  const isDeaf = useSignal(false)
  const hush = (): void => {
    isDeaf.value = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (isDeaf.value = false), DEAF) as unknown as number
  }
  if (heard.current !== meaning) {
    heard.current = meaning
    hush()
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isDeaf, hush }
}
