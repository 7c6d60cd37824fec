import {
  GERMAN,
  NONE,
  stepNames,
  type BlitzState,
  type StepName,
} from '@estafette/blitzkrieg/screen'

/** The phases of the player turns in their order; the Germans bombard before they move. BLZ-SEQ-2, BLZ-SEQ-3 */
const orders = [
  ['arrivals', 'supply', 'bombardment', 'movement', 'combat', 'exploitation', 'recovery', 'end'],
  ['arrivals', 'supply', 'movement', 'bombardment', 'combat', 'exploitation', 'recovery', 'end'],
] as const

export type Phase = (typeof orders)[number][number]

/** The phases of the player turn that is under way; at night nobody fights. BLZ-NIT-1 */
export function phasesOf(s: BlitzState): readonly Phase[] {
  const order: readonly Phase[] = orders[s.phasing === GERMAN || s.phasing === NONE ? 0 : 1]!
  const isNight = s.board.night[s.turn] === 1
  return isNight ? order.filter((one) => one !== 'combat' && one !== 'exploitation') : order
}

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
