import {
  GORT_ROLL,
  INITIATIVE_ROLL,
  RELEASE_ROLL,
  stepNames,
  type ArrasState,
} from '@estafette/arras/screen'

export const phases = ['releases', 'initiative', 'combat', 'reorganization', 'end'] as const
export type Phase = (typeof phases)[number]

/** Rolls that may be rolled again, by the phase in which they are made; the others are fought. */
const rolls: Readonly<Record<number, Phase>> = {
  [RELEASE_ROLL]: 'releases',
  [INITIATIVE_ROLL]: 'initiative',
  [GORT_ROLL]: 'end',
}

/** The phase of a position; null before the first turn and after the last. */
export function phaseOf(s: ArrasState): Phase | null {
  const step = stepNames[s.step] ?? ''
  if (s.turn === 0 || step === 'over' || /^(bid|set-up)/.test(step)) return null
  if (step.startsWith('entry')) return 'releases'
  if (step.startsWith('reorganization')) return 'reorganization'
  return step === 'reroll' ? (rolls[s.window] ?? 'combat') : 'combat'
}
