import { defineSteps } from '@estafette/kernel'

/** What can happen next. The first ones are decisions, by their name in prompts and scripts. */
export const decisions = [
  'setup-place',
  'choose-first',
  'play-tactical',
  'extra-unit',
  'replacement',
  'rebuild-hex',
  'air-target',
  'activation',
  'reinforcement',
  'the-84th',
  'active',
  'trucks',
  'act',
  'support',
  'combat-chit-attacker',
  'combat-chit-defender',
  'losses',
  'disrupt',
  'retreat-order',
  'retreat-step',
  'retreat-continue',
  'retreat-stack-loss',
  'stack-loss',
  'advance',
  'advance-hex',
] as const

/** Then come the steps that run by themselves. */
const automatic = [
  'over',
  'setup-next', // the next unit to set up, or the first turn
  'chit-phase',
  'supply-phase',
  'initiative-phase',
  'action-next', // whose Action Phase comes now, or the Recovery Phase
  'draw',
  'tactics', // asks for tactical chits while there are any to play
  'activation-next', // asks what to activate
  'arrivals', // asks for the hexes of the units that enter
  'naming-next', // asks for the next unit of the 84th, or goes on
  'active-next', // asks for the next active unit
  'act-next', // the active unit goes on, or its move ends
  'move-end', // stacking at the end of its move
  'move-over', // it flips
  'phase-end', // stacking of the entry hexes, then the next player
  'combat', // an attack was declared and paid
  'combat-stacking', // stacking of the attackers' hexes
  'combat-odds',
  'combat-chits',
  'combat-roll',
  'result-next', // the next part of the result
  'retreat-next', // who retreats next
  'retreat-on', // the retreating unit stands in its next hex
  'retreat-end',
  'advance-next',
  'combat-end', // the combat is forgotten: act-next, or move-end if the active unit had to retreat
  'recovery-phase',
  'victory-phase',
] as const

export type StepName = (typeof decisions)[number] | (typeof automatic)[number]

export const { names: stepNames, STEP, isDecision, goTo, ask } = defineSteps(decisions, automatic)
