import { unitsYetToMove } from './activation.ts'
import { drawnFormation } from './chits.ts'
import { movementLeft } from './movement.ts'
import { hexInQuestion, unitUnderWay } from './obstacle.ts'
import type { CellesState } from './state.ts'
import { STEP } from './steps.ts'

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
