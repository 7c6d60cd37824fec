import { targetOf, verbOf } from '@estafette/kernel'
import { targetVerdict } from '../bombardment.ts'
import { LOCATION_COUNT } from '../data/board.ts'
import { at, NONE, type ArrasState, type Location, type Unit } from '../state.ts'
import { attackFactor, defenceFactor } from '../units.ts'
import { VERB } from '../verbs.ts'
import type { Fight } from './fight.ts'
import { makeFight } from './fight.ts'
import { chanceOfSuccess, clearingMargin, worthOfFight } from './odds.ts'
import { lookAgain, type Plan } from './plan.ts'
import { fillGarrison, makeGarrison } from './standing.ts'
import type { Survey } from './survey.ts'

const fight = makeFight()
const garrison = makeGarrison()

/** Weighs a bombardment. A Failure costs nothing but the Initiative. ARR-7.1.2a-d */
export function bombardmentStakes(
  v: Survey,
  target: Location,
  gun: Unit,
  pending: number,
  out: Fight,
): void {
  const { s, w } = v
  let strongest = 0
  for (let unit = v.first[at(v.enemy, target)]!; unit !== NONE; unit = v.next[unit]!) {
    strongest = Math.max(strongest, defenceFactor(s, unit))
  }
  fillGarrison(v, garrison, v.enemy, target)
  const { stakes } = out
  stakes.capacity = Math.max(1, 5 * garrison.fresh + 2 * garrison.spent)
  stakes.clearing = clearingMargin(garrison.fresh, garrison.spent)
  stakes.perPoint = (w.damage * garrison.value * v.material) / stakes.capacity
  stakes.win = 0
  // An emptied area stays the enemy's unless friends stand in it, but it can be walked into.
  const friends = s.present[at(v.side, target)]! > 0
  stakes.clear = v.worth[target]! * (friends ? 0.8 : s.control[target]! === v.side ? 0 : 0.15)
  stakes.fail = w.turnover * pending
  out.edge = attackFactor(s, gun) - strongest - s.board.tem[target]!
}

/** What a gun's best target is worth. */
export function bestBombardment(v: Survey, gun: Unit, pending: number, but: Location): number {
  let best = -1e9
  for (let target = 0; target < LOCATION_COUNT; target++) {
    if (target === but || v.s.present[at(v.enemy, target)]! === 0) continue
    if (targetVerdict(v.s, gun, target) !== 0) continue
    best = Math.max(best, worthOfAim(v, gun, target, pending))
  }
  return best
}

function worthOfAim(v: Survey, gun: Unit, target: Location, pending: number): number {
  bombardmentStakes(v, target, gun, pending, fight)
  const reserve = v.isExposed ? v.w.gunReserve : 0
  return worthOfFight(fight.stakes, fight.edge, 2, 2) - reserve - v.w.least
}

export function chanceOfBombardment(v: Survey, gun: Unit, target: Location): number {
  bombardmentStakes(v, target, gun, 0, fight)
  return chanceOfSuccess(fight.edge, 2, 2)
}

/** What the gun is aimed at. */
export function rateAim(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.initiative)
  for (let i = 0; i < count; i++) values[i] = worthOfAim(v, s.gun, targetOf(choices[i]!), 0)
}

/** Whether a second gun fires too. */
export function rateSecondGun(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.initiative)
  for (let i = 0; i < count; i++) {
    values[i] =
      verbOf(choices[i]!) === VERB.fire
        ? 0
        : bestBombardment(v, targetOf(choices[i]!), 0, s.firstAim)
  }
}
