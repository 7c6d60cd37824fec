import type { BlitzState } from '@estafette/blitzkrieg/screen'
import { PhaseList } from '../../../panels/phases.tsx'
import { panelWords } from './panel-words.ts'
import { phaseOf, phasesOf, type Phase } from './phase.ts'
import { blitzWords } from '../words.ts'

const rules: Readonly<Record<Phase, string>> = {
  arrivals: 'BLZ-REI-1',
  bombardment: 'BLZ-ART-1',
  movement: 'BLZ-MOV-1',
  combat: 'BLZ-CBT-1',
  exploitation: 'BLZ-MOV-16',
  recovery: 'BLZ-SUP-8',
  end: 'BLZ-SEQ-5',
}

/** The phases of the player turn in their order. */
export function Phases({ state }: { readonly state: BlitzState }) {
  const { phases: label } = blitzWords()
  const { phases: names } = panelWords()
  const parts = { label, phases: phasesOf(state), names, rules, now: phaseOf(state) }
  return <PhaseList game={state.board.id} {...parts} />
}
