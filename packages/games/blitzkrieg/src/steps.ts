import { defineSteps } from '@estafette/kernel'

/** What can happen next. The first ones are decisions, by their name in prompts and scripts. */
export const decisions = [
  'setup-place',
  'setup-entrench',
  'setup-disrupt',
  'setup-refit',
  'arrival',
  'refit-pick',
  'pontoon',
  'dig',
  'mission',
  'intercept',
  'bombard',
  'bombard-target',
  'move',
  'on-the-way',
  'excess',
  'declare',
  'attack',
  'withdraw',
  'pass',
  'stand',
  'ferocity',
  'retreat',
  'retreat-step',
  'follow',
  'advance',
  'advance-hex',
  'withdraw-air',
  'rommel',
] as const

/** Then come the steps that run by themselves. */
const automatic = [
  'over',
  'setup-next', // the next unit to set up, or the next zone
  'setup-over', // entrenchments of a side that is set up
  'setup-dice', // what dice do to it
  'setup-refits', // who suffers by STO-SET-2, then the other side
  'game-turn', // the turn begins: air units and others come back
  'player-turn', // the start-of-turn step of a player
  'arrivals', // asks for dice of arrival while there are any
  'refits', // asks who takes the markers of DIN-REI-6
  'engineers', // asks for pontoons and trenches
  'supply-phase',
  'bombardment-phase',
  'missions', // asks for the mission of the next air unit
  'interceptions', // asks for the next interception
  'air-attacks',
  'bombardment', // asks for artillery
  'movement-phase',
  'move-next', // asks who moves next
  'move-over', // one move is finished
  'movement-over', // stacking, then the next phase
  'combat-phase',
  'combat-next', // asks for the next attack
  'combat-begins', // an attack is declared: who may retreat before it
  'combat-odds', // armour panic, strengths and shifts
  'combat-stand', // asks who stands without retreat
  'combat-roll',
  'result-next', // the next part of the result
  'retreat-next', // who retreats next
  'retreat-on', // the retreating unit stands in its next hex
  'retreat-over',
  'advance-next',
  'combat-over',
  'forced-retreats', // BLZ-FIN-1
  'combat-phase-over',
  'exploitation-phase',
  'recovery-phase',
  'player-turn-over',
  'end-of-turn', // ferocity, event
  'event-over', // what is left of it is decided
  'victory-phase',
] as const

export type StepName = (typeof decisions)[number] | (typeof automatic)[number]

export const { names: stepNames, STEP, isDecision, goTo, ask } = defineSteps(decisions, automatic)
