import { failureText, type Brain, type Choice, type Dice, type Seat } from '@estafette/kernel'
import { celles } from '../game.ts'
import { MOST_CHOICES, type CellesState } from '../state.ts'
import { makeMemory } from './memory.ts'
import { weights } from './weights.ts'

/** Room for the parts of a brain that are asked alone. */
export const memory = makeMemory(celles, weights)

const choices = new Int32Array(MOST_CHOICES)
const values = new Float64Array(MOST_CHOICES)

/** What a brain likes best. */
export function choose(brain: Brain<CellesState>, s: CellesState, seat: Seat, dice: Dice): Choice {
  const count = celles.choices(s, seat, choices)
  brain.rate(s, seat, choices, count, values, dice)
  let best = 0
  for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i
  return choices[best]!
}

/** A position from its lines, the first two left out. */
export function position(lines: string): CellesState {
  const read = celles.read(`estafette position 1\ngame celles\n${lines}`)
  if (!read.ok) throw new Error(failureText(read))
  return read.value
}

/** A new game, before the first decision. */
export function begin(dice: Dice, actionDie = 'off'): CellesState {
  const scenario = celles.scenarios[0]!
  const created = celles.create({ scenario, options: { 'action-die': actionDie } })
  if (!created.ok) throw new Error(created.reason)
  celles.start(created.value, dice)
  return created.value
}
