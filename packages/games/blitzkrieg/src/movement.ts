import { LEGAL, type Verdict } from '@estafette/kernel'
import {
  AA88,
  CLOSED,
  FOOT,
  FOR_GOOD,
  GERMAN,
  HALF_POINTS,
  OTHER,
  TRANSPORT_MOVEMENT,
} from './data/codes.ts'
import { entryCost, roadCost } from './data/map.ts'
import { hasHappened } from './happened.ts'
import { armouredLoss, hasRoadRate } from './interdiction.ts'
import { isNight } from './phases.ts'
import { isBuilt } from './pontoons.ts'
import { WHY } from './reasons.ts'
import { fits, isCurable } from './stacking.ts'
import {
  DISRUPTED,
  ESCORTED,
  MOVED,
  NONE,
  sideOfUnit,
  SPENT,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import {
  hasEnemy,
  hasEnemyTransport,
  isArmored,
  isDisrupted,
  isOnMap,
  isTransport,
} from './units.ts'
import { isInEnemyZoc } from './zoc.ts'

/** FOOT or OTHER; in a transport everybody pays as the vehicle does. BLZ-MOV-19, BLZ-MOV-14 */
export function classOf(s: BlitzState, unit: Unit, vehicle: Unit): number {
  return vehicle !== NONE ? OTHER : s.board.unitClass[unit]!
}

/** Half MP of a unit in this phase, Rommel's bonus apart. BLZ-MOV-13, BLZ-MOV-16, BLZ-MOV-19 */
export function allowance(s: BlitzState, unit: Unit, vehicle: Unit): number {
  let points = vehicle !== NONE ? TRANSPORT_MOVEMENT : s.board.movement[unit]!
  if (vehicle === NONE && isArmored(s, unit)) points -= armouredLoss(s, sideOfUnit(s, unit))
  if (s.exploiting) points = Math.ceil(points / 2)
  return points * HALF_POINTS
}

/** Half MP that Rommel adds to a unit that began the phase with him. BLZ-ROM-4 */
export function escortBonus(s: BlitzState, unit: Unit): number {
  return s.marks[unit]! & ESCORTED ? HALF_POINTS : 0
}

/** Whether a unit goes no further than one hex. BLZ-MOV-11, BLZ-MOV-15, BLZ-EVT-4 */
export function isOneHex(s: BlitzState, unit: Unit): boolean {
  if (isNight(s) || s.flags[unit]! & DISRUPTED) return true
  return !s.exploiting && ((s.paralysed >> sideOfUnit(s, unit)) & 1) !== 0
}

/** Whether a unit may begin a move in this phase, wherever it leads. BLZ-MOV-1, BLZ-MOV-16, BLZ-MOV-33 */
export function starterVerdict(s: BlitzState, unit: Unit, vehicle: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['not-yours']
  if (!isOnMap(s, unit)) return WHY['not-on-map']
  if (s.marks[unit]! & MOVED) return WHY['moved-already']
  if (s.flags[unit]! & SPENT) return WHY['spent'] // BLZ-ART-8, ARS-OPT-2
  if (vehicle === NONE && s.board.unitType[unit]! === AA88) return WHY['needs-transport'] // BLZ-MOV-26
  if (!s.exploiting || isTransport(s, unit)) return LEGAL
  if (isDisrupted(s, unit)) return WHY['exploit-disrupted']
  return vehicle !== NONE || isArmored(s, unit) ? LEGAL : WHY['exploit-on-foot']
}

/** Whether a side crosses the river here over a bridge, or has no river to cross. BLZ-MOV-9 */
export function isDry(s: BlitzState, side: number, slot: number): boolean {
  if (!s.board.unbridged[slot]!) return true
  if (side !== GERMAN) return false
  return isBuilt(s, Math.floor(slot / 6), s.board.neighbours[slot]!)
}

/** How a step would be made, were it taken: what it costs and whether it is the last. */
export interface MoveStep {
  cost: number
  halts: boolean
}

/**
 * Whether a unit that has spent so much and entered so many hexes may go over a hexside; room to
 * stand is another matter. What it costs is written into `out`.
 */
export function wayVerdict(
  s: BlitzState,
  unit: Unit,
  vehicle: Unit,
  from: Hex,
  slot: number,
  spent: number,
  entered: number,
  budget: number,
  out: MoveStep,
): Verdict {
  const to = s.board.neighbours[slot]!
  if (to < 0) return WHY['off-map']
  const side = sideOfUnit(s, unit)
  if (hasEnemy(s, side, to)) return WHY['enemy-there'] // BLZ-MOV-12, BLZ-STK-8
  if (vehicle === NONE && isTransport(s, unit) && hasEnemyTransport(s, side, to)) {
    return WHY['enemy-transport-there']
  }
  const isZoc = isInEnemyZoc(s, side, to)
  const leavesZoc = isInEnemyZoc(s, side, from)
  if (isZoc && leavesZoc) return WHY['zoc-to-zoc'] // BLZ-ZOC-10
  if (isZoc && (s.exploiting || isNight(s))) return WHY['zoc-closed'] // BLZ-ZOC-12
  const isFirst = entered === 0 && !s.exploiting
  out.halts = isZoc || isOneHex(s, unit) // BLZ-ZOC-8
  if (!isDry(s, side, slot)) {
    if (!isFirst || classOf(s, unit, vehicle) !== FOOT) return WHY['river'] // BLZ-MOV-8, BLZ-MOV-25, BLZ-PON-2
    out.cost = budget
    out.halts = true
    return LEGAL
  }
  const costs = hasRoadRate(s, side) ? s.board.roadCosts : s.board.groundCosts // BLZ-MOV-4
  out.cost = costs[classOf(s, unit, vehicle)]![slot]! + (leavesZoc ? HALF_POINTS : 0) // BLZ-ZOC-9
  if (spent + out.cost <= budget) return LEGAL
  if (!isFirst) return WHY['too-costly'] // BLZ-MOV-17
  out.cost = budget // BLZ-MOV-10
  out.halts = true
  return LEGAL
}

/** Whether a unit could stop in a hex: there is room, or those who are there can make it. BLZ-STK-1 */
export function canRest(s: BlitzState, unit: Unit, hex: Hex): boolean {
  if (isTransport(s, unit)) return true
  const isThere = s.place[unit]! === hex
  if (!isThere && fits(s, unit, hex)) return true
  const side = sideOfUnit(s, unit)
  if (isThere && isCurable(s, side, hex, NOBODY_LEAVES)) return true
  let movers = 0
  for (let other = s.top[hex]!; other !== NONE; other = s.below[other]!) {
    if (other !== unit && mayLeave(s, other)) movers++
  }
  if (movers === 0) return false
  return isCurable(
    s,
    side,
    hex,
    (other) => other !== unit && mayLeave(s, other),
    isThere ? NONE : unit,
  )
}

const NOBODY_LEAVES = (): boolean => false

/** Whether a combat unit could still go to a hex with room. */
export function mayLeave(s: BlitzState, unit: Unit): boolean {
  if (isTransport(s, unit) || starterVerdict(s, unit, NONE) !== LEGAL) return false
  const from = s.place[unit]!
  const budget = allowance(s, unit, NONE)
  const { probe } = s.work // the step that is being looked at is kept
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    if (wayVerdict(s, unit, NONE, from, slot, 0, 0, budget, probe) !== LEGAL) continue
    if (fits(s, unit, s.board.neighbours[slot]!)) return true
  }
  return false
}

/** Whether a unit that would stand in a full hex could go on to one with room. BLZ-STK-1 */
export function canGoOn(
  s: BlitzState,
  unit: Unit,
  vehicle: Unit,
  from: Hex,
  spent: number,
  budget: number,
): boolean {
  if (exitVerdict(s, unit, from, spent, 1, budget) === LEGAL) return true
  const step: MoveStep = { cost: 0, halts: false }
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    if (wayVerdict(s, unit, vehicle, from, slot, spent, 1, budget, step) !== LEGAL) continue
    const { cost, halts } = step
    const to = s.board.neighbours[slot]!
    if (canRest(s, unit, to)) return true
    if (!halts && canGoOn(s, unit, vehicle, to, spent + cost, budget)) return true
  }
  return false
}

/** How a unit may leave the map from a hex: CLOSED, RETURNING or FOR_GOOD. BLZ-MOV-29, SED-EVT-3 */
export function wayOut(s: BlitzState, unit: Unit, hex: Hex): number {
  if (isTransport(s, unit)) return CLOSED
  const open = s.board.exits[sideOfUnit(s, unit)]![hex]!
  if (!s.board.mayBreakOut[unit]! || !isReleased(s, unit)) return open
  return open !== CLOSED || isSortie(s, unit, hex) ? FOR_GOOD : open
}

/** Whether a conditional unit may leave for good: the Germans have broken out elsewhere. SED-EVT-3 */
function isReleased(s: BlitzState, unit: Unit): boolean {
  const { blockedByEvent } = s.board.reinforcements[s.board.unitReinforcement[unit]!]!.source
  return hasHappened(s, blockedByEvent!)
}

function isSortie(s: BlitzState, unit: Unit, hex: Hex): boolean {
  const { exitHexes } = s.board.reinforcements[s.board.unitReinforcement[unit]!]!.source
  return exitHexes!.includes(s.board.hexIds[hex]!)
}

/** Half MP to leave the map. BLZ-MOV-30 */
export function exitCost(s: BlitzState, unit: Unit, hex: Hex): number {
  const side = sideOfUnit(s, unit)
  const byRoad = s.board.roadExits[hex]! !== 0 && hasRoadRate(s, side)
  const cost = byRoad ? 1 : HALF_POINTS
  return isInEnemyZoc(s, side, hex) ? cost + HALF_POINTS : cost
}

/** Whether a unit may leave the map from a hex it stands in or goes through. BLZ-MOV-28 */
export function exitVerdict(
  s: BlitzState,
  unit: Unit,
  hex: Hex,
  spent: number,
  entered: number,
  budget: number,
): Verdict {
  if (wayOut(s, unit, hex) === CLOSED) return WHY['no-exit']
  if (entered > 0 && isOneHex(s, unit)) return WHY['halted']
  return spent + exitCost(s, unit, hex) <= budget ? LEGAL : WHY['too-costly']
}

/** Half MP to enter the map on a hex. BLZ-REI-2 */
export function arrivalCost(s: BlitzState, unit: Unit, vehicle: Unit, hex: Hex): number {
  const { terrain, rail, roadHexes } = s.board
  if (roadHexes[hex]! && hasRoadRate(s, sideOfUnit(s, unit))) return roadCost(terrain[hex]!)
  return entryCost(terrain[hex]!, rail[hex]!, classOf(s, unit, vehicle))
}
