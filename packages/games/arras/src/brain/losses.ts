import { targetOf, verbOf } from '@estafette/kernel'
import { UNIT_COUNT } from '../data/board.ts'
import { hasRetreat } from '../retreat.ts'
import {
  at,
  LOCKED,
  NONE,
  REDUCED,
  RETREATING,
  SPENT,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { VERB } from '../verbs.ts'
import { eagerness } from './moves.ts'
import { lookAgain, type Plan } from './plan.ts'
import {
  addToGarrison,
  clearGarrison,
  fillGarrison,
  makeGarrison,
  standing,
  standingNow,
} from './standing.ts'
import type { Survey } from './survey.ts'

const garrison = makeGarrison()

// What a unit can suffer, as loss items. ARR-6.4.2j
const SPARED = 0
const FLIPS = 1
const FLIPS_AND_GOES = 2
const FLIPS_AND_DIES = 3
const DIES_FRESH = 4
const GOES = 5
const DIES = 6
const points = [0, 2, 4, 4, 5, 2, 2]
const fates = {
  fresh: [SPARED, FLIPS, FLIPS_AND_GOES, FLIPS_AND_DIES, DIES_FRESH],
  spent: [SPARED, GOES, DIES],
}

const MOST_UNITS = 16
const MOST_POINTS = 100
const WIDTH = 2 * (MOST_POINTS + 6) // total so far, and whether somebody stays
const IMPOSSIBLE = 1e9

const units = new Int8Array(MOST_UNITS)
const least = new Float64Array((MOST_UNITS + 1) * WIDTH)
const chosen = new Int8Array((MOST_UNITS + 1) * WIDTH)

/** Losses: the cheapest allocation there is, item by item. ARR-6.4.2b-j */
export function rateCasualties(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.decider)
  const size = listUnits(v)
  allocate(v, size)
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    const fate = fateOf(unit, size)
    const isWanted = isFirstItem(fate, verbOf(choices[i]!))
    values[i] = isWanted ? 1 : -1 - cost(v, unit, verbOf(choices[i]!) === VERB.flip ? FLIPS : DIES)
  }
}

/** Those in the target that can still suffer; the Forward Unit first. */
function listUnits(v: Survey): number {
  const { s } = v
  let size = 0
  if (s.forwardItems === 0) units[size++] = s.forward
  for (let unit = v.first[at(v.side, s.target)]!; unit !== NONE; unit = v.next[unit]!) {
    if (s.marks[unit]! & RETREATING || (s.forwardItems === 0 && unit === s.forward)) continue
    if (size < MOST_UNITS) units[size++] = unit
  }
  return size
}

const fateByUnit = new Int8Array(UNIT_COUNT)

function fateOf(unit: Unit, size: number): number {
  for (let i = 0; i < size; i++) if (units[i]! === unit) return fateByUnit[unit]!
  return SPARED
}

function isFirstItem(fate: number, verb: number): boolean {
  switch (fate) {
    case FLIPS:
    case FLIPS_AND_GOES:
    case FLIPS_AND_DIES:
      return verb === VERB.flip
    case GOES:
      return verb === VERB.retreat
    case DIES:
    case DIES_FRESH:
      return verb === VERB.eliminate
    default:
      return false
  }
}

/** Finds everybody's fate: the least cost of every total, unit by unit, then back again. */
function allocate(v: Survey, size: number): void {
  const { s } = v
  const required = Math.min(MOST_POINTS, s.casualties - s.taken)
  const most = required + 4
  const width = 2 * (most + 1)
  least.fill(IMPOSSIBLE, 0, (size + 1) * WIDTH)
  least[0] = 0
  for (let i = 0; i < size; i++) {
    const unit = units[i]!
    const isForward = i === 0 && s.forwardItems === 0
    for (const fate of s.flags[unit]! & SPENT ? fates.spent : fates.fresh) {
      if (fate === SPARED && isForward) continue
      const isGoing = fate === GOES || fate === FLIPS_AND_GOES
      if (isGoing && s.flags[unit]! & LOCKED) continue
      const price = cost(v, unit, fate)
      const stays = fate === SPARED || fate === FLIPS ? 1 : 0
      for (let from = 0; from < width; from++) {
        const before = least[i * WIDTH + from]!
        if (before >= IMPOSSIBLE) continue
        const total = (from >> 1) + points[fate]!
        if (total > most) continue
        const to = (i + 1) * WIDTH + 2 * total + ((from & 1) | stays)
        if (before + price >= least[to]!) continue
        least[to] = before + price
        chosen[to] = fate
      }
    }
  }
  let state = bestTotal(v, size, required, most)
  for (let i = size; i > 0 && state >= 0; i--) {
    const fate = chosen[i * WIDTH + state]!
    fateByUnit[units[i - 1]!] = fate
    state = previous(v, i, state, fate)
  }
}

/** The state before a unit's fate: the one that it was reckoned from. */
function previous(v: Survey, i: number, state: number, fate: number): number {
  const unit = units[i - 1]!
  const total = (state >> 1) - points[fate]!
  const stays = fate === SPARED || fate === FLIPS
  const price = cost(v, unit, fate)
  const wanted = least[i * WIDTH + state]!
  for (const flag of [0, 1]) {
    if (stays ? (state & 1) === 0 : flag !== (state & 1)) continue
    const before = least[(i - 1) * WIDTH + 2 * total + flag]!
    if (Math.abs(before + price - wanted) < 1e-9) return 2 * total + flag
  }
  return -1
}

/** The cheapest total allowed: the exact one if there is one, else the next above. ARR-6.4.2d, e */
function bestTotal(v: Survey, size: number, required: number, most: number): number {
  const loss = placeLost(v)
  for (let total = required; total <= most; total++) {
    const gone = least[size * WIDTH + 2 * total]! + loss
    const held = least[size * WIDTH + 2 * total + 1]!
    if (Math.min(gone, held) < IMPOSSIBLE) return held <= gone ? 2 * total + 1 : 2 * total
  }
  return -1
}

/** What it costs to have nobody left in the target. */
function placeLost(v: Survey): number {
  const { s } = v
  const place = s.target
  let survivor: Unit = NONE
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if (survivor === NONE || v.value[unit]! < v.value[survivor]!) survivor = unit
  }
  if (survivor === NONE) return 0
  const isHeld = s.control[place]! === v.side
  clearGarrison(garrison)
  const left = s.present[at(v.enemy, place)]! > 0 ? 0 : standing(v, garrison, place, isHeld)
  addToGarrison(v, garrison, survivor, true)
  return Math.max(0, standing(v, garrison, place, isHeld) - left)
}

/** What a fate costs. */
function cost(v: Survey, unit: Unit, fate: number): number {
  const { s } = v
  const value = v.value[unit]! * v.material
  switch (fate) {
    case SPARED:
      return 0
    case FLIPS:
      return flipCost(v, unit)
    case FLIPS_AND_GOES:
      return flipCost(v, unit) + (hasRetreat(s, unit) ? 0.25 * value + 0.3 : value)
    case FLIPS_AND_DIES:
      return flipCost(v, unit) + value
    case GOES:
      return hasRetreat(s, unit) ? 0.25 * value + 0.3 : value
    default:
      return value + 0.1
  }
}

/** A flipped unit defends worse and does nothing more this turn. */
function flipCost(v: Survey, unit: Unit): number {
  const { board, flags } = v.s
  const counter = flags[unit]! & REDUCED ? unit + UNIT_COUNT : unit
  return 0.1 * v.value[unit]! + 0.1 * board.attack[counter]!
}

/** Where a retreating unit goes: where it is safe and of use. */
export function rateRetreat(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const unit = s.retreater
  const v = lookAgain(plan, s, s.decider)
  for (let i = 0; i < count; i++) values[i] = refuge(v, unit, targetOf(choices[i]!))
}

/** What a Spent unit is worth in a location. */
export function refuge(v: Survey, unit: Unit, place: Location): number {
  fillGarrison(v, garrison, v.side, place)
  const isHeld = v.s.control[place]! === v.side
  addToGarrison(v, garrison, unit, true)
  const with_ = standing(v, garrison, place, isHeld)
  return with_ - standingNow(v, place) + eagerness(v, unit) * v.pull[place]!
}

/** Who falls back of his own will: those who are worth more than what they still hold. */
export function rateVoluntary(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.decider)
  const place = s.target
  const isHeld = s.control[place]! === v.side
  const before = standingNow(v, place)
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) === VERB.stand) {
      values[i] = 0
      continue
    }
    const unit = targetOf(choices[i]!)
    fillGarrison(v, garrison, v.side, place, unit)
    const after = standing(v, garrison, place, isHeld)
    const tired = s.flags[unit]! & SPENT ? 0 : flipCost(v, unit) + 0.5
    values[i] = after - before - tired - 0.5
  }
}

/** Who goes first where there is not room for all: the most valuable. */
export function rateOrder(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.decider)
  for (let i = 0; i < count; i++) values[i] = v.value[targetOf(choices[i]!)]!
}

/** Which of equally strong units takes the first loss of a bombardment. */
export function rateBombarded(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.decider)
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    values[i] = -v.value[unit]! * (s.flags[unit]! & SPENT ? 1 : 0.5)
  }
}
