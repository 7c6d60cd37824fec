import type { Seat } from '@estafette/kernel'
import { NONE, type FrontlineState } from '../state.ts'
import { isDecision } from '../steps.ts'

/** Sides that the Automat can play, as the option names them. FRL-SOLO-1 */
export const automatSides = ['off', 'axis', 'allies'] as const

/** How strong the Automat is, and its VP in percent of the player's. FRL-SOLO-1 */
export const strengths = ['even', 'easy', 'hard'] as const
const PERCENT = [110, 90, 130] as const

/** The seat that the Automat plays, NONE where there is none. */
export function automatSeat({ automat }: FrontlineState): Seat {
  return automat === 0 ? NONE : 2 - automat
}

/** VP that the Automat may field against a force of so many. FRL-SOLO-1, FRL-GEN-5 */
export function automatLimit({ strength }: FrontlineState, vp: number): number {
  return Math.ceil((PERCENT[strength]! * vp) / 100)
}

/** Whether it is for the Automat to decide. */
export function isAutomatAsked(s: FrontlineState): boolean {
  return s.automat > 0 && s.decider === automatSeat(s) && isDecision(s.step)
}
