import { greedyPolicy, positionFrom, type Brain, type Choice, type Dice } from '@estafette/kernel'
import type { Seat } from '@estafette/kernel'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'

/** What a brain likes best. */
export function choose(brain: Brain<ArrasState>, s: ArrasState, seat: Seat, dice: Dice): Choice {
  return greedyPolicy(arras, brain).choose(s, seat, dice)
}

/** A position from its lines, the first two left out. */
export const position = (lines: string): ArrasState => positionFrom(arras, lines)
