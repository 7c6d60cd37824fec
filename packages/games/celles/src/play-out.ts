import type { Dice } from '@estafette/kernel'
import { disruption } from './disruption.ts'
import type { AutomaticStep, DecisionStep } from './flow.ts'
import { losses } from './losses.ts'
import { resultNext } from './result.ts'
import {
  retreatContinue,
  retreatEnd,
  retreatNext,
  retreatOn,
  retreatOrder,
  retreatStackLoss,
  retreatStep,
} from './retreat.ts'
import { stackLoss } from './stacking.ts'
import type { CellesState } from './state.ts'
import { STEP } from './steps.ts'

// Between the roll and the advance no die is needed: a result can be played out in thought.
const running: Readonly<Record<number, AutomaticStep>> = {
  [STEP['result-next']]: resultNext,
  [STEP['retreat-next']]: retreatNext,
  [STEP['retreat-on']]: retreatOn,
  [STEP['retreat-end']]: retreatEnd,
}

const deciding: Readonly<Record<number, DecisionStep>> = {
  [STEP.losses]: losses,
  [STEP.disrupt]: disruption,
  [STEP['retreat-order']]: retreatOrder,
  [STEP['retreat-step']]: retreatStep,
  [STEP['retreat-continue']]: retreatContinue,
  [STEP['retreat-stack-loss']]: retreatStackLoss,
  [STEP['stack-loss']]: stackLoss,
}

function noDie(): never {
  throw new Error('a combat result asks for no die')
}

/** Dice that no result may ask for. */
export const noDice: Dice = { faces: [], drawn: 0, roll: noDie, contest: noDie, pick: noDie }

/** The decision of a combat result that a position waits for, if it does. */
export function resultDecision(s: CellesState): DecisionStep | undefined {
  return deciding[s.step]
}

/** Applies a result up to its next decision, or to its end, where there is none. */
export function runResult(s: CellesState): DecisionStep | undefined {
  for (let run = running[s.step]; run; run = running[s.step]) run(s, noDice, undefined)
  return resultDecision(s)
}
