import { targetOf, verbOf } from '@estafette/kernel'
import { refreshAll } from '../advantage.ts'
import { LOCATION_COUNT, UNIT_COUNT } from '../data/board.ts'
import {
  at,
  endUnit,
  firstUnit,
  LOCKED,
  NONE,
  opponent,
  SPENT,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from '../state.ts'
import { makeState } from '../state.ts'
import { refresh } from '../units.ts'
import { VERB } from '../verbs.ts'
import { bestBombardment } from './bombardments.ts'
import { planAll, worthOfPlace, type Plan } from './plan.ts'

const NEVER = -1e9

/** An impulse: what each location could do, bombard, or pass; the Advantage where these end. */
export function rateImpulse(
  plan: Plan,
  spare: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  planAll(plan, s)
  let best = -1
  let prolong = -1
  for (let i = 0; i < count; i++) {
    const verb = verbOf(choices[i]!)
    values[i] = rateVerb(plan, verb, targetOf(choices[i]!))
    if (verb === VERB.prolong) prolong = i
    if (best < 0 || values[i]! > values[best]!) best = i
  }
  const verb = verbOf(choices[best]!)
  const isSafe = verb === VERB.activate && !isRisky(plan, targetOf(choices[best]!))
  if (isSafe) return // the Advantage keeps while there is something else to do
  if (prolong >= 0) weighProlonging(plan, spare, s, choices, count, values, prolong)
  if (verb !== VERB.pass) return
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) !== VERB.refresh) continue
    values[i] = refreshWorth(plan, spare, s, targetOf(choices[i]!))
  }
}

function rateVerb(plan: Plan, verb: number, target: number): number {
  if (verb === VERB.activate) return worthOfPlace(plan, target)
  if (verb === VERB.bombard) return bestBombardment(plan.v, target, pendingOf(plan), NONE)
  return verb === VERB.pass ? 0 : NEVER
}

/** Whether the best a location can do may fail. */
function isRisky(plan: Plan, place: Location): boolean {
  return plan.assaults[place]!.value >= worthOfPlace(plan, place)
}

/**
 * Whoever can prolong the turn before the enemy has done anything has a second run ahead of him,
 * which every Failure would spoil.
 */
function weighProlonging(
  plan: Plan,
  spare: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
  prolong: number,
): void {
  const worth = prolongWorth(spare, s, true)
  values[prolong] = worth
  if (worth <= 0) return
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) !== VERB.activate) continue
    const place = targetOf(choices[i]!)
    if (isRisky(plan, place)) values[i]! -= (1 - plan.assaults[place]!.chance) * worth
  }
}

function pendingOf(plan: Plan): number {
  let best = plan.pending
  for (const assault of plan.assaults) best = Math.max(best, assault.value)
  return best
}

let imagined: ArrasState | null = null

function copyOf(s: ArrasState): ArrasState {
  imagined ??= makeState(s.board)
  imagined.words.set(s.words)
  imagined.board = s.board
  return imagined
}

/** Refreshing a location: what the better half of its Spent units could do then. ARR-9.3a */
function refreshWorth(plan: Plan, spare: Plan, s: ArrasState, place: Location): number {
  const copy = copyOf(s)
  const side = s.initiative
  let left = 3 // what a die flips, rounded down
  while (left-- > 0) {
    const unit = bestSpent(plan, copy, side, place)
    if (unit === NONE) break
    refresh(copy, unit)
  }
  planAll(spare, copy)
  return worthOfPlace(spare, place) - plan.v.w.advantage
}

function bestSpent(plan: Plan, s: ArrasState, side: Side, place: Location): Unit {
  let best: Unit = NONE
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.place[unit]! !== place || (s.flags[unit]! & SPENT) === 0) continue
    if (s.board.unitSide[unit]! !== side) continue
    if (best === NONE || plan.v.value[unit]! > plan.v.value[best]!) best = unit
  }
  return best
}

/** The end of the phase: whether everybody is to be Fresh once more. */
export function rateProlong(
  spare: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const gain = prolongWorth(spare, s, false)
  for (let i = 0; i < count; i++) values[i] = verbOf(choices[i]!) === VERB.prolong ? gain : 0
}

/**
 * Prolonging the turn: what one could do with everybody Fresh, against what one can do as it is,
 * which is nothing where the phase is about to end; less what the enemy's Spent units may do.
 * ARR-9.2a
 */
function prolongWorth(spare: Plan, s: ArrasState, goesOn: boolean): number {
  const side = s.advantage
  const { w } = spare.v
  const copy = copyOf(s)
  const before = goesOn ? hopes(spare, copy, side) : 0
  refreshAll(copy)
  const after = hopes(spare, copy, side)
  const theirs = spentAttack(s, opponent(side))
  const order = s.turnStarter === side ? 1 : 0.7
  return w.prolong * order * (after - before) - w.prolongEnemy * theirs - w.advantage
}

/** Attack Factors of the Spent units of a side that may act when they are Fresh. */
function spentAttack(s: ArrasState, side: Side): number {
  let sum = 0
  for (let unit = firstUnit(side); unit < endUnit(side); unit++) {
    if (s.place[unit]! >= LOCATION_COUNT || (s.flags[unit]! & (SPENT | LOCKED)) !== SPENT) continue
    sum += s.board.attack[unit]!
  }
  return sum
}

/** What a side could do with the Initiative. */
function hopes(spare: Plan, s: ArrasState, side: Side): number {
  s.initiative = side
  planAll(spare, s)
  let sum = spare.pending
  for (let place = 0; place < LOCATION_COUNT; place++) {
    if (s.ready[at(side, place)]! > 0) sum += Math.max(0, spare.assaults[place]!.value)
  }
  return sum
}

/** Which units become Fresh: the most valuable. ARR-9.3a */
export function rateFreshen(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    values[i] = s.flags[unit]! & LOCKED ? NEVER : s.board.attack[unit]!
  }
  void plan
}
