import * as kernel from '@estafette/kernel'
import type { ArrasEvent } from './events.ts'
import { NONE, NO_ASSAULT, NO_SUPPORT, type ArrasState } from './state.ts'

export type DecisionStep = kernel.DecisionStep<ArrasState, ArrasEvent>
export type AutomaticStep = kernel.AutomaticStep<ArrasState, ArrasEvent>

/** A decision between verbs, each over a range of targets; the list follows from the verdicts. */
export const choosing = kernel.choosing<ArrasState, ArrasEvent>

export const unitCount = (s: ArrasState): number => s.board.unitCount
export const locationCount = (s: ArrasState): number => s.board.locationCount

export { ask, goTo } from './steps.ts'

/** Forgets the last assault or bombardment. */
export function clearCombat(s: ArrasState): void {
  s.assault = NO_ASSAULT
  s.target = NONE
  s.origin = NONE
  s.groupSize = 0
  s.point = NONE
  s.forward = NONE
  s.attackSupport = NO_SUPPORT
  s.defenceSupport = NO_SUPPORT
  s.casualties = 0
  s.taken = 0
  s.exact = 0
  s.forwardItems = 0
  s.twos = 0
  s.fives = 0
  s.escaped = 0
  s.roll = 0
  s.counterRoll = 0
}

/** Forgets the last impulse: nothing of it stays in the position. */
export function clearImpulse(s: ArrasState): void {
  clearCombat(s)
  s.active = NONE
  s.acted = 0
  s.mover = NONE
  s.walked = 0
  s.failed = 0
  s.gun = NONE
  s.firstGun = NONE
  s.firstAim = NONE
  s.secondGun = NONE
  s.secondAim = NONE
  s.shot = 0
  s.marks.fill(0)
  s.from.fill(NONE)
  s.spentMf.fill(0)
}
