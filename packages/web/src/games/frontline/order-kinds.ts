import { NONE, STEP, type FrontlineState } from '@estafette/frontline/screen'

/** Windows by what they are about. */
export const KINDS = ['attacks', 'moves', 'cover', 'contest', 'anyTime', 'rally'] as const
export type Kind = (typeof KINDS)[number]

/** Which windows go by. */
export type Passes = ReadonlySet<Kind>

/** Orders that are given with one press. */
export const PRESETS = {
  ask: new Set<Kind>(),
  ifHit: new Set<Kind>(['attacks', 'moves', 'contest', 'anyTime']),
  toMyTurn: new Set<Kind>(['attacks', 'moves', 'contest', 'anyTime', 'cover']),
} as const
export type Preset = keyof typeof PRESETS

/** The kind of the window that is open in a position, null where none is. FRL-TIME-3, FRL-EQ-BIN-2 */
export function windowKind({ step, attacker }: FrontlineState): Kind | null {
  if (step === STEP['any-time']) return 'anyTime'
  if (step === STEP.contest) return 'contest'
  if (step === STEP.rally) return 'rally'
  if (step === STEP.cover) return 'cover'
  return step === STEP.react ? (attacker === NONE ? 'moves' : 'attacks') : null
}
