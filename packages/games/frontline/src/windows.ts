import { NONE, type FrontlineState } from './state.ts'
import { STEP } from './steps.ts'
import { mayRally } from './turn.ts'

/** Windows by what they are about. */
export const windowKinds = ['attacks', 'moves', 'cover', 'contest', 'anyTime', 'rally'] as const
export type WindowKind = (typeof windowKinds)[number]

/**
 * The kind of the window that is open in a position, null where none is: a chance to interrupt or
 * to answer, which a standing order may let go by. FRL-TIME-3, FRL-TIME-8
 */
export function windowKind(s: FrontlineState): WindowKind | null {
  const { step, attacker } = s
  if (step === STEP['any-time']) return 'anyTime'
  if (step === STEP.contest) return 'contest' // put once and never again. FRL-EQ-BIN-2
  // With nothing that Rally could remove, which everybody sees, only interruptions are left.
  if (step === STEP.rally) return mayRally(s) ? 'rally' : 'anyTime'
  if (step === STEP.cover) return 'cover'
  return step === STEP.react ? (attacker === NONE ? 'moves' : 'attacks') : null
}
