import { SPECTATOR, type Seat, type Viewer } from '@estafette/kernel'
import {
  deckSize,
  handOf,
  handSize,
  isClod,
  pileOf,
  toy,
  type ToyState,
} from '@estafette/kernel/toy'
import { voiceOf } from '../../i18n/voice.ts'
import type { Desk } from '../../screen/desk.ts'
import type { FieldFeed, FieldHit, FieldMark, HeldMark, UseMark } from '../../screen/field.ts'
import { offersTo, type Offer } from '../../session/offers.ts'
import { toyWords } from './words.ts'

/** The track, and whatever cards lie on the table. */
export interface ToyFeed extends FieldFeed {
  readonly s: ToyState
  readonly viewer: Viewer
}

type ToyDesk = Desk<ToyState>

/** The field of the toy game: riders are pressed by their places, cards by their one use. */
export function toyFeed(desk: ToyDesk): ToyFeed {
  const feed: ToyFeed = {
    s: desk.state.value,
    viewer: desk.session.viewer.value,
    groups: new Map(),
    units: new Map(),
    places: placeMarks(desk),
    hand: handMarks(desk),
    press: (hit) => press(desk, hit),
    next: () => false,
    nextTarget: (step) => nextPlace(desk, feed, step),
  }
  return feed
}

function intended({ intention }: ToyDesk): Offer | null {
  return intention.value?.kind === 'offer' ? intention.value.offer : null
}

function placeMarks(desk: ToyDesk): ReadonlyMap<number, FieldMark> {
  const now = intended(desk)
  return new Map(
    [...offersTo(desk.offers.value, 'place')].map(([place, offers]) => [
      place,
      { isTarget: true, isAimed: now !== null && offers.includes(now) },
    ]),
  )
}

/** What the viewer holds: sugar is eaten, clods are thrown. */
function handMarks(desk: ToyDesk): ReadonlyMap<number, HeldMark> {
  const viewer = desk.session.viewer.value
  if (viewer === SPECTATOR) return new Map()
  return new Map(
    handOf(desk.state.value, viewer).map((card) => [
      card,
      { count: 1, uses: { [isClod(card) ? 'throw' : 'eat']: useMark(desk, card) } },
    ]),
  )
}

function useMark(desk: ToyDesk, card: number): UseMark {
  const words = toyWords()
  const text = isClod(card) ? words.throw : words.eat
  const [offer] = offersTo(desk.offers.value, 'card').get(card) ?? []
  if (!offer) return { text, state: 'closed', why: isClod(card) ? words.whyThrow : words.whyEat }
  return { text, state: intended(desk)?.choice === offer.choice ? 'chosen' : 'can' }
}

/** A press on a place means one gait after the other, on a card its use. */
function press(desk: ToyDesk, hit: FieldHit): void {
  if (hit.kind === 'use') {
    const [offer] = offersTo(desk.offers.value, 'card').get(hit.card) ?? []
    if (offer) desk.choose(offer)
  }
  if (hit.kind !== 'place') return
  const offers = offersTo(desk.offers.value, 'place').get(hit.place) ?? []
  const now = intended(desk)
  const next = offers[((now ? offers.indexOf(now) : -1) + 1) % offers.length]
  if (next) desk.choose(next, true)
}

function nextPlace(desk: ToyDesk, { places }: ToyFeed, step: number): boolean {
  const all = [...places.keys()]
  const now = all.findIndex((place) => places.get(place)?.isAimed)
  const at = now < 0 && step < 0 ? 0 : now
  const next = all[(at + step + all.length) % all.length]
  if (next === undefined) return false
  if (all[now] !== next) press(desk, { kind: 'place', place: next })
  return true
}

const voice = () => voiceOf(toy)

/** The track as a row of places, the cards under it; what the viewer may not see lies face down. */
export function ToyField({ feed }: { readonly feed: ToyFeed }) {
  const { s, viewer } = feed
  const words = toyWords()
  const seats = Array.from({ length: toy.seatsIn(s) }, (_, seat) => seat)
  return (
    <div class="card-table">
      <ol>
        {toy.kinds['place']!.codes.map((code, place) => (
          <li key={code}>
            <Place feed={feed} place={place} />
          </li>
        ))}
      </ol>
      <Row row="deck" name={words.deck} down={deckSize(s)} />
      <Row row="pile" name={words.pile} open={pileOf(s)} />
      {seats
        .filter((seat) => seat !== viewer)
        .map((seat) => (
          <Row key={seat} row={`hand-${seat}`} name={handName(seat)} down={handSize(s, seat)} />
        ))}
    </div>
  )
}

const handName = (seat: Seat): string => toyWords().hand(voice().thing('seat', seat))

function Place({ feed, place }: { readonly feed: ToyFeed; readonly place: number }) {
  const { isTarget, isAimed } = feed.places.get(place) ?? {}
  const riders = toyWords().ridersAt(feed.s.riders.filter((at) => at === place).length)
  return (
    <button
      type="button"
      data-place={place}
      aria-disabled={!isTarget}
      aria-pressed={isAimed ?? false}
      onClick={() => feed.press({ kind: 'place', place })}
    >
      {voice().thing('place', place)} {riders}
    </button>
  )
}

function Row(props: {
  readonly row: string
  readonly name: string
  readonly open?: readonly number[]
  readonly down?: number
}) {
  const { row, name, open = [], down = 0 } = props
  return (
    <section data-row={row}>
      <h2>{name}</h2>
      {open.map((card) => (
        <span key={card} class="card is-up" data-lies="open">
          {voice().thing('card', card)}
        </span>
      ))}
      {Array.from({ length: down }, (_, at) => (
        <span key={at} class="card is-down" data-lies="down">
          <span class="sr-only">{toyWords().faceDown}</span>
        </span>
      ))}
    </section>
  )
}

/** The viewer's own hand, each card with its use. */
export function ToyHand({ feed }: { readonly feed: ToyFeed }) {
  return (
    <section class="dock" data-row="mine" aria-label={toyWords().mine}>
      {[...feed.hand].map(([card, { uses }]) => (
        <span key={card} class="card is-up">
          {voice().thing('card', card)}
          {Object.entries(uses).map(([use, { text, state, why }]) => (
            <button
              key={use}
              type="button"
              {...(state !== 'closed' && { 'data-card': card })}
              aria-disabled={state === 'closed'}
              aria-pressed={state === 'chosen'}
              data-tip={why}
              onClick={() => feed.press({ kind: 'use', card, use })}
            >
              {text}
            </button>
          ))}
        </span>
      ))}
    </section>
  )
}
