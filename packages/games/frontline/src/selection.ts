import { LEGAL, revealed, type Dice, type Seat } from '@estafette/kernel'
import { drawForce } from './automat/force.ts'
import { automatLimit, automatSeat } from './automat/seat.ts'
import { FORCES, isSniper, nation, nationEnd, nationStart, vp } from './data/forces.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, soldiers, type AutomaticStep } from './flow.ts'
import { beginForming } from './forming.ts'
import { LEAST_SIZE, MOST_SIZE } from './options.ts'
import { nationOf, seatInOrder } from './ranges.ts'
import { WHY } from './reasons.ts'
import {
  CONCEALED,
  NONE,
  partnerSeat,
  seatsIn,
  sideOfSeat,
  startOf,
  type FrontlineState,
  type Soldier,
} from './state.ts'
import { VERB } from './verbs.ts'

// What `picks` says of a card while forces are chosen.
export const UNDECIDED = 0
export const LEFT_OUT = 1
export const PICKED = 2 // by seat 0; by seat 1 it is one more, and so on

const MOST_PROPOSALS = 6

/** VP that a seat may field: those of its side, or its share of them. FRL-TEAM-1 */
export function limitOf(s: FrontlineState, seat: Seat): number {
  if (partnerSeat(s, sideOfSeat(s, seat)) < 0) return s.size
  return seat < 2 ? Math.ceil(s.size / 2) : Math.floor(s.size / 2)
}

/** VP of the cards that a seat has chosen so far. */
export function pickedVp(s: FrontlineState, seat: Seat): number {
  let sum = 0
  const end = nationEnd[nationOf(s, seat)]!
  for (let x = nationStart[nationOf(s, seat)]!; x < end; x++) {
    if (s.picks[x] === PICKED + seat) sum += vp[x]!
  }
  return sum
}

/** In secret, card by card; or openly and alternately, the second player beginning. FRL-OPT-5 */
export function beginForces(s: FrontlineState): void {
  if (s.draft === 1) {
    s.decider = draftSeat(s, seatsIn(s) - 1) // so that the first of the round comes next
    if (s.automat > 0) s.forming = 1 << automatSeat(s)
    goTo(s, 'draft-next')
  } else {
    s.item = nationStart[nationOf(s, 0)]!
    goTo(s, 'select-next')
  }
}

export const size = choosing(
  {
    verb: VERB.propose,
    size: () => MOST_SIZE + 1,
    verdict(s, value) {
      if (value < LEAST_SIZE) return WHY['size-range']
      return s.proposals > 0 && value === s.size ? WHY['size-range'] : LEGAL
    },
    take(s, value, _dice, tell) {
      s.size = value
      s.proposals += 1
      tell?.({ type: 'size-proposed', rule: 'FRL-SET-1', seat: s.decider, size: value })
      if (s.proposals >= MOST_PROPOSALS) agree(s, tell)
      else ask(s, 'size', (s.decider + 1) % seatsIn(s))
    },
  },
  {
    verb: VERB.agree,
    verdict: (s) => (s.proposals > 0 ? LEGAL : WHY['size-range']),
    take: (s, _target, _dice, tell) => agree(s, tell),
  },
)

function agree(s: FrontlineState, tell: Tell): void {
  tell?.({ type: 'size-agreed', rule: 'FRL-SET-1', size: s.size })
  beginForces(s)
}

/**
 * The next card that a seat takes or leaves; after the last seat all forces are shown. FRL-SET-5
 * Each is asked about every card of its nation, those of its partner too: otherwise a question that
 * is not put would tell the enemy what he took.
 */
export const nextSelect: AutomaticStep = (s, dice, tell) => {
  while (s.forming === automatSeat(s) || s.item === nationEnd[nationOf(s, s.forming)]!) {
    s.forming += 1
    if (s.forming === seatsIn(s)) return reveal(s, dice, tell)
    s.item = nationStart[nationOf(s, s.forming)]!
  }
  ask(s, 'select', s.forming)
}

/** Whether a seat that takes nothing more has a force at all. */
function mayLeave(s: FrontlineState, seat: Seat): boolean {
  if (pickedVp(s, seat) > 0) return true
  const limit = limitOf(s, seat)
  for (let x = s.item + 1; x < nationEnd[nationOf(s, seat)]!; x++) {
    if (s.picks[x]! < PICKED && vp[x]! <= limit) return true
  }
  return false
}

export const select = choosing({
  verb: VERB.select,
  size: () => 2,
  verdict(s, taken) {
    const seat = s.decider
    const isPartners = s.picks[s.item]! >= PICKED
    if (isPartners) return taken === 1 ? WHY['taken-already'] : LEGAL
    if (taken === 1) {
      return pickedVp(s, seat) + vp[s.item]! <= limitOf(s, seat) ? LEGAL : WHY['over-limit']
    }
    return mayLeave(s, seat) ? LEGAL : WHY['force-empty']
  },
  take(s, taken, _dice, tell) {
    const [seat, unit] = [s.decider, s.item]
    if (s.picks[unit]! < PICKED) s.picks[unit] = taken === 1 ? PICKED + seat : LEFT_OUT
    const rule = 'FRL-SET-5'
    tell?.({ type: 'selected', rule, seat, only: seat, unit, taken: taken === 1 })
    s.item += 1
    goTo(s, 'select-next')
  },
})

/** The Automat draws its force by that of the player. FRL-SOLO-1, FRL-SOLO-2 */
function drawAutomat(s: FrontlineState, dice: Dice): void {
  const seat = automatSeat(s)
  const limit = automatLimit(s, pickedVp(s, 1 - seat))
  for (const x of drawForce(s, seat, limit, dice)) s.picks[x] = PICKED + seat
}

/** Forces are shown together. FRL-SET-5 */
function reveal(s: FrontlineState, dice: Dice, tell: Tell): void {
  if (s.automat > 0) drawAutomat(s, dice)
  for (let x = 0; x < FORCES; x++) {
    const pick = revealed(s.picks[x]!)
    s.picks[x] = UNDECIDED
    if (pick >= PICKED) field(s, x, pick - PICKED)
  }
  tellForces(s, 'FRL-SET-5', tell)
  s.item = NONE
  beginForming(s)
}

export function tellForces(s: FrontlineState, rule: string, tell: Tell): void {
  if (!tell) return
  for (let seat = 0; seat < seatsIn(s); seat++) {
    const units = Array.from(s.owner.keys()).filter((x) => s.owner[x] === seat)
    tell({ type: 'force', rule, seat, units, vp: units.reduce((sum, x) => sum + vp[x]!, 0) })
  }
}

/**
 * A card joins a force, Not Acted and by itself in the start card, which costs it nothing.
 * FRL-SET-6, FRL-CNT-4, FRL-MOVE-9
 */
export function field(s: FrontlineState, x: Soldier, seat: Seat): void {
  s.owner[x] = seat
  const side = sideOfSeat(s, seat)
  s.place[x] = startOf(s, side)
  s.head[x] = x
  if (isSniper(x)) s.flags[x]! |= CONCEALED // FRL-SNI-1
  s.vpTotal[side]! += vp[x]!
}

/** Seats in the order of the draft: the second player begins. */
function draftSeat(s: FrontlineState, index: number): Seat {
  return seatInOrder(s, seatsIn(s) - 1 - index)
}

/** The next one who takes a card, unless all have stopped. */
export const nextDraft: AutomaticStep = (s, dice, tell) => {
  const seats = seatsIn(s)
  let last = 0
  while (draftSeat(s, last) !== s.decider) last++
  for (let step = 1; step <= seats; step++) {
    const seat = draftSeat(s, (last + step) % seats)
    if (s.forming & (1 << seat)) continue
    if (fits(s, seat)) return ask(s, 'draft', seat)
    s.forming |= 1 << seat
  }
  s.forming = 0
  reveal(s, dice, tell)
}

function fits(s: FrontlineState, seat: Seat): boolean {
  const left = limitOf(s, seat) - pickedVp(s, seat)
  for (let x = nationStart[nationOf(s, seat)]!; x < nationEnd[nationOf(s, seat)]!; x++) {
    if (s.picks[x] === UNDECIDED && vp[x]! <= left) return true
  }
  return false
}

export const draft = choosing(
  {
    verb: VERB.draft,
    ...soldiers,
    verdict(s, x) {
      const seat = s.decider
      if (nation[x] !== nationOf(s, seat)) return WHY['other-nation']
      if (s.picks[x] !== UNDECIDED) return WHY['taken-already']
      return vp[x]! <= limitOf(s, seat) - pickedVp(s, seat) ? LEGAL : WHY['over-limit']
    },
    take(s, unit, _dice, tell) {
      const seat = s.decider
      s.picks[unit] = PICKED + seat
      const left = limitOf(s, seat) - pickedVp(s, seat)
      tell?.({ type: 'drafted', rule: 'FRL-OPT-5', seat, unit, left })
      goTo(s, 'draft-next')
    },
  },
  {
    verb: VERB.stop,
    verdict: (s) => (pickedVp(s, s.decider) > 0 ? LEGAL : WHY['force-empty']),
    take(s, _target, _dice, tell) {
      s.forming |= 1 << s.decider
      tell?.({ type: 'draft-stopped', rule: 'FRL-OPT-5', seat: s.decider })
      goTo(s, 'draft-next')
    },
  },
)
