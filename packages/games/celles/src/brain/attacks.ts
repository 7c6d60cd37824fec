import {
  GERMAN,
  HEAVY,
  LIGHT,
  MEDIUM,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
} from '../data/codes.ts'
import { classOf } from '../movement.ts'
import { DIE_FACES, oddsColumn, resultIndex } from '../odds.ts'
import { NONE, REDUCED, type Hex, type Unit } from '../state.ts'
import {
  attackStrength,
  enter,
  isDisrupted,
  isImmobile,
  isIsolated,
  leave,
  nationalityOf,
  stepsOf,
} from '../units.ts'
import { findDefenders, findHelpers, harmModifier } from './fight.ts'
import { findRetreat } from './retreats.ts'
import { NEVER, type BestAttack } from './rooms.ts'
import { standing, stepWorth } from './standing.ts'
import { hopeAt, type Survey } from './survey.ts'

/** What each part of a result that the defender can suffer is worth to the attacker. */
function fillGains(v: Survey, advance: number): void {
  const { s, weights, enemy } = v
  const { fight } = v.memory
  const { ends, watches, gain, way } = v.memory.weighing
  let allSteps = 0
  for (let i = 0; i < fight.defenderCount; i++) {
    const unit = fight.defenders[i]!
    allSteps += stepsOf(s, unit)
    findRetreat(s, enemy, nationalityOf(s, unit), s.place[unit]!, way)
    ends[i] = way.end
    watches[i] = way.watched
  }
  for (let part = 0; part < 16; part++) {
    const steps = part & RESULT_STEPS
    const isAll = steps >= allSteps
    let value = 0
    let left = Math.min(steps, allSteps)
    let upset = part & RESULT_DISRUPTED ? 2 : 0
    for (let i = fight.defenderCount - 1; i >= 0; i--) {
      const unit = fight.defenders[i]!
      const has = stepsOf(s, unit)
      const lost = Math.min(left, isAll ? has : i === 0 ? left : Math.max(0, has - 1) || has)
      left -= lost
      value += lost * stepWorth(v, unit)
      if (lost >= has) {
        value += lossOfPlace(v, unit)
        continue
      }
      let disrupted = isDisrupted(s, unit)
      if (upset > 0 && !disrupted) {
        upset--
        disrupted = true
        value += weights.disruption
      }
      if (part & RESULT_RETREAT) value += retreatGain(v, i, has - lost, disrupted)
    }
    if (isAll || part & RESULT_RETREAT) value += advance
    gain[part] = value
  }
}

/** What the enemy loses with the place of a unit that is eliminated. */
function lossOfPlace(v: Survey, unit: Unit): number {
  return v.enemy === GERMAN ? hopeAt(v, unit, v.s.place[unit]!) : 0.3
}

function retreatGain(v: Survey, index: number, steps: number, disrupted: boolean): number {
  const { s, weights } = v
  const { ends, watches } = v.memory.weighing
  const unit = v.memory.fight.defenders[index]!
  const end = ends[index]!
  if (end === NONE || isImmobile(s, unit)) {
    return steps * stepWorth(v, unit) + lossOfPlace(v, unit)
  }
  const lost = Math.min(steps, Math.max(0, watches[index]! - (disrupted ? 0 : 1)))
  let value = lost * stepWorth(v, unit)
  if (lost >= steps) return value + lossOfPlace(v, unit)
  value += weights.retreat
  if (watches[index]! > 0 && !disrupted) value += weights.disruption
  if (v.enemy === GERMAN) {
    value += Math.max(0, hopeAt(v, unit, s.place[unit]!) - hopeAt(v, unit, end))
  }
  return value
}

/** What each part of a result costs the attacker, with so many units. */
function fillCosts(v: Survey, hex: Hex): void {
  const { s, weights, side, unit } = v
  const { cost, way } = v.memory.weighing
  findRetreat(s, side, nationalityOf(s, unit), hex, way)
  const has = stepsOf(s, unit)
  const worth = stepWorth(v, unit)
  const hopes = side === GERMAN ? hopeAt(v, unit, hex) : 0.3
  const back = way.end === NONE ? has * worth : Math.max(0, way.watched - 1) * worth
  for (let part = 0; part < 16; part++) {
    const steps = part & RESULT_STEPS
    let value = steps * worth
    if (steps >= has) value += hopes
    if (part & RESULT_DISRUPTED) value += weights.disruption
    if (part & RESULT_RETREAT && steps < has) value += weights.retreat + back
    cost[part] = value
  }
}

/** What an attack may be expected to bring. */
function expect(v: Survey, attack: number, modifier: number, count: number): number {
  const { s, weights } = v
  const { fight } = v.memory
  const { gain, cost } = v.memory.weighing
  const column = oddsColumn(s.board, attack, fight.defence)
  let sum = 0
  for (let die = 0; die < DIE_FACES; die++) {
    const index = resultIndex(column, die + modifier)
    const mine = s.board.crtAttacker[index]!
    let lost = cost[mine]!
    if (count > 1) {
      if (mine & RESULT_DISRUPTED) lost += weights.disruption
      if (mine & RESULT_RETREAT) lost += (count - 1) * weights.retreat
    }
    sum += gain[s.board.crtDefender[index]!]! - weights.own * lost
  }
  return sum / DIE_FACES
}

/** The best of the helpers for one type of attack; the value comes back. */
function weighType(v: Survey, type: number, out: BestAttack): number {
  const { s, unit } = v
  const { fight } = v.memory
  let attack = s.board.attack[unit * 4 + (s.flags[unit]! & REDUCED)]!
  let harm = fight.activeHarm
  let modifier = fight.base + s.board.attackModifier[type]! + harmModifier(s.board, harm)
  let best = expect(v, attack, modifier, 1)
  let bestCount = 0
  out.attack = attack
  out.modifier = modifier
  for (let i = 0; i < fight.helperCount; i++) {
    attack += attackStrength(s, fight.helpers[i]!)
    harm |= fight.harms[i]!
    modifier = fight.base + s.board.attackModifier[type]! + harmModifier(s.board, harm)
    const value = expect(v, attack, modifier, i + 2)
    if (value <= best + 1e-9) continue
    best = value
    bestCount = i + 1
    out.attack = attack
    out.modifier = modifier
  }
  out.chosen.fill(0)
  for (let i = 0; i < bestCount; i++) out.chosen[fight.helpers[i]!] = 1
  out.column = oddsColumn(s.board, out.attack, fight.defence)
  out.defence = fight.defence
  return best
}

/** Puts the survey's unit into a hex and weighs what results would mean; false without a target. */
function open(v: Survey, hex: Hex): boolean {
  const { fight } = v.memory
  if (!findDefenders(v, hex)) return false
  const here = standing(v, hex, true)
  let advance = 0
  for (let i = 0; i < fight.frontCount; i++) {
    if (v.s.board.rearArea[fight.fronts[i]!]! === v.enemy) continue
    advance = Math.max(advance, standing(v, fight.fronts[i]!, true) - here)
  }
  findHelpers(v)
  enter(v.s, v.unit, hex)
  fillGains(v, advance)
  fillCosts(v, hex)
  return true
}

/** Looks for the best attack of the survey's unit from a hex with so many half MP. */
export function weighAttack(v: Survey, hex: Hex, left: number, out: BestAttack): BestAttack {
  out.value = NEVER
  out.type = NONE
  out.each.fill(NEVER)
  const { attackCost } = v.s.board
  const kind = classOf(v.s, v.unit)
  if (left < attackCost[LIGHT]![kind]! || isIsolated(v.s, v.unit) || !open(v, hex)) return out
  for (let type = LIGHT; type <= HEAVY; type++) {
    if (attackCost[type]![kind]! <= left) out.each[type] = weighType(v, type, out)
  }
  const again = v.weights.again
  for (let type = LIGHT; type <= HEAVY; type++) {
    if (out.each[type]! === NEVER) continue
    const rest = left - attackCost[type]![kind]!
    let more = 0
    for (let next = LIGHT; next <= MEDIUM; next++) {
      const price = attackCost[next]![kind]!
      if (price > rest) continue
      const times = next === LIGHT && rest >= 2 * price ? 1 + again : 1
      more = Math.max(more, again * times * out.each[next]!)
    }
    if (out.each[type]! + more <= out.value) continue
    out.value = out.each[type]! + more
    out.type = type
  }
  weighType(v, out.type, out) // who helps in the one that is best
  leave(v.s, v.unit, v.s.board.waiting)
  out.target = v.memory.fight.fronts[0]!
  return out
}

/** Who should help in an attack of one type that has been declared. */
export function weighHelp(v: Survey, hex: Hex, type: number, out: BestAttack): BestAttack {
  out.chosen.fill(0)
  if (!open(v, hex)) return out
  out.value = weighType(v, type, out)
  out.type = type
  leave(v.s, v.unit, v.s.board.waiting)
  return out
}

/** What an attack whose totals are known would bring with a modifier and so many units. */
export function weighOdds(
  v: Survey,
  hex: Hex,
  attack: number,
  modifier: number,
  count: number,
): number {
  if (!open(v, hex)) return 0
  const value = expect(v, attack, modifier, count)
  leave(v.s, v.unit, v.s.board.waiting)
  return value
}
