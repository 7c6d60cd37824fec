import { targetOf, verbOf, type Choice, type Verdict } from '@estafette/kernel'
import { hexInQuestion, unitUnderWay } from './prompt.ts'
import { allowance, wayVerdict, type MoveStep } from './movement.ts'
import { keptBy, movementLeft } from './moves.ts'
import { WHY } from './reasons.ts'
import { NONE, type BlitzState } from './state.ts'
import { verbs } from './verbs.ts'

/** What stands in the way of a choice: the gaps of the words of its refusal. */
export function obstacle(s: BlitzState, choice: Choice, verdict: Verdict): Record<string, number> {
  const unit = unitIn(s, choice)
  const hex = hexIn(s, choice)
  const air = airIn(s, choice)
  const args: Record<string, number> = { turn: s.turn, side: s.decider, unit, hex, air }
  if (verdict === WHY['overstacked'] || verdict === WHY['must-enter']) {
    args['unit'] = keptBy(s)
    args['hex'] = s.place[keptBy(s)]!
  }
  if (verdict === WHY['too-costly']) {
    args['left'] = movementLeft(s)
    args['cost'] = costOf(s, hex)
  }
  return args
}

/** What the step of the active unit to a hex would cost, 0 where that is not a step. */
function costOf(s: BlitzState, hex: number): number {
  if (s.active === NONE || s.place[s.active]! >= s.board.hexCount) return 0
  const from = s.place[s.active]!
  const step: MoveStep = { cost: 0, halts: false }
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    if (s.board.neighbours[slot] !== hex) continue
    const budget = allowance(s, s.active, s.vehicle)
    wayVerdict(s, s.active, s.vehicle, from, slot, s.spent, s.entered, budget, step)
    return step.cost
  }
  return 0
}

/** The unit that is chosen, the first of a group, or the one that is under way. */
function unitIn(s: BlitzState, choice: Choice): number {
  const kind = verbs[verbOf(choice)]?.target
  const target = targetOf(choice)
  if (kind === 'unit' && target < s.board.unitCount) return target
  if (kind === 'group' && target < s.board.groupCodes.length) {
    return s.board.groupUnits[target]![0] ?? unitUnderWay(s)
  }
  return unitUnderWay(s)
}

/** The hex that is chosen or that the chosen unit stands in, or the one the decision is about. */
function hexIn(s: BlitzState, choice: Choice): number {
  const kind = verbs[verbOf(choice)]?.target
  const target = targetOf(choice)
  if (kind === 'hex' && target < s.board.hexCount) return target
  const hex = kind === 'unit' && target < s.board.unitCount ? s.place[target]! : NONE
  return hex !== NONE && hex < s.board.hexCount ? hex : hexInQuestion(s)
}

/** The air unit that is chosen, or the one the decision is about. */
function airIn(s: BlitzState, choice: Choice): number {
  const target = targetOf(choice)
  const isNamed = verbs[verbOf(choice)]?.target === 'air' && target < s.board.airCount
  return isNamed ? target : s.airTarget
}
