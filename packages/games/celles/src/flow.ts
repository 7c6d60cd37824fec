import * as kernel from '@estafette/kernel'
import type { CellesEvent } from './events.ts'
import {
  COMBAT_MARKS,
  endUnit,
  firstUnit,
  NO_RESULT,
  NONE,
  NOT_YET,
  type CellesState,
} from './state.ts'

export type DecisionStep = kernel.DecisionStep<CellesState, CellesEvent>
export type AutomaticStep = kernel.AutomaticStep<CellesState, CellesEvent>

/** A decision between some verbs: the list of each follows from its verdict. */
export const choosing = kernel.choosing<CellesState, CellesEvent>

/** Targets that are units: any may be asked about, those of the decider may be legal. */
export const ownUnits = {
  size: (s: CellesState): number => s.board.unitCount,
  first: (s: CellesState): number => firstUnit(s, s.decider),
  end: (s: CellesState): number => endUnit(s, s.decider),
} as const

export { ask, goTo } from './steps.ts'

/** Forgets the last retreat. */
export function clearRetreat(s: CellesState): void {
  s.retreater = NONE
  s.companion = NONE
  s.start = NONE
  s.passed.fill(0)
}

/** Forgets the last combat: nothing of it stays in the position. */
export function clearCombat(s: CellesState): void {
  s.attack = NONE
  s.origin = NONE
  s.front = 0
  s.column = NONE
  s.modifier = 0
  s.chitAttacker = 0
  s.chitDefender = 0
  s.die = NONE
  s.attackerResult = 0
  s.defenderResult = 0
  s.sufferer = NONE
  s.stage = NO_RESULT
  s.lossesLeft = 0
  s.disruptionsLeft = 0
  s.advancer = NONE
  const { marks } = s
  for (let unit = 0; unit < marks.length; unit++) marks[unit]! &= ~COMBAT_MARKS
  clearRetreat(s)
}

/** Forgets the active unit's move. */
export function clearMove(s: CellesState): void {
  s.active = NONE
  s.spent = 0
  s.strategic = 0
}

/** Forgets the last Action Phase. */
export function clearPhase(s: CellesState): void {
  clearCombat(s)
  clearMove(s)
  s.chit = NONE
  s.activation = NOT_YET
  s.named = NONE
  s.placing = NONE
  s.entrant = NONE
  s.crowded = NONE
  s.resume = 0
  s.spared.fill(0)
  s.marks.fill(0)
}
