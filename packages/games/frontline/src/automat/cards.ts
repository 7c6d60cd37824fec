import type { Seat } from '@estafette/kernel'
import { KEY_LOCATION, OBSCURED } from '../data/codes.ts'
import { holds } from '../deck.ts'
import { NONE, type CardTitle, type FrontlineState } from '../state.ts'
import { leastUsefulFirst } from '../usefulness.ts'

/** With a Key Location in play another one is of no use: it goes second. FRL-SOLO-14 */
const orderWithKey = [OBSCURED, KEY_LOCATION, ...leastUsefulFirst.slice(1)] as const

/** The card of a hand that is missed least, of those that will do; NONE without one. */
export function leastUseful(
  s: FrontlineState,
  seat: Seat,
  willDo: (card: CardTitle) => boolean = (card) => holds(s, seat, card),
): CardTitle {
  return (s.key === NONE ? leastUsefulFirst : orderWithKey).find(willDo) ?? NONE
}
