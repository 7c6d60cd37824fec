import { addChoice, LEGAL, type Verdict } from '@estafette/kernel'
import { AA88, ARMORED, HALF_POINTS } from './data/codes.ts'
import { directionTo } from './data/map.ts'
import { enterVerdict } from './entry.ts'
import { hasRoadRate } from './interdiction.ts'
import {
  allowance,
  canGoOn,
  canRest,
  classOf,
  escortBonus,
  exitVerdict,
  starterVerdict,
  wayVerdict,
} from './movement.ts'
import { isNight } from './phases.ts'
import { WHY } from './reasons.ts'
import { HE_MOVED } from './rommel.ts'
import {
  endUnit,
  ENTERING,
  ENTRENCHED,
  firstUnit,
  MOVED,
  NONE,
  SPENT,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { isArmored, isOnMap, isTransport } from './units.ts'
import { VERB } from './verbs.ts'

/** The transport a unit can ride in from here: its own, or one that waits in its hex. BLZ-MOV-20 */
export function vehicleFor(s: BlitzState, unit: Unit): Unit {
  if (isArmored(s, unit) || isTransport(s, unit) || !isOnMap(s, unit)) return NONE
  const own = s.ride[unit]!
  if (own !== NONE && (s.marks[own]! & MOVED) === 0) return own
  const hex = s.place[unit]!
  if (s.vehicles[hex]! === 0) return NONE
  let found: Unit = NONE
  for (let other = s.top[hex]!; other !== NONE; other = s.below[other]!) {
    if (!isTransport(s, other) || s.marks[other]! & MOVED) continue
    if (!isTaken(s, other, hex)) return other
    if (found === NONE) found = other
  }
  return found
}

function isTaken(s: BlitzState, transport: Unit, hex: Hex): boolean {
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (s.ride[unit]! === transport) return true
  }
  return false
}

/** Whether a unit that has spent so much of its points may go over a hexside and stand behind it, or go on from there. */
export function wayToVerdict(
  s: BlitzState,
  unit: Unit,
  vehicle: Unit,
  from: Hex,
  slot: number,
  spent: number,
  entered: number,
  points: number,
): Verdict {
  const { step } = s.work
  let budget = points
  let verdict = wayVerdict(s, unit, vehicle, from, slot, spent, entered, budget, step)
  const to = s.board.neighbours[slot]!
  if (verdict === WHY['too-costly'] && escortBonus(s, unit) > 0) {
    budget += escortBonus(s, unit)
    verdict = wayVerdict(s, unit, vehicle, from, slot, spent, entered, budget, step)
    if (verdict === LEGAL && s.rommelMoved === HE_MOVED) {
      if (comesToHim(s, unit, vehicle, to, spent + step.cost, budget, step.halts)) return LEGAL
      return to === s.rommel ? WHY['no-room'] : WHY['too-costly']
    }
  }
  if (verdict !== LEGAL || canRest(s, unit, to)) return verdict
  const { cost, halts } = step
  if (!halts && canGoOn(s, unit, vehicle, to, spent + cost, budget)) {
    step.cost = cost
    step.halts = halts
    return LEGAL
  }
  return WHY['no-room']
}

/**
 * Rommel goes with the first to use his point; the others must end where he is. Whether one stands
 * with him in a hex, or comes to him from there by what is left of the point. BLZ-ROM-4
 */
export function comesToHim(
  s: BlitzState,
  unit: Unit,
  vehicle: Unit,
  hex: Hex,
  spent: number,
  budget: number,
  halts: boolean,
): boolean {
  if (!canRest(s, unit, s.rommel)) return false
  if (hex === s.rommel) return true
  const direction = directionTo(s.board, hex, s.rommel)
  if (halts || direction < 0) return false
  const step = { cost: 0, halts: false }
  const slot = hex * 6 + direction
  return wayVerdict(s, unit, vehicle, hex, slot, spent, 1, budget, step) === LEGAL
}

/** What every first step of the phase is looked at by: read once for all units. */
interface Glance {
  readonly neighbours: Int16Array
  readonly unbridged: Uint8Array
  readonly units: Int8Array
  readonly zoc: Int8Array
  readonly vehicles: Int8Array
  readonly entrenchment: Int8Array
  readonly costs: readonly Uint8Array[] // by class
  readonly own: number // where the counts of a side begin
  readonly enemy: number
  readonly dug: number // an entrenchment that keeps zones out. BLZ-ZOC-3
  readonly isClosed: boolean // nobody enters a zone. BLZ-ZOC-12
  readonly isExploitation: boolean
}

function glance(s: BlitzState): Glance {
  const { neighbours, unbridged, hexCount, roadCosts, groundCosts } = s.board
  const { units, zoc, vehicles, entrenchment, phasing } = s
  const isExploitation = s.exploiting !== 0
  return {
    neighbours,
    unbridged,
    units,
    zoc,
    vehicles,
    entrenchment,
    costs: hasRoadRate(s, phasing) ? roadCosts : groundCosts,
    own: phasing * hexCount,
    enemy: (1 - phasing) * hexCount,
    dug: ENTRENCHED + phasing,
    isClosed: isExploitation || isNight(s),
    isExploitation,
  }
}

const ALL_POINTS = 0x7fff // in the movement phase no first step is too costly. BLZ-MOV-10

/**
 * Whether there surely is a first step out of a hex, without looking at what room is made by others:
 * free of enemies, with room, dry, in no zone that is closed, and not too costly. Most units have
 * one, and lists ask for all of them.
 */
function hasPlainStep(
  at: Glance,
  from: Hex,
  isLoneTransport: boolean,
  kind: number,
  budget: number,
): boolean {
  const { neighbours, unbridged, units, zoc, vehicles, own, enemy } = at
  const costs = at.costs[kind]!
  const isLeaving = zoc[enemy + from]! > 0 && at.entrenchment[from]! !== at.dug
  const isBound = isLeaving || at.isClosed
  const most = isLeaving ? budget - HALF_POINTS : budget
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const to = neighbours[slot]!
    if (to < 0 || unbridged[slot]! || units[enemy + to]! > 0 || units[own + to]! > 1) continue
    if (costs[slot]! > most || (isLoneTransport && vehicles[to]! > 0)) continue
    if (zoc[enemy + to]! === 0 || !isBound) return true
  }
  return false
}

/** Whether a unit that begins a move has anywhere to go. */
function hasWay(s: BlitzState, unit: Unit, vehicle: Unit, at: Glance): boolean {
  const from = s.place[unit]!
  const points = allowance(s, unit, vehicle)
  const budget = at.isExploitation ? points : ALL_POINTS
  if (hasPlainStep(at, from, isTransport(s, unit), classOf(s, unit, vehicle), budget)) return true
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    if (wayToVerdict(s, unit, vehicle, from, slot, 0, 0, points) === LEGAL) return true
  }
  return exitVerdict(s, unit, from, 0, 0, points) === LEGAL
}

/** Whether a unit, or a transport without anybody, may move on its own. */
export function moveVerdict(s: BlitzState, unit: Unit, at: Glance = glance(s)): Verdict {
  const verdict = starterVerdict(s, unit, NONE)
  if (verdict !== LEGAL) return verdict
  return hasWay(s, unit, NONE, at) ? LEGAL : WHY['no-way']
}

/** Whether a unit may move with a transport. BLZ-MOV-19 */
export function rideVerdict(s: BlitzState, unit: Unit, at: Glance = glance(s)): Verdict {
  if (isTransport(s, unit) || isArmored(s, unit)) return WHY['cannot-ride']
  const vehicle = vehicleFor(s, unit)
  const verdict = starterVerdict(s, unit, vehicle)
  if (verdict !== LEGAL && verdict !== WHY['needs-transport']) return verdict
  if (vehicle === NONE) return WHY['no-transport']
  return hasWay(s, unit, vehicle, at) ? LEGAL : WHY['no-way']
}

/** The units that may move, those that may ride, those that may enter: most are told at a glance. */
export function listMovers(s: BlitzState, out: Int32Array): number {
  const { hexCount, isTransport: transports, traits, unitType, unitClass } = s.board
  const { place, marks, flags, vehicles } = s
  const end = endUnit(s, s.phasing)
  const at = glance(s)
  const { isExploitation } = at
  let rider = end // the first who might ride
  let newcomer = end // the first who is about to enter
  let lastRider = NONE
  let lastNewcomer = NONE
  let count = 0
  for (let unit = firstUnit(s, s.phasing); unit < end; unit++) {
    const hex = place[unit]!
    if (hex >= hexCount) {
      if ((marks[unit]! & ENTERING) === 0) continue
      if (newcomer === end) newcomer = unit
      lastNewcomer = unit
      continue
    }
    if (marks[unit]! & MOVED) continue
    // In the movement phase nothing else keeps a unit from setting out.
    const isFree = !isExploitation && !(flags[unit]! & SPENT) && unitType[unit]! !== AA88
    const isSure =
      isFree && hasPlainStep(at, hex, transports[unit]! !== 0, unitClass[unit]!, ALL_POINTS)
    if (isSure || moveVerdict(s, unit, at) === LEGAL) {
      count = addChoice(out, count, VERB.move, unit)
    }
    if (vehicles[hex]! === 0 || transports[unit]! || traits[unit]! & ARMORED) continue
    if (rider === end) rider = unit
    lastRider = unit
  }
  for (let unit = rider; unit <= lastRider; unit++) {
    const hex = place[unit]!
    if (hex >= hexCount || vehicles[hex]! === 0) continue
    if (marks[unit]! & MOVED || transports[unit]! || traits[unit]! & ARMORED) continue
    if (rideVerdict(s, unit, at) === LEGAL) count = addChoice(out, count, VERB.ride, unit)
  }
  if (isExploitation) return count
  for (let riding = 0; riding < 2; riding++) {
    const verb = riding ? VERB['enter-riding'] : VERB.enter
    for (let unit = newcomer; unit <= lastNewcomer; unit++) {
      if ((marks[unit]! & ENTERING) === 0) continue
      if (enterVerdict(s, unit, riding === 1) === LEGAL) count = addChoice(out, count, verb, unit)
    }
  }
  return count
}
