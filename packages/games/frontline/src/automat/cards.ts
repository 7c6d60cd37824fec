import type { Seat } from '@estafette/kernel'
import {
  ATTACK,
  COVERING_FIRE,
  DIG_IN,
  DOUBLE_TIME,
  FALL_BACK,
  FLANKING,
  HIT_THE_DIRT,
  KEY_LOCATION,
  MOVE_OUT,
  OBSCURED,
  POUR_IT_ON,
  RALLY,
  STAY_LOW,
} from '../data/codes.ts'
import { holds } from '../deck.ts'
import { NONE, type Card, type FrontlineState } from '../state.ts'

/** From the card that is spent first to the one that is kept longest. FRL-SOLO-14 */
const order = [
  OBSCURED,
  DOUBLE_TIME,
  MOVE_OUT,
  FLANKING,
  RALLY,
  KEY_LOCATION,
  DIG_IN,
  COVERING_FIRE,
  FALL_BACK,
  STAY_LOW,
  ATTACK,
  POUR_IT_ON,
  HIT_THE_DIRT,
] as const

/** With a Key Location in play another one is of no use: it goes second. FRL-SOLO-14 */
const orderWithKey = [OBSCURED, KEY_LOCATION, ...order.slice(1)] as const

/** The card of a hand that is missed least, of those that will do; NONE without one. */
export function leastUseful(
  s: FrontlineState,
  seat: Seat,
  willDo: (card: Card) => boolean = (card) => holds(s, seat, card),
): Card {
  return (s.key === NONE ? order : orderWithKey).find(willDo) ?? NONE
}
