import * as kernel from '@estafette/kernel'
import { ACTION_TYPES } from './data/codes.ts'
import { FORCES } from './data/forces.ts'
import type { FrontlineEvent } from './events.ts'
import { endOfSeat, endOfSide, firstOfSeat, firstOfSide } from './ranges.ts'
import { SLOTS, sideOfSeat, type FrontlineState } from './state.ts'

export type DecisionStep = kernel.DecisionStep<FrontlineState, FrontlineEvent>
export type AutomaticStep = kernel.AutomaticStep<FrontlineState, FrontlineEvent>
export type Choosing = kernel.Choosing<FrontlineState, FrontlineEvent>

/** A decision between some verbs: the list of each follows from its verdict. */
export const choosing = kernel.choosing<FrontlineState, FrontlineEvent>

const size = (): number => FORCES

/** Targets that are soldiers, or sections by their heads. */
export const soldiers = { size } as const

/** Soldiers of whom only those of the decider may be legal. */
export const ownSoldiers = {
  size,
  first: (s: FrontlineState): number => firstOfSeat(s, s.decider),
  end: (s: FrontlineState): number => endOfSeat(s, s.decider),
} as const

/** Soldiers of whom only those of the decider's side may be legal. */
export const ownSide = {
  size,
  first: (s: FrontlineState): number => firstOfSide(sideOfSeat(s, s.decider)),
  end: (s: FrontlineState): number => endOfSide(sideOfSeat(s, s.decider)),
} as const

/** Soldiers of whom only enemies of the decider may be legal. */
export const enemies = {
  size,
  first: (s: FrontlineState): number => firstOfSide(1 - sideOfSeat(s, s.decider)),
  end: (s: FrontlineState): number => endOfSide(1 - sideOfSeat(s, s.decider)),
} as const

/** Targets that are action cards. */
export const cards = { size: (): number => ACTION_TYPES } as const

/** Targets that are counters of equipment, by soldier and slot. */
export const slots = {
  size: (): number => FORCES * SLOTS,
  first: (s: FrontlineState): number => firstOfSide(sideOfSeat(s, s.decider)) * SLOTS,
  end: (s: FrontlineState): number => endOfSide(sideOfSeat(s, s.decider)) * SLOTS,
} as const

export { ask, goTo } from './steps.ts'
