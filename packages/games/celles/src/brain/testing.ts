import {
  createState,
  greedyPolicy,
  positionFrom,
  type Brain,
  type Choice,
  type Dice,
  type Seat,
} from '@estafette/kernel'
import { celles } from '../game.ts'
import type { CellesState } from '../state.ts'
import { makeMemory } from './memory.ts'
import { weights } from './weights.ts'

/** Room for the parts of a brain that are asked alone. */
export const memory = makeMemory(celles, weights)

/** What a brain likes best. */
export function choose(brain: Brain<CellesState>, s: CellesState, seat: Seat, dice: Dice): Choice {
  return greedyPolicy(celles, brain).choose(s, seat, dice)
}

/** A position from its lines, the first two left out. */
export const position = (lines: string): CellesState => positionFrom(celles, lines)

/** A new game, before the first decision. */
export function begin(dice: Dice, actionDie = 'off'): CellesState {
  const scenario = celles.scenarios[0]!
  const s = createState(celles, { scenario, options: { 'action-die': actionDie } })
  celles.start(s, dice)
  return s
}
