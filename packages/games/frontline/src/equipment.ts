import { HIDDEN, LEGAL, type Verdict } from '@estafette/kernel'
import { EQUIPMENT, HAND_GRENADE, RIFLE_GRENADE } from './data/codes.ts'
import { equipmentCount } from './data/deck.ts'
import { carries, isVehicle } from './data/forces.ts'
import { ask, choosing, goTo, ownSide, slots, type AutomaticStep } from './flow.ts'
import { endOfSide, firstOfSide } from './ranges.ts'
import { WHY } from './reasons.ts'
import {
  arrange,
  countersOn,
  isOnLine,
  isPassed,
  isPinned,
  kindOf,
  sideOf,
  slotWith,
} from './soldiers.ts'
import {
  HIDDEN_PASSED,
  NONE,
  PASSED,
  SLOTS,
  sideOfSeat,
  type FrontlineState,
  type Side,
  type Soldier,
} from './state.ts'
import { VERB } from './verbs.ts'

/** A counter is used up. FRL-EQ-2 */
export function spendCounter(s: FrontlineState, x: Soldier, kind: number): void {
  s.counters[slotWith(s, x, kind)] = 0
  arrange(s, x)
  s.spent[sideOf(s, x) * EQUIPMENT.length + kind]! += 1
}

/** How many counters of a kind a side has not placed or used. FRL-CNT-2 */
export function leftInBox(s: FrontlineState, side: Side, kind: number): number {
  let left = equipmentCount[kind]! - s.spent[side * EQUIPMENT.length + kind]!
  const end = endOfSide(side) * SLOTS
  for (let slot = firstOfSide(side) * SLOTS; slot < end; slot++) {
    if (kindOf(s.counters[slot]!) === kind) left--
  }
  return left
}

export function isGrenade(kind: number): boolean {
  return kind === HAND_GRENADE || kind === RIFLE_GRENADE
}

export function carrierOf(slot: number): Soldier {
  return Math.floor(slot / SLOTS)
}

/** Whether two of a side could pass something: both unpinned, in one card. FRL-EQ-3 */
function arePassing(s: FrontlineState, x: Soldier, y: Soldier): boolean {
  return (
    s.place[y] === s.place[x] &&
    x !== y &&
    isOnLine(s, y) &&
    sideOf(s, y) === sideOf(s, x) &&
    !isPinned(s, y)
  )
}

/** Why a counter of one may not go to another. */
function givingVerdict(s: FrontlineState, slot: number, y: Soldier): Verdict {
  if (!isOnLine(s, y)) return WHY['not-on-line']
  if (sideOf(s, y) !== sideOfSeat(s, s.decider)) return WHY['not-yours']
  const x = carrierOf(slot)
  if (s.place[y] !== s.place[x] || x === y) return WHY['pass-elsewhere']
  if (isPinned(s, y)) return WHY['pass-pinned']
  const kind = kindOf(s.counters[slot]!)
  if (isVehicle(y) && isGrenade(kind)) return WHY['vehicle-grenade']
  return countersOn(s, y) < carries[y]! ? LEGAL : WHY['pass-full']
}

/** Why a counter may not be exchanged for another. */
function swapVerdict(s: FrontlineState, slot: number, other: number): Verdict {
  const [x, y] = [carrierOf(slot), carrierOf(other)]
  if (!isOnLine(s, y)) return WHY['not-on-line']
  if (sideOf(s, y) !== sideOfSeat(s, s.decider)) return WHY['not-yours']
  if (s.counters[other] === 0) return WHY['no-such-counter']
  if (s.place[y] !== s.place[x] || x === y) return WHY['pass-elsewhere']
  if (isPinned(s, y)) return WHY['pass-pinned']
  if (isPassed(s.counters[other]!)) return WHY['passed-already']
  if (isVehicle(y) && isGrenade(kindOf(s.counters[slot]!))) return WHY['vehicle-grenade']
  if (isVehicle(x) && isGrenade(kindOf(s.counters[other]!))) return WHY['vehicle-grenade']
  return LEGAL
}

/** Whether a counter can go anywhere. */
function handOverVerdict(s: FrontlineState, slot: number): Verdict {
  const x = carrierOf(slot)
  if (!isOnLine(s, x)) return WHY['not-on-line']
  if (s.owner[x] !== s.decider) return WHY['not-yours']
  if (s.counters[slot] === 0) return WHY['no-such-counter']
  if (isPassed(s.counters[slot]!)) return WHY['passed-already']
  if (isPinned(s, x)) return WHY['pass-pinned']
  const end = endOfSide(sideOf(s, x))
  for (let y = firstOfSide(sideOf(s, x)); y < end; y++) {
    if (!arePassing(s, x, y)) continue
    if (givingVerdict(s, slot, y) === LEGAL) return LEGAL
    for (let other = y * SLOTS; other < (y + 1) * SLOTS; other++) {
      if (swapVerdict(s, slot, other) === LEGAL) return LEGAL
    }
  }
  return WHY['nobody-near']
}

/** Asked where an unpinned soldier with a counter stands beside another one. FRL-TIME-8 */
export const nextEquip: AutomaticStep = (s) => {
  const side = sideOfSeat(s, s.turnSeat)
  const end = endOfSide(side)
  for (let x = firstOfSide(side); x < end; x++) {
    if (s.owner[x] !== s.turnSeat || !isOnLine(s, x) || isPinned(s, x)) continue
    if (!hasUnpassed(s, x)) continue
    for (let y = firstOfSide(side); y < end; y++) {
      if (arePassing(s, x, y)) return ask(s, 'equip', s.turnSeat)
    }
  }
  endEquip(s)
}

function hasUnpassed(s: FrontlineState, x: Soldier): boolean {
  for (let slot = x * SLOTS; slot < (x + 1) * SLOTS; slot++) {
    const counter = s.counters[slot]!
    if (counter !== 0 && !isPassed(counter)) return true
  }
  return false
}

function passedOn(counter: number): number {
  return counter < 0 ? HIDDEN_PASSED : counter | PASSED
}

function endEquip(s: FrontlineState): void {
  for (let slot = 0; slot < s.counters.length; slot++) {
    if (s.counters[slot]! > 0) s.counters[slot]! &= ~PASSED
    else if (s.counters[slot]! < 0) s.counters[slot] = HIDDEN
  }
  goTo(s, 'medical-next')
}

export const equip = choosing(
  {
    verb: VERB['hand-over'],
    ...slots,
    verdict: handOverVerdict,
    take(s, slot) {
      s.item = slot
      ask(s, 'equip-to', s.decider)
    },
  },
  { verb: VERB.done, take: endEquip },
)

export const equipTo = choosing(
  {
    verb: VERB.to,
    ...ownSide,
    verdict: (s, y) => givingVerdict(s, s.item, y),
    take(s, y, _dice, tell) {
      const at = s.counters[y * SLOTS] === 0 ? y * SLOTS : y * SLOTS + 1
      s.counters[at] = passedOn(s.counters[s.item]!)
      s.counters[s.item] = 0
      arrange(s, carrierOf(s.item))
      arrange(s, y)
      tell?.({ type: 'passed-on', rule: 'FRL-EQ-3', unit: carrierOf(s.item), receiver: y })
      s.item = NONE
      goTo(s, 'equip-next')
    },
  },
  {
    verb: VERB.swap,
    ...slots,
    verdict: (s, other) => swapVerdict(s, s.item, other),
    take(s, other, _dice, tell) {
      const mine = s.counters[s.item]!
      s.counters[s.item] = passedOn(s.counters[other]!)
      s.counters[other] = passedOn(mine)
      const [unit, receiver] = [carrierOf(s.item), carrierOf(other)]
      arrange(s, unit)
      arrange(s, receiver)
      tell?.({ type: 'swapped', rule: 'FRL-EQ-3', unit, receiver })
      s.item = NONE
      goTo(s, 'equip-next')
    },
  },
)
