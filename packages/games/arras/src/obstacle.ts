import { targetOf, verbOf, type Choice, type Verdict } from '@estafette/kernel'
import { GERMAN } from './data/board.ts'
import { hindrance, type Hindrance } from './hindrance.ts'
import { entryCost, movementLeft, stepCost } from './movement.ts'
import { WHY } from './reasons.ts'
import { at, endUnit, firstUnit, NONE, type ArrasState, type Location, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { isLocked } from './units.ts'
import { VERB, verbs } from './verbs.ts'

/** What stands in the way of a choice: the gaps of the words of its refusal. */
export function obstacle(s: ArrasState, choice: Choice, verdict: Verdict): Record<string, number> {
  const kind = verbs[verbOf(choice)]?.target
  const target = targetOf(choice)
  const unit = kind === 'unit' && target < s.board.unitCount ? target : unitUnderWay(s)
  const aim = kind === 'place' && target < s.board.locationCount ? target : s.target
  const isWay = verbOf(choice) === (s.step === STEP.walk ? VERB.to : VERB.join)
  const stopped = isWay ? wayTo(s, unit, aim, verdict) : null
  const gaps = gapsOf(s, verdict, unit, stopped?.place ?? aim, stopped?.cost ?? 0)
  if (kind === 'group') gaps['group'] = target
  if (verdict === WHY['casualties-exact'] || verdict === WHY['casualties-superfluous']) {
    gaps['left'] = s.casualties - s.taken
  }
  return gaps
}

/** The gaps of a refusal that is about a unit, a place, or what the way there costs. */
export function gapsOf(
  s: ArrasState,
  verdict: Verdict,
  unit: Unit,
  place: Location,
  cost: number,
): Record<string, number> {
  const side = s.decider
  const gaps: Record<string, number> = { turn: s.turn, side, unit, place }
  if (isLocking(verdict)) gaps['group'] = lockedGroup(s, unit, place)
  if (verdict === WHY.stacking && place !== NONE) {
    gaps['limit'] = s.board.stackingLimit[place]!
    gaps['count'] = s.stacked[at(side, place)]!
  }
  if (verdict === WHY['too-costly'] && place !== NONE && unit !== NONE) {
    gaps['cost'] = s.mover === NONE ? entryCost(s, side, place) : stepCost(s, unit, place)
    gaps['left'] = movementLeft(s, unit)
  }
  if (verdict === WHY['too-far']) {
    gaps['cost'] = cost
    gaps['left'] = movementLeft(s, unit)
  }
  gaps['other'] = side === GERMAN ? 0 : 1
  return gaps
}

/** What stops a unit that walks, or would join an assault, if that is what the verdict is about. */
function wayTo(s: ArrasState, unit: Unit, to: Location, verdict: Verdict): Hindrance | null {
  if (s.step !== STEP.walk && s.step !== STEP.group) return null
  if (unit === NONE || to === NONE || s.place[unit]! >= s.board.locationCount) return null
  const found = hindrance(s, unit, to)
  return found.verdict === verdict ? found : null
}

function isLocking(verdict: Verdict): boolean {
  return (
    verdict === WHY.locked || verdict === WHY['gun-locked'] || verdict === WHY['retreat-locked']
  )
}

/** The group that is locked: that of the unit, or of those in a place. ARR-13.0a */
function lockedGroup(s: ArrasState, unit: Unit, place: Location): number {
  if (unit !== NONE) return s.board.group[unit]!
  for (let other = firstUnit(s, s.decider), end = endUnit(s, s.decider); other < end; other++) {
    if (s.place[other]! === place && isLocked(s, other)) return s.board.group[other]!
  }
  return NONE
}

/** The unit that is looking for a place. */
export function unitUnderWay(s: ArrasState): number {
  for (const unit of [s.mover, s.retreater, s.gun, s.entrant, s.reorganized]) {
    if (unit !== NONE) return unit
  }
  return NONE
}
