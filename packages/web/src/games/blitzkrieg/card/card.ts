import {
  BY_FIRE,
  isExit,
  stepNames,
  type BlitzState,
  type ExitPlans,
  type StepName,
} from '@estafette/blitzkrieg/screen'
import type { Card } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { interceptCard, missionCard, withdrawAirCard } from './card-air.ts'
import { ferocityCard, passCard, standCard, withdrawCard } from './card-combat.ts'
import { exitPlanCard } from './card-exit.ts'
import { bombardCard, bombardTargetCard, firePlanCard } from './card-fire.ts'
import { moveCard } from './card-move.ts'
import { movePlanCard } from './card-plan.ts'
import {
  advanceCard,
  advanceHexCard,
  followCard,
  retreatCard,
  retreatStepCard,
  rommelCard,
} from './card-retreat.ts'
import { disruptCard, refitCard } from './card-setup.ts'
import { arrivalCard, digCard, pontoonCard } from './card-start.ts'
import { positionOf, type OwnCard } from './card-tools.ts'
import { excessCard, onTheWayCard } from './card-way.ts'
import { cardWords, type CardWords } from './card-words.ts'
import { phaseOf } from '../panels/phase.ts'
import { plannerCard } from '../planner/planner-card.ts'
import { blitzWords } from '../words.ts'

/** The card of each decision; attacks are thought out on that of the planner. */
const cards: Partial<Record<StepName, (model: BlitzDesk, exits: ExitPlans) => OwnCard>> = {
  'setup-disrupt': disruptCard,
  'setup-refit': refitCard,
  arrival: arrivalCard,
  'refit-pick': refitCard,
  pontoon: pontoonCard,
  dig: digCard,
  mission: missionCard,
  intercept: interceptCard,
  bombard: bombardCard,
  'bombard-target': bombardTargetCard,
  move: moveCard,
  'on-the-way': onTheWayCard,
  excess: excessCard,
  declare: plannerCard,
  attack: plannerCard,
  withdraw: withdrawCard,
  pass: passCard,
  stand: standCard,
  ferocity: ferocityCard,
  retreat: retreatCard,
  'retreat-step': retreatStepCard,
  follow: followCard,
  advance: advanceCard,
  'advance-hex': advanceHexCard,
  'withdraw-air': withdrawAirCard,
  rommel: rommelCard,
}

/** What a battle words itself of the present decision. */
export function cardOfBlitz(
  model: BlitzDesk,
  exits: ExitPlans,
  plans: Parameters<typeof movePlanCard>[2],
): OwnCard | null {
  const s = positionOf(model)
  const now = model.intention.value
  const steps = procedure(s)
  const own = (): OwnCard | null => {
    if (now?.kind === 'plan' && isExit(now.plan)) return exitPlanCard(model, now.plan)
    if (now?.kind === 'plan' && now.plan.kind === 'move')
      return movePlanCard(model, now.plan, plans)
    if (now?.kind === 'plan' && now.plan.manner === BY_FIRE) return firePlanCard(model, now.plan)
    return cards[stepNames[s.step]!]?.(model, exits) ?? null
  }
  const card = own()
  return card && { ...(steps && { steps }), ...card }
}

type Step = keyof CardWords['steps']

const AIR: readonly Step[] = ['missions', 'interceptions', 'guns']
const COMBAT: readonly Step[] = ['attack', 'answer', 'retreat', 'advance']

/** Where in a bombardment or a combat a decision is. BLZ-SEQ-6, BLZ-CBT-17 */
const places: Partial<Record<StepName, Step>> = {
  mission: 'missions',
  intercept: 'interceptions',
  bombard: 'guns',
  'bombard-target': 'guns',
  declare: 'attack',
  attack: 'attack',
  withdraw: 'answer',
  pass: 'answer',
  stand: 'answer',
  ferocity: 'retreat',
  retreat: 'retreat',
  'retreat-step': 'retreat',
  follow: 'retreat',
  advance: 'advance',
  'advance-hex': 'advance',
}

function procedure(s: BlitzState): Card['steps'] {
  const here = places[stepNames[s.step]!]
  if (!here) return undefined
  const all = AIR.includes(here) ? AIR : COMBAT
  return all.map((step) => ({ name: cardWords().steps[step], isNow: step === here }))
}

/** The turn and the phase of the player turn. */
export function whenOfBlitz(model: BlitzDesk): string {
  const s = positionOf(model)
  const words = blitzWords()
  const phase = phaseOf(s)
  if (phase === null) return s.turn === 0 ? words.setUp.toLowerCase() : ''
  return cardWords().when(s.turn, words.phase[phase].toLowerCase())
}
