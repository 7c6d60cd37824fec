import { EVERYBODY, revealed, type Dice, type Seat } from '@estafette/kernel'
import { ACTION_TYPES, FLANKING, KEY_LOCATION } from './data/codes.ts'
import { copies } from './data/deck.ts'
import { FORCES } from './data/forces.ts'
import type { Tell } from './events.ts'
import { NONE, type CardTitle, type FrontlineState } from './state.ts'

/** How often the deck is made anew before night falls. FRL-VIC-6 */
export const RESHUFFLES = 5

/** Copies of every card that do not lie open: neither in the pile nor in play. */
export function unplayed(s: FrontlineState): Int8Array {
  const left = copies.slice()
  for (let i = 0; i < s.pileSize; i++) left[s.pile[i]!]! -= 1
  for (let x = 0; x < FORCES; x++) left[FLANKING]! -= s.flanks[x]!
  if (s.key !== NONE) left[KEY_LOCATION]! -= 1
  return left
}

/** How many copies of a card a seat holds. */
export function held(s: FrontlineState, seat: Seat, card: CardTitle): number {
  return s.hands[seat * ACTION_TYPES + card]!
}

export function holds(s: FrontlineState, seat: Seat, card: CardTitle): boolean {
  return held(s, seat, card) > 0
}

/**
 * A seat draws cards at once, which only it sees; an empty deck is made anew. FRL-HAND-5,
 * FRL-TIME-6
 */
export function draw(
  s: FrontlineState,
  seat: Seat,
  count: number,
  rule: string,
  dice: Dice,
  tell: Tell,
): void {
  for (let drawn = 0; drawn < count; drawn++) {
    if (s.deckSize === 0) reshuffle(s, tell)
    if (s.deckSize === 0) return
    const card = drawOne(s, seat, dice)
    tell?.({ type: 'drew', rule, seat, but: seat })
    tell?.({ type: 'card-drawn', rule, seat, only: seat, card })
  }
}

/**
 * The top card of the deck is shown and discarded by a seat; NONE where there is no card at all.
 */
export function revealTop(s: FrontlineState, seat: Seat, dice: Dice, tell: Tell): CardTitle {
  if (s.deckSize === 0) reshuffle(s, tell)
  if (s.deckSize === 0) return NONE
  const card = takeFromDeck(s, dice.pick(s.deckSize, EVERYBODY))
  layDown(s, seat, card)
  return card
}

/** No order of the deck is kept: any card of it may be the next. */
function drawOne(s: FrontlineState, seat: Seat, dice: Dice): CardTitle {
  const card = takeFromDeck(s, dice.pick(s.deckSize, seat))
  s.hands[seat * ACTION_TYPES + card]! += 1
  s.handSize[seat]! += 1
  return card
}

/** Takes the card with a rank out of the deck. */
function takeFromDeck(s: FrontlineState, rank: number): CardTitle {
  let left = rank
  let card = 0
  for (;;) {
    const count = revealed(s.deck[card]!)
    if (left < count) break
    left -= count
    card++
  }
  s.deck[card]! -= 1
  s.deckSize -= 1
  return card
}

/** The discard pile becomes the deck; the fifth time night falls. FRL-VIC-6 */
function reshuffle(s: FrontlineState, tell: Tell): void {
  if (s.pileSize === 0) return
  for (let i = 0; i < s.pileSize; i++) {
    const card = s.pile[i]!
    s.deck[card] = Math.max(0, s.deck[card]!) + 1 // in a view the empty deck is no secret
    s.pile[i] = 0
    s.pileBy[i] = 0
  }
  s.deckSize = s.pileSize
  s.pileSize = 0
  s.reshuffles += 1
  tell?.({ type: 'reshuffled', rule: 'FRL-HAND-5', count: s.deckSize })
  if (s.reshuffles === RESHUFFLES && s.nightfall === 0) callNight(s, tell)
}

/** Night falls: the game ends with the second player's turn. FRL-VIC-6 */
export function callNight(s: FrontlineState, tell: Tell): void {
  s.nightfall = 1
  tell?.({ type: 'nightfall', rule: 'FRL-VIC-6' })
}

/** Lays a card on the pile, face up, as a seat's discard. FRL-HAND-6 */
export function layDown(s: FrontlineState, seat: Seat, card: CardTitle): void {
  s.pile[s.pileSize] = card
  s.pileBy[s.pileSize] = seat
  s.pileSize += 1
}

/** Takes a card out of a hand. */
export function takeFromHand(s: FrontlineState, seat: Seat, card: CardTitle): void {
  const at = seat * ACTION_TYPES + card
  s.hands[at] = revealed(s.hands[at]!) - 1
  s.handSize[seat]! -= 1
  if (s.shown[at]! > 0) s.shown[at]! -= 1
}

/** Discards a card of a hand. */
export function discard(
  s: FrontlineState,
  seat: Seat,
  card: CardTitle,
  rule: string,
  tell: Tell,
): void {
  takeFromHand(s, seat, card)
  layDown(s, seat, card)
  tell?.({ type: 'discarded', rule, seat, card })
}

/** The card on top of the pile, or NONE. */
export function topOfPile(s: FrontlineState): CardTitle {
  return s.pileSize === 0 ? NONE : s.pile[s.pileSize - 1]!
}

/** A seat takes the top of the pile into its hand, before everybody's eyes. FRL-EQ-BIN-1 */
export function takeTop(s: FrontlineState, seat: Seat): CardTitle {
  const card = topOfPile(s)
  s.pileSize -= 1
  s.pile[s.pileSize] = 0
  s.pileBy[s.pileSize] = 0
  const at = seat * ACTION_TYPES + card
  s.hands[at] = revealed(s.hands[at]!) + 1
  s.shown[at]! += 1
  s.handSize[seat]! += 1
  return card
}
