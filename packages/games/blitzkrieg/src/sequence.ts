import { byStep } from '@estafette/kernel'
import * as advance from './advance.ts'
import * as air from './air.ts'
import * as bombardment from './bombardment.ts'
import * as combat from './combat.ts'
import * as declare from './declare.ts'
import * as engineers from './engineers.ts'
import type { AutomaticStep, DecisionStep } from './flow.ts'
import * as moves from './moves.ts'
import * as randomEvents from './random-events.ts'
import { recoveryPhase } from './recovery.ts'
import * as reinforcements from './reinforcements.ts'
import * as retreat from './retreat.ts'
import { rommelPlace } from './rommel.ts'
import * as setup from './setup.ts'
import { stepNames, type StepName } from './steps.ts'
import { supplyPhase } from './supply.ts'
import * as turn from './turn.ts'

/** What each decision offers and does. */
const decisionSteps: Partial<Record<StepName, DecisionStep>> = {
  'setup-place': setup.setupPlace,
  'setup-entrench': setup.setupEntrench,
  'setup-disrupt': setup.setupDisrupt,
  'setup-refit': setup.setupRefit,
  arrival: reinforcements.arrival,
  'refit-pick': reinforcements.refitPick,
  pontoon: engineers.pontoon,
  dig: engineers.dig,
  mission: air.mission,
  intercept: air.intercept,
  bombard: bombardment.bombard,
  'bombard-target': bombardment.bombardTarget,
  move: moves.move,
  'on-the-way': moves.onTheWay,
  excess: moves.excess,
  declare: declare.declare,
  attack: declare.attack,
  withdraw: combat.withdraw,
  pass: combat.pass,
  stand: combat.stand,
  ferocity: combat.ferocity,
  retreat: retreat.retreat,
  'retreat-step': retreat.retreatStep,
  follow: retreat.follow,
  advance: advance.advance,
  'advance-hex': advance.advanceHex,
  'withdraw-air': randomEvents.withdrawAir,
  rommel: rommelPlace,
}

/** What runs between decisions. */
const automaticSteps: Partial<Record<StepName, AutomaticStep>> = {
  'setup-next': setup.setupNext,
  'setup-over': setup.setupOver,
  'setup-dice': setup.setupDice,
  'setup-refits': setup.setupRefits,
  'game-turn': turn.gameTurn,
  'player-turn': turn.playerTurn,
  arrivals: reinforcements.arrivals,
  refits: reinforcements.refits,
  engineers: engineers.engineers,
  'supply-phase': supplyPhase,
  'bombardment-phase': air.bombardmentPhase,
  missions: air.missions,
  interceptions: air.interceptions,
  'air-attacks': air.airAttacks,
  bombardment: bombardment.bombardment,
  'movement-phase': moves.movementPhase,
  'move-next': moves.moveNext,
  'move-over': moves.moveOver,
  'movement-over': moves.movementOver,
  'combat-phase': declare.combatPhase,
  'combat-next': declare.combatNext,
  'combat-begins': combat.combatBegins,
  'combat-odds': combat.combatOdds,
  'combat-stand': combat.combatStand,
  'combat-roll': combat.combatRoll,
  'result-next': combat.resultNext,
  'retreat-next': retreat.retreatNext,
  'retreat-on': retreat.retreatOn,
  'retreat-over': retreat.retreatOver,
  'advance-next': advance.advanceNext,
  'combat-over': combat.combatOver,
  'forced-retreats': retreat.forcedRetreats,
  'combat-phase-over': combat.combatPhaseOver,
  'exploitation-phase': moves.exploitationPhase,
  'recovery-phase': recoveryPhase,
  'player-turn-over': turn.playerTurnOver,
  'end-of-turn': turn.endOfTurn,
  'event-over': randomEvents.eventOver,
  'victory-phase': turn.victoryPhase,
}

/** The decisions by the number of their step. */
export const deciding = byStep(stepNames, decisionSteps)

/** What runs by itself, by the number of its step. */
export const running = byStep(stepNames, automaticSteps)
