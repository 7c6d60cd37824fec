import { LEGAL, revealed } from '@estafette/kernel'
import { EQUIPMENT } from './data/codes.ts'
import { carries, FORCES, isVehicle } from './data/forces.ts'
import { carrierOf, isGrenade, leftInBox } from './equipment.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, type AutomaticStep } from './flow.ts'
import { seatInOrder } from './ranges.ts'
import { WHY } from './reasons.ts'
import { arrange, sideOf } from './soldiers.ts'
import { KNOWN, NONE, OUTFITTING, seatsIn, SLOTS, type FrontlineState } from './state.ts'
import { VERB } from './verbs.ts'

/** Equipment is chosen in secret, counter by counter. FRL-SET-7 */
export function beginOutfits(s: FrontlineState): void {
  s.forming = 0
  s.item = 0
  goTo(s, 'outfit-next')
}

export const nextOutfit: AutomaticStep = (s, _dice, tell) => {
  for (; s.forming < seatsIn(s); s.forming += 1, s.item = 0) {
    const seat = seatInOrder(s, s.forming)
    for (let slot = s.item; slot < s.counters.length; slot++) {
      const x = carrierOf(slot)
      if (s.owner[x] !== seat || (s.marks[x]! & OUTFITTING) === 0) continue
      if (slot % SLOTS >= carries[x]!) continue
      s.item = slot
      return ask(s, 'outfit', seat)
    }
  }
  endOutfits(s, tell)
}

/** All have chosen: who carries how many is seen, what it is only with open equipment. FRL-OPT-7 */
function endOutfits(s: FrontlineState, tell: Tell): void {
  for (let x = 0; x < FORCES; x++) {
    if ((s.marks[x]! & OUTFITTING) === 0) continue
    s.marks[x]! &= ~OUTFITTING
    for (let slot = x * SLOTS; slot < (x + 1) * SLOTS; slot++) {
      if (revealed(s.counters[slot]!) > 0 && s.openEquipment === 1) s.counters[slot]! |= KNOWN
    }
    arrange(s, x)
  }
  if (tell) {
    for (let seat = 0; seat < seatsIn(s); seat++) {
      const count = s.counters.reduce(
        (sum, counter, slot) => sum + (counter !== 0 && s.owner[carrierOf(slot)] === seat ? 1 : 0),
        0,
      )
      tell({ type: 'outfits', rule: 'FRL-SET-7', seat, count })
    }
  }
  s.forming = 0
  s.item = NONE
  goTo(s, s.turn === 0 ? 'deal' : 'key-draw')
}

export const outfit = choosing({
  verb: VERB.outfit,
  size: () => EQUIPMENT.length,
  verdict(s, kind) {
    const x = carrierOf(s.item)
    if (kind === 0) return LEGAL
    if (isVehicle(x) && isGrenade(kind)) return WHY['vehicle-grenade']
    return leftInBox(s, sideOf(s, x), kind) > 0 ? LEGAL : WHY['no-counter-left']
  },
  take(s, kind, _dice, tell) {
    const seat = s.decider
    s.counters[s.item] = kind
    const unit = carrierOf(s.item)
    tell?.({ type: 'outfitted', rule: 'FRL-SET-7', seat, only: seat, unit, equipment: kind })
    s.item += 1
    goTo(s, 'outfit-next')
  },
})
