import { HIDDEN, type Dice, type Seat, type Viewer } from '@estafette/kernel'
import { HIGHEST_BID, openBids } from './sides.ts'
import type { ArrasState } from './state.ts'
import { STEP } from './steps.ts'

/** Whether a seat's bid is hidden from a viewer: until both are in, from everybody else. */
function isHidden(s: ArrasState, seat: Seat, viewer: Viewer): boolean {
  return s.step === STEP.bid && openBids(s) !== 0 && viewer !== seat
}

/** Everything but the bids lies open on the table. ARR-14.1a */
export function show(s: ArrasState, viewer: Viewer, blank: ArrasState): void {
  blank.raw.set(s.raw)
  blank.bidFirst = seen(s.bidFirst, isHidden(s, 0, viewer))
  blank.bidSecond = seen(s.bidSecond, isHidden(s, 1, viewer))
}

function seen(bid: number, hidden: boolean): number {
  return hidden && bid !== 0 ? HIDDEN : bid
}

/** Sealed bids are guessed. */
export function fillIn(known: ArrasState, _viewer: Viewer, dice: Dice): void {
  if (known.bidFirst === HIDDEN) known.bidFirst = dice.pick(HIGHEST_BID) + 1
  if (known.bidSecond === HIDDEN) known.bidSecond = dice.pick(HIGHEST_BID) + 1
}

/** Other bids where the viewer may not know them. */
export function disguise(s: ArrasState, viewer: Viewer, dice: Dice): void {
  const hidesFirst = isHidden(s, 0, viewer) && s.bidFirst !== 0
  const hidesSecond = isHidden(s, 1, viewer) && s.bidSecond !== 0
  if (hidesFirst) s.bidFirst = dice.pick(HIGHEST_BID) + 1
  if (hidesSecond) s.bidSecond = dice.pick(HIGHEST_BID) + 1
}
