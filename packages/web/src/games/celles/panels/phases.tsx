import type { CellesState } from '@estafette/celles/screen'
import { PhaseList } from '../../../panels/phases.tsx'
import { phaseOf, phases, type Phase } from './phase.ts'
import { cellesWords } from '../words.ts'

const rules: Readonly<Record<Phase, string>> = {
  chits: 'CEL-4.0.1',
  supply: 'CEL-5.0.1',
  initiative: 'CEL-6.0.1',
  actions: 'CEL-7.0.1',
  recovery: 'CEL-12.0.5',
  victory: 'CEL-16.0.1',
}

/** The phases of a turn in their order. */
export function Phases({ state }: { readonly state: CellesState }) {
  const { phases: label, phase: names } = cellesWords()
  const now = phaseOf(state)
  return <PhaseList game="celles" {...{ label, phases, names, rules, now }} />
}
