import { GERMAN } from './data/codes.ts'
import type { BlitzState } from './state.ts'
import type { StepName } from './steps.ts'

/** The phases of the two player turns. BLZ-SEQ-2, BLZ-SEQ-3, BLZ-NIT-9 */
const ORDERS = [
  [
    'supply-phase',
    'bombardment-phase',
    'movement-phase',
    'combat-phase',
    'exploitation-phase',
    'recovery-phase',
  ],
  [
    'supply-phase',
    'movement-phase',
    'bombardment-phase',
    'combat-phase',
    'exploitation-phase',
    'recovery-phase',
  ],
] as const satisfies readonly (readonly StepName[])[]

type Phase = (typeof ORDERS)[number][number]

export function isNight(s: BlitzState): boolean {
  return s.board.night[s.turn]! !== 0
}

/** The phase that follows one; at night there is neither combat nor exploitation. BLZ-SEQ-4, BLZ-NIT-1, BLZ-NIT-2 */
export function nextPhase(s: BlitzState, phase: Phase): Phase {
  const order: readonly Phase[] = ORDERS[s.phasing === GERMAN ? 0 : 1]!
  const next = order[order.indexOf(phase) + 1]!
  return isNight(s) && next === 'combat-phase' ? 'recovery-phase' : next
}
