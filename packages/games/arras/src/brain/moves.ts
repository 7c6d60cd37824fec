import { ARTILLERY, LEADER, LOCATION_COUNT, UNIT_COUNT } from '../data/board.ts'
import { at, NONE, REDUCED, type Location, type Unit } from '../state.ts'
import { movementLeft } from '../movement.ts'
import { roomFor } from '../units.ts'
import { FAR, leavingCost } from './reach.ts'
import {
  addToGarrison,
  fillGarrison,
  makeGarrison,
  seizure,
  standing,
  standingNow,
  wouldHold,
  type Garrison,
} from './standing.ts'
import type { Survey } from './survey.ts'

const MOST_MF = 12
const CELLS = (MOST_MF + 1) * LOCATION_COUNT
const NEVER = -1e9

const gains = new Float64Array(CELLS) // [MF paid, location]: worth of what was taken on the way
const firstSteps = new Int8Array(CELLS)
const takenLow = new Int32Array(CELLS) // locations taken on the way, as bits
const takenHigh = new Int32Array(CELLS)
const garrison: Garrison = makeGarrison()

/** A move of one unit: where it ends, its first step, what it brings. */
export interface Move {
  value: number
  to: Location
  step: Location // NONE: stay
  took: number // locations taken from the enemy
}

export function makeMove(): Move {
  return { value: NEVER, to: NONE, step: NONE, took: 0 }
}

/** What a unit adds to a location by ending its move there, Spent. */
function arrival(v: Survey, unit: Unit, place: Location): number {
  const before = v.s.control[place]! === v.side ? standingNow(v, place) : 0
  fillGarrison(v, garrison, v.side, place)
  addToGarrison(v, garrison, unit, true)
  return standing(v, garrison, place, wouldHold(v, place)) - before
}

/** What a location loses when a unit leaves it. */
export function departure(v: Survey, unit: Unit, place: Location): number {
  fillGarrison(v, garrison, v.side, place, unit)
  return standingNow(v, place) - standing(v, garrison, place, v.s.control[place]! === v.side)
}

/** How strongly places worth having draw a unit. */
export function eagerness(v: Survey, unit: Unit): number {
  const { board, flags } = v.s
  const type = board.type[unit]!
  if (type >= ARTILLERY) return v.w.pullBase
  const counter = flags[unit]! & REDUCED ? unit + UNIT_COUNT : unit
  return v.w.pullBase + v.w.pull * board.attack[counter]!
}

/** What a Fresh unit is worth as long as the enemy can still act. */
export function patience(v: Survey, unit: Unit): number {
  if (!v.isExposed) return 0
  const { board, flags } = v.s
  if (board.type[unit]! === ARTILLERY) return v.w.gunReserve
  const counter = flags[unit]! & REDUCED ? unit + UNIT_COUNT : unit
  return v.w.patience * board.attack[counter]!
}

/**
 * The best move of a unit from where it stands with the MF it has left, through and into locations
 * without enemies. `isSpentAnyway`: it is under way and becomes Spent wherever it ends, so that
 * staying is a move like the others.
 */
export function bestMove(v: Survey, unit: Unit, isSpentAnyway: boolean, out: Move): void {
  const { s } = v
  const from = s.place[unit]!
  const most = Math.min(MOST_MF, movementLeft(s, unit))
  walk(v, unit, from, most)
  out.value = NEVER
  out.to = NONE
  out.step = NONE
  out.took = 0
  const eager = eagerness(v, unit)
  const leaving = isSpentAnyway ? arrivalHere(v, unit, from) : departure(v, unit, from)
  if (isSpentAnyway) out.value = 0
  const fixed = isSpentAnyway ? -leaving - 0.5 * v.w.least : -leaving - patience(v, unit) - v.w.least
  for (let to = 0; to < LOCATION_COUNT; to++) {
    if (to === from) continue
    let best = NEVER
    let cell = NONE
    for (let paid = 1; paid <= most; paid++) {
      const at = paid * LOCATION_COUNT + to
      if (gains[at]! > best) {
        best = gains[at]!
        cell = at
      }
    }
    if (cell === NONE) continue
    // What it takes at the end is worth more with the unit in it, which `arrival` reckons.
    const last = s.control[to]! === v.side ? 0 : seizure(v, to)
    const value = fixed + best - last + arrival(v, unit, to) + eager * (v.pull[to]! - v.pull[from]!)
    if (value <= out.value) continue
    out.value = value
    out.to = to
    out.step = firstSteps[cell]!
    out.took = bits(takenLow[cell]!) + bits(takenHigh[cell]!)
  }
}

/** What a unit under way is worth where it is now, against leaving the place without it. */
function arrivalHere(v: Survey, unit: Unit, place: Location): number {
  const isHeld = wouldHold(v, place)
  fillGarrison(v, garrison, v.side, place, unit)
  const without = standing(v, garrison, place, isHeld)
  addToGarrison(v, garrison, unit, true)
  return standing(v, garrison, place, isHeld) - without
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Fills the tables of a walk: for each location and MF paid, the most that can be taken. */
function walk(v: Survey, unit: Unit, from: Location, most: number): void {
  const { s } = v
  const { offsets, targets } = s.board.graph
  const type = s.board.type[unit]!
  const isLed = type >= ARTILLERY // enters what is friendly only
  const isLeader = type === LEADER
  const leaving = leavingCost(s, v.side, from)
  gains.fill(NEVER, 0, (most + 1) * LOCATION_COUNT)
  gains[from] = 0
  takenLow[from] = 0
  takenHigh[from] = 0
  firstSteps[from] = NONE
  for (let paid = 0; paid < most; paid++) {
    for (let place = 0; place < LOCATION_COUNT; place++) {
      const cell = paid * LOCATION_COUNT + place
      const gain = gains[cell]!
      if (gain === NEVER) continue
      const end = offsets[place + 1]!
      for (let edge = offsets[place]!; edge < end; edge++) {
        const next = targets[edge]!
        if (s.present[at(v.enemy, next)]! > 0) continue
        const isMine = s.control[next]! === v.side
        if (isLed && !isMine) continue
        let cost = v.entry[at(v.side, next)]!
        if (cost === FAR) continue
        if (paid === 0 && leaving > cost) cost = leaving === FAR ? Math.max(cost, most) : leaving
        const total = paid + cost
        if (total > most || (!isLeader && next !== from && roomFor(s, v.side, next) <= 0)) continue
        const into = total * LOCATION_COUNT + next
        const isLow = next < 30
        const bit = 1 << (isLow ? next : next - 30)
        const seen = isLow ? takenLow[cell]! : takenHigh[cell]!
        const takes = !isMine && (seen & bit) === 0
        const sum = takes ? gain + seizure(v, next) : gain
        if (sum <= gains[into]!) continue
        gains[into] = sum
        takenLow[into] = takes && isLow ? takenLow[cell]! | bit : takenLow[cell]!
        takenHigh[into] = takes && !isLow ? takenHigh[cell]! | bit : takenHigh[cell]!
        firstSteps[into] = paid === 0 ? next : firstSteps[cell]!
      }
    }
  }
}
