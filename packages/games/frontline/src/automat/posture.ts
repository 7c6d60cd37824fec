import { NOBODY } from '@estafette/kernel'
import { ATTACKING, MOVING, symbolOf } from '../data/deck.ts'
import { revealTop } from '../deck.ts'
import type { AutomaticStep } from '../flow.ts'
import { sideOfSeat } from '../state.ts'
import { automatSeat } from './seat.ts'

/** What the Automat is after, from one of its turns to the next. FRL-SOLO-4 */
export const postures = ['undecided', 'assault', 'fire', 'hold'] as const
export const ASSAULT = 1
export const FIRE = 2
export const HOLD_FAST = 3

/** In its turn the Automat reveals and discards the top card of the deck. FRL-SOLO-4 */
export const takePosture: AutomaticStep = (s, dice, tell) => {
  const seat = automatSeat(s)
  if (seat < 0 || sideOfSeat(s, seat) !== s.acting) return
  const card = revealTop(s, seat, dice, tell)
  const symbol = card < 0 ? NOBODY : symbolOf[card]
  s.posture = symbol === MOVING ? ASSAULT : symbol === ATTACKING ? FIRE : HOLD_FAST
  tell?.({ type: 'posture', rule: 'FRL-SOLO-4', seat, card, posture: s.posture })
}
