import { pathTo, reach, type Reach } from '@estafette/board'
import { LEGAL, type Verdict } from '@estafette/kernel'
import { entryCost, entryVerdict, movementLeft, stepCost } from './movement.ts'
import { isOverrunning } from './overrun.ts'
import { WHY } from './reasons.ts'
import { sideOfUnit, type ArrasState, type Location, type Unit, type UnitWays } from './state.ts'
import { hasEnemy } from './units.ts'

/** What keeps a unit from a location, however far: the rule, where it applies, and the MF it takes. */
export interface Hindrance {
  readonly verdict: Verdict // LEGAL where nothing does
  readonly place: Location
  readonly cost: number
}

// What a forbidden step counts for: nothing is dearer, or it is as if nobody minded it.
const NEVER = 1000
const UNMINDED = 1

/**
 * What stops a unit on its way to a location: what bars the location itself; else what bars the way
 * it could pay for; else its MF.
 */
export function hindrance(s: ArrasState, unit: Unit, to: Location): Hindrance {
  if (to === s.place[unit]!) return hindranceOut(s, unit)
  const itself = entryVerdict(s, unit, to, false)
  if (itself !== LEGAL) return { verdict: itself, place: to, cost: 0 }
  const ways = waysOf(s, unit)
  const left = movementLeft(s, unit)
  if (ways.lawful.cost[to]! < 0) return { verdict: WHY['no-way'], place: to, cost: 0 }
  const lawful = firstBar(s, unit, ways.lawful, to)
  if (lawful.verdict === LEGAL && lawful.cost <= left) return lawful
  const direct = firstBar(s, unit, ways.direct, to)
  // Its last step is one into enemies that has to be paid after all.
  const extra = hasEnemy(s, sideOfUnit(s, unit), to) ? ways.price[to]! - UNMINDED : 0
  if (direct.verdict !== LEGAL && direct.cost + extra <= left) return direct
  return lawful.verdict === LEGAL ? { ...lawful, verdict: WHY['too-far'] } : lawful
}

/** The ways of a unit, lawful or not. */
function waysOf(s: ArrasState, unit: Unit): UnitWays {
  const ways = s.work.hindrance
  if (isSearched(ways, s, unit)) return ways
  const side = sideOfUnit(s, unit)
  const start = s.place[unit]!
  const { price, bars, position } = ways
  position.set(s.raw)
  ways.board = s.board
  ways.unit = unit
  for (let place = 0; place < s.board.locationCount; place++) {
    price[place] = entryCost(s, side, place)
    bars[place] = entryVerdict(s, unit, place, false)
  }
  const costOf = (from: Location, next: Location): number =>
    from === start ? stepCost(s, unit, next) : price[next]!
  reach(
    s.board.graph,
    start,
    Infinity,
    (from, next) => (barOf(s, unit, from, next) === LEGAL ? costOf(from, next) : NEVER),
    ways.lawful,
  )
  reach(
    s.board.graph,
    start,
    Infinity,
    (from, next) =>
      hasEnemy(s, side, next) || barOf(s, unit, from, next) !== LEGAL
        ? UNMINDED
        : costOf(from, next),
    ways.direct,
  )
  return ways
}

/** Whether these are the ways of this unit in this position. */
function isSearched(ways: UnitWays, s: ArrasState, unit: Unit): boolean {
  if (ways.unit !== unit || ways.board !== s.board) return false
  for (let i = 0; i < s.raw.length; i++) if (ways.position[i]! !== s.raw[i]!) return false
  return true
}

/** What first forbids the way found to a location, and what its steps add up to. */
function firstBar(s: ArrasState, unit: Unit, found: Reach, to: Location): Hindrance {
  const path = pathTo(found, to)
  const cost = found.cost[to]!
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1]!
    const verdict = barOf(s, unit, from, path[i]!)
    if (verdict === LEGAL) continue
    return { verdict, place: verdict === WHY['enemy-in-the-way'] ? from : path[i]!, cost }
  }
  return { verdict: LEGAL, place: to, cost }
}

/** What forbids a step whatever it costs. ARR-5.2h, ARR-6.5b */
function barOf(s: ArrasState, unit: Unit, from: Location, to: Location): Verdict {
  const side = sideOfUnit(s, unit)
  const isFirst = from === s.place[unit]!
  if (!isFirst && hasEnemy(s, side, from)) return WHY['enemy-in-the-way']
  if ((!isFirst || s.walked > 0) && isOverrunning(s, unit) && hasEnemy(s, side, to)) {
    return WHY['overrun-one-step']
  }
  return isFirst ? entryVerdict(s, unit, to) : s.work.hindrance.bars[to]!
}

/** What keeps a unit from walking out of its location and back into it. ARR-5.1d */
function hindranceOut(s: ArrasState, unit: Unit): Hindrance {
  const { offsets, targets } = s.board.graph
  const side = sideOfUnit(s, unit)
  const place = s.place[unit]!
  const back = entryCost(s, side, place)
  let cost = Infinity
  for (let edge = offsets[place]!; edge < offsets[place + 1]!; edge++) {
    const out = targets[edge]!
    if (hasEnemy(s, side, out) || entryVerdict(s, unit, out) !== LEGAL) continue
    cost = Math.min(cost, stepCost(s, unit, out) + back)
  }
  if (cost === Infinity) return { verdict: WHY['nothing-possible'], place, cost: 0 }
  return { verdict: cost <= movementLeft(s, unit) ? LEGAL : WHY['too-far'], place, cost }
}
