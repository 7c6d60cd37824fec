import { ARTILLERY } from '../data/board.ts'
import { attackParts, defenceParts } from '../assault.ts'
import {
  ASSAULTING,
  at,
  endUnit,
  firstUnit,
  IN_PLACE,
  NO_SUPPORT,
  NONE,
  SPENT,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { clearingMargin, type Stakes } from './odds.ts'
import {
  addToGarrison,
  clearGarrison,
  defenceOf,
  fillGarrison,
  makeGarrison,
  standing,
  type Garrison,
} from './standing.ts'
import type { Survey } from './survey.ts'

/** The assault that is going on, as the attacker sees it; the defender wants the opposite. */
export interface Fight {
  readonly stakes: Stakes
  edge: number // Attack Value less Defense Value, with what is known of them
}

export function makeFight(): Fight {
  return {
    stakes: { fail: 0, win: 0, perPoint: 0, capacity: 0, clear: 0, clearing: 0 },
    edge: 0,
  }
}

const garrison: Garrison = makeGarrison()
const defenders: Garrison = makeGarrison()

function isOfGroup(s: ArrasState, unit: Unit): boolean {
  return (s.marks[unit]! & ASSAULTING) !== 0
}

/**
 * Weighs the assault that is going on, for a survey of the attacker's side. The Point Unit may
 * still be open: then the group counts with this one. So may the Forward Unit: then the defence
 * is the best there is.
 */
export function weighFight(v: Survey, fight: Fight, point: Unit): void {
  const { s, w } = v
  const { stakes } = fight
  const { target } = s
  fillGarrison(v, defenders, v.enemy, target)
  stakes.capacity = Math.max(1, 5 * defenders.fresh + 2 * defenders.spent)
  stakes.clearing = clearingMargin(defenders.fresh, defenders.spent)
  stakes.perPoint = (w.damage * defenders.value * v.material) / stakes.capacity

  const home = s.assault === IN_PLACE ? NONE : homeOf(s)
  stakes.fail = v.value[point]! * v.material - (home === NONE ? 0 : sentHome(v, home, point))

  fillGroup(v, target, false, NONE)
  const isHeld = s.control[target]! === v.side
  const already = garrison.fresh + garrison.spent > 0 ? standing(v, garrison, target, isHeld) : 0
  fillGroup(v, target, true, NONE)
  const alone = standing(v, garrison, target, true)
  const beside = standing(v, garrison, target, isHeld)
  if (s.assault === IN_PLACE) {
    fillGroup(v, target, true, point)
    stakes.fail -= standing(v, garrison, target, isHeld) - beside
    stakes.win = 0
  } else {
    stakes.win = beside - already
  }
  stakes.clear = alone - beside + (isHeld ? 0.3 * v.worth[target]! : 0)
  fight.edge = attackWith(s, point) - defence(v)
}

/** Where most of the group would go back to. */
function homeOf(s: ArrasState): Location {
  for (let unit = firstUnit(s.initiative); unit < endUnit(s.initiative); unit++) {
    if (isOfGroup(s, unit) && s.from[unit]! !== NONE) return s.from[unit]!
  }
  return NONE
}

/** What the location behind gains by a beaten group. */
function sentHome(v: Survey, home: Location, point: Unit): number {
  const { s } = v
  const isHeld = s.control[home]! === v.side
  fillGarrison(v, garrison, v.side, home)
  const before = standing(v, garrison, home, isHeld)
  for (let unit = firstUnit(v.side); unit < endUnit(v.side); unit++) {
    if (isOfGroup(s, unit) && unit !== point) addToGarrison(v, garrison, unit, true)
  }
  return standing(v, garrison, home, isHeld) - before
}

/** The attacker's units in the target: those of the group Spent, if they count at all. */
function fillGroup(v: Survey, target: Location, withGroup: boolean, but: Unit): void {
  const { s } = v
  clearGarrison(garrison)
  for (let unit = v.first[at(v.side, target)]!; unit !== NONE; unit = v.next[unit]!) {
    const isGroup = isOfGroup(s, unit)
    if (unit === but || (isGroup && !withGroup)) continue
    addToGarrison(v, garrison, unit, isGroup || (s.flags[unit]! & SPENT) !== 0)
  }
}

/** The Attack Value with this Point Unit. ARR-6.2a-e */
function attackWith(s: ArrasState, point: Unit): number {
  const named = s.point
  s.point = point
  const { value } = attackParts(s)
  s.point = named
  return value
}

/** The Defense Value: with the Forward Unit, or the best one while it is open. ARR-6.3a */
function defence(v: Survey): number {
  const { s } = v
  return s.forward === NONE ? defenceOf(v, defenders, s.target) : defenceParts(s).value
}

/** The Defense Value with this Forward Unit. */
export function defenceWith(s: ArrasState, forward: Unit): number {
  const named = s.forward
  s.forward = forward
  const { value } = defenceParts(s)
  s.forward = named
  return value
}

/** How many dice a side rolls by what it has called. */
export function attackDice(s: ArrasState): number {
  return s.attackSupport === NO_SUPPORT ? 2 : 3
}

export function defenceDice(s: ArrasState): number {
  return s.defenceSupport === NO_SUPPORT ? 2 : 3
}

/** Whether a unit is a gun that defends in the target: spent for support it weakens the defence. */
export function isGunInTarget(s: ArrasState, unit: Unit): boolean {
  return s.board.type[unit]! === ARTILLERY && s.place[unit]! === s.target
}
