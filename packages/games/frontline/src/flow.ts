import * as kernel from '@estafette/kernel'
import { ACTION_TYPES } from './data/codes.ts'
import { FORCES } from './data/forces.ts'
import type { FrontlineEvent } from './events.ts'
import { endOfSeat, endOfSide, firstOfSeat, firstOfSide } from './ranges.ts'
import { DEAD_PLACE, NONE, SLOTS, sideOfSeat, type FrontlineState } from './state.ts'

export type DecisionStep = kernel.DecisionStep<FrontlineState, FrontlineEvent>
export type AutomaticStep = kernel.AutomaticStep<FrontlineState, FrontlineEvent>
export type Choosing = kernel.Choosing<FrontlineState, FrontlineEvent>

/** A decision between some verbs: the list of each follows from its verdict. */
export const choosing = kernel.choosing<FrontlineState, FrontlineEvent>

const size = (): number => FORCES

/** Those on the line from one card to another, of one seat where it is given. */
function onLine(s: FrontlineState, out: Int32Array, from: number, end: number, seat: number) {
  const { place, owner } = s
  let count = 0
  for (let x = from; x < end; x++) {
    if (place[x]! <= 0 || place[x]! >= DEAD_PLACE) continue
    if (seat !== NONE && owner[x] !== seat) continue
    count += 1
    out[out.length - count] = x
  }
  return count
}

/** Targets that are soldiers, or sections by their heads. */
export const soldiers = { size } as const

/** Soldiers of whom only those of the decider on the line may be legal. */
export const ownSoldiers = {
  size,
  among: (s: FrontlineState, out: Int32Array): number =>
    onLine(s, out, firstOfSeat(s, s.decider), endOfSeat(s, s.decider), s.decider),
} as const

/** Soldiers of whom only those of the decider's side on the line may be legal. */
export const ownSide = {
  size,
  among(s: FrontlineState, out: Int32Array): number {
    const side = sideOfSeat(s, s.decider)
    return onLine(s, out, firstOfSide(side), endOfSide(side), NONE)
  },
} as const

/** Soldiers of whom only enemies of the decider on the line may be legal. */
export const enemies = {
  size,
  among(s: FrontlineState, out: Int32Array): number {
    const side = 1 - sideOfSeat(s, s.decider)
    return onLine(s, out, firstOfSide(side), endOfSide(side), NONE)
  },
} as const

/** Targets that are action cards: those in the hand of the decider. */
export const cards = {
  size: (): number => ACTION_TYPES,
  among(s: FrontlineState, out: Int32Array): number {
    const first = s.decider * ACTION_TYPES
    let count = 0
    for (let card = 0; card < ACTION_TYPES; card++) {
      if (s.hands[first + card]! <= 0) continue
      count += 1
      out[out.length - count] = card
    }
    return count
  },
} as const

/** Targets that are counters of equipment, by soldier and slot: those that the side has. */
export const slots = {
  size: (): number => FORCES * SLOTS,
  among(s: FrontlineState, out: Int32Array): number {
    const side = sideOfSeat(s, s.decider)
    const end = endOfSide(side) * SLOTS
    let count = 0
    for (let slot = firstOfSide(side) * SLOTS; slot < end; slot++) {
      if (s.counters[slot] === 0) continue
      count += 1
      out[out.length - count] = slot
    }
    return count
  },
} as const

export { ask, goTo } from './steps.ts'
