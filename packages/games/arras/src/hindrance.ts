import { pathTo, reach } from '@estafette/board'
import { LEGAL, type Verdict } from '@estafette/kernel'
import { entryCost, entryVerdict, movementLeft, stepCost } from './movement.ts'
import { isOverrunning } from './overrun.ts'
import { WHY } from './reasons.ts'
import { sideOfUnit, type ArrasState, type Location, type Unit } from './state.ts'
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
  const left = movementLeft(s, unit)
  const itself = entryVerdict(s, unit, to, false)
  if (itself !== LEGAL) return { verdict: itself, place: to, cost: 0 }
  judge(s, unit)
  const lawful = wayTo(s, unit, to, NEVER)
  if (!lawful) return { verdict: WHY['no-way'], place: to, cost: 0 }
  if (lawful.verdict === LEGAL && lawful.cost <= left) return lawful
  const direct = wayTo(s, unit, to, UNMINDED)!
  if (direct.cost <= left && direct.verdict !== LEGAL) return direct
  return lawful.verdict === LEGAL ? { ...lawful, verdict: WHY['too-far'] } : lawful
}

/** Looks at every location once: searches ask many times. */
function judge(s: ArrasState, unit: Unit): void {
  const side = sideOfUnit(s, unit)
  const { price, bars } = s.work.hindrance
  for (let place = 0; place < s.board.locationCount; place++) {
    price[place] = entryCost(s, side, place)
    bars[place] = entryVerdict(s, unit, place, false)
  }
}

/** The cheapest way to a location where a forbidden step costs so much, and what first forbids it. */
function wayTo(s: ArrasState, unit: Unit, to: Location, forbidden: number): Hindrance | null {
  const side = sideOfUnit(s, unit)
  const start = s.place[unit]!
  const { price, found } = s.work.hindrance
  const costOf = (from: Location, next: Location): number => {
    if (barOf(s, unit, from, next) !== LEGAL) return forbidden
    if (forbidden === UNMINDED && next !== to && hasEnemy(s, side, next)) return forbidden
    return from === start ? stepCost(s, unit, next) : price[next]!
  }
  reach(s.board.graph, start, Infinity, costOf, found)
  if (found.cost[to]! < 0) return null
  const path = pathTo(found, to)
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1]!
    const verdict = barOf(s, unit, from, path[i]!)
    if (verdict === LEGAL) continue
    const place = verdict === WHY['enemy-in-the-way'] ? from : path[i]!
    return { verdict, place, cost: found.cost[to]! }
  }
  return { verdict: LEGAL, place: to, cost: found.cost[to]! }
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
