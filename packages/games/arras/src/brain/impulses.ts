import { targetOf, verbOf } from '@estafette/kernel'
import { LEADER, LOCATION_COUNT } from '../data/board.ts'
import { approach, stepCost } from '../movement.ts'
import {
  at,
  MOVE_ASSAULT,
  NONE,
  OVERRUNNING,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { VERB } from '../verbs.ts'
import { bestGroup, bestOnTheWay, bestOverrun, isRiverCrossed, makeAssault } from './assaults.ts'
import { bestMove, makeMove } from './moves.ts'
import { lookAgain, planAll, planPlace, type Plan } from './plan.ts'
import { RIVER } from '../data/board.ts'
import { borderBetween } from '@estafette/board'

const NEVER = -1e9
const assault = makeAssault()
const move = makeMove()

/** What next in an activation: the best move of each unit, the assault, or the end of it. */
export function rateAction(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  if (s.acted) planPlace(plan, s, s.active)
  else planAll(plan, s)
  const { target, lead, value } = plan.assaults[s.active]!
  for (let i = 0; i < count; i++) {
    const verb = verbOf(choices[i]!)
    const unit = targetOf(choices[i]!)
    if (verb === VERB.done) {
      values[i] = 0
    } else if (verb === VERB.assault) {
      // After a move the Initiative holder is asked afresh where it is best to risk something.
      values[i] = unit === lead && target === s.active && !s.acted ? value : NEVER
    } else {
      const walks = target !== s.active && unit === lead && !s.acted ? value : NEVER
      values[i] = Math.max(plan.moves[unit]!.value, walks)
    }
  }
}

/** The next step of a walking unit. */
export function rateWalk(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  if (s.assault === MOVE_ASSAULT) {
    rateApproach(s, choices, count, values)
    return
  }
  const unit = s.mover
  const isOverrun = (s.marks[unit]! & OVERRUNNING) !== 0
  let goal: Location = NONE
  let goalValue = NEVER
  if (s.walked === 0 && !isOverrun) {
    if (s.acted) planPlace(plan, s, s.active)
    else planAll(plan, s)
    copy(plan, unit)
    const planned = plan.assaults[s.active]!
    if (planned.lead === unit && planned.target !== s.active && !s.acted) {
      goal = planned.target
      goalValue = planned.value
    }
  } else {
    lookAgain(plan, s, s.initiative)
    bestMove(plan.v, unit, true, move)
    if (isOverrun && s.walked === 0) bestOverrun(plan.v, s.place[unit]!, 0, assault)
    else if (isOverrun) assault.value = NEVER
    else bestOnTheWay(plan.v, unit, 0, assault)
    goal = assault.target
    goalValue = assault.value
  }
  const step = goalValue > move.value && goalValue > NEVER ? stepTowards(s, unit, goal) : move.step
  const best = Math.max(goalValue, move.value)
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) === VERB.halt) values[i] = 0
    else values[i] = targetOf(choices[i]!) === step ? best : Math.min(-1, best - 1)
  }
}

function copy(plan: Plan, unit: Unit): void {
  const planned = plan.moves[unit]!
  move.value = planned.value
  move.step = planned.step
}

/** The first step of a unit's cheapest way to a location under assault. */
function stepTowards(s: ArrasState, unit: Unit, goal: Location): Location {
  const from = s.place[unit]!
  const { offsets, targets, borders } = s.board.graph
  const kept = s.target
  s.target = goal
  const needed = approach(s, s.initiative, from, s.board.type[unit]! === LEADER)
  s.target = kept
  let best: Location = NONE
  let least = 100
  for (let edge = offsets[from]!; edge < offsets[from + 1]!; edge++) {
    const next = targets[edge]!
    if (next !== goal && s.present[at(1 - s.initiative, next)]! > 0) continue
    let cost = 4 * (stepCost(s, unit, next) + needed[next]!)
    if (next === goal && borders[edge]! === RIVER) cost += 2
    if (s.control[next]! !== s.initiative && next !== goal) cost -= 1
    if (cost < least && needed[next]! < 100) {
      least = cost
      best = next
    }
  }
  return best
}

/** The way of a unit that has joined an assault: dry last steps, then land to take, then short. */
function rateApproach(
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const from = s.place[s.mover]!
  const { graph, distance } = s.board
  const isWet = isRiverCrossed(s)
  for (let i = 0; i < count; i++) {
    const to = targetOf(choices[i]!)
    values[i] = -distance[to * LOCATION_COUNT + s.target]!
    if (to === s.target && !isWet && borderBetween(graph, from, to) === RIVER) values[i]! -= 1.5
    else if (to !== s.target && s.control[to]! !== s.initiative) values[i]! += 1.2
  }
}

const joiners = new Int8Array(64)

/** Who else joins an assault: those who make it better than it would be without them. */
export function rateGroup(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.initiative)
  let size = 0
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) === VERB.join) joiners[size++] = targetOf(choices[i]!)
  }
  bestGroup(v, joiners, size, assault)
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    if (verbOf(choices[i]!) === VERB.attack) values[i] = 0
    else values[i] = isInGroup(unit) ? joinOrder(s, unit) : -1
  }
}

function isInGroup(unit: Unit): boolean {
  for (let i = 0; i < assault.size; i++) if (assault.units[i]! === unit) return true
  return false
}

/** Leaders walk last, or nobody could follow them. ARR-5.2.1f */
function joinOrder(s: ArrasState, unit: Unit): number {
  return s.board.type[unit]! === LEADER ? 1 : 2
}

/** What overrunning units do next. */
export function rateOverrun(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  lookAgain(plan, s, s.initiative)
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) === VERB.done) {
      values[i] = 0
      continue
    }
    const unit = targetOf(choices[i]!)
    bestMove(plan.v, unit, true, move)
    bestOverrun(plan.v, s.place[unit]!, 0, assault)
    values[i] = Math.max(move.value, assault.lead === unit ? assault.value : NEVER)
  }
}
