import { ARTILLERY, LEADER } from '../data/board.ts'
import { movementLeft } from '../movement.ts'
import { at, NONE, type Location, type Unit } from '../state.ts'
import { roomFor } from '../units.ts'
import { addUnit, fillGarrison } from './garrison.ts'
import { factorOf } from './party.ts'
import { crossing, FAR, leavingCost } from './reach.ts'
import { seizure, standing, standingNow, wouldHold } from './standing.ts'
import type { Survey } from './memory.ts'
import { MOST_MF, NEVER, type UnitMove } from './records.ts'

export function copyMove(into: UnitMove, from: UnitMove): void {
  into.value = from.value
  into.to = from.to
  into.step = from.step
  into.took = from.took
}

const LOW_BITS = 30 // of the locations taken on it

/** What a unit adds to a location by ending there, Spent. */
function presence(v: Survey, unit: Unit, place: Location): number {
  const { garrison } = v.memory.walk
  const without = v.s.control[place]! === v.side ? standingNow(v, place) : 0
  fillGarrison(v, garrison, v.side, place)
  addUnit(v, garrison, unit, true)
  return standing(v, garrison, place, wouldHold(v, place)) - without
}

/** What a location loses when a unit leaves it. */
function departure(v: Survey, unit: Unit, place: Location): number {
  const { garrison } = v.memory.walk
  fillGarrison(v, garrison, v.side, place, unit)
  return standingNow(v, place) - standing(v, garrison, place, v.s.control[place]! === v.side)
}

/** How strongly places worth having draw a unit. */
export function eagerness(v: Survey, unit: Unit): number {
  const { m, s } = v
  return s.board.type[unit]! >= ARTILLERY ? m.pullBase : m.pullBase + m.pull * factorOf(s, unit)
}

/** What a Fresh unit is worth as long as the enemy can still act. */
function patience(v: Survey, unit: Unit): number {
  const { m, s } = v
  if (!v.isExposed) return 0
  return s.board.type[unit]! === ARTILLERY ? m.gunReserve : m.patience * factorOf(s, unit)
}

/** The best move of a ready unit through and into locations without enemies. */
export function bestMove(v: Survey, unit: Unit, out: UnitMove): void {
  const from = v.s.place[unit]!
  const costs = departure(v, unit, from) + patience(v, unit) + v.m.least
  forget(out, NEVER)
  chooseEnd(v, unit, from, costs, out)
}

/**
 * How a unit goes on that is under way, and becomes Spent wherever it ends; staying is worth 0.
 * The survey is of the position without it, so that it does not stand in its own light.
 */
export function bestRest(v: Survey, unit: Unit, from: Location, out: UnitMove): void {
  const costs = presence(v, unit, from) + 0.5 * v.m.least
  forget(out, 0)
  chooseEnd(v, unit, from, costs, out)
}

function forget(out: UnitMove, value: number): void {
  out.value = value
  out.to = NONE
  out.step = NONE
  out.took = 0
}

function chooseEnd(v: Survey, unit: Unit, from: Location, costs: number, out: UnitMove): void {
  const { s } = v
  const { gains, firstSteps, takenLow, takenHigh } = v.memory.walk
  const most = Math.min(MOST_MF, movementLeft(s, unit))
  const eager = eagerness(v, unit)
  walk(v, unit, from, most)
  for (let to = 0; to < s.board.locationCount; to++) {
    if (to === from) continue
    const cell = richest(v, to, most)
    if (cell === NONE) continue
    // What it takes at the end is worth more with the unit in it, which `presence` reckons.
    const last = s.control[to]! === v.side ? 0 : seizure(v, to)
    const drawn = eager * (v.pull[to]! - v.pull[from]!)
    const value = gains[cell]! - last + presence(v, unit, to) + drawn - costs
    if (value <= out.value) continue
    out.value = value
    out.to = to
    out.step = firstSteps[cell]!
    out.took = bits(takenLow[cell]!) + bits(takenHigh[cell]!)
  }
}

/** The next step of a unit under way to a location, NONE where it cannot get there any more. */
export function stepTo(v: Survey, unit: Unit, to: Location): Location {
  const most = Math.min(MOST_MF, movementLeft(v.s, unit))
  walk(v, unit, v.s.place[unit]!, most)
  const cell = richest(v, to, most)
  return cell === NONE ? NONE : v.memory.walk.firstSteps[cell]!
}

/** The cell with the most taken on the way to a location, NONE where none leads there. */
function richest(v: Survey, to: Location, most: number): number {
  const { gains } = v.memory.walk
  const { locationCount } = v.s.board
  let best = NONE
  for (let paid = 1; paid <= most; paid++) {
    const cell = paid * locationCount + to
    if (gains[cell]! > (best === NONE ? NEVER : gains[best]!)) best = cell
  }
  return best
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Fills the table of a walk, step by step in the order of the MF paid. */
function walk(v: Survey, unit: Unit, from: Location, most: number): void {
  const { s } = v
  const { gains, takenLow, takenHigh } = v.memory.walk
  const { locationCount } = s.board
  const { offsets, targets } = s.board.graph
  const type = s.board.type[unit]!
  const leaving = leavingCost(s, v.side, from)
  gains.fill(NEVER, 0, (most + 1) * locationCount)
  gains[from] = 0
  takenLow[from] = 0
  takenHigh[from] = 0
  for (let cell = 0; cell < most * locationCount; cell++) {
    if (gains[cell]! === NEVER) continue
    const place = cell % locationCount
    const paid = (cell - place) / locationCount
    const end = offsets[place + 1]!
    for (let edge = offsets[place]!; edge < end; edge++) {
      const next = targets[edge]!
      let cost = v.entry[at(v.side, next)]!
      if (cost === FAR || s.present[at(v.enemy, next)]! > 0) continue
      if (type >= ARTILLERY && s.control[next]! !== v.side) continue // ARR-5.2.2b, ARR-5.2.2d
      if (paid === 0 && leaving > cost) cost = leaving === FAR ? Math.max(cost, most) : leaving
      if (paid + cost > most) continue
      if (type !== LEADER && next !== from && roomFor(s, v.side, next) <= 0) continue
      stepInto(v, cell, (paid + cost) * locationCount + next, next)
    }
  }
}

/** Notes a step from one cell of the table into another, if it is the best way there. */
function stepInto(v: Survey, cell: number, into: number, next: Location): void {
  const { gains, firstSteps, takenLow, takenHigh } = v.memory.walk
  const { locationCount } = v.s.board
  let gain = gains[cell]!
  let low = takenLow[cell]!
  let high = takenHigh[cell]!
  if (v.s.control[next]! !== v.side) {
    const isLow = next < LOW_BITS
    const bit = 1 << (isLow ? next : next - LOW_BITS)
    if (((isLow ? low : high) & bit) === 0) gain += seizure(v, next)
    if (isLow) low |= bit
    else high |= bit
  }
  gain -= crossing(v, cell % locationCount, next)
  if (gain <= gains[into]!) return
  gains[into] = gain
  takenLow[into] = low
  takenHigh[into] = high
  firstSteps[into] = cell < locationCount ? next : firstSteps[cell]!
}
