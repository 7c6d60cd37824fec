import { STEP } from '../steps.ts'
import {
  rateAdvance,
  rateAttack,
  rateDeclare,
  ratePass,
  rateStand,
  rateStep,
  rateWithdraw,
} from './combat.ts'
import { rateMove, rateWay } from './moves.ts'
import type { BlitzQuestion } from './question.ts'
import {
  rateBombard,
  rateEngineers,
  rateEntrench,
  rateMission,
  ratePlainly,
  rateRommel,
  rateSetup,
  rateShell,
  rateVictim,
} from './tactics.ts'

/** How each decision is rated; those without an entry plainly. */
const ratings: Readonly<Record<number, (q: BlitzQuestion) => void>> = {
  [STEP['setup-place']]: rateSetup,
  [STEP['setup-entrench']]: rateEntrench,
  [STEP['setup-disrupt']]: rateVictim,
  [STEP['setup-refit']]: rateVictim,
  [STEP['refit-pick']]: rateVictim,
  [STEP.excess]: rateVictim,
  [STEP.pontoon]: rateEngineers,
  [STEP.dig]: rateEngineers,
  [STEP.mission]: rateMission,
  [STEP.bombard]: rateBombard,
  [STEP['bombard-target']]: rateShell,
  [STEP.move]: rateMove,
  [STEP['on-the-way']]: rateWay,
  [STEP.declare]: rateDeclare,
  [STEP.attack]: rateAttack,
  [STEP.withdraw]: rateWithdraw,
  [STEP.pass]: ratePass,
  [STEP.stand]: rateStand,
  [STEP['retreat-step']]: (q) => rateStep(q, q.s.retreater),
  [STEP.advance]: rateAdvance,
  [STEP['advance-hex']]: (q) => rateStep(q, q.s.retreater),
  [STEP.rommel]: rateRommel,
}

/** Rates a decision. */
export function rate(q: BlitzQuestion): void {
  const rating = ratings[q.s.step] ?? ratePlainly
  rating(q)
}
