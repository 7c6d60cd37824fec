import * as kernel from '@estafette/kernel'
import type { BlitzEvent } from './events.ts'
import { COMBAT_GROUND, COMBAT_MARKS, endUnit, firstUnit, NONE, type BlitzState } from './state.ts'

export type DecisionStep = kernel.DecisionStep<BlitzState, BlitzEvent>
export type AutomaticStep = kernel.AutomaticStep<BlitzState, BlitzEvent>

/** A decision between some verbs: the list of each follows from its verdict. */
export const choosing = kernel.choosing<BlitzState, BlitzEvent>

/** Targets that are units: any may be asked about, those of the decider may be legal. */
export const ownUnits = {
  size: (s: BlitzState): number => s.board.unitCount,
  first: (s: BlitzState): number => firstUnit(s, s.decider),
  end: (s: BlitzState): number => endUnit(s, s.decider),
} as const

/** Targets that are hexes. */
export const anyHex = { size: (s: BlitzState): number => s.board.hexCount } as const

export { ask, goTo } from './steps.ts'

/** Forgets the current move. */
export function clearMove(s: BlitzState): void {
  s.active = NONE
  s.vehicle = NONE
  s.spent = 0
  s.entered = 0
  s.halted = 0
}

/** Forgets the current retreat. */
export function clearRetreat(s: BlitzState): void {
  s.retreater = NONE
  s.start = NONE
  s.rank = 0
}

/** Forgets the current combat: nothing of it stays in the position. */
export function clearCombat(s: BlitzState): void {
  forgetCombat(s)
  const { marks, ground } = s
  for (let unit = 0; unit < marks.length; unit++) marks[unit]! &= ~COMBAT_MARKS
  for (let hex = 0; hex < ground.length; hex++) ground[hex]! &= ~COMBAT_GROUND
}

/** The numbers of it. */
function forgetCombat(s: BlitzState): void {
  s.column = NONE
  s.shift = 0
  s.pass = 0
  s.die = 0
  s.attackerResult = 0
  s.defenderResult = 0
  s.sufferer = NONE
  s.cause = 0
  s.least = 0
  s.most = 0
  s.combined = 0
  s.heavy = 0
  s.advanceFrom = NONE
  s.advanceTo = NONE
  clearRetreat(s)
}

/** Forgets the last phase: what units did in it and what was known of hexes. */
export function clearPhase(s: BlitzState, marks: number): void {
  clearMove(s)
  forgetCombat(s)
  s.cover = 0
  s.ground.fill(0)
  const gone = ~(marks | COMBAT_MARKS)
  for (let unit = 0; unit < s.marks.length; unit++) s.marks[unit]! &= gone
}
