import type { Brain, Game } from '@estafette/kernel'
import { celles } from '../game.ts'
import type { CellesState } from '../state.ts'
import { STEP } from '../steps.ts'
import { rateAdvance, rateAdvanceHex, rateCombatChit, rateSupport } from './combat.ts'
import { explain } from './explain.ts'
import { makeMemory } from './memory.ts'
import {
  rateAct,
  rateActivation,
  rateActive,
  rateExtraUnit,
  rateNaming,
  rateTactical,
  rateTrucks,
} from './phase.ts'
import { makeMind, type Mind, type Question } from './question.ts'
import { rateResult } from './results.ts'
import { rateAirTarget, rateFirst, ratePlacing, rateReplacement } from './tactics.ts'
import { weights as standard, type Weights } from './weights.ts'

/** How each decision is rated. */
const ratings: Readonly<Record<number, (q: Question) => void>> = {
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

/** A brain for a game, with these beliefs; what it says depends on the position only. */
export function makeBrain(
  game: Game<CellesState>,
  weights: Weights = standard,
): Brain<CellesState> {
  const mind = makeMind(makeMemory(game, weights))
  let spare: Mind | undefined
  return {
    ratesAlone: true,
    rate(s, _seat, choices, count, values, dice) {
      ratings[s.step]!({ mind, s, choices, count, values, dice })
    },
    explain: (s, _seat, choice) =>
      explain((spare ??= makeMind(makeMemory(game, weights))), s, choice),
  }
}

/** What Celles knows about playing it well. */
export const brain = makeBrain(celles)
