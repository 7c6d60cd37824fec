import type { Brain, Choice, Consideration, Dice, Seat } from '@estafette/kernel'
import type { ArrasState } from '../state.ts'
import { makeState } from '../state.ts'
import { STEP } from '../steps.ts'
import { rateFreshen, rateImpulse, rateProlong } from './advantages.ts'
import { rateAim, rateSecondGun } from './bombardments.ts'
import { rateForward, ratePoint, rateReroll, rateSupport } from './combat.ts'
import { rateAction, rateGroup, rateOverrun, rateWalk } from './impulses.ts'
import { rateBombarded, rateCasualties, rateOrder, rateRetreat, rateVoluntary } from './losses.ts'
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
import { makePlan, type Plan } from './plan.ts'
import { weights as standard, type Weights } from './weights.ts'

/** What a rating needs to know. */
interface Question {
  readonly plan: Plan
  readonly spare: Plan
  readonly dice: Dice
}

type Rating = (
  question: Question,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
) => void

const ratings: Readonly<Record<number, Rating>> = {
  [STEP.bid]: ({ dice }, _s, choices, count, values) => rateBids(choices, count, values, dice),
  [STEP['set-up-group']]: (_q, _s, choices, count, values) => rateGroups(choices, count, values),
  [STEP['set-up-place']]: (_q, s, choices, count, values) => rateSetUp(s, choices, count, values),
  [STEP.entry]: ({ plan }, ...rest) => rateEntry(plan, ...rest),
  [STEP['entry-unit']]: ({ plan }, ...rest) => rateEntrant(plan, ...rest),
  [STEP['entry-unit-place']]: ({ plan }, ...rest) => rateEntry(plan, ...rest),
  [STEP.reroll]: ({ plan }, ...rest) => rateReroll(plan, ...rest),
  [STEP.impulse]: ({ plan, spare }, ...rest) => rateImpulse(plan, spare, ...rest),
  [STEP.prolong]: ({ spare }, ...rest) => rateProlong(spare, ...rest),
  [STEP.refresh]: ({ plan }, ...rest) => rateFreshen(plan, ...rest),
  [STEP.action]: ({ plan }, ...rest) => rateAction(plan, ...rest),
  [STEP.walk]: ({ plan }, ...rest) => rateWalk(plan, ...rest),
  [STEP.group]: ({ plan }, ...rest) => rateGroup(plan, ...rest),
  [STEP.point]: ({ plan }, ...rest) => ratePoint(plan, ...rest),
  [STEP.forward]: ({ plan }, ...rest) => rateForward(plan, ...rest),
  [STEP.support]: ({ plan }, ...rest) => rateSupport(plan, ...rest, false),
  [STEP['counter-support']]: ({ plan }, ...rest) => rateSupport(plan, ...rest, true),
  [STEP.return]: ({ plan }, ...rest) => rateOrder(plan, ...rest),
  [STEP.casualties]: ({ plan }, ...rest) => rateCasualties(plan, ...rest),
  [STEP['retreat-order']]: ({ plan }, ...rest) => rateOrder(plan, ...rest),
  [STEP.retreat]: ({ plan }, ...rest) => rateRetreat(plan, ...rest),
  [STEP.voluntary]: ({ plan }, ...rest) => rateVoluntary(plan, ...rest),
  [STEP.overrun]: ({ plan }, ...rest) => rateOverrun(plan, ...rest),
  [STEP.aim]: ({ plan }, ...rest) => rateAim(plan, ...rest),
  [STEP['second-gun']]: ({ plan }, ...rest) => rateSecondGun(plan, ...rest),
  [STEP.bombarded]: ({ plan }, ...rest) => rateBombarded(plan, ...rest),
  [STEP.reorganization]: ({ plan }, ...rest) => rateReorganization(plan, ...rest),
  [STEP['reorganization-mate']]: ({ plan }, ...rest) => rateMate(plan, ...rest),
  [STEP['reorganization-place']]: ({ plan }, ...rest) => rateStation(plan, ...rest),
}

/** A brain with these beliefs. */
export function makeBrain(weights: Weights = standard): Brain<ArrasState> {
  const blank = makeState()
  const plan = makePlan(weights, blank)
  const spare = makePlan(weights, blank)
  return {
    words: { en: {}, fr: {} },
    rate(
      s: ArrasState,
      _seat: Seat,
      choices: Int32Array,
      count: number,
      values: Float64Array,
      dice: Dice,
    ) {
      ratings[s.step]!({ plan, spare, dice }, s, choices, count, values)
    },
    explain(_s: ArrasState, _seat: Seat, _choice: Choice): readonly Consideration[] {
      return []
    },
  }
}

export const brain = makeBrain()
