import {
  ACTION_TYPES,
  BINOCULARS,
  CANTEEN,
  FORCES,
  handSizeOf,
  isOnLine,
  kindOf,
  seatsIn,
  SLOTS,
  type Card,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Seat } from '@estafette/kernel'
import type { Desk } from '../../../screen/desk.ts'
import { ActionSymbols, kindOfAction } from '../art/action-art.tsx'
import { ActionCard } from './action-card.tsx'
import { describeUse } from '../card/describe.ts'
import { dragSource } from '../field/drag.ts'
import { fieldWords } from '../field/field-words.ts'
import { useLook } from '../field/look.ts'
import type { FieldMarks, HandMark, UseMark } from '../field/marks.ts'
import { equipmentName, nameOf, seatName, titleOf } from '../told/names.ts'
import { OrdersChip } from '../orders/orders-sheet.tsx'
import { CounterArt } from '../art/piece-art.tsx'
import { press } from '../plan/plan.ts'
import { marksOf } from '../field/scene.ts'
import './hand.css'

/** Every card of a seat's hand by its title; empty where the viewer does not see it. */
export function handOf(s: FrontlineState, seat: Seat): readonly Card[] {
  if (seat < 0) return []
  return Array.from({ length: ACTION_TYPES }, (_, card) => card).flatMap((card) =>
    Array.from({ length: Math.max(0, s.hands[seat * ACTION_TYPES + card]!) }, () => card),
  )
}

/** A card in hand: which of the copies of its title it is, and what can be done with it. */
interface Held {
  readonly card: Card
  readonly copy: number
  readonly mark: HandMark | undefined
}

/** The hand in the order of its titles, whatever is planned: no card moves under the pointer. */
function heldCards(s: FrontlineState, seat: Seat, marks: FieldMarks): readonly Held[] {
  const counts = new Map<Card, number>()
  return handOf(s, seat).map((card) => {
    const copy = counts.get(card) ?? 0
    counts.set(card, copy + 1)
    return { card, copy, mark: marks.hand.get(card) }
  })
}

/** The seats whose hands lie open to whoever looks: all of them in the replay of a finished game. */
export function openHands(s: FrontlineState): readonly Seat[] {
  return Array.from({ length: seatsIn(s) }, (_, seat) => seat).filter(
    (seat) => s.handSize[seat]! > 0 && handOf(s, seat).length === s.handSize[seat],
  )
}

/** The hand of the viewer, in the row under the field; all hands for those who only watch. */
export function Dock({ model }: { readonly model: Desk }) {
  const viewer = model.session.viewer.value
  return viewer < 0 ? <WatchedDock model={model} /> : <OwnDock model={model} />
}

/** Hands that lie open, by player. */
function WatchedDock({ model }: { readonly model: Desk }) {
  const s = model.state.value as FrontlineState
  const words = fieldWords()
  const seats = openHands(s)
  return (
    <section class="dock frl-dock" data-part="tray" aria-label={words.hands}>
      <header>
        <h2>{words.hands}</h2>
        {seats.length === 0 && <span class="dock-count">{words.noHand}</span>}
      </header>
      <div class="frl-open-hands">
        {seats.map((seat) => (
          <section key={seat} aria-label={seatName(seat)}>
            <h3>{seatName(seat)}</h3>
            <ul>
              {handOf(s, seat).map((card, at) => (
                <li key={at}>
                  <OpenCard model={model} card={card} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** A card of a hand that lies open: its title. */
function OpenCard({ model, card }: { readonly model: Desk; readonly card: Card }) {
  const look = useLook(model, { kind: 'card', card })
  return (
    <span class={`frl-open-card is-${kindOfAction(card)}`} data-card={card} {...look}>
      <ActionSymbols card={card} />
      <b>{titleOf(card)}</b>
    </span>
  )
}

function OwnDock({ model }: { readonly model: Desk }) {
  const s = model.state.value as FrontlineState
  const viewer = model.session.viewer.value
  const marks = marksOf(model)
  const words = fieldWords()
  const held = heldCards(s, viewer, marks)
  return (
    <section class="dock frl-dock" data-part="tray" aria-label={words.yourHand}>
      <header>
        <h2>{words.yourHand}</h2>
        <span class="dock-count">
          {s.turn > 0 ? words.handSize(s.handSize[viewer]!, handSizeOf(s, viewer)) : words.noHand}
        </span>
        <AnyTime model={model} />
        <OrdersChip model={model} />
      </header>
      <ul class="frl-hand">
        {held.map(({ card, copy, mark }) => (
          <li key={`${card} ${copy}`}>
            <HandCard model={model} card={card} copy={copy} mark={mark} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A card in hand: its title and both of its uses, each a press. */
function HandCard(props: { readonly model: Desk } & Held) {
  const { model, card, copy, mark } = props
  const look = useLook(model, { kind: 'card', card })
  const isChosen =
    copy === 0 && (mark?.printed.state === 'chosen' || mark?.plain.state === 'chosen')
  const isShut = mark !== undefined && mark.printed.state === 'closed'
  const classes = [
    'frl-card',
    `is-${kindOfAction(card)}`,
    isChosen && 'is-chosen',
    isShut && 'is-shut',
  ].filter(Boolean)
  return (
    <article
      class={classes.join(' ')}
      data-card={card}
      {...look}
      {...dragSource({ kind: 'card', card })}
    >
      <h3>
        <ActionSymbols card={card} />
        <b>{titleOf(card)}</b>
        {mark?.value !== undefined && <i>{mark.value}</i>}
      </h3>
      {mark && (
        <>
          <Use model={model} card={card} use={shownUse(mark.printed, copy)} isPlain={false} />
          <Use model={model} card={card} use={shownUse(mark.plain, copy)} isPlain />
        </>
      )}
    </article>
  )
}

/** Of several copies one alone is chosen. */
function shownUse(use: UseMark, copy: number): UseMark {
  return use.state === 'chosen' && copy > 0 ? { ...use, state: 'can' } : use
}

/** A use of a card: possible, chosen, in another step, or closed with its reason. */
export function Use(props: {
  readonly model: Desk
  readonly card: Card
  readonly use: UseMark
  readonly isPlain: boolean
}) {
  const { model, card, use, isPlain } = props
  const isOpen = use.state === 'can' || use.state === 'chosen'
  return (
    <button
      type="button"
      class={`frl-use is-${use.state}`}
      aria-pressed={isOpen ? use.state === 'chosen' : undefined}
      aria-disabled={!isOpen}
      data-use={isPlain ? 'plain' : 'printed'}
      onClick={() => press(model, { kind: 'card', card, plain: isPlain })}
    >
      <i class="frl-use-sign" aria-hidden="true" />
      <span aria-hidden="true">{use.text}</span>
      <span class="sr-only">{describeUse(card, use)}</span>
    </button>
  )
}

/** Canteens and binoculars of the own men, which can be used at any time. */
function AnyTime({ model }: { readonly model: Desk }) {
  const s = model.state.value as FrontlineState
  const viewer = model.session.viewer.value
  const counters = anyTimeCounters(s, viewer)
  if (counters.length === 0) return null
  const open = new Set(
    model.offers.value.all
      .filter(({ verb }) => verb === 'canteen' || verb === 'binoculars')
      .map(({ verb, target }) => `${verb} ${target}`),
  )
  return (
    <span class="frl-any-time">
      {counters.map(({ slot, kind, soldier }) => {
        const verb = kind === CANTEEN ? 'canteen' : 'binoculars'
        const isOpen = open.has(`${verb} ${soldier}`)
        return (
          <button
            key={slot}
            type="button"
            aria-disabled={!isOpen}
            data-tip={`${nameOf(soldier)}, ${equipmentName(kind)}, ${fieldWords().anyTime}`}
            onClick={() => press(model, { kind: 'counter', slot })}
          >
            <CounterArt kind={kind} />
            <span class="sr-only">{`${nameOf(soldier)}, ${equipmentName(kind)}`}</span>
          </button>
        )
      })}
      <small>{fieldWords().anyTime}</small>
    </span>
  )
}

function anyTimeCounters(s: FrontlineState, viewer: number) {
  const found: { slot: number; kind: number; soldier: number }[] = []
  if (viewer < 0) return found
  for (let soldier = 0; soldier < FORCES; soldier++) {
    if (s.owner[soldier] !== viewer || !isOnLine(s, soldier)) continue
    for (let slot = soldier * SLOTS; slot < (soldier + 1) * SLOTS; slot++) {
      const kind = kindOf(s.counters[slot]!)
      if (kind === CANTEEN || kind === BINOCULARS) found.push({ slot, kind, soldier })
    }
  }
  return found
}

/** The whole hand at full size: a tab of the sheet on a narrow screen. */
export function Hand({ model }: { readonly model: Desk }) {
  const s = model.state.value as FrontlineState
  const marks = marksOf(model)
  const held = heldCards(s, model.session.viewer.value, marks)
  return (
    <ul class="frl-full-hand">
      {held.map(({ card, copy, mark }) => (
        <li key={`${card} ${copy}`}>
          <ActionCard card={card} {...(mark && { mark })}>
            {mark && (
              <span class="frl-uses">
                <Use model={model} card={card} use={shownUse(mark.printed, copy)} isPlain={false} />
                <Use model={model} card={card} use={shownUse(mark.plain, copy)} isPlain />
              </span>
            )}
          </ActionCard>
        </li>
      ))}
    </ul>
  )
}
