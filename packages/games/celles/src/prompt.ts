import { verbOf } from '@estafette/kernel'
import { act } from './act.ts'
import { unitsYetToMove } from './activation.ts'
import { drawnFormation } from './chits.ts'
import { movementLeft } from './movement.ts'
import { hexInQuestion, unitUnderWay } from './obstacle.ts'
import { MOST_CHOICES, type CellesState } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

/** Gaps of the prompts: what the decision is about. */
export function promptArgs(s: CellesState): Record<string, number> {
  return {
    turn: s.turn,
    side: s.decider,
    unit: unitUnderWay(s),
    hex: hexInQuestion(s),
    formation: drawnFormation(s),
    attack: s.attack,
    column: s.column,
    modifier: combatModifier(s),
    left: movementLeft(s),
    count: countInQuestion(s),
    can: s.step === STEP.act ? deedsInReach(s) : 0,
  }
}

/** The modifier so far, Combat chits included. CEL-13.1 */
function combatModifier(s: CellesState): number {
  return (
    s.modifier +
    s.chitAttacker * s.board.combatModifier['combatChitAttacker']! +
    s.chitDefender * s.board.combatModifier['combatChitDefender']!
  )
}

function countInQuestion(s: CellesState): number {
  if (s.step === STEP.losses) return s.lossesLeft
  if (s.step === STEP.disrupt) return s.disruptionsLeft
  if (s.step === STEP.active) return unitsYetToMove(s)
  return s.step === STEP['the-84th'] ? s.named : 0
}

const CAN_MOVE = 1
const CAN_ATTACK = 2

/** What the active unit can still do beside ending its move. */
function deedsInReach(s: CellesState): number {
  const out = new Int32Array(MOST_CHOICES)
  let can = 0
  for (const choice of out.subarray(0, act.list(s, out))) {
    if (verbOf(choice) === VERB.to) can |= CAN_MOVE
    else if (verbOf(choice) === VERB.attack) can |= CAN_ATTACK
  }
  return can
}
