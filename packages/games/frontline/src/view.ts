import { HIDDEN, type Seat, type Viewer } from '@estafette/kernel'
import { ACTION_TYPES } from './data/codes.ts'
import { FORCES, nation } from './data/forces.ts'
import { isChoosing, isHandHidden, isOwnSide, isSlotHidden } from './hidden.ts'
import { nationOf } from './ranges.ts'
import { isPassed } from './soldiers.ts'
import { HIDDEN_PASSED, seatsIn, type FrontlineState } from './state.ts'

/** Hands of others, the deck, face-down counters and forces that are being chosen are hidden. */
export function show(s: FrontlineState, viewer: Viewer, blank: FrontlineState): void {
  blank.raw.set(s.raw)
  blank.deck.fill(HIDDEN)
  for (let seat = 0; seat < seatsIn(s); seat++) {
    if (isHandHidden(s, viewer, seat)) {
      blank.hands.fill(HIDDEN, seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES)
    }
    if (isChoosing(s, seat) && !isOwnSide(s, viewer, seat)) hidePicks(s, seat, blank)
  }
  for (let slot = 0; slot < s.counters.length; slot++) {
    if (isSlotHidden(s, viewer, slot)) {
      blank.counters[slot] = isPassed(s.counters[slot]!) ? HIDDEN_PASSED : HIDDEN
    }
  }
}

function hidePicks(s: FrontlineState, seat: Seat, blank: FrontlineState): void {
  const which = nationOf(s, seat)
  for (let x = 0; x < FORCES; x++) {
    if (nation[x] === which && s.picks[x] !== 0) blank.picks[x] = HIDDEN
  }
}
