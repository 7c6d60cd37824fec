import { NONE, type FrontlineState } from './state.ts'
import { STEP } from './steps.ts'

/** Windows by what they are about. */
export const windowKinds = ['attacks', 'moves', 'cover', 'anyTime', 'rally'] as const
export type WindowKind = (typeof windowKinds)[number]

/**
 * The kind of the window that is open in a position, null where none is: a chance to interrupt or
 * to answer, which a standing order may let go by. FRL-TIME-3, FRL-TIME-8
 */
export function windowKind({ step, attacker }: FrontlineState): WindowKind | null {
  if (step === STEP['any-time'] || step === STEP.contest) return 'anyTime'
  if (step === STEP.rally) return 'rally'
  if (step === STEP.cover) return 'cover'
  return step === STEP.react ? (attacker === NONE ? 'moves' : 'attacks') : null
}
