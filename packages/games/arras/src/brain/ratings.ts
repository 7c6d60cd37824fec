import { STEP } from '../steps.ts'
import { rateAction, rateGroup, rateOverrun, rateWalk } from './activation.ts'
import { rateFreshen, rateProlong } from './advantages.ts'
import { rateAim, rateSecondGun } from './bombardments.ts'
import { rateForward, ratePoint, rateReroll, rateSupport } from './combat.ts'
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
import type { ArrasQuestion } from './question.ts'
import { rateOrder, rateRetreat, rateVoluntary } from './retreats.ts'

/** How each decision is rated. */
export const ratings: Readonly<Record<number, (q: ArrasQuestion) => void>> = {
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
