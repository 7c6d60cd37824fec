import { hasRetreat } from '../retreat.ts'
import { at, LOCKED, NONE, RETREATING, SPENT, type Unit } from '../state.ts'
import { VERB } from '../verbs.ts'
import { addUnit, clearGarrison } from './garrison.ts'
import type { LossTable, Survey } from './memory.ts'
import { factorOf } from './party.ts'
import { look } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import { standing } from './standing.ts'
import { MOST_EXCESS, MOST_POINTS, MOST_UNITS, LOSS_WIDTH } from './records.ts'

// What a unit can suffer, as loss items. ARR-6.4.2j
const SPARED = 0
const FLIPS = 1
const FLIPS_AND_GOES = 2
const FLIPS_AND_DIES = 3
const DIES_FRESH = 4
const GOES = 5
const DIES = 6
const pointsOf = [0, 2, 4, 4, 5, 2, 2]
const freshFates = [SPARED, FLIPS, FLIPS_AND_GOES, FLIPS_AND_DIES, DIES_FRESH]
const spentFates = [SPARED, GOES, DIES]

/** The item a fate begins with. */
const firstItem: readonly (number | undefined)[] = [
  undefined,
  VERB.flip,
  VERB.flip,
  VERB.flip,
  VERB.eliminate,
  VERB.retreat,
  VERB.eliminate,
]

// The table of an allocation: units one after another; the total so far, twice, and 1 if somebody stays.
const IMPOSSIBLE = 1e9

/** Losses: the cheapest allocation there is, item by item. ARR-6.4.2b-j */
export function rateCasualties(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.decider)
  const { units, fates } = v.memory.losses
  const size = listUnits(v)
  allocate(v, size)
  rateEach(q, (unit, verb) => {
    const index = units.subarray(0, size).indexOf(unit)
    if (index >= 0 && firstItem[fates[index]!] === verb) return 1
    return -1 - costOf(v, unit, verb === VERB.flip ? FLIPS : DIES)
  })
}

/** Those in the target that can still suffer; the Forward Unit first, while it has not. */
function listUnits(v: Survey): number {
  const { units } = v.memory.losses
  const { s } = v
  const isFirst = s.forwardItems === 0
  let size = 0
  if (isFirst) units[size++] = s.forward
  for (let unit = v.first[at(v.side, s.target)]!; unit !== NONE; unit = v.next[unit]!) {
    if (s.marks[unit]! & RETREATING || (isFirst && unit === s.forward)) continue
    if (size < MOST_UNITS) units[size++] = unit
  }
  return size
}

/** Finds everybody's fate: the least cost of every total, unit by unit, and back again. */
function allocate(v: Survey, size: number): void {
  const { least, chosen, came, units, fates } = v.memory.losses
  const { s } = v
  const required = Math.min(MOST_POINTS, s.casualties - s.taken)
  const most = required + MOST_EXCESS
  least.fill(IMPOSSIBLE, 0, (size + 1) * LOSS_WIDTH)
  least[0] = 0
  for (let i = 0; i < size; i++) {
    const unit = units[i]!
    const mustSuffer = i === 0 && s.forwardItems === 0 // ARR-6.4.2d
    for (const fate of s.flags[unit]! & SPENT ? spentFates : freshFates) {
      if (fate === SPARED && mustSuffer) continue
      if ((fate === GOES || fate === FLIPS_AND_GOES) && s.flags[unit]! & LOCKED) continue
      suffer(v.memory.losses, i, fate, costOf(v, unit, fate), most)
    }
  }
  let entry = cheapest(v, size, required, most)
  for (let i = size; i > 0; i--) {
    fates[i - 1] = entry < 0 ? SPARED : chosen[i * LOSS_WIDTH + entry]!
    if (entry >= 0) entry = came[i * LOSS_WIDTH + entry]!
  }
}

/** Fills in what one fate of one unit leads to. */
function suffer(
  { least, chosen, came }: LossTable,
  i: number,
  fate: number,
  cost: number,
  most: number,
): void {
  const stays = fate === SPARED || fate === FLIPS ? 1 : 0
  const last = 2 * (most - pointsOf[fate]!) + 1
  for (let entry = 0; entry <= last; entry++) {
    const sum = least[i * LOSS_WIDTH + entry]! + cost
    if (sum >= IMPOSSIBLE) continue
    const into = (i + 1) * LOSS_WIDTH + ((entry + 2 * pointsOf[fate]!) | stays)
    if (sum >= least[into]!) continue
    least[into] = sum
    chosen[into] = fate
    came[into] = entry
  }
}

/** The cheapest end: the exact total if there is one, else the next above. ARR-6.4.2d, ARR-6.4.2e */
function cheapest(v: Survey, size: number, required: number, most: number): number {
  const { least } = v.memory.losses
  const lost = placeLost(v)
  for (let total = required; total <= most; total++) {
    const gone = least[size * LOSS_WIDTH + 2 * total]! + lost
    const held = least[size * LOSS_WIDTH + 2 * total + 1]!
    if (Math.min(gone, held) < IMPOSSIBLE) return held <= gone ? 2 * total + 1 : 2 * total
  }
  return -1
}

/** What it costs to have nobody left in the target. */
function placeLost(v: Survey): number {
  const { s } = v
  const place = s.target
  let last: Unit = NONE
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if (last === NONE || v.value[unit]! < v.value[last]!) last = unit
  }
  if (last === NONE) return 0
  const isHeld = s.control[place]! === v.side
  const { garrison } = v.memory.losses
  clearGarrison(garrison)
  const left = standing(v, garrison, place, isHeld)
  addUnit(v, garrison, last, true)
  return Math.max(0, standing(v, garrison, place, isHeld) - left)
}

// A unit that retreats is out of the way for a while.
const RETREAT_SHARE = 0.25
const RETREAT_COST = 0.3
const DEATH_COST = 0.1 // besides its worth, so that a retreat is better than a death for the same

/** What a fate costs. */
function costOf(v: Survey, unit: Unit, fate: number): number {
  const value = v.value[unit]! * v.material
  switch (fate) {
    case SPARED:
      return 0
    case FLIPS:
      return flipCost(v, unit)
    case FLIPS_AND_GOES:
      return flipCost(v, unit) + retreatCost(v, unit, value)
    case FLIPS_AND_DIES:
      return flipCost(v, unit) + value + DEATH_COST
    case GOES:
      return retreatCost(v, unit, value)
    default:
      return value + DEATH_COST
  }
}

function retreatCost(v: Survey, unit: Unit, value: number): number {
  return hasRetreat(v.s, unit) ? RETREAT_SHARE * value + RETREAT_COST : value // ARR-6.6.1b
}

/** A flipped unit defends worse and does nothing more this turn. */
export function flipCost(v: Survey, unit: Unit): number {
  return 0.1 * (v.value[unit]! + factorOf(v.s, unit))
}

/** Which of equally strong units takes the first loss of a bombardment. ARR-7.1.3a */
export function rateBombarded(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.decider)
  rateEach(q, (unit) => -v.value[unit]! * (s.flags[unit]! & SPENT ? 1 : 0.5))
}
