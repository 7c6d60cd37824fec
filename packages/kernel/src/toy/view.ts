import type { Seat } from '../choice.ts'
import type { Dice } from '../dice.ts'
import { SPECTATOR, type Viewer } from '../game.ts'
import { HIDDEN } from '../secret.ts'
import { mostBid } from './play.ts'
import { BID, DISCARDED, IN_DECK, IN_HAND, seatOf, seatsIn, type ToyState } from './state.ts'

/** Whether a bid that was made is hidden from a viewer: until both are, from all but its seat. */
function hidesBid(state: ToyState, team: number, viewer: Viewer): boolean {
  return state.step === BID && state.bids[team] !== -1 && viewer !== seatOf(state, team)
}

/** Bids that are not shown, the hands of others and the deck are hidden; the rest lies open. */
export function show(state: ToyState, viewer: Viewer, blank: ToyState): void {
  blank.numbers.set(state.numbers)
  for (const name of ['cup', 'oats', 'riders', 'hands'] as const) blank[name].set(state[name])
  state.bids.forEach((bid, team) => {
    blank.bids[team] = hidesBid(state, team, viewer) ? HIDDEN : bid
  })
  state.cards.forEach((where, card) => {
    const isSeen = where === DISCARDED || (viewer !== SPECTATOR && where === IN_HAND + viewer)
    blank.cards[card] = isSeen ? where : HIDDEN
  })
}

/** Bids are guessed; hidden cards are dealt out by the sizes of the hands. */
export function fillIn(known: ToyState, viewer: Viewer, dice: Dice): void {
  known.bids.forEach((bid, team) => {
    if (bid === HIDDEN) known.bids[team] = dice.pick(mostBid(known, team) + 1)
  })
  dealHidden(known, viewer, dice)
}

/** Deals the cards the viewer cannot see at random, the sizes of the hands as they are. */
function dealHidden(state: ToyState, viewer: Viewer, dice: Dice): void {
  const hidden: number[] = []
  state.cards.forEach((where, card) => {
    if (where === DISCARDED || (viewer !== SPECTATOR && where === IN_HAND + viewer)) return
    hidden.push(card)
    state.cards[card] = IN_DECK
  })
  for (let seat: Seat = 0; seat < seatsIn(state); seat++) {
    if (seat === viewer) continue
    for (let i = 0; i < state.hands[seat]!; i++) {
      const [card] = hidden.splice(dice.pick(hidden.length), 1)
      state.cards[card!] = IN_HAND + seat
    }
  }
}

export function disguise(state: ToyState, viewer: Viewer, dice: Dice): void {
  for (const team of [0, 1]) {
    if (hidesBid(state, team, viewer)) state.bids[team] = dice.pick(mostBid(state, team) + 1)
  }
  dealHidden(state, viewer, dice)
}
