import { failureText, type Brain, type Choice, type Dice, type Seat } from '@estafette/kernel'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'

const choices = new Int32Array(256)
const values = new Float64Array(256)

/** What a brain likes best. */
export function choose(brain: Brain<ArrasState>, s: ArrasState, seat: Seat, dice: Dice): Choice {
  const count = arras.choices(s, seat, choices)
  brain.rate(s, seat, choices, count, values, dice)
  let best = 0
  for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i
  return choices[best]!
}

/** A position from its lines, the first two left out. */
export function position(lines: string): ArrasState {
  const read = arras.read(`estafette position 1\ngame arras\n${lines}`)
  if (!read.ok) throw new Error(failureText(read))
  return read.value
}
