import { defineSteps } from '@estafette/kernel'

/** What can happen next. The first ones are decisions, by their name in prompts and scripts. */
export const decisions = [
  'size',
  'select',
  'draft',
  'replace',
  'form',
  'form-under',
  'station',
  'outfit',
  'mulligan',
  'any-time',
  'rally',
  'rally-markers',
  'promote',
  'promote-pay',
  'organise',
  'organise-under',
  'equip',
  'equip-to',
  'medical',
  'medical-for',
  'action',
  'target',
  'shift',
  'attack-card',
  'fire',
  'sniper-pay',
  'sniper-name',
  'target-choice',
  'react',
  'move-card',
  'way',
  'move-with',
  'trees',
  'flank-discard',
  'cover',
  'dig-in',
  'recipient',
  'prepare',
  'succeed',
  'stay',
  'contest',
  'take-discard',
  'discard-down',
] as const

/** Then come the steps that run by themselves. */
const automatic = [
  'over',
  'select-next', // the next card to choose or leave
  'draft-next',
  'replace-next', // the next card that is missing after an earlier battle
  'form-next', // whoever forms sections next
  'outfit-next', // the next counter to choose
  'deal', // hands are drawn
  'mulligan-next',
  'turn-begins',
  'arrivals', // reinforcements
  'key-draw',
  'window-next', // the next one who is asked, or the decision itself
  'rally-over',
  'promote-next',
  'organise-next',
  'equip-next',
  'medical-next',
  'medical-over',
  'action-next', // the next action, or the end of the turn
  'fire-next', // the next soldier who may fire
  'declared', // an attack or counter-attack is paid for
  'fired', // its firepower is known
  'move-begins',
  'move-step',
  'move-ends',
  'move-react', // whoever may answers it
  'prepare-next',
  'reply-ends', // a reaction is over: what it answered goes on
  'compare',
  'cover-next', // asks for cover, or goes on to the damage
  'damage-next',
  'cleanup',
  'succession', // the next dead leader
  'action-ends',
  'turn-ends', // covers go, hands are filled
  'discard-next',
  'turn-over', // what is checked at the end of a turn
] as const

export type StepName = (typeof decisions)[number] | (typeof automatic)[number]

export const { names: stepNames, STEP, isDecision, goTo, ask } = defineSteps(decisions, automatic)
