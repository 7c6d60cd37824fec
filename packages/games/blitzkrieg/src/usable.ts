import { LEGAL, makeChoice, type Game } from '@estafette/kernel'
import { NONE, type BlitzState, type Hex, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

/** The verbs by which a unit on the map is taken in hand, by step. */
const VERBS: Readonly<Record<number, readonly number[]>> = {
  [STEP.move]: [VERB.move, VERB.ride],
  [STEP.bombard]: [VERB.bombard],
}

/** Units of a hex that can be told to do something now; attacks begin with whom they are on. */
export function usableUnits(game: Game<BlitzState>, s: BlitzState, hex: Hex): Unit[] {
  if (s.step === STEP['on-the-way'] || s.step === STEP['bombard-target']) {
    return s.active !== NONE && s.place[s.active] === hex ? [s.active] : []
  }
  const verbs = VERBS[s.step]
  if (!verbs) return []
  const seat = game.toAct(s)
  return unitsIn(s, hex).filter((unit) =>
    verbs.some((verb) => game.verdict(s, seat, makeChoice(verb, unit)) === LEGAL),
  )
}

/** Units and transports of a hex, ascending. */
export function unitsIn(s: BlitzState, hex: Hex): Unit[] {
  const found: Unit[] = []
  for (let unit = s.top[hex] ?? NONE; unit !== NONE; unit = s.below[unit]!) found.push(unit)
  return found
}
