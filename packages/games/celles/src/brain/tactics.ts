import { targetOf, verbOf } from '@estafette/kernel'
import { airResult } from '../data/charts.ts'
import { AIR_DISRUPTED, AIR_STEP, ALLIED, STACKING_LIMIT } from '../data/codes.ts'
import { DIE_FACES } from '../odds.ts'
import { replacement } from '../replacement.ts'
import { at, type CellesState, type Side, type Unit } from '../state.ts'
import { airModifier } from '../tactical.ts'
import { isDisrupted, stepsOf } from '../units.ts'
import { VERB } from '../verbs.ts'
import { rateEach, schemeOf, type CellesQuestion, type Mind } from './question.ts'
import { excessAt, standing, stepWorth } from './standing.ts'
import { blockAt, hopeAt, look, type Survey } from './survey.ts'

/** Strength that an upgrade or a return brings. */
function strengthWorth(s: CellesState, unit: Unit, isUpgrade: boolean): number {
  const { attack, defence } = s.board
  const full = attack[unit * 4]! + defence[unit * 4]!
  const reduced = attack[unit * 4 + 2]! + defence[unit * 4 + 2]!
  if (isUpgrade) return 0.02 * (full - reduced)
  return 0.02 * (s.board.unitSteps[unit]! > 1 ? reduced : full)
}

/** A step back is a VP back, unless it is one too many where it stands. CEL-13.3, CEL-16.0.5 */
function backWorth(s: CellesState, side: Side, unit: Unit, isUpgrade: boolean): number {
  if (!isUpgrade) return 1 + strengthWorth(s, unit, false) - (s.turn >= s.board.lastTurn ? 0 : 0.05)
  const isTooMany = s.steps[at(s, side, s.place[unit]!)]! >= STACKING_LIMIT
  return isTooMany ? -0.1 : 1 + strengthWorth(s, unit, true)
}

/** The best that the Replacement chit could do. */
export function replacementWorth({ memory }: Mind, s: CellesState, side: Side): number {
  const { listed } = memory
  const { decider } = s
  const count = decider === side ? replacement.list(s, listed) : 0
  let best = -0.1
  for (let i = 0; i < count; i++) {
    const isUpgrade = verbOf(listed[i]!) === VERB.upgrade
    best = Math.max(best, backWorth(s, side, targetOf(listed[i]!), isUpgrade))
  }
  return best
}

export function rateReplacement(q: CellesQuestion): void {
  rateEach(q, (unit, verb) => backWorth(q.s, q.s.decider, unit, verb === VERB.upgrade))
}

/** What it is worth that a unit off the map comes to stand in a hex. */
function placing(v: Survey, hex: number, isMoving: boolean): number {
  const crowd = isMoving ? 1.4 * excessAt(v, hex) : 0 // it may still move off
  return standing(v, hex, false) + blockAt(v, hex) + crowd
}

/** Where a unit is set up, comes in or returns. */
export function ratePlacing(q: CellesQuestion, unit: Unit, isMoving: boolean): void {
  const v = look(schemeOf(q.mind, unit).v, q.s, q.s.decider, unit)
  rateEach(q, (hex) => placing(v, hex, isMoving))
}

/** What an air attack on a German unit may be expected to bring. CEL-13.4a */
export function airWorth(mind: Mind, s: CellesState, unit: Unit): number {
  const v = look(mind.map, s, ALLIED, -1)
  const modifier = airModifier(s, s.place[unit]!)
  const hopes = hopeAt(v, unit, s.place[unit]!)
  let sum = 0
  for (let die = 0; die < DIE_FACES; die++) {
    const result = airResult(s.board, die + modifier)
    if (result === AIR_STEP) {
      sum += stepWorth(v, unit) + (stepsOf(s, unit) === 1 ? hopes : 0.2 * hopes)
    } else if (result === AIR_DISRUPTED && !isDisrupted(s, unit)) {
      sum +=
        mind.weights.disruption +
        0.15 * hopes +
        (v.s.near[at(s, ALLIED, s.place[unit]!)]! > 0 ? 0.3 : 0)
    }
  }
  return sum / DIE_FACES
}

export function rateAirTarget(q: CellesQuestion): void {
  rateEach(q, (unit, verb) => (verb === VERB.strike ? airWorth(q.mind, q.s, unit) : 0))
}

/** Whoever goes first strikes first. CEL-6.0.1 */
export function rateFirst(q: CellesQuestion): void {
  rateEach(q, (side) => (side === q.s.decider ? 1 : 0))
}
