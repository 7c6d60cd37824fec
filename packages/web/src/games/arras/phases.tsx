import {
  GORT_ROLL,
  INITIATIVE_ROLL,
  RELEASE_ROLL,
  stepNames,
  type ArrasState,
} from '@estafette/arras/screen'
import { PhaseList } from '../../panels/phases.tsx'
import { arrasWords } from './words.ts'

export const phases = ['releases', 'initiative', 'combat', 'reorganization', 'end'] as const
export type Phase = (typeof phases)[number]

const rules: Readonly<Record<Phase, string>> = {
  releases: 'ARR-13.0a',
  initiative: 'ARR-4.1a',
  combat: 'ARR-4.3a',
  reorganization: 'ARR-4.4a',
  end: 'ARR-4.5a',
}

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

/** The phases of a turn in their order. */
export function Phases({ state: s }: { readonly state: ArrasState }) {
  const now = phaseOf(s)
  const words = arrasWords()
  const lines = phases.map((key) => ({
    key,
    name: words.phase[key],
    rule: rules[key],
    isNow: key === now,
  }))
  return <PhaseList game="arras" label={words.phases} phases={lines} />
}
