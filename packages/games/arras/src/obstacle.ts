import { targetOf, verbOf, type Choice, type Verdict } from '@estafette/kernel'
import { GERMAN, LOCATION_COUNT, UNIT_COUNT } from './data/board.ts'
import { entryCost, movementLeft, stepCost } from './movement.ts'
import { WHY } from './reasons.ts'
import { at, NONE, type ArrasState } from './state.ts'
import { verbs } from './verbs.ts'

/** What stands in the way of a choice: the gaps of the words of its refusal. */
export function obstacle(s: ArrasState, choice: Choice, verdict: Verdict): Record<string, number> {
  const kind = verbs[verbOf(choice)]?.target
  const target = targetOf(choice)
  const unit = kind === 'unit' && target < UNIT_COUNT ? target : unitUnderWay(s)
  const place = kind === 'place' && target < LOCATION_COUNT ? target : s.target
  const args: Record<string, number> = { turn: s.turn, side: s.decider, unit, place }
  if (kind === 'group') args['group'] = target
  if (verdict === WHY.stacking && place !== NONE) {
    args['limit'] = s.board.stackingLimit[place]!
    args['count'] = s.stacked[at(s.decider, place)]!
  }
  if (verdict === WHY['too-costly'] && place !== NONE && unit !== NONE) {
    args['cost'] = s.mover === NONE ? entryCost(s, s.decider, place) : stepCost(s, unit, place)
    args['left'] = movementLeft(s, unit)
  }
  if (verdict === WHY['casualties-exact'] || verdict === WHY['casualties-superfluous']) {
    args['left'] = s.casualties - s.taken
  }
  args['other'] = s.decider === GERMAN ? 0 : 1
  return args
}

/** The unit that is looking for a place. */
export function unitUnderWay(s: ArrasState): number {
  for (const unit of [s.mover, s.retreater, s.gun, s.entrant, s.reorganized]) {
    if (unit !== NONE) return unit
  }
  return NONE
}
