import {
  addChoice,
  LEGAL,
  NOT_NOW,
  revealed,
  targetOf,
  verbOf,
  type Choice,
  type Dice,
  type Seat,
  type Verdict,
} from '@estafette/kernel'
import { ALLIED } from './data/board.ts'
import type { Tell } from './events.ts'
import { WHY } from './reasons.ts'
import { NONE, type ArrasState, type Side } from './state.ts'
import { beginSetUp } from './setup.ts'
import { VERB } from './verbs.ts'

/** 22 locations and two: no VP total is higher. ARR-14.1a */
export const HIGHEST_BID = 24

export function bidOf(s: ArrasState, seat: Seat): number {
  return seat === 0 ? s.bidFirst : s.bidSecond
}

/** The side a seat plays, NONE while bids are open. */
export function sideOfSeat(s: ArrasState, seat: Seat): Side {
  if (s.alliedSeat === NONE) return NONE
  return seat === s.alliedSeat ? ALLIED : 1 - ALLIED
}

/** The seat that plays a side. */
export function seatOfSide(s: ArrasState, side: Side): Seat {
  return side === ALLIED ? s.alliedSeat : 1 - s.alliedSeat
}

/** Seats whose bid is not in, as a bit mask. */
export function openBids(s: ArrasState): number {
  return (s.bidFirst === 0 ? 1 : 0) | (s.bidSecond === 0 ? 2 : 0)
}

/** Every bid. ARR-14.1a */
export function listBids(out: Int32Array): number {
  let count = 0
  for (let bid = 1; bid <= HIGHEST_BID; bid++) count = addChoice(out, count, VERB.bid, bid)
  return count
}

export function bidVerdict(s: ArrasState, seat: Seat, choice: Choice): Verdict {
  if (verbOf(choice) !== VERB.bid) return NOT_NOW
  if (bidOf(s, seat) !== 0) return WHY['bid-given']
  const bid = targetOf(choice)
  if (bid === 0 || bid > HIGHEST_BID) return WHY['bid-range']
  return LEGAL
}

/** A bid is sealed; both together settle the sides. ARR-14.1a, ARR-14.1b, ARR-14.1d */
export function takeBid(s: ArrasState, seat: Seat, choice: Choice, dice: Dice, tell: Tell): void {
  if (seat === 0) s.bidFirst = targetOf(choice)
  else s.bidSecond = targetOf(choice)
  tell?.({ type: 'bid-sealed', rule: 'ARR-14.1a', seat })
  if (openBids(s) !== 0) return
  const first = revealed(s.bidFirst)
  const second = revealed(s.bidSecond)
  tell?.({ type: 'bids-revealed', rule: 'ARR-14.1a', first, second })
  s.alliedSeat = first === second ? rollForSides(s, dice, tell) : first > second ? 0 : 1
  s.threshold = Math.max(first, second)
  tell?.({
    type: 'sides-settled',
    rule: 'ARR-14.1d',
    seat: s.alliedSeat,
    threshold: s.threshold,
  })
  beginSetUp(s, tell)
}

/** ARR-14.1b: 1 to 3 for the first player. */
function rollForSides(s: ArrasState, dice: Dice, tell: Tell): Seat {
  const die = dice.roll(1)
  tell?.({ type: 'bids-tied', rule: 'ARR-14.1b', bid: s.bidFirst, faces: [...dice.faces] })
  return die <= 3 ? 0 : 1
}
