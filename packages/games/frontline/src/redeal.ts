import type { Dice, Viewer } from '@estafette/kernel'
import { ACTION_TYPES } from './data/codes.ts'
import { unplayed } from './deck.ts'
import { guessForces } from './guessed-forces.ts'
import { dealCounters } from './guessed-counters.ts'
import { isHandHidden, isSelecting, knownInHand } from './hidden.ts'
import { seatsIn, sideOfSeat, type FrontlineState } from './state.ts'

/** Deals what a viewer cannot see at random, sizes of hands and numbers of counters as they are. */
export function redeal(s: FrontlineState, viewer: Viewer, dice: Dice): void {
  dealCards(s, viewer, dice)
  for (let side = 0; side < 2; side++) {
    if (viewer >= 0 && sideOfSeat(s, viewer) === side) continue
    dealCounters(s, side, dice)
    if (isSelecting(s)) guessForces(s, side, dice)
  }
}

/** Hands that are hidden come out of all cards that the viewer has not seen, each as likely. */
function dealCards(s: FrontlineState, viewer: Viewer, dice: Dice): void {
  const pool = unplayed(s)
  let left = s.deckSize
  const seats = seatsIn(s)
  for (let seat = 0; seat < seats; seat++) {
    const first = seat * ACTION_TYPES
    if (isHandHidden(s, viewer, seat)) {
      left += s.handSize[seat]!
      for (let card = 0; card < ACTION_TYPES; card++) {
        const known = knownInHand(s, seat, card)
        s.hands[first + card] = known
        pool[card]! -= known
        left -= known
      }
    } else for (let card = 0; card < ACTION_TYPES; card++) pool[card]! -= s.hands[first + card]!
  }
  for (let seat = 0; seat < seats; seat++) {
    if (!isHandHidden(s, viewer, seat)) continue
    const first = seat * ACTION_TYPES
    let missing = s.handSize[seat]!
    for (let card = 0; card < ACTION_TYPES; card++) missing -= s.hands[first + card]!
    for (; missing > 0; missing--) {
      let at = dice.pick(left--)
      let card = 0
      while (at >= pool[card]!) at -= pool[card++]!
      pool[card]! -= 1
      s.hands[first + card]! += 1
    }
  }
  s.deck.set(pool)
}
