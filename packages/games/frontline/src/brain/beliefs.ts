import type { Seat } from '@estafette/kernel'
import { ACTION_TYPES, COVERING_FIRE, HIT_THE_DIRT } from '../data/codes.ts'
import { copies, DECK } from '../data/deck.ts'
import { unplayed } from '../deck.ts'
import { seatsIn, sideOfSeat, type FrontlineState } from '../state.ts'

/**
 * What a seat may think of the hands of its enemies, from the cards that it has seen: how much more
 * they hold, or less, than hands of their size do when nothing has been seen.
 */
export interface Beliefs {
  readonly dirt: number // Hit The Dirt more than usual, on average
  readonly covering: number // how much likelier Covering Fire is than usual
}

/** Copies of every card that a seat has not seen: neither discarded, nor in play, nor its own. */
function unseenBy(s: FrontlineState, seat: Seat): Int8Array {
  const left = unplayed(s)
  for (let card = 0; card < ACTION_TYPES; card++)
    left[card]! -= s.hands[seat * ACTION_TYPES + card]!
  return left
}

/** Reckons what enemies hold: what was seen to go there, and their share of what was not seen. */
export function beliefsOf(s: FrontlineState, seat: Seat): Beliefs {
  const left = unseenBy(s, seat)
  const known = new Int8Array(ACTION_TYPES) // in the hands of enemies, before everybody's eyes
  let hands = 0 // cards that they hold
  let inHands = 0 // and those of them that nobody has seen
  let elsewhere = s.deckSize // in the deck and with partners
  for (let other = 0; other < seatsIn(s); other++) {
    if (other === seat) continue
    const isEnemy = sideOfSeat(s, other) !== sideOfSeat(s, seat)
    let hidden = s.handSize[other]!
    for (let card = 0; card < ACTION_TYPES; card++) {
      const shown = s.shown[other * ACTION_TYPES + card]!
      if (shown === 0) continue
      left[card]! -= shown
      hidden -= shown
      if (isEnemy) known[card]! += shown
    }
    if (isEnemy) hands += s.handSize[other]!
    if (isEnemy) inHands += hidden
    else elsewhere += hidden
  }
  const total = Math.max(1, inHands + elsewhere)
  const dirt = known[HIT_THE_DIRT]! + (inHands * left[HIT_THE_DIRT]!) / total
  const isKnown = known[COVERING_FIRE]! > 0
  const covering = isKnown ? 1 : chanceOfOne(left[COVERING_FIRE]!, inHands, total)
  return {
    dirt: dirt - (hands * copies[HIT_THE_DIRT]!) / DECK,
    covering: covering - chanceOfOne(copies[COVERING_FIRE]!, hands, DECK),
  }
}

/** The chance that one of some cards is among so many drawn from a number. */
export function chanceOfOne(cards: number, drawn: number, total: number): number {
  let none = 1
  for (let i = 0; i < drawn; i++) none *= Math.max(0, total - cards - i) / Math.max(1, total - i)
  return 1 - none
}
