import type { Dice } from '@estafette/kernel'
import { disruption } from './disruption.ts'
import type { AutomaticStep, DecisionStep } from './flow.ts'
import { defendingSide } from './involved.ts'
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
import { MOST_CHOICES, NO_RESULT, type CellesState, type Side } from './state.ts'
import { STEP } from './steps.ts'
import { copyOf } from './view.ts'

/** Steps that both sides lose by a result. */
export interface StepLosses {
  readonly attacker: number
  readonly defender: number
}

// No result needs a die: the steps between the roll and the advance run on their own.
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

const noDice: Dice = {
  faces: [],
  drawn: 0,
  roll: noDie,
  contest: noDie,
  pick: noDie,
}

function noDie(): never {
  throw new Error('a combat result asks for no die')
}

/** Positions looked at before the rest is played by the first choice listed. */
const MOST_POSITIONS = 300

/**
 * What a result costs, by the code that applies it, on a combat whose odds are known: every side
 * chooses so that it loses the fewest steps of its own.
 */
export function aftermath(scene: CellesState, attacker: number, defender: number): StepLosses {
  const s = copyOf(scene)
  s.attackerResult = attacker
  s.defenderResult = defender
  s.sufferer = defendingSide(s)
  s.stage = NO_RESULT
  s.step = STEP['result-next']
  const before = [...s.losses]
  const end = best(s, { left: MOST_POSITIONS })
  const lost = (side: Side): number => end.losses[side]! - before[side]!
  return { attacker: lost(s.phasing), defender: lost(defendingSide(s)) }
}

/** Plays a position on to the advance, the best way for whoever decides. */
function best(s: CellesState, positions: { left: number }): CellesState {
  for (let run = running[s.step]; run; run = running[s.step]) run(s, noDice, undefined)
  const decision = deciding[s.step]
  if (!decision) return s
  const out = new Int32Array(MOST_CHOICES)
  const count = decision.list(s, out)
  const side = s.decider
  let found: CellesState | undefined
  for (let i = 0; i < count; i++) {
    if (found && (positions.left <= 0 || found.losses[side]! === s.losses[side]!)) break
    positions.left--
    const next = copyOf(s)
    decision.take(next, out[i]!, noDice, undefined)
    const end = best(next, positions)
    if (!found || end.losses[side]! < found.losses[side]!) found = end
  }
  return found ?? s
}
