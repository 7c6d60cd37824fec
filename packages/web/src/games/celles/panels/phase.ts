import { stepNames, type CellesState } from '@estafette/celles/screen'

export const phases = ['chits', 'supply', 'initiative', 'actions', 'recovery', 'victory'] as const
export type Phase = (typeof phases)[number]

/** The phase of a position; null before the first turn and after the last. */
export function phaseOf(s: CellesState): Phase | null {
  const step = stepNames[s.step] ?? ''
  if (s.turn === 0 || step === 'over' || step.startsWith('setup')) return null
  return step === 'choose-first' ? 'initiative' : 'actions' // the others run by themselves
}
