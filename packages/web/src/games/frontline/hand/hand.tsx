import {
  handCount,
  handOf,
  handSizeOf,
  seatsIn,
  type CardTitle,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Seat } from '@estafette/kernel'
import { useRef } from 'preact/hooks'
import { ActionSymbols, kindOfAction } from '../art/action-art.tsx'
import { ActionCard } from './action-card.tsx'
import { describeUse } from '../card/describe.ts'
import { dragSource } from '../field/drag.ts'
import { fieldWords } from '../field/field-words.ts'
import { useInSight } from '../field/in-sight.ts'
import { useLook } from '../field/look.ts'
import type { UseMark } from '../../../screen/field.ts'
import type { HandMark } from '../field/marks.ts'
import { equipmentName, nameOf, seatName, titleOf } from '../told/names.ts'
import { OrdersChip } from '../orders/orders-sheet.tsx'
import { CounterArt } from '../art/piece-art.tsx'
import type { Scene } from '../field/scene.ts'
import './hand.css'

/** A card in hand: which of the copies of its title it is, and what can be done with it. */
interface Held {
  readonly card: CardTitle
  readonly copy: number
  readonly mark: HandMark | undefined
}

/** The hand in the order of its titles, whatever is planned: no card moves under the pointer. */
function heldCards({ s, viewer, hand }: Scene): readonly Held[] {
  const counts = new Map<CardTitle, number>()
  return handOf(s, viewer).map((card) => {
    const copy = counts.get(card) ?? 0
    counts.set(card, copy + 1)
    return { card, copy, mark: hand.get(card) }
  })
}

/** The seats whose hands lie open to whoever looks: all of them in the replay of a finished game. */
export function openHands(s: FrontlineState): readonly Seat[] {
  return Array.from({ length: seatsIn(s) }, (_, seat) => seat).filter(
    (seat) => handCount(s, seat) > 0 && handOf(s, seat).length === handCount(s, seat),
  )
}

/** The hand of the viewer, in the row under the field; all hands for those who only watch. */
export function Dock({ feed: scene }: { readonly feed: Scene }) {
  if (scene.setUp) return null
  return scene.viewer < 0 ? <WatchedDock scene={scene} /> : <OwnDock scene={scene} />
}

interface Props {
  readonly scene: Scene
}

/** Hands that lie open, by player. */
function WatchedDock({ scene }: Props) {
  const { s } = scene
  const words = fieldWords()
  const seats = openHands(s)
  return (
    <section class="dock frl-dock" data-part="tray" aria-label={words.hands}>
      <header class="stack">
        <h2>{words.hands}</h2>
        {seats.length === 0 && <span class="dock-count">{words.noHand}</span>}
      </header>
      <div class="frl-open-hands">
        {seats.map((seat) => (
          <section key={seat} aria-label={seatName(seat)}>
            <h3>{seatName(seat)}</h3>
            <ul class="flow">
              {handOf(s, seat).map((card, at) => (
                <li key={at}>
                  <OpenCard scene={scene} card={card} />
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
function OpenCard({ scene, card }: Props & { readonly card: CardTitle }) {
  const look = useLook(scene, { kind: 'card', card })
  return (
    <span class={`frl-open-card line is-${kindOfAction(card)}`} data-card={card} {...look}>
      <ActionSymbols card={card} />
      <b>{titleOf(card)}</b>
    </span>
  )
}

function OwnDock({ scene }: Props) {
  const { s, viewer } = scene
  const words = fieldWords()
  const held = heldCards(scene)
  const row = useRef<HTMLUListElement>(null)
  const chosen = held.find(({ mark }) => isChosen(mark))
  useInSight(row, '.frl-card.is-chosen', String(chosen?.card))
  return (
    <section class="dock frl-dock" data-part="tray" aria-label={words.yourHand}>
      <header class="stack">
        <h2>{words.yourHand}</h2>
        <span class="dock-count">
          {s.turn > 0 ? words.handSize(handCount(s, viewer), handSizeOf(s, viewer)) : words.noHand}
        </span>
        <AnyTime scene={scene} />
        <OrdersChip passing={scene.passing()} />
      </header>
      <ul class="frl-hand line" ref={row}>
        {held.map(({ card, copy, mark }) => (
          <li key={`${card} ${copy}`}>
            <HandCard scene={scene} card={card} copy={copy} mark={mark} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A card in hand: its title and both of its uses, each a press. */
function HandCard(props: Props & Held) {
  const { scene, card, copy, mark } = props
  const look = useLook(scene, { kind: 'card', card })
  const isShut = mark !== undefined && mark.uses.printed.state === 'closed'
  const classes = [
    'frl-card stack',
    `is-${kindOfAction(card)}`,
    copy === 0 && isChosen(mark) && 'is-chosen',
    isShut && 'is-shut',
  ].filter(Boolean)
  return (
    <article
      class={classes.join(' ')}
      data-card={card}
      {...look}
      {...dragSource({ kind: 'card', card })}
    >
      <h3 class="line">
        <ActionSymbols card={card} />
        <b>{titleOf(card)}</b>
        {mark?.value !== undefined && <i>{mark.value}</i>}
      </h3>
      {mark && (
        <>
          <Use scene={scene} card={card} use={shownUse(mark.uses.printed, copy)} />
          <Use scene={scene} card={card} use={shownUse(mark.uses.plain, copy)} isPlain />
        </>
      )}
    </article>
  )
}

/** Whether one of its uses is what is meant. */
function isChosen(mark: HandMark | undefined): boolean {
  return mark?.uses.printed.state === 'chosen' || mark?.uses.plain.state === 'chosen'
}

/** Of several copies one alone is chosen. */
function shownUse(use: UseMark, copy: number): UseMark {
  return use.state === 'chosen' && copy > 0 ? { ...use, state: 'can' } : use
}

/** A use of a card: possible, chosen, in another step, or closed with its reason. */
function Use(
  props: Props & { readonly card: CardTitle; readonly use: UseMark; readonly isPlain?: boolean },
) {
  const { scene, card, use, isPlain = false } = props
  const name = isPlain ? 'plain' : 'printed'
  const isOpen = use.state === 'can' || use.state === 'chosen'
  return (
    <button
      type="button"
      class={`frl-use line is-${use.state}`}
      aria-pressed={isOpen ? use.state === 'chosen' : undefined}
      aria-disabled={!isOpen}
      data-use={name}
      onClick={() => scene.press({ kind: 'use', card, use: name })}
    >
      <i class="frl-use-sign" aria-hidden="true" />
      <span aria-hidden="true">{use.text}</span>
      <span class="sr-only">{describeUse(card, use)}</span>
    </button>
  )
}

/** Canteens and binoculars of the own men, which can be used at any time. */
function AnyTime({ scene }: Props) {
  const counters = scene.anyTime()
  if (counters.length === 0) return null
  return (
    <span class="frl-any-time line">
      {counters.map(({ slot, kind, soldier, isOpen }) => (
        <button
          key={slot}
          type="button"
          class="centred"
          aria-disabled={!isOpen}
          data-tip={`${nameOf(soldier)}, ${equipmentName(kind)}, ${fieldWords().anyTime}`}
          onClick={() => scene.press({ kind: 'counter', slot })}
        >
          <CounterArt kind={kind} />
          <span class="sr-only">{`${nameOf(soldier)}, ${equipmentName(kind)}`}</span>
        </button>
      ))}
      <small>{fieldWords().anyTime}</small>
    </span>
  )
}

/** The whole hand at full size: a tab of the sheet on a narrow screen. */
export function Hand({ feed: scene }: { readonly feed: Scene }) {
  const held = heldCards(scene)
  return (
    <ul class="frl-full-hand">
      {held.map(({ card, copy, mark }) => (
        <li key={`${card} ${copy}`}>
          <ActionCard card={card} {...(mark && { mark })}>
            {mark && (
              <span class="frl-uses">
                <Use scene={scene} card={card} use={shownUse(mark.uses.printed, copy)} />
                <Use scene={scene} card={card} use={shownUse(mark.uses.plain, copy)} isPlain />
              </span>
            )}
          </ActionCard>
        </li>
      ))}
    </ul>
  )
}
