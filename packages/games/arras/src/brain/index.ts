import type { Brain, Dice, Game } from '@estafette/kernel'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'
import { STEP } from '../steps.ts'
import { rateAction, rateGroup, rateOverrun, rateWalk } from './activation.ts'
import { rateFreshen, rateProlong } from './advantages.ts'
import { rateAim, rateSecondGun } from './bombardments.ts'
import { rateForward, ratePoint, rateReroll, rateSupport } from './combat.ts'
import { explain } from './explain.ts'
import { rateImpulse } from './impulses.ts'
import { rateBombarded, rateCasualties } from './losses.ts'
import {
  rateBids,
  rateEntrant,
  rateEntry,
  rateGroups,
  rateMate,
  rateReorganization,
  rateSetUp,
  rateStation,
} from './placement.ts'
import { makeMemory } from './memory.ts'
import { makePlan } from './plan.ts'
import type { Question } from './question.ts'
import { rateOrder, rateRetreat, rateVoluntary } from './retreats.ts'
import { weights as standard, type Weights } from './weights.ts'

/** How each decision is rated. */
const ratings: Readonly<Record<number, (q: Question) => void>> = {
  [STEP.bid]: rateBids,
  [STEP['set-up-group']]: rateGroups,
  [STEP['set-up-place']]: rateSetUp,
  [STEP.entry]: rateEntry,
  [STEP['entry-unit']]: rateEntrant,
  [STEP['entry-unit-place']]: rateEntry,
  [STEP.reroll]: rateReroll,
  [STEP.impulse]: rateImpulse,
  [STEP.prolong]: rateProlong,
  [STEP.refresh]: rateFreshen,
  [STEP.action]: rateAction,
  [STEP.walk]: rateWalk,
  [STEP.group]: rateGroup,
  [STEP.point]: ratePoint,
  [STEP.forward]: rateForward,
  [STEP.support]: (q) => rateSupport(q, false),
  [STEP['counter-support']]: (q) => rateSupport(q, true),
  [STEP.return]: rateOrder,
  [STEP.casualties]: rateCasualties,
  [STEP['retreat-order']]: rateOrder,
  [STEP.retreat]: rateRetreat,
  [STEP.voluntary]: rateVoluntary,
  [STEP.overrun]: rateOverrun,
  [STEP.aim]: rateAim,
  [STEP['second-gun']]: rateSecondGun,
  [STEP.bombarded]: rateBombarded,
  [STEP.reorganization]: rateReorganization,
  [STEP['reorganization-mate']]: rateMate,
  [STEP['reorganization-place']]: rateStation,
}

/**
 * A brain for a game with these beliefs. Its tables are room to work in: what it says depends on the
 * position only.
 */
export function makeBrain(game: Game<ArrasState>, weights: Weights = standard): Brain<ArrasState> {
  const blank = game.create({ scenario: game.scenarios[0]!, options: {} })
  if (!blank.ok) throw new Error(blank.reason)
  const memory = makeMemory(blank.value)
  const plan = makePlan(weights, blank.value, memory)
  const spare = makePlan(weights, blank.value, memory)
  return {
    ratesAlone: true,
    rate(s, _seat, choices, count, values, dice: Dice) {
      ratings[s.step]!({ plan, spare, s, choices, count, values, dice })
    },
    explain: (s, _seat, choice) => explain(spare, s, choice),
  }
}

/** What Arras knows about playing it well. */
export const brain = makeBrain(arras)
