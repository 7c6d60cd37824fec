import { LEGAL } from '@estafette/kernel'
import { infiltrationModifier, infiltrationResult } from './act.ts'
import {
  exitZocCost,
  infiltrationCost,
  INFILTRATION_FAILS_DISRUPTED,
  INFILTRATION_SUCCEEDS,
  minorRiverCost,
  MOTORIZED,
  motorizedInTheWayCost,
  roadCost,
  terrainCost,
} from './data/charts.ts'
import {
  CLEAR,
  directionTo,
  HEX_COUNT,
  MAIN_ROAD,
  MINOR_RIVER,
  neighbours,
  NO_ROAD,
  river,
  road,
  ROUGH,
  WOODS,
} from './data/map.ts'
import { allowance, classOf, entryVerdict, isInfiltration, stepCost } from './movement.ts'
import { DIE_FACES } from './odds.ts'
import { NONE, opponent, sideOfUnit, type CellesState, type Hex, type Unit } from './state.ts'
import { isInEnemyZoc, isNearEnemy } from './zoc.ts'

/** Everywhere the active unit can go from where it stands. */
export interface Walks {
  readonly start: Hex
  readonly goals: readonly Goal[] // in the order of the hexes
}

/** A hex that can be reached, the cheapest way. */
export interface Goal {
  readonly hex: Hex
  readonly cost: number // half MP from here, everything included
  readonly left: number // half MP after it, the bonus of strategic movement included if it is kept
  readonly strategic: boolean // the bonus pays for a part of it, CEL-8.5.1
  readonly path: readonly Hex[] // the first is the start
  readonly isWatched: boolean // in enemy ZOC
  readonly isInfiltration: boolean // the last step is rolled for, CEL-9.1.1
}

// A hex is reached with the bonus intact, or after the unit has been next to an enemy. CEL-8.5.3
const FREE = 0
const NEAR = HEX_COUNT
const NODES = 2 * HEX_COUNT
const FAR = 0x7fff

/**
 * The least cost to every hex. Steps that are rolled for end a walk: nobody knows whether it goes
 * on. A certain way is preferred to a cheaper one with a die. `limits` are half MP with the bonus
 * and without it.
 */
export function walks(s: CellesState, limits = limitsOf(s)): Walks {
  const unit = s.active
  const side = sideOfUnit(unit)
  const start = s.place[unit]!
  const costs = new Int16Array(NODES).fill(FAR)
  const before = new Int16Array(NODES).fill(NONE)
  const [whole, base] = limits
  const queue: number[][] = Array.from({ length: Math.max(whole, base, 0) + 1 }, () => [])
  const first = s.strategic !== 0 ? start : NEAR + start
  const rolled = new Map<Hex, { readonly cost: number; readonly from: number }>()
  costs[first] = 0
  queue[0]!.push(first)
  for (let cost = 0; cost < queue.length; cost++) {
    for (const node of queue[cost]!) {
      if (costs[node] !== cost) continue
      const from = node % HEX_COUNT
      for (let direction = 0; direction < 6; direction++) {
        if (entryVerdict(s, side, from, direction) !== LEGAL) continue
        const to = neighbours[from * 6 + direction]!
        const total = cost + stepCost(s, unit, from, direction)
        const isNear = node >= NEAR || isNearEnemy(s, side, to)
        if (total > (isNear ? base : whole)) continue // CEL-8.0.5
        if (isInfiltration(s, side, from, to)) {
          const known = rolled.get(to)
          if (!known || total < known.cost) rolled.set(to, { cost: total, from: node })
          continue
        }
        const next = (isNear ? NEAR : FREE) + to
        if (total >= costs[next]!) continue
        costs[next] = total
        before[next] = node
        queue[total]!.push(next)
      }
    }
  }
  const pathOf = (node: number): Hex[] => {
    const path: Hex[] = []
    for (let at = node; at !== NONE; at = before[at]!) path.unshift(at % HEX_COUNT)
    return path
  }
  const goals: Goal[] = []
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (hex === start) continue
    const node = costs[hex]! <= costs[NEAR + hex]! ? hex : NEAR + hex
    const isWatched = isInEnemyZoc(s, side, hex)
    if (costs[node]! < FAR) {
      const limit = node < NEAR ? whole : base
      const cost = costs[node]!
      const strategic = cost > base
      const left = limit - cost
      goals.push({
        hex,
        cost,
        left,
        strategic,
        path: pathOf(node),
        isWatched,
        isInfiltration: false,
      })
    } else if (rolled.has(hex)) {
      const { cost, from } = rolled.get(hex)!
      const path = [...pathOf(from), hex]
      const left = base - cost
      goals.push({ hex, cost, left, strategic: false, path, isWatched, isInfiltration: true })
    }
  }
  return { start, goals }
}

/** Half MP the active unit has left: with the bonus of strategic movement, and without. */
export function limitsOf(s: CellesState): readonly [whole: number, base: number] {
  const base = allowance(s, s.active, false) - s.spent
  return [s.strategic !== 0 ? allowance(s, s.active, true) - s.spent : base, base]
}

/** One thing a step is paid for. */
export interface StepPart {
  readonly key: string // of the words of paths
  readonly cost: number // half MP
  readonly rule: string
}

/** What a step of a unit from a hex into the next one is made of. CEL-8.0.10 */
export function stepParts(s: CellesState, unit: Unit, from: Hex, to: Hex): StepPart[] {
  const slot = from * 6 + directionTo(from, to)
  const kind = classOf(s, unit)
  const way = road[slot]!
  const parts: StepPart[] = []
  if (way === NO_ROAD) {
    const ground = s.board.terrain[to]!
    parts.push({ key: groundKey(ground), cost: terrainCost[ground]![kind]!, rule: 'CEL-8.0.3' })
    if (river[slot]! === MINOR_RIVER) {
      parts.push({ key: 'river', cost: minorRiverCost[kind]!, rule: 'CEL-8.1.1' })
    }
  } else {
    const key = way === MAIN_ROAD ? 'main-road' : 'road'
    parts.push({ key, cost: roadCost[way]![kind]!, rule: 'CEL-8.0.3' })
    if (kind === MOTORIZED && s.motors[to]! > 0) {
      parts.push({ key: 'traffic', cost: motorizedInTheWayCost[kind]!, rule: 'CEL-8.2' })
    }
  }
  const side = sideOfUnit(unit)
  if (isInEnemyZoc(s, side, from)) {
    if (isInEnemyZoc(s, side, to)) {
      parts.push({ key: 'infiltration', cost: infiltrationCost[kind]!, rule: 'CEL-9.1.1' })
    } else if (exitZocCost[kind]! > 0) {
      parts.push({ key: 'exit-zoc', cost: exitZocCost[kind]!, rule: 'CEL-9.0.4' })
    }
  }
  return parts
}

function groundKey(ground: number): string {
  if (ground === CLEAR) return 'clear'
  if (ground === ROUGH) return 'rough'
  return ground === WOODS ? 'woods' : 'town'
}

/** How an infiltration may end. CEL-9.1.2, CEL-9.1.3 */
export interface InfiltrationOdds {
  readonly modifier: number
  readonly succeeds: number
  readonly fails: number // without disruption
  readonly disrupts: number
}

/** The chances of an infiltration of a unit now. */
export function infiltrationOdds(s: CellesState, unit: Unit): InfiltrationOdds {
  const modifier = infiltrationModifier(s, sideOfUnit(unit))
  const odds = { succeeds: 0, fails: 0, disrupts: 0 }
  for (let die = 0; die < DIE_FACES; die++) {
    const result = infiltrationResult(s, die + modifier)
    if (result === INFILTRATION_SUCCEEDS) odds.succeeds += 1 / DIE_FACES
    else if (result === INFILTRATION_FAILS_DISRUPTED) odds.disrupts += 1 / DIE_FACES
    else odds.fails += 1 / DIE_FACES
  }
  return { modifier, ...odds }
}

/** The hexes in the ZOC of a side, and the enemies of a side around a hex. */
export function zocOf(s: CellesState, side: number): Hex[] {
  const hexes: Hex[] = []
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (isInEnemyZoc(s, opponent(side), hex)) hexes.push(hex)
  return hexes
}
