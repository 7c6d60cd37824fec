import { targetOf, verbOf, type Choice, type Verdict } from '@estafette/kernel'
import { ATTACK_TYPES } from './data/codes.ts'
import { directionTo } from './data/map.ts'
import { allowance, classOf, movementLeft, stepCost } from './movement.ts'
import { WHY } from './reasons.ts'
import { NONE, type CellesState, type Hex } from './state.ts'
import { verbs } from './verbs.ts'

/** What stands in the way of a choice: the gaps of the words of its refusal. */
export function obstacle(s: CellesState, choice: Choice, verdict: Verdict): Record<string, number> {
  const kind = verbs[verbOf(choice)]?.target
  const target = targetOf(choice)
  const unit = kind === 'unit' && target < s.board.unitCount ? target : unitUnderWay(s)
  const hex = kind === 'hex' && target < s.board.hexCount ? target : hexInQuestion(s)
  const args: Record<string, number> = { turn: s.turn, side: s.decider, unit, hex }
  if (kind === 'tactic') args['tactic'] = target
  if (kind === 'formation') args['formation'] = target
  if (kind === 'attack') args['attack'] = target
  if (verdict === WHY['too-costly'] || verdict === WHY['strategic-near-enemy']) {
    args['cost'] = costTo(s, hex)
    args['left'] = movementLeft(s)
  }
  if (verdict === WHY['trucks-elsewhere']) args['carrier'] = s.trucks
  const isDear = verdict === WHY['attack-too-costly'] || verdict === WHY['attack-by-bonus']
  if (isDear && target < ATTACK_TYPES.length) {
    args['cost'] = s.board.attackCost[target]![classOf(s, s.active)]!
    args['left'] = Math.max(0, allowance(s, s.active, false) - s.spent)
  }
  return args
}

function costTo(s: CellesState, hex: Hex): number {
  const from = s.place[s.active]!
  return stepCost(s, s.active, from, directionTo(s.board, from, hex))
}

/** The unit that is looking for a hex, or that the decision is about. */
export function unitUnderWay(s: CellesState): number {
  for (const unit of [s.placing, s.entrant, s.retreater, s.advancer, s.active]) {
    if (unit !== NONE) return unit
  }
  return NONE
}

/** The hex a decision is about. */
export function hexInQuestion(s: CellesState): number {
  if (s.crowded !== NONE) return s.crowded
  const unit = unitUnderWay(s)
  const hex = unit === NONE ? NONE : s.place[unit]!
  return hex < s.board.hexCount ? hex : NONE
}
