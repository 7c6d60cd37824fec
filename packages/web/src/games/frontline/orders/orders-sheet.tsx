import { keysOf } from '../../../shell/keys-of.ts'
import { signal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { FrontDesk } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import { Icon } from '../../../shell/icons.tsx'
import type { Passing } from '../field/scene.ts'
import { KINDS, PRESETS, windowKind, type Passes } from './order-kinds.ts'
import {
  dropOrders,
  giveOrders,
  obeyOrders,
  ordersOf,
  passesIn,
  passingIn,
  pinOrder,
} from './orders.ts'
import { orderWords } from './orders-words.ts'
import './orders.css'

/** Whether the orders lie open. */
export const ordersOpen: StateKey<Signal<boolean>> = { begin: () => signal(false) }

/** The windows that go by for the viewer now. */
function passesNow({ session, state }: FrontDesk): Passes {
  const seat = session.viewer.value
  if (seat < 0) return PRESETS.ask
  return passesIn(ordersOf(session, seat).value, state.value.turn)
}

const isSame = (a: Passes, b: Passes): boolean => a.size === b.size && [...a].every((k) => b.has(k))

/** Orders in the card of a window: how such windows are dealt with from now on. */
export function Orders({ model }: { readonly model: FrontDesk }) {
  const { session, state, seat, page } = model
  const areOpen = page.of(ordersOpen)
  useEffect(() => obeyOrders(session), [session])
  if (seat.value < 0) return null
  if (windowKind(state.value) === null && !areOpen.value) return null
  const words = orderWords()
  const now = passesNow(model)
  return (
    <section class="frl-orders" aria-label={words.title} data-part="orders">
      <div class="frl-order-row">
        <span>{words.windows}</span>
        <div class="frl-segments" role="group" aria-label={words.windows}>
          {keysOf(PRESETS).map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={isSame(now, PRESETS[preset])}
              data-order={preset}
              onClick={() => giveOrders(model, PRESETS[preset])}
            >
              {words.presets[preset]}
            </button>
          ))}
        </div>
      </div>
      <details
        open={areOpen.value}
        onToggle={(event) => (areOpen.value = event.currentTarget.open)}
      >
        <summary class="quiet">{words.title}</summary>
        {areOpen.value && <EachKind model={model} />}
      </details>
    </section>
  )
}

/** An order for each kind of window, kept after the turn and the page. */
function EachKind({ model }: { readonly model: FrontDesk }) {
  const words = orderWords()
  const { standing } = ordersOf(model.session, model.session.viewer.value).value
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind} class="frl-order-row">
          <span>{words.kinds[kind]}</span>
          <div class="frl-segments" role="group" aria-label={words.kinds[kind]}>
            {[false, true].map((passes) => (
              <button
                key={String(passes)}
                type="button"
                aria-pressed={standing.has(kind) === passes}
                data-order={`${kind} ${passes ? 'pass' : 'ask'}`}
                onClick={() => pinOrder(model, kind, passes)}
              >
                {passes ? words.pass : words.ask}
              </button>
            ))}
          </div>
        </div>
      ))}
      <p class="faint">{words.note}</p>
    </>
  )
}

/** The orders of whoever looks, each to be taken back, whatever is asked now. */
export function StandingOrders({ model }: { readonly model: FrontDesk }) {
  useEffect(() => obeyOrders(model.session), [model.session])
  return (
    <div class="frl-orders">
      <EachKind model={model} />
    </div>
  )
}

/** What goes by for the viewer now, null where everything is asked. */
export function passingOf(model: FrontDesk): Passing | null {
  const { session, state } = model
  const words = orderWords()
  const now = passesNow(model)
  if (session.viewer.value < 0 || now.size === 0) return null
  const what =
    now.size === KINDS.length
      ? words.all
      : KINDS.filter((kind) => now.has(kind))
          .map((kind) => words.short[kind])
          .join(', ')
  const { turn } = state.value
  const isForTurn = passingIn(ordersOf(session, session.viewer.value).value, turn) !== null
  const hint = `${words.chip(what)}. ${isForTurn ? words.dropTurn : words.drop}`
  return { what, hint, drop: () => dropOrders(model) }
}

/** What goes by now, in the head of the dock; a press takes it back. */
export function OrdersChip({ passing }: { readonly passing: Passing | null }) {
  if (!passing) return null
  const { what, hint, drop } = passing
  return (
    <button
      type="button"
      class="frl-orders-chip"
      data-part="orders-chip"
      data-tip={hint}
      aria-label={orderWords().chip(what)}
      onClick={drop}
    >
      <Icon name="forward" size={14} />
      <span class="trim" aria-hidden="true">
        {what}
      </span>
    </button>
  )
}
