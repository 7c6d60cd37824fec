import { putInBucket, takeBucket } from '@estafette/board'
import { infiltrationModifier, infiltrationResult } from './act.ts'
import type { Board } from './data/board.ts'
import { INFILTRATION_SUCCEEDS, MOTORIZED, NO_ROAD } from './data/codes.ts'
import { allowance, classOf, startsStrategic } from './movement.ts'
import { DIE_FACES } from './odds.ts'
import { at, NONE, opponent, sideOfUnit, type CellesState, type Hex, type Unit } from './state.ts'

/** One search: the cheapest ways to every hex. */
interface Ways {
  size: number // hexes reached, the start included
  tainted: boolean // it would have gone on next to an enemy, had it been allowed to
  readonly order: Int16Array // in [0, size), cheapest first but for those that need a roll
  readonly cost: Int16Array // half MP by hex, -1 = not reached
  readonly previous: Int16Array // hex before it, -1 = start or not reached
  readonly rolls: Uint8Array // 1: the last step is an infiltration
}

/** What a unit can reach; made once and reused. */
export interface UnitReach {
  readonly unit: Unit
  readonly chance: number // that one infiltration succeeds
  size: number
  readonly hexes: Int16Array // in [0, size): the start first, then whatever can be reached
  readonly cost: Int16Array // half MP by hex, -1 = not reached
  readonly left: Int16Array // half MP left there, by hex
  readonly rolls: Uint8Array // 1: its last step is an infiltration roll, where a plan ends
  readonly strategic: Uint8Array // 1: the bonus of strategic movement is still good there
}

interface Finding extends UnitReach {
  unit: Unit
  chance: number
  readonly plain: Ways // within the allowance without the bonus
  readonly clean: Ways // with the bonus, never next to an enemy
}

function makeWays(size: number): Ways {
  return {
    size: 0,
    tainted: false,
    order: new Int16Array(size),
    cost: new Int16Array(size).fill(-1),
    previous: new Int16Array(size).fill(-1),
    rolls: new Uint8Array(size),
  }
}

/** Work space for the reach of one unit. */
export function makeUnitReach({ hexCount }: Board): UnitReach {
  const work: Finding = {
    unit: NONE,
    chance: 0,
    size: 0,
    hexes: new Int16Array(hexCount),
    cost: new Int16Array(hexCount).fill(-1),
    left: new Int16Array(hexCount),
    rolls: new Uint8Array(hexCount),
    strategic: new Uint8Array(hexCount),
    plain: makeWays(hexCount),
    clean: makeWays(hexCount),
  }
  return work
}

/** Finds the cheapest ways within a budget; `clean` ones avoid the hexes next to enemies. */
function search(
  s: CellesState,
  unit: Unit,
  spent: number,
  budget: number,
  clean: boolean,
  out: Ways,
): void {
  const { order, cost, previous, rolls } = out
  for (let i = 0; i < out.size; i++) {
    const hex = order[i]!
    cost[hex] = -1
    previous[hex] = -1
    rolls[hex] = 0
  }
  out.size = 0
  out.tainted = false
  if (spent > budget) return
  const { motors, steps, zoc, near } = s
  const { neighbours, road } = s.board
  const { buckets, rollCost, rollFrom, rollHexes } = s.work.search
  const { nodes, next } = buckets
  const side = sideOfUnit(s, unit)
  const kind = classOf(s, unit)
  const enemy = at(s, opponent(side), 0)
  const ground = s.board.groundCosts[side * 2 + kind]!
  const inTheWay = kind === MOTORIZED ? s.board.motorizedInTheWayCost[kind]! : 0
  const exit = s.board.exitZocCost[kind]!
  const infiltration = s.board.infiltrationCost[kind]!
  const start = s.place[unit]!
  let size = 0
  let rolling = 0
  cost[start] = spent
  buckets.size = 0
  putInBucket(buckets, start, spent)
  for (let now = spent; now <= budget; now++) {
    let entry = takeBucket(buckets, now)
    while (entry >= 0) {
      const hex = nodes[entry]!
      entry = next[entry]!
      if (cost[hex]! !== now) continue // a cheaper way was found since
      order[size++] = hex
      const inZoc = zoc[enemy + hex]! > 0
      for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
        let total = now + ground[slot]! // FORBIDDEN is beyond every budget
        if (total > budget) continue
        const to = neighbours[slot]!
        const known = cost[to]!
        if (known >= 0 && known <= total) continue
        if (clean && near[enemy + to]! > 0) {
          out.tainted = true
          continue
        }
        if (steps[enemy + to]! > 0) continue
        if (inTheWay > 0 && motors[to]! > 0 && road[slot]! !== NO_ROAD) total += inTheWay
        if (inZoc) {
          if (zoc[enemy + to]! > 0) {
            total += infiltration
            // A roll ends a plan: noted apart, and only where no sure way leads.
            if (total <= budget && (rollCost[to]! < 0 || total < rollCost[to]!)) {
              if (rollCost[to]! < 0) rollHexes[rolling++] = to
              rollCost[to] = total
              rollFrom[to] = hex
            }
            continue
          }
          total += exit
        }
        if (total > budget || (known >= 0 && known <= total)) continue
        cost[to] = total
        previous[to] = hex
        putInBucket(buckets, to, total)
      }
    }
  }
  for (let i = 0; i < rolling; i++) {
    const hex = rollHexes[i]!
    if (cost[hex]! < 0) {
      cost[hex] = rollCost[hex]!
      previous[hex] = rollFrom[hex]!
      rolls[hex] = 1
      order[size++] = hex
    }
    rollCost[hex] = -1
  }
  out.size = size
}

/** The chance that an infiltration of a unit succeeds. CEL-9.1.2, CEL-9.1.3 */
export function infiltrationChance(s: CellesState, unit: Unit): number {
  const modifier = infiltrationModifier(s, sideOfUnit(s, unit))
  let faces = 0
  for (let die = 0; die < DIE_FACES; die++) {
    if (infiltrationResult(s, die + modifier) === INFILTRATION_SUCCEEDS) faces++
  }
  return faces / DIE_FACES
}

/** Forgets what was found before. */
function clear(out: UnitReach): Finding {
  const work = out as Finding
  const { hexes, cost, rolls, strategic } = work
  for (let i = 0; i < work.size; i++) {
    cost[hexes[i]!] = -1
    rolls[hexes[i]!] = 0
    strategic[hexes[i]!] = 0
  }
  work.size = 0
  return work
}

/** More than any way on the map costs, less than ground that is forbidden. */
const ENDLESS = 254

/** The cheapest ways of a unit whatever they cost; what lies behind a roll is not reached. */
export function cheapestWays(s: CellesState, unit: Unit, out: UnitReach): UnitReach {
  const work = clear(out)
  const { hexes, cost, left, rolls, plain } = work
  work.unit = unit
  work.chance = infiltrationChance(s, unit)
  search(s, unit, 0, ENDLESS, false, plain)
  for (let i = 0; i < plain.size; i++) {
    const hex = plain.order[i]!
    hexes[work.size++] = hex
    cost[hex] = plain.cost[hex]!
    left[hex] = ENDLESS - plain.cost[hex]!
    rolls[hex] = plain.rolls[hex]!
  }
  return work
}

/**
 * Every hex a unit on the map could move to: the active one with what it has left, another as if
 * it began its move now. Where two ways lead, the one that leaves more MP is taken. CEL-8.5.3
 */
export function unitReach(s: CellesState, unit: Unit, out: UnitReach): UnitReach {
  const work = clear(out)
  const isActive = s.active === unit
  const spent = isActive ? s.spent : 0
  const strategic = isActive ? s.strategic !== 0 : startsStrategic(s, unit)
  const base = allowance(s, unit, false)
  const bonus = strategic ? allowance(s, unit, true) : -1
  const { hexes, cost, left, rolls, plain, clean } = work
  work.unit = unit
  work.chance = infiltrationChance(s, unit)
  search(s, unit, spent, bonus, true, clean)
  // Without an enemy in the way, what the bonus reaches is all there is.
  search(s, unit, spent, strategic && !clean.tainted ? -1 : base, false, plain)
  for (let i = 0; i < clean.size; i++) {
    const hex = clean.order[i]!
    hexes[work.size++] = hex
    cost[hex] = clean.cost[hex]! - spent
    left[hex] = bonus - clean.cost[hex]!
    work.strategic[hex] = 1
  }
  for (let i = 0; i < plain.size; i++) {
    const hex = plain.order[i]!
    const rest = base - plain.cost[hex]!
    if (cost[hex]! >= 0 && left[hex]! >= rest) continue
    if (cost[hex]! < 0) hexes[work.size++] = hex
    cost[hex] = plain.cost[hex]! - spent
    left[hex] = rest
    rolls[hex] = plain.rolls[hex]!
    work.strategic[hex] = 0
  }
  return work
}

/** The way to a hex, from where the unit stands to the hex itself; empty if it is out of reach. */
export function pathTo(found: UnitReach, hex: Hex): Hex[] {
  const { cost, strategic, plain, clean } = found as Finding
  if (cost[hex]! < 0) return []
  const { previous } = strategic[hex]! ? clean : plain
  const path: Hex[] = []
  for (let step = hex; step >= 0; step = previous[step]!) path.push(step)
  return path.reverse()
}
