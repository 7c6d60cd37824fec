import { SPENT, type Location, type Unit } from '../state.ts'
import { VERB } from '../verbs.ts'
import { addUnit, fillGarrison } from './garrison.ts'
import { flipCost } from './losses.ts'
import { eagerness } from './moves.ts'
import { look } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import { standing, standingNow } from './standing.ts'
import type { Survey } from './memory.ts'

/** What a Spent unit is worth in a location: what it helps to keep there, and to reach from there. */
export function refuge(v: Survey, unit: Unit, place: Location): number {
  const garrison = v.memory.refuge
  fillGarrison(v, garrison, v.side, place)
  addUnit(v, garrison, unit, true)
  const held = standing(v, garrison, place, v.s.control[place]! === v.side)
  return held - standingNow(v, place) + eagerness(v, unit) * v.pull[place]!
}

/** Where a retreating unit goes. ARR-6.6.1a */
export function rateRetreat(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.decider)
  rateEach(q, (place) => refuge(v, s.retreater, place))
}

/** What leaving costs besides, so that nobody leaves for nothing. */
const LEAVING = 0.5

/** Who falls back of their own will: those who are worth more than what they still hold. ARR-6.6.3a */
export function rateVoluntary(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.decider)
  const garrison = v.memory.refuge
  const place = s.target
  rateEach(q, (unit, verb) => {
    if (verb === VERB.stand) return 0
    fillGarrison(v, garrison, v.side, place, unit)
    const without = standing(v, garrison, place, s.control[place]! === v.side)
    const tired = s.flags[unit]! & SPENT ? 0 : flipCost(v, unit) + LEAVING
    return without - standingNow(v, place) - tired - LEAVING
  })
}

/** Who goes first where there is not room for all: the most valuable. ARR-6.6.1c */
export function rateOrder(q: ArrasQuestion): void {
  const v = look(q.scheme, q.s, q.s.decider)
  rateEach(q, (unit) => v.value[unit]!)
}
