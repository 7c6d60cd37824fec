import { infiltrationModifier, infiltrationResult } from './act.ts'
import {
  CLEAR,
  INFILTRATION_FAILS_DISRUPTED,
  INFILTRATION_SUCCEEDS,
  MAIN_ROAD,
  MINOR_RIVER,
  MOTORIZED,
  NO_ROAD,
  ROUGH,
  WOODS,
} from './data/codes.ts'
import { directionTo } from './data/map.ts'
import { classOf } from './movement.ts'
import { DIE_FACES } from './odds.ts'
import { opponent, sideOfUnit, type CellesState, type Hex, type Unit } from './state.ts'
import { isInEnemyZoc } from './zoc.ts'

/** One thing a step is paid for. */
export interface StepPart {
  readonly key: string // of the words of paths
  readonly cost: number // half MP
  readonly rule: string
}

/** What a step of a unit from a hex into the next one is made of. CEL-8.0.10 */
export function stepParts(s: CellesState, unit: Unit, from: Hex, to: Hex): StepPart[] {
  const slot = from * 6 + directionTo(s.board, from, to)
  const kind = classOf(s, unit)
  const way = s.board.road[slot]!
  const parts: StepPart[] = []
  if (way === NO_ROAD) {
    const ground = s.board.terrain[to]!
    parts.push({
      key: groundKey(ground),
      cost: s.board.terrainCost[ground]![kind]!,
      rule: 'CEL-8.0.3',
    })
    if (s.board.river[slot]! === MINOR_RIVER) {
      parts.push({ key: 'river', cost: s.board.minorRiverCost[kind]!, rule: 'CEL-8.1.1' })
    }
  } else {
    const key = way === MAIN_ROAD ? 'main-road' : 'road'
    parts.push({ key, cost: s.board.roadCost[way]![kind]!, rule: 'CEL-8.0.3' })
    if (kind === MOTORIZED && s.motors[to]! > 0) {
      parts.push({ key: 'traffic', cost: s.board.motorizedInTheWayCost[kind]!, rule: 'CEL-8.2' })
    }
  }
  const side = sideOfUnit(s, unit)
  if (isInEnemyZoc(s, side, from)) {
    if (isInEnemyZoc(s, side, to)) {
      parts.push({ key: 'infiltration', cost: s.board.infiltrationCost[kind]!, rule: 'CEL-9.1.1' })
    } else if (s.board.exitZocCost[kind]! > 0) {
      parts.push({ key: 'exit-zoc', cost: s.board.exitZocCost[kind]!, rule: 'CEL-9.0.4' })
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
  const modifier = infiltrationModifier(s, sideOfUnit(s, unit))
  const odds = { succeeds: 0, fails: 0, disrupts: 0 }
  for (let die = 0; die < DIE_FACES; die++) {
    const result = infiltrationResult(s, die + modifier)
    if (result === INFILTRATION_SUCCEEDS) odds.succeeds += 1 / DIE_FACES
    else if (result === INFILTRATION_FAILS_DISRUPTED) odds.disrupts += 1 / DIE_FACES
    else odds.fails += 1 / DIE_FACES
  }
  return { modifier, ...odds }
}

/** The hexes in the ZOC of a side. CEL-9.0.1 */
export function zocOf(s: CellesState, side: number): Hex[] {
  const hexes: Hex[] = []
  for (let hex = 0; hex < s.board.hexCount; hex++)
    if (isInEnemyZoc(s, opponent(side), hex)) hexes.push(hex)
  return hexes
}
