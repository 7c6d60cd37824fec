import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Card, CardAct } from '../../screen/card.ts'
import type { StateKey } from '../../screen/table-state.ts'
import { Button } from '../../shell/button.tsx'
import { shortcutOf } from '../../shell/keys.ts'
import type { TableModel } from '../model.ts'
import { isSlotByEnter } from '../press/where.ts'
import { words } from '../words.ts'

const DEAF = 300 // milliseconds after a slot has another meaning: a press was meant for the last one

type Name = 'a' | 'b' | 'c'
type Once = (slot: Name, act: () => void) => () => void

/** The three slots, which never move: A goes forward, B back, C declines. */
export function Slots({ model, card }: { readonly model: TableModel; readonly card: Card }) {
  const { decline } = card
  const primary = signed(model, card.primary)
  const meaning = `${card.key} ${primary.label} ${decline.label}`
  const { deaf, hush } = useDeafness(model, meaning)
  const box = useRef<HTMLDivElement>(null)
  useFocusOnQuestion(box, model, card.key)
  /** A slot that was pressed hears nothing for a moment: a double click counts once. */
  const once: Once = (slot, act) => () => {
    if (deaf.peek() === 'all' || deaf.peek() === slot) return
    hush(slot)
    act()
  }
  return (
    <div class="slots" ref={box} data-deaf={deaf.value} data-tip-group>
      <p
        class={card.isEnd ? 'slots-caution quiet is-end' : 'slots-caution quiet'}
        id="slots-caution"
      >
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

/** Slot A wears the sign of Enter only while Enter presses it. */
function signed(model: TableModel, act: CardAct): CardAct {
  const isPressed = act.closed === undefined && isSlotByEnter(model, model.page.where.value)
  if (act.shortcut !== 'Enter' || isPressed) return act
  const { shortcut: _, ...rest } = act
  return rest
}

function Slot(props: { readonly act: CardAct; readonly slot: Name; readonly once: Once }) {
  const { act, slot, once } = props
  const { label, icon, shortcut, offer, confirms, explains, isWhole, closed } = act
  return (
    <Button
      class={`slot-${slot}`}
      look={slot === 'a' ? 'primary' : 'plain'}
      {...(icon && { icon })}
      {...(shortcut !== undefined && { shortcut })}
      data-slot={slot}
      data-part={confirms ? 'confirm' : explains ? 'explain' : isWhole ? 'whole' : undefined}
      data-choice={confirms ? undefined : offer?.choice}
      aria-disabled={closed !== undefined}
      aria-describedby={slot === 'a' ? 'slots-caution' : undefined}
      data-tip={closed}
      onClick={once(slot, () => closed === undefined && act.press())}
      onKeyDown={neverRepeat}
    >
      {label}
    </Button>
  )
}

function UndoSlot({ model, once }: { readonly model: TableModel; readonly once: Once }) {
  void model.session.version.value
  const { count, barrier } = model.session.undoable()
  const reason = words().undoBarrier[barrier]
  return (
    <Button
      class="slot-b"
      icon="undo"
      shortcut={shortcutOf('undo')}
      data-slot="b"
      data-part="undo"
      aria-disabled={count === 0}
      data-tip={count === 0 ? reason : words().undo}
      onClick={once('b', () => count > 0 && model.undo())}
      onKeyDown={neverRepeat}
    >
      {words().undo}
    </Button>
  )
}

/**
 * Who pressed a slot and is asked again has the keyboard on what asks: the slot that was pressed
 * means something else now, most often the opposite.
 */
function useFocusOnQuestion(
  box: { readonly current: HTMLElement | null },
  { intention }: TableModel,
  key: string,
): void {
  const kind = intention.value?.kind
  useEffect(() => {
    const at = document.activeElement
    if (kind === undefined || !(at instanceof HTMLElement) || !box.current?.contains(at)) return
    box.current.querySelector<HTMLElement>('[data-slot="a"]')?.focus({ preventScroll: true })
  }, [key, kind])
}

/** A key that is held down presses once. */
function neverRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

/** What the slots of a table meant last, whichever card they were on. */
const meant: StateKey<{ last?: string }> = { begin: () => ({}) }

/**
 * Which slots let presses go by for a moment: all of them when what they mean has just changed,
 * also from card to card, and one that was just pressed.
 */
function useDeafness({ page }: TableModel, meaning: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const deaf = useSignal<Name | 'all' | undefined>(undefined)
  const hush = (slots: Name | 'all'): void => {
    deaf.value = slots
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (deaf.value = undefined), DEAF)
  }
  const slots = page.of(meant)
  const before = slots.last
  if (before !== meaning) {
    slots.last = meaning
    if (before !== undefined) hush('all')
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { deaf, hush }
}
