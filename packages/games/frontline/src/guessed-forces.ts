import type { Dice, Seat } from '@estafette/kernel'
import { nationEnd, nationStart, vp } from './data/forces.ts'
import { isChoosing } from './hidden.ts'
import { nationOf } from './ranges.ts'
import { LEFT_OUT, limitOf, PICKED } from './selection.ts'
import { NONE, partnerSeat, type FrontlineState, type Side, type Soldier } from './state.ts'

/** Cards that a side may have chosen so far, all forces that fit as likely as each other. */
export function guessForces(s: FrontlineState, side: Side, dice: Dice): void {
  const first: Seat = Number(side)
  const partner = partnerSeat(s, side)
  if (partner !== NONE && nationOf(s, partner) === nationOf(s, first)) {
    return choose(s, first, isChoosing(s, partner) ? partner : NONE, dice)
  }
  choose(s, first, NONE, dice)
  if (partner !== NONE) choose(s, partner, NONE, dice)
}

/** Whether a seat has decided on a card of its nation; the Automat does so after all others. */
function hasDecided(s: FrontlineState, seat: Seat, x: Soldier): boolean {
  if (seat === NONE || !isChoosing(s, seat)) return false
  return seat < s.forming || x < s.item
}

/** The cards of one nation, for a seat and for a partner who chooses among what it left. */
function choose(s: FrontlineState, seat: Seat, partner: Seat, dice: Dice): void {
  const start = nationStart[nationOf(s, seat)]!
  let end = start
  while (end < nationEnd[nationOf(s, seat)]! && hasDecided(s, seat, end)) end++
  if (end === start) return
  const most = limitOf(s, seat)
  const partnersMost = partner === NONE ? 0 : limitOf(s, partner)
  const ways = countWays(s, start, end, most, partner, partnersMost)
  for (;;) {
    let [left, partnersLeft] = [most, partnersMost]
    for (let x = start; x < end; x++) {
      const at = dice.pick(1 << 30) / (1 << 30)
      const after = x - start + 1
      let rank = at * ways(after - 1, left, partnersLeft)
      const mine = vp[x]! <= left ? ways(after, left - vp[x]!, partnersLeft) : 0
      rank -= mine
      if (rank < 0) {
        s.picks[x] = PICKED + seat
        left -= vp[x]!
        continue
      }
      const mayPartner = hasDecided(s, partner, x) && vp[x]! <= partnersLeft
      const his = mayPartner ? ways(after, left, partnersLeft - vp[x]!) : 0
      const isHis = rank < his
      s.picks[x] = isHis ? PICKED + partner : LEFT_OUT
      if (isHis) partnersLeft -= vp[x]!
    }
    // Nobody ends without a card.
    const isSound = seat === s.forming || left < most
    const isPartnerSound = partner === NONE || partner === s.forming || partnersLeft < partnersMost
    if (isSound && isPartnerSound) return
  }
}

/** By card and VP left to both: in how many ways the cards from there on can be shared out. */
function countWays(
  s: FrontlineState,
  start: Soldier,
  end: Soldier,
  most: number,
  partner: Seat,
  partnersMost: number,
): (card: number, left: number, partnersLeft: number) => number {
  const [width, size] = [partnersMost + 1, (most + 1) * (partnersMost + 1)]
  const ways = new Float64Array((end - start + 1) * size).fill(1, (end - start) * size)
  for (let x = end - 1; x >= start; x--) {
    const at = (x - start) * size
    const worth = vp[x]!
    const mayPartner = hasDecided(s, partner, x)
    for (let left = 0; left <= most; left++) {
      for (let his = 0; his <= partnersMost; his++) {
        const here = left * width + his
        const next = at + size + here
        ways[at + here] =
          ways[next]! +
          (left >= worth ? ways[next - worth * width]! : 0) +
          (mayPartner && his >= worth ? ways[next - worth]! : 0)
      }
    }
  }
  return (card, left, partnersLeft) => ways[card * size + left * width + partnersLeft]!
}
