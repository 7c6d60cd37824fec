import { targetOf, verbOf, type Dice } from '@estafette/kernel'
import { ALLIED, ARTILLERY } from '../data/board.ts'
import { groupOf } from '../releases.ts'
import { sideOfUnit, type ArrasState, type Location } from '../state.ts'
import { VERB } from '../verbs.ts'
import { refuge } from './losses.ts'
import { eagerness } from './moves.ts'
import { lookAgain, type Plan } from './plan.ts'

/** Bids: what the Allies are thought to reach, and two dice for the rest. ARR-14.1a */
export function rateBids(
  choices: Int32Array,
  count: number,
  values: Float64Array,
  dice: Dice,
): void {
  const die = dice.roll(1)
  const bid = die === 1 ? 8 : die === 6 ? 10 : 9
  for (let i = 0; i < count; i++) values[i] = -Math.abs(targetOf(choices[i]!) - bid)
}

/** Which group is placed next: in the order of the letters, the strongest Allied ones first. */
export function rateGroups(choices: Int32Array, count: number, values: Float64Array): void {
  for (let i = 0; i < count; i++) values[i] = -targetOf(choices[i]!)
}

/** Where a group is placed: where it stood, or else as near to it as can be. */
export function rateSetUp(
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const group = groupOf(s, s.decider, s.group)
  const { distance } = s.board
  for (let i = 0; i < count; i++) {
    const place = targetOf(choices[i]!)
    const hops = distance[group.historical * s.control.length + place]!
    values[i] = -hops - (s.decider === ALLIED ? 0.1 * towardsEnemy(s, place) : 0)
  }
}

/** Hops from a location to the nearest black one: Allied groups without a place of their own go near. */
function towardsEnemy(s: ArrasState, place: Location): number {
  let nearest = 100
  for (const other of s.board.setupLocations[1]) {
    nearest = Math.min(nearest, s.board.distance[place * s.control.length + other]!)
  }
  return nearest
}

/** Where a released group or one of its units enters: near to what is worth having. */
export function rateEntry(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.decider)
  const unit = s.entrant >= 0 ? s.entrant : groupOf(s, s.decider, s.group).members[0]!
  for (let i = 0; i < count; i++) {
    const place = targetOf(choices[i]!)
    const isTaken = s.control[place]! !== v.side
    values[i] = 4 * eagerness(v, unit) * v.pull[place]! + (isTaken ? v.worth[place]! : 0)
  }
}

/** Which unit enters next: the most valuable. */
export function rateEntrant(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.decider)
  for (let i = 0; i < count; i++) values[i] = v.value[targetOf(choices[i]!)]!
}

/** Reorganisation costs nothing, so everybody who can comes back, the best first. */
export function rateReorganization(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.reorganizer)
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    values[i] = verbOf(choices[i]!) === VERB.done ? 0 : 1 + v.value[unit]!
  }
}

/** Who is given up for it: the least valuable. */
export function rateMate(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.reorganizer)
  for (let i = 0; i < count; i++) values[i] = -v.value[targetOf(choices[i]!)]!
}

/** Where it comes back: where it will be of use, and safe until then. */
export function rateStation(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.reorganizer)
  for (let i = 0; i < count; i++) values[i] = refuge(v, s.reorganized, targetOf(choices[i]!))
}

export { sideOfUnit, ARTILLERY }
