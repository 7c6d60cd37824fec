import { LEGAL, makeChoice, type Game } from '@estafette/kernel'
import { isDeclaring } from './attack-plans.ts'
import { canAttack } from './obligation.ts'
import { NONE, opponent, sideOfUnit, type BlitzState, type Hex, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { isArtillery } from './units.ts'
import { VERB } from './verbs.ts'

/** The verbs by which a unit on the map is taken in hand, by step. */
const VERBS: Readonly<Record<number, readonly number[]>> = {
  [STEP.move]: [VERB.move, VERB.ride],
  [STEP.bombard]: [VERB.bombard],
}

/** Units of a hex that can be told to do something now. */
export function usableUnits(game: Game<BlitzState>, s: BlitzState, hex: Hex): Unit[] {
  if (s.step === STEP['on-the-way'] || s.step === STEP['bombard-target']) {
    return s.active !== NONE && s.place[s.active] === hex ? [s.active] : []
  }
  if (isDeclaring(s)) return attackersIn(s, hex)
  const verbs = VERBS[s.step]
  if (!verbs) return []
  const seat = game.toAct(s)
  return unitsIn(s, hex).filter((unit) =>
    verbs.some((verb) => game.verdict(s, seat, makeChoice(verb, unit)) === LEGAL),
  )
}

/** Those who can still attack somebody; guns only support. BLZ-CBT-2, BLZ-CBT-10 */
function attackersIn(s: BlitzState, hex: Hex): Unit[] {
  if (!isNextToEnemy(s, hex)) return []
  return unitsIn(s, hex).filter(
    (unit) => sideOfUnit(s, unit) === s.phasing && !isArtillery(s, unit) && canAttack(s, unit),
  )
}

function isNextToEnemy(s: BlitzState, hex: Hex): boolean {
  const first = opponent(s.phasing) * s.board.hexCount
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const other = s.board.neighbours[slot]!
    if (other >= 0 && s.units[first + other]! > 0) return true
  }
  return false
}

/** Units and transports of a hex, ascending. */
export function unitsIn(s: BlitzState, hex: Hex): Unit[] {
  const found: Unit[] = []
  for (let unit = s.top[hex] ?? NONE; unit !== NONE; unit = s.below[unit]!) found.push(unit)
  return found
}
