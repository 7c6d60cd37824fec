import { defineSteps } from '@estafette/kernel'

/** What can happen next. The first ones are decisions, by their name in prompts and scripts. */
export const decisions = [
  'bid',
  'set-up-group',
  'set-up-place',
  'entry',
  'entry-unit',
  'entry-unit-place',
  'reroll',
  'impulse',
  'prolong',
  'refresh',
  'action',
  'walk',
  'group',
  'point',
  'forward',
  'support',
  'counter-support',
  'return',
  'casualties',
  'retreat-order',
  'retreat',
  'voluntary',
  'overrun',
  'aim',
  'second-gun',
  'bombarded',
  'reorganization',
  'reorganization-mate',
  'reorganization-place',
] as const

/** Then come the steps that run by themselves. */
const automatic = [
  'over',
  'turn-start',
  'initiative',
  'initiative-result',
  'air-support',
  'impulse-start',
  'impulse-done',
  'impulse-failed',
  'phase-end',
  'action-next',
  'assault-start',
  'assault-roll',
  'assault-result',
  'return-next',
  'retreat-next',
  'voluntary-next',
  'assault-end',
  'overrun-next',
  'bombardment-roll',
  'bombardment-result',
  'bombardment-end',
  'reorganization-next',
  'end-phase',
  'gort',
  'gort-result',
  'next-turn',
  'release-result',
] as const

export type StepName = (typeof decisions)[number] | (typeof automatic)[number]

export const { names: stepNames, STEP, isDecision, goTo, ask } = defineSteps(decisions, automatic)
