import { STEP } from '../steps.ts'
import { rateAdvance, rateAdvanceHex, rateCombatChit, rateSupport } from './combat.ts'
import {
  rateAct,
  rateActivation,
  rateActive,
  rateExtraUnit,
  rateNaming,
  rateTactical,
  rateTrucks,
} from './phase.ts'
import type { CellesQuestion } from './question.ts'
import { rateResult } from './results.ts'
import { rateAirTarget, rateFirst, ratePlacing, rateReplacement } from './tactics.ts'

/** How each decision is rated. */
export const ratings: Readonly<Record<number, (q: CellesQuestion) => void>> = {
  [STEP['setup-place']]: (q) => ratePlacing(q, q.s.placing, false),
  [STEP['choose-first']]: rateFirst,
  [STEP['play-tactical']]: rateTactical,
  [STEP['extra-unit']]: rateExtraUnit,
  [STEP.replacement]: rateReplacement,
  [STEP['rebuild-hex']]: (q) => ratePlacing(q, q.s.entrant, false),
  [STEP['air-target']]: rateAirTarget,
  [STEP.activation]: rateActivation,
  [STEP.reinforcement]: (q) => ratePlacing(q, q.s.entrant, true),
  [STEP['the-84th']]: rateNaming,
  [STEP.active]: rateActive,
  [STEP.trucks]: rateTrucks,
  [STEP.act]: rateAct,
  [STEP.support]: rateSupport,
  [STEP['combat-chit-attacker']]: (q) => rateCombatChit(q, true),
  [STEP['combat-chit-defender']]: (q) => rateCombatChit(q, false),
  [STEP.losses]: rateResult,
  [STEP.disrupt]: rateResult,
  [STEP['retreat-order']]: rateResult,
  [STEP['retreat-step']]: rateResult,
  [STEP['retreat-continue']]: rateResult,
  [STEP['retreat-stack-loss']]: rateResult,
  [STEP['stack-loss']]: rateResult,
  [STEP.advance]: rateAdvance,
  [STEP['advance-hex']]: rateAdvanceHex,
}
