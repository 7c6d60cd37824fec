import {
  actionsRolled,
  actionsUsed,
  standardBoard,
  STEP,
  type CellesState,
  type StepName,
} from '@estafette/celles/screen'
import { celles } from '@estafette/celles'
import type { Card } from '../../../screen/card.ts'
import type { CellesDesk } from '../desk.ts'
import type { OwnCard } from '../../../panels/question.ts'
import { attackCard, combatChitCard, supportCard } from './card-attack.ts'
import {
  activationCard,
  airCard,
  extraCard,
  firstCard,
  placeCard,
  replacementCard,
  tacticsCard,
  the84thCard,
  trucksCard,
} from './card-chit.ts'
import { actCard, activeCard } from './card-move.ts'
import { moveCard } from './card-plan.ts'
import {
  advanceCard,
  advanceHexCard,
  disruptCard,
  lossCard,
  orderCard,
  retreatCard,
} from './card-result.ts'
import { positionOf } from './card-tools.ts'
import { cardWords, type CardWords } from './card-words.ts'
import { cellesWords } from '../words.ts'

const { night, turnDay } = standardBoard

/** The card of each decision. */
const cards: Readonly<Record<string, (model: CellesDesk) => OwnCard>> = {
  'choose-first': firstCard,
  'play-tactical': tacticsCard,
  'extra-unit': extraCard,
  replacement: replacementCard,
  'rebuild-hex': placeCard,
  'air-target': airCard,
  activation: activationCard,
  reinforcement: placeCard,
  'the-84th': the84thCard,
  active: activeCard,
  trucks: trucksCard,
  act: actCard,
  support: supportCard,
  'combat-chit-attacker': (model) => combatChitCard(model, true),
  'combat-chit-defender': (model) => combatChitCard(model, false),
  losses: lossCard,
  disrupt: disruptCard,
  'retreat-order': orderCard,
  'retreat-step': retreatCard,
  'retreat-continue': retreatCard,
  'retreat-stack-loss': lossCard,
  'stack-loss': lossCard,
  advance: advanceCard,
  'advance-hex': advanceHexCard,
}

/** What Celles words itself of the present decision. */
export function cardOfCelles(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const steps = procedure(s, model)
  const now = model.intention.value
  const name = celles.decision(s, model.seat.value).step as StepName
  const own =
    now?.kind === 'plan'
      ? now.plan.kind === 'attack'
        ? attackCard(model, now.plan)
        : moveCard(model, now.plan)
      : cards[name]?.(model)
  return { ...own, ...(steps && { steps }) }
}

type Step = keyof CardWords['steps']

const CHIT: readonly Step[] = ['chit', 'units', 'moves']
const COMBAT: readonly Step[] = ['attack', 'losses', 'retreat', 'advance']

/** Where in an Action Phase or a combat this is. */
const places: Readonly<Record<string, Step>> = {
  'play-tactical': 'chit',
  activation: 'chit',
  'extra-unit': 'chit',
  replacement: 'chit',
  'rebuild-hex': 'chit',
  'air-target': 'chit',
  reinforcement: 'units',
  'the-84th': 'units',
  active: 'moves',
  trucks: 'moves',
  act: 'moves',
  support: 'attack',
  'combat-chit-attacker': 'attack',
  'combat-chit-defender': 'attack',
  losses: 'losses',
  disrupt: 'losses',
  'retreat-order': 'retreat',
  'retreat-step': 'retreat',
  'retreat-continue': 'retreat',
  'retreat-stack-loss': 'retreat',
  advance: 'advance',
  'advance-hex': 'advance',
}

function procedure(s: CellesState, model: CellesDesk): Card['steps'] {
  const now = model.intention.value
  const isAttack = now?.kind === 'plan' && now.plan.kind === 'attack'
  const here = isAttack ? 'attack' : places[celles.decision(s, model.seat.value).step]
  if (!here) return undefined
  const all = COMBAT.includes(here) ? COMBAT : CHIT
  return all.map((step) => ({ name: cardWords().steps[step], isNow: step === here }))
}

/** The action of the side that decides, else the turn by its day and light. */
export function whenOfCelles(model: CellesDesk): string {
  const s = positionOf(model)
  if (s.turn === 0) return ''
  if (s.phasing >= 0 && s.phasing === s.decider && s.step !== STEP['choose-first']) {
    return cardWords().action(actionsUsed(s, s.phasing), actionsRolled(s, s.phasing))
  }
  return cellesWords().date(turnDay[s.turn]!, night[s.turn] === 1)
}
