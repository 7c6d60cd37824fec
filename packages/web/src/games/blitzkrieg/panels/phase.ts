import {
  ALLIED,
  NONE,
  stepNames,
  type BlitzState,
  type StepName,
} from '@estafette/blitzkrieg/screen'

/**
 * The phases of the player turns in which something is done, in their order; the Germans bombard
 * before they move. BLZ-SEQ-2, BLZ-SEQ-3
 */
const orders = [
  ['arrivals', 'bombardment', 'movement', 'combat', 'exploitation', 'recovery'],
  ['arrivals', 'movement', 'bombardment', 'combat', 'exploitation', 'recovery'],
] as const

export type Phase = (typeof orders)[number][number] | 'end'

/** The phases of the player turn that is under way, then the end of the turn; at night nobody fights. BLZ-NIT-1 */
export function phasesOf(s: BlitzState): readonly Phase[] {
  const isOver = s.turn > 0 && s.phasing === NONE
  const order: readonly Phase[] = orders[s.phasing === ALLIED ? 1 : 0]!
  const isNight = s.board.night[s.turn] === 1
  const phases = isNight ? order.filter((one) => !BY_DAY.has(one)) : order
  return isOver ? [...phases, 'end'] : phases
}

const BY_DAY: ReadonlySet<Phase> = new Set(['combat', 'exploitation'])

/** The phase of every decision that has one only. */
const known: Readonly<Partial<Record<StepName, Phase>>> = {
  arrival: 'arrivals',
  'refit-pick': 'arrivals',
  pontoon: 'arrivals',
  dig: 'arrivals',
  mission: 'bombardment',
  intercept: 'bombardment',
  bombard: 'bombardment',
  'bombard-target': 'bombardment',
  declare: 'combat',
  attack: 'combat',
  withdraw: 'combat',
  pass: 'combat',
  stand: 'combat',
  ferocity: 'combat',
  retreat: 'combat',
  'retreat-step': 'combat',
  follow: 'combat',
  advance: 'combat',
  'advance-hex': 'combat',
  'withdraw-air': 'end',
}

/** The phase of a position; null in the set-up and after the end. */
export function phaseOf(s: BlitzState): Phase | null {
  const step = stepNames[s.step]!
  if (s.turn === 0 || step === 'over') return null
  const phase = known[step]
  if (phase) return phase
  if (s.phasing === NONE) return 'end' // an event brings Rommel
  return s.exploiting ? 'exploitation' : 'movement'
}
