import { SPECTATOR, type Seat, type Viewer } from '@estafette/kernel'
import { automatSeat } from './automat/seat.ts'
import { ACTION_TYPES, KEY_LOCATION, MOVE_OUT, OBSCURED } from './data/codes.ts'
import { carries } from './data/forces.ts'
import { isFaceDown } from './soldiers.ts'
import {
  MOVING_OUT,
  NONE,
  OBSCURING,
  OUTFITTING,
  seatsIn,
  sideOfSeat,
  SLOTS,
  WITH_KEY,
  type FrontlineState,
} from './state.ts'
import { STEP } from './steps.ts'
import { seatInOrder } from './ranges.ts'
import { carrierOf } from './equipment.ts'

/** Whether a viewer sees what a side does in secret. FRL-GEN-6 */
export function isOwnSide(s: FrontlineState, viewer: Viewer, seat: Seat): boolean {
  return viewer !== SPECTATOR && sideOfSeat(s, viewer) === sideOfSeat(s, seat)
}

/** Whether forces are being chosen in secret. FRL-SET-5 */
export function isSelecting(s: FrontlineState): boolean {
  return s.step === STEP.select
}

/** The seats that have chosen some or all of their cards, the one at it included; no Automat does. */
export function isChoosing(s: FrontlineState, seat: Seat): boolean {
  return isSelecting(s) && seat <= s.forming && seat !== automatSeat(s)
}

/** Whether a counter is being chosen in secret: nobody else knows if there is one. FRL-SET-7 */
export function isBeingChosen(s: FrontlineState, slot: number): boolean {
  const x = carrierOf(slot)
  if ((s.marks[x]! & OUTFITTING) === 0 || slot % SLOTS >= carries[x]!) return false
  const now = seatInOrder(s, s.forming)
  const seat = s.owner[x]!
  if (seat === now) return slot < s.item
  for (let index = 0; index < s.forming; index++) if (seatInOrder(s, index) === seat) return true
  return false
}

/** Whether what lies in a slot is hidden from a viewer. */
export function isSlotHidden(s: FrontlineState, viewer: Viewer, slot: number): boolean {
  const seat = s.owner[carrierOf(slot)]!
  if (seat === NONE || isOwnSide(s, viewer, seat)) return false
  return isFaceDown(s.counters[slot]!) || isBeingChosen(s, slot)
}

/** Steps in which a card has been named and is not yet laid down. */
const beforePaying: ReadonlySet<number> = new Set([
  STEP.fire,
  STEP['sniper-pay'],
  STEP['sniper-name'],
  STEP.way,
  STEP['move-with'],
])

/** How many copies of a card everybody knows to be in a hand. */
export function knownInHand(s: FrontlineState, seat: Seat, card: number): number {
  const shown = s.shown[seat * ACTION_TYPES + card]!
  if (!beforePaying.has(s.step) || s.owner[s.actor] !== seat) return shown
  const named =
    Number(s.card === card) +
    Number(s.extra === card) +
    Number(card === MOVE_OUT && (s.extras & MOVING_OUT) !== 0) +
    Number(card === OBSCURED && (s.extras & OBSCURING) !== 0) +
    Number(card === KEY_LOCATION && (s.extras & WITH_KEY) !== 0)
  return Math.max(shown, named)
}

/** Seats whose hands a viewer does not see. */
export function isHandHidden(s: FrontlineState, viewer: Viewer, seat: Seat): boolean {
  return seat !== viewer && seat < seatsIn(s)
}
