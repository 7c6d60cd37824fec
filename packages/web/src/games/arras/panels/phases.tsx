import type { ArrasState } from '@estafette/arras/screen'
import { PhaseList } from '../../../panels/phases.tsx'
import { phaseOf, phases, type Phase } from './phase.ts'
import { arrasWords } from '../words.ts'

const rules: Readonly<Record<Phase, string>> = {
  releases: 'ARR-13.0a',
  initiative: 'ARR-4.1a',
  combat: 'ARR-4.3a',
  reorganization: 'ARR-4.4a',
  end: 'ARR-4.5a',
}

/** The phases of a turn in their order. */
export function Phases({ state }: { readonly state: ArrasState }) {
  const { phases: label, phase: names } = arrasWords()
  const now = phaseOf(state)
  return <PhaseList game="arras" {...{ label, phases, names, rules, now }} />
}
