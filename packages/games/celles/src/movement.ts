import { LEGAL, type Verdict } from '@estafette/kernel'
import { ARMORED_2, GERMAN, HALF_POINTS, MEUSE, MOTORIZED, NO_ROAD, ON_FOOT } from './data/codes.ts'
import { WHY } from './reasons.ts'
import {
  at,
  DISRUPTED,
  ISOLATED,
  NONE,
  opponent,
  OUT_OF_SUPPLY,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { isImmobile, isMotorized } from './units.ts'
import { isInEnemyZoc, isNearEnemy } from './zoc.ts'

/** Directions in the order of the hexes they lead to, for lists. */
export const ASCENDING_DIRECTIONS = [5, 4, 0, 3, 1, 2] as const

export function isNight(s: CellesState): boolean {
  return s.board.night[s.turn]! !== 0
}

/** ON_FOOT or MOTORIZED, for the tables of costs. CEL-2.0.5 */
export function classOf(s: CellesState, unit: Unit): number {
  return isMotorized(s, unit) ? MOTORIZED : ON_FOOT
}

/** Whole MP before bonus and reductions. CEL-8.0.2, CEL-8.3.1, CEL-21.0.2 */
function printedMovement(s: CellesState, unit: Unit): number {
  if (s.trucks === unit) return s.board.trucksMovement
  const printed = s.board.movement[unit]!
  if (s.turn !== 1 || s.board.unitFormation[unit]! !== ARMORED_2) return printed
  return Math.min(printed, s.board.firstTurnMovement)
}

/** Half MP of a unit, with the bonus of strategic movement or without. CEL-8.0.2, CEL-12.0.2 */
export function allowance(s: CellesState, unit: Unit, strategic: boolean): number {
  const flags = s.flags[unit]!
  let thirds = 3
  if (flags & OUT_OF_SUPPLY) thirds -= 1 // CEL-5.0.8
  if (flags & ISOLATED) thirds -= 2 // CEL-5.0.9
  if (flags & DISRUPTED) thirds -= 1
  const points = printedMovement(s, unit) + (strategic ? s.board.strategicBonus : 0)
  return thirds <= 0 ? 0 : Math.floor((points * HALF_POINTS * thirds) / 3) // CEL-2.0.6
}

/** Whether strategic movement is for units of a side in this turn. CEL-8.5.1 */
export function isStrategicTurn(s: CellesState, side: Side): boolean {
  return isNight(s) === (side === GERMAN)
}

/** Whether a unit that begins its move here may add the bonus. CEL-8.5.1, CEL-8.5.2, CEL-14.0.8 */
export function startsStrategic(s: CellesState, unit: Unit): boolean {
  const side = sideOfUnit(s, unit)
  if (!isStrategicTurn(s, side) || !isMotorized(s, unit) || isImmobile(s, unit)) return false
  return !isNearEnemy(s, side, s.place[unit]!)
}

/** Half MP the active unit has left, the bonus included while it may use it. CEL-11.0.26 */
export function movementLeft(s: CellesState): number {
  if (s.active === NONE) return 0
  return Math.max(0, allowance(s, s.active, s.strategic !== 0) - s.spent)
}

/** Whether a side may cross the hexside and stand in the hex behind it; terrain never bars it. */
export function groundVerdict(s: CellesState, side: Side, from: Hex, direction: number): Verdict {
  const slot = from * 6 + direction
  const to = s.board.neighbours[slot]!
  if (to < 0) return WHY['off-map'] // CEL-8.0.9
  if (s.board.river[slot]! === MEUSE) {
    if (side === GERMAN) return WHY['meuse-german'] // CEL-8.1
    if (s.board.road[slot]! === NO_ROAD) return WHY['meuse-bridge']
  }
  if (s.board.rearArea[to]! === opponent(side)) return WHY['rear-area'] // CEL-8.4
  return LEGAL
}

/** The same with the enemies on the map. CEL-8.0.6 */
export function entryVerdict(s: CellesState, side: Side, from: Hex, direction: number): Verdict {
  const ground = groundVerdict(s, side, from, direction)
  if (ground !== LEGAL) return ground
  const to = s.board.neighbours[from * 6 + direction]!
  return s.steps[at(s, opponent(side), to)]! > 0 ? WHY['enemy-there'] : LEGAL
}

/** Half MP to go from a hex into the next one, everything included. CEL-8.0.10 */
export function stepCost(s: CellesState, unit: Unit, from: Hex, direction: number): number {
  const slot = from * 6 + direction
  const to = s.board.neighbours[slot]!
  const side = sideOfUnit(s, unit)
  const kind = classOf(s, unit)
  let cost = s.board.groundCosts[side * 2 + kind]![slot]!
  if (kind === MOTORIZED && s.board.road[slot]! !== NO_ROAD && s.motors[to]! > 0) {
    cost += s.board.motorizedInTheWayCost[kind]! // CEL-8.2
  }
  const enemyZoc = opponent(side) * s.board.hexCount
  if (s.zoc[enemyZoc + from]! === 0) return cost // CEL-9.0.3
  return (
    cost +
    (s.zoc[enemyZoc + to]! > 0 ? s.board.infiltrationCost[kind]! : s.board.exitZocCost[kind]!)
  )
}

/** Whether a step leads from enemy ZOC to enemy ZOC. CEL-9.1.6, CEL-9.0.5 */
export function isInfiltration(s: CellesState, side: Side, from: Hex, to: Hex): boolean {
  return isInEnemyZoc(s, side, from) && isInEnemyZoc(s, side, to)
}

/** Whether the active unit may go into the next hex in a direction. */
export function stepVerdict(s: CellesState, direction: number): Verdict {
  const unit = s.active
  const side = sideOfUnit(s, unit)
  const from = s.place[unit]!
  const entry = entryVerdict(s, side, from, direction)
  if (entry !== LEGAL) return entry
  const total = s.spent + stepCost(s, unit, from, direction)
  if (total <= allowance(s, unit, false)) return LEGAL
  if (s.strategic === 0 || total > allowance(s, unit, true)) return WHY['too-costly'] // CEL-8.0.5
  const to = s.board.neighbours[from * 6 + direction]!
  return isNearEnemy(s, side, to) ? WHY['strategic-near-enemy'] : LEGAL // CEL-8.5.3
}

/** Whether enemy units stand around a hex, not over the Meuse. CEL-11.0.2 */
export function hasTarget(s: CellesState, side: Side, hex: Hex): boolean {
  if (!isNearEnemy(s, side, hex)) return false
  const enemy = at(s, opponent(side), 0)
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other >= 0 && s.steps[enemy + other]! > 0 && s.board.river[slot]! !== MEUSE) return true
  }
  return false
}
