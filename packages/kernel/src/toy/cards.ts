import type { Seat } from '../choice.ts'
import type { Dice } from '../dice.ts'
import type { Teller } from '../game.ts'
import {
  cards,
  CLODS,
  DISCARDED,
  IN_DECK,
  IN_HAND,
  LARGEST_HAND,
  seatsIn,
  type ToyState,
} from './state.ts'

/** Whether a card is in the hand of a seat. */
export function holds(state: ToyState, seat: Seat, card: number): boolean {
  return state.cards[card] === IN_HAND + seat
}

/** Whether a card can be thrown at a galloping rider; the others are eaten. TOY-6.2 */
export function isClod(card: number): boolean {
  return card < CLODS
}

function cardsIn(state: ToyState, place: number): number[] {
  return [...state.cards.keys()].filter((card) => state.cards[card] === place)
}

/** The cards in the hand of a seat, as far as the viewer sees them. */
export function handOf(state: ToyState, seat: Seat): readonly number[] {
  return cardsIn(state, IN_HAND + seat)
}

/** How many cards a seat holds, which everybody sees. */
export function handSize(state: ToyState, seat: Seat): number {
  return state.hands[seat]!
}

/** The cards that lie open on the pile. */
export function pileOf(state: ToyState): readonly number[] {
  return cardsIn(state, DISCARDED)
}

/** Cards that nobody holds and that do not lie open. */
export function deckSize(state: ToyState): number {
  return state.cards.length - handsAndPile(state)
}

function countIn(state: ToyState, place: number): number {
  let count = 0
  for (const where of state.cards) if (where === place) count++
  return count
}

/** Every seat with room in its hand draws a card, which only that seat sees. TOY-6.1 */
export function deal(state: ToyState, dice: Dice, tell?: Teller): void {
  if (state.cardsOption === 0) return // TOY-OPT-CARDS-1
  for (let seat = 0; seat < seatsIn(state); seat++) {
    if (state.hands[seat]! >= LARGEST_HAND) continue
    if (handsAndPile(state) === cards.length) shuffle(state, tell)
    if (handsAndPile(state) === cards.length) return
    const card = draw(state, seat, dice)
    tell?.({ type: 'draw', rule: 'TOY-6.1', seat })
    tell?.({ type: 'drawn', rule: 'TOY-6.1', seat, card, only: seat })
  }
}

/** Cards that are not in the deck: how many, everybody can see. */
function handsAndPile(state: ToyState): number {
  return state.hands.reduce((sum, size) => sum + size, 0) + countIn(state, DISCARDED)
}

/** The discarded cards become the deck again. */
function shuffle(state: ToyState, tell?: Teller): void {
  if (countIn(state, DISCARDED) === 0) return
  state.cards.forEach((where, card) => {
    if (where === DISCARDED) state.cards[card] = IN_DECK
  })
  tell?.({ type: 'shuffle', rule: 'TOY-6.1' })
}

/** No order of the deck is kept: any card of it may be the next. */
function draw(state: ToyState, seat: Seat, dice: Dice): number {
  const left = dice.pick(countIn(state, IN_DECK), seat)
  const card = cards.map((_, card) => card).filter((card) => state.cards[card] === IN_DECK)[left]!
  state.cards[card] = IN_HAND + seat
  state.hands[seat]! += 1
  return card
}

/** Lays a card of a seat on the pile, for everybody to see. */
export function discard(state: ToyState, seat: Seat, card: number): void {
  state.cards[card] = DISCARDED
  state.hands[seat]! -= 1
}
