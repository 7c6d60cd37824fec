import type { Seat } from '@estafette/kernel'
import { ACTION_TYPES } from './data/codes.ts'
import { held } from './deck.ts'
import { isFaceDown, kindOf } from './soldiers.ts'
import { SLOTS, type Card, type FrontlineState, type Soldier } from './state.ts'

// What a screen asks of a position, which need not know how that is stored.

/** Every card of a seat's hand in the order of titles; none where the viewer does not see it. */
export function handOf(s: FrontlineState, seat: Seat): readonly Card[] {
  if (seat < 0) return []
  return Array.from({ length: ACTION_TYPES }, (_, card) => card).flatMap((card) =>
    Array.from({ length: Math.max(0, held(s, seat, card)) }, () => card),
  )
}

/** A counter of equipment that a soldier carries. */
export interface CarriedCounter {
  readonly slot: number
  readonly kind: number // 0 where the viewer sees its back alone
}

/** What a soldier carries, as far as the viewer sees it. */
export function carriedBy(s: FrontlineState, x: Soldier): readonly CarriedCounter[] {
  return Array.from({ length: SLOTS }, (_, at) => x * SLOTS + at).flatMap((slot) => {
    const counter = s.counters[slot]!
    const kind = kindOf(counter)
    return kind > 0 || isFaceDown(counter) ? [{ slot, kind }] : []
  })
}
