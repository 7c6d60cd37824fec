import { byStep } from '@estafette/kernel'
import * as act from './act.ts'
import * as activation from './activation.ts'
import * as advance from './advance.ts'
import * as chits from './chits.ts'
import * as combat from './combat.ts'
import { disruption } from './disruption.ts'
import type { AutomaticStep, DecisionStep } from './flow.ts'
import * as initiative from './initiative.ts'
import { losses } from './losses.ts'
import * as reinforcements from './reinforcements.ts'
import * as replacement from './replacement.ts'
import { resultNext } from './result.ts'
import * as retreat from './retreat.ts'
import * as setup from './setup.ts'
import { stackLoss } from './stacking.ts'
import { stepNames, type StepName } from './steps.ts'
import { supplyPhase } from './supply.ts'
import * as tactical from './tactical.ts'
import { recoveryPhase } from './turn.ts'
import { victoryPhase } from './victory.ts'

/** What each decision offers and does. */
const decisionSteps: Partial<Record<StepName, DecisionStep>> = {
  'setup-place': setup.setupPlace,
  'choose-first': initiative.chooseFirst,
  'play-tactical': tactical.playTactical,
  'extra-unit': tactical.extraUnit,
  replacement: replacement.replacement,
  'rebuild-hex': replacement.rebuildHex,
  'air-target': tactical.airTarget,
  activation: activation.activation,
  reinforcement: reinforcements.reinforcement,
  'the-84th': activation.the84th,
  active: activation.active,
  trucks: activation.trucks,
  act: act.act,
  support: combat.support,
  'combat-chit-attacker': combat.combatChitAttacker,
  'combat-chit-defender': combat.combatChitDefender,
  losses,
  disrupt: disruption,
  'retreat-order': retreat.retreatOrder,
  'retreat-step': retreat.retreatStep,
  'retreat-continue': retreat.retreatContinue,
  'retreat-stack-loss': retreat.retreatStackLoss,
  'stack-loss': stackLoss,
  advance: advance.advance,
  'advance-hex': advance.advanceHex,
}

/** What runs between decisions. */
const automaticSteps: Partial<Record<StepName, AutomaticStep>> = {
  'setup-next': setup.setupNext,
  'chit-phase': chits.chitPhase,
  'supply-phase': supplyPhase,
  'initiative-phase': initiative.initiativePhase,
  'action-next': activation.actionNext,
  draw: chits.draw,
  tactics: tactical.tactics,
  'activation-next': activation.activationNext,
  arrivals: reinforcements.arrivals,
  'naming-next': activation.namingNext,
  'active-next': activation.activeNext,
  'act-next': act.actNext,
  'move-end': act.moveEnd,
  'move-over': act.moveOver,
  'phase-end': activation.phaseEnd,
  combat: combat.combat,
  'combat-stacking': combat.combatStacking,
  'combat-odds': combat.combatOdds,
  'combat-chits': combat.combatChits,
  'combat-roll': combat.combatRoll,
  'result-next': resultNext,
  'retreat-next': retreat.retreatNext,
  'retreat-on': retreat.retreatOn,
  'retreat-end': retreat.retreatEnd,
  'advance-next': advance.advanceNext,
  'combat-end': combat.combatEnd,
  'recovery-phase': recoveryPhase,
  'victory-phase': victoryPhase,
}

/** The decisions by the number of their step. */
export const deciding = byStep(stepNames, decisionSteps)

/** What runs by itself, by the number of its step. */
export const running = byStep(stepNames, automaticSteps)
