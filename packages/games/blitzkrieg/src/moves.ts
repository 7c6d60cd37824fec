import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Choice,
  type Verdict,
} from '@estafette/kernel'
import { ARMORED, FOR_GOOD, GERMAN, HALF_POINTS } from './data/codes.ts'
import { directionTo } from './data/map.ts'
import { arriveOn, enterVerdict, entryVerdict, isMissing, setOut } from './entry.ts'
import type { Tell } from './events.ts'
import {
  ask,
  choosing,
  clearMove,
  clearPhase,
  goTo,
  ownUnits,
  type AutomaticStep,
  type DecisionStep,
} from './flow.ts'
import {
  allowance,
  canGoOn,
  canRest,
  classOf,
  escortBonus,
  exitCost,
  exitVerdict,
  mayLeave,
  starterVerdict,
  wayOut,
  wayVerdict,
} from './movement.ts'
import { hasRoadRate } from './interdiction.ts'
import { isNight, nextPhase } from './phases.ts'
import { builderFails } from './pontoons.ts'
import { WHY } from './reasons.ts'
import { endArrivals, entryHexesOf } from './reinforcements.ts'
import { callVerdict, HE_MOVED, takeAlong } from './rommel.ts'
import { isOverstacked } from './stacking.ts'
import {
  CARRYING,
  DISRUPTED,
  endUnit,
  ENTERING,
  ESCORTED,
  firstUnit,
  MOVED,
  NONE,
  SHAKEN,
  sideOfUnit,
  UNTRIED,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { disrupt, eliminate, isArmored, isOnMap, isTransport, leave, shift } from './units.ts'
import { VERB } from './verbs.ts'
import { isInEnemyZoc } from './zoc.ts'

/** Directions in the order of the hexes they lead to, for lists. */
export const ASCENDING_DIRECTIONS = [5, 4, 0, 3, 1, 2] as const

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

/** Begins the movement or the exploitation phase. */
function begin(s: BlitzState, exploiting: number): void {
  clearPhase(s, MOVED | CARRYING | ESCORTED)
  s.exploiting = exploiting
  s.rommelMoved = 0
  if (s.phasing === GERMAN && s.rommel !== NONE) {
    for (let unit = s.top[s.rommel]!; unit !== NONE; unit = s.below[unit]!) {
      if (!isTransport(s, unit)) s.marks[unit]! |= ESCORTED // BLZ-ROM-4
    }
  }
  goTo(s, 'move-next')
}

export const movementPhase: AutomaticStep = (s) => begin(s, 0)

export const exploitationPhase: AutomaticStep = (s) => begin(s, 1) // BLZ-MOV-16, BLZ-MOV-18, BLZ-MOV-22

/** Asks who moves next; somebody can always end the phase. */
export const moveNext: AutomaticStep = (s) => {
  clearMove(s)
  ask(s, 'move', s.phasing)
}

/** Whether the active unit may go over a hexside and stand behind it, or go on from there. */
function stepVerdict(s: BlitzState, slot: number): Verdict {
  if (s.halted) return WHY['halted']
  return wayToVerdict(s, s.active, s.vehicle, s.place[s.active]!, slot, s.spent, s.entered)
}

function wayToVerdict(
  s: BlitzState,
  unit: Unit,
  vehicle: Unit,
  from: Hex,
  slot: number,
  spent: number,
  entered: number,
): Verdict {
  const { step } = s.work
  let budget = allowance(s, unit, vehicle)
  let verdict = wayVerdict(s, unit, vehicle, from, slot, spent, entered, budget, step)
  const to = s.board.neighbours[slot]!
  if (verdict === WHY['too-costly'] && mayUseBonus(s, unit, to)) {
    budget += escortBonus(s, unit)
    verdict = wayVerdict(s, unit, vehicle, from, slot, spent, entered, budget, step)
    const isHere = s.rommelMoved === HE_MOVED // the way must end with him
    if (isHere && verdict === LEGAL) return canRest(s, unit, to) ? LEGAL : WHY['no-room']
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

/** Rommel goes with the first to use his points; the others must end where he is. BLZ-ROM-4 */
export function mayUseBonus(s: BlitzState, unit: Unit, to: Hex): boolean {
  return escortBonus(s, unit) > 0 && (s.rommelMoved !== HE_MOVED || to === s.rommel)
}

/**
 * Whether a unit surely has a first step, without looking at what room is made by others: free of
 * enemies, with room, dry, in no zone that is closed to it, and not too costly; in the movement
 * phase no first step is (BLZ-MOV-10). Most units have one, and lists ask for all of them.
 */
function hasPlainStep(s: BlitzState, unit: Unit, vehicle: Unit): boolean {
  const {
    neighbours,
    unbridged,
    hexCount,
    isTransport: transports,
    roadCosts,
    groundCosts,
  } = s.board
  const { units, zoc, vehicles } = s
  const side = s.phasing
  const own = side * hexCount
  const enemy = (1 - side) * hexCount
  const from = s.place[unit]!
  const isLeaving = isInEnemyZoc(s, side, from)
  const isBound = isLeaving || s.exploiting !== 0 || isNight(s)
  const costs = (hasRoadRate(s, side) ? roadCosts : groundCosts)[classOf(s, unit, vehicle)]!
  let most = NO_COST
  if (s.exploiting) most = allowance(s, unit, vehicle) - (isLeaving ? HALF_POINTS : 0)
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const to = neighbours[slot]!
    if (to < 0 || unbridged[slot]! || units[enemy + to]! > 0 || units[own + to]! > 1) continue
    if (costs[slot]! > most || (transports[unit]! && vehicles[to]! > 0)) continue
    if (zoc[enemy + to]! === 0 || !isBound) return true
  }
  return false
}

const NO_COST = 0x7fff

/** Whether a unit that begins a move has anywhere to go. */
function hasWay(s: BlitzState, unit: Unit, vehicle: Unit): boolean {
  if (hasPlainStep(s, unit, vehicle)) return true
  const from = s.place[unit]!
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    if (wayToVerdict(s, unit, vehicle, from, slot, 0, 0) === LEGAL) return true
  }
  return exitVerdict(s, unit, from, 0, 0, allowance(s, unit, vehicle)) === LEGAL
}

/** Whether a unit, or a transport without anybody, may move on its own. */
export function moveVerdict(s: BlitzState, unit: Unit): Verdict {
  const verdict = starterVerdict(s, unit, NONE)
  if (verdict !== LEGAL) return verdict
  return hasWay(s, unit, NONE) ? LEGAL : WHY['no-way']
}

/** Whether a unit may move with a transport. BLZ-MOV-19 */
export function rideVerdict(s: BlitzState, unit: Unit): Verdict {
  if (isTransport(s, unit) || isArmored(s, unit)) return WHY['cannot-ride']
  const vehicle = vehicleFor(s, unit)
  const verdict = starterVerdict(s, unit, vehicle)
  if (verdict !== LEGAL && verdict !== WHY['needs-transport']) return verdict
  if (vehicle === NONE) return WHY['no-transport']
  return hasWay(s, unit, vehicle) ? LEGAL : WHY['no-way']
}

/** Whether the phase may end: nobody must enter, and no stack that can be cured is too high. BLZ-STK-7, HAN-SET-7 */
function endVerdict(s: BlitzState): Verdict {
  const side = s.phasing
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    const hex = s.place[unit]!
    if (hex >= s.board.hexCount) {
      if (!s.exploiting && isMissing(s, unit)) return WHY['must-enter']
      continue
    }
    if (isTransport(s, unit) || s.units[side * s.board.hexCount + hex]! < 3) continue
    if (isOverstacked(s, side, hex) && mayLeave(s, unit)) return WHY['overstacked']
  }
  return LEGAL
}

/** The units that may move, those that may ride, those that may enter: most are none of it at a glance. */
function listMovers(s: BlitzState, out: Int32Array): number {
  const { hexCount, isTransport: transports, traits } = s.board
  const { place, marks, vehicles } = s
  const first = firstUnit(s, s.phasing)
  const end = endUnit(s, s.phasing)
  let count = 0
  for (let unit = first; unit < end; unit++) {
    if (place[unit]! >= hexCount || marks[unit]! & MOVED) continue
    if (moveVerdict(s, unit) === LEGAL) count = addChoice(out, count, VERB.move, unit)
  }
  for (let unit = first; unit < end; unit++) {
    const hex = place[unit]!
    if (hex >= hexCount || vehicles[hex]! === 0) continue
    if (marks[unit]! & MOVED || transports[unit]! || traits[unit]! & ARMORED) continue
    if (rideVerdict(s, unit) === LEGAL) count = addChoice(out, count, VERB.ride, unit)
  }
  if (s.exploiting) return count
  for (let riding = 0; riding < 2; riding++) {
    const verb = riding ? VERB['enter-riding'] : VERB.enter
    for (let unit = first; unit < end; unit++) {
      if ((marks[unit]! & ENTERING) === 0) continue
      if (enterVerdict(s, unit, riding === 1) === LEGAL) count = addChoice(out, count, verb, unit)
    }
  }
  return count
}

const moveChoices = choosing(
  {
    verb: VERB.move,
    ...ownUnits,
    verdict: moveVerdict,
    take: (s, unit) => start(s, unit, NONE),
  },
  {
    verb: VERB.ride,
    ...ownUnits,
    verdict: rideVerdict,
    take: (s, unit) => start(s, unit, vehicleFor(s, unit)),
  },
  {
    verb: VERB.enter,
    ...ownUnits,
    verdict: (s, unit) => enterVerdict(s, unit, false),
    take: (s, unit, dice, tell) => setOut(s, unit, false, dice, tell),
  },
  {
    verb: VERB['enter-riding'],
    ...ownUnits,
    verdict: (s, unit) => enterVerdict(s, unit, true),
    take: (s, unit, dice, tell) => setOut(s, unit, true, dice, tell),
  },
  { verb: VERB.rommel, verdict: callVerdict, take: (s) => ask(s, 'rommel', GERMAN) },
  {
    verb: VERB.done,
    verdict: endVerdict,
    take: (s) => goTo(s, 'movement-over'),
  },
)

/** Who moves next, and how, or nobody. BLZ-MOV-1, BLZ-STK-1 */
export const move: DecisionStep = {
  ...moveChoices,
  list(s, out) {
    let count = listMovers(s, out)
    if (callVerdict(s) === LEGAL) count = addChoice(out, count, VERB.rommel)
    return endVerdict(s) === LEGAL ? addChoice(out, count, VERB.done) : count
  },
}

/** A move begins; who walks leaves his transport, and a transport on its own its unit. BLZ-MOV-21, BLZ-MOV-23 */
function start(s: BlitzState, unit: Unit, vehicle: Unit): void {
  s.active = unit
  s.vehicle = vehicle
  if (vehicle !== NONE || isTransport(s, unit)) unload(s, vehicle !== NONE ? vehicle : unit)
  if (!isTransport(s, unit)) s.ride[unit] = vehicle
  ask(s, 'on-the-way', s.phasing)
}

/** Nobody rides in a transport any more. */
function unload(s: BlitzState, transport: Unit): void {
  const hex = s.place[transport]!
  if (hex >= s.board.hexCount) return
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (s.ride[unit]! === transport) s.ride[unit] = NONE
  }
}

function isEntering(s: BlitzState): boolean {
  return !isOnMap(s, s.active)
}

function toVerdict(s: BlitzState, hex: Hex): Verdict {
  if (hex >= s.board.hexCount) return NO_SUCH_CHOICE
  if (isEntering(s)) return entryVerdict(s, s.active, s.vehicle, hex)
  const from = s.place[s.active]!
  const direction = directionTo(s.board, from, hex)
  return direction < 0 ? WHY['not-adjacent'] : stepVerdict(s, from * 6 + direction)
}

/** Whether the active unit may leave its transport here, which goes on without it. BLZ-MOV-21 */
function dropVerdict(s: BlitzState): Verdict {
  if (s.vehicle === NONE) return WHY['no-transport']
  if (isEntering(s) || s.entered === 0 || s.halted) return WHY['halted']
  if (!canRest(s, s.active, s.place[s.active]!)) return WHY['no-room']
  const from = s.place[s.active]!
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    if (wayToVerdict(s, s.vehicle, NONE, from, slot, s.spent, s.entered) === LEGAL) return LEGAL
  }
  return WHY['no-way']
}

function leaveVerdict(s: BlitzState): Verdict {
  if (isEntering(s)) return WHY['no-exit']
  if (s.halted) return WHY['halted']
  const budget = allowance(s, s.active, s.vehicle)
  return exitVerdict(s, s.active, s.place[s.active]!, s.spent, s.entered, budget)
}

function stopVerdict(s: BlitzState): Verdict {
  if (isEntering(s) || s.entered === 0) return WHY['not-moved']
  const hex = s.place[s.active]!
  if (s.rommelMoved === HE_MOVED && usesBonus(s) && hex !== s.rommel) return WHY['rommel-elsewhere']
  return canRest(s, s.active, hex) ? LEGAL : WHY['no-room']
}

function usesBonus(s: BlitzState): boolean {
  return (s.marks[s.active]! & ESCORTED) !== 0 && s.spent > allowance(s, s.active, s.vehicle)
}

function listTo(s: BlitzState, out: Int32Array): number {
  let count = 0
  if (isEntering(s)) {
    const hexes = entryHexesOf(s, s.active)
    for (let i = 0; i < hexes.length; i++) {
      if (entryVerdict(s, s.active, s.vehicle, hexes[i]!) !== LEGAL) continue
      count = addChoice(out, count, VERB.to, hexes[i]!)
    }
    return count
  }
  const from = s.place[s.active]! * 6
  for (let i = 0; i < 6; i++) {
    const slot = from + ASCENDING_DIRECTIONS[i]!
    if (stepVerdict(s, slot) !== LEGAL) continue
    count = addChoice(out, count, VERB.to, s.board.neighbours[slot]!)
  }
  return count
}

/** The next hex of the move, or its end. BLZ-MOV-33 */
export const onTheWay: DecisionStep = {
  list(s, out) {
    let count = listTo(s, out)
    if (dropVerdict(s) === LEGAL) count = addChoice(out, count, VERB.drop)
    if (leaveVerdict(s) === LEGAL) count = addChoice(out, count, VERB.exit)
    if (stopVerdict(s) === LEGAL) count = addChoice(out, count, VERB.stop)
    return count
  },
  verdict(s, choice: Choice) {
    const target = targetOf(choice)
    if (verbOf(choice) === VERB.to) return toVerdict(s, target)
    if (target !== 0) return NO_SUCH_CHOICE
    switch (verbOf(choice)) {
      case VERB.drop:
        return dropVerdict(s)
      case VERB.exit:
        return leaveVerdict(s)
      case VERB.stop:
        return stopVerdict(s)
      default:
        return NOT_NOW
    }
  },
  take(s, choice, _dice, tell) {
    switch (verbOf(choice)) {
      case VERB.to:
        if (isEntering(s)) arriveOn(s, targetOf(choice), tell)
        else go(s, targetOf(choice), tell)
        return
      case VERB.drop:
        drop(s, tell)
        return
      case VERB.exit:
        exit(s, tell)
        return
      default:
        goTo(s, 'move-over')
    }
  },
}

/** The active unit enters the next hex. */
function go(s: BlitzState, to: Hex, tell: Tell): void {
  const from = s.place[s.active]!
  const unit = s.active
  stepVerdict(s, from * 6 + directionTo(s.board, from, to)) // for its cost
  const { cost, halts } = s.work.step
  builderFails(s, unit, false, tell) // BLZ-PON-9
  shift(s, unit, to, tell)
  if (s.vehicle !== NONE) shift(s, s.vehicle, to, tell)
  s.spent += cost
  s.entered++
  if (halts) s.halted = 1
  tell?.({ type: 'moved', rule: 'BLZ-MOV-1', unit, from, to, cost, left: movementLeft(s) })
}

/** Half MP the active unit has left. */
export function movementLeft(s: BlitzState): number {
  if (s.active === NONE) return 0
  return Math.max(0, allowance(s, s.active, s.vehicle) - s.spent)
}

function drop(s: BlitzState, tell: Tell): void {
  const unit = s.active
  const transport = s.vehicle
  s.marks[unit]! |= MOVED
  s.ride[unit] = NONE
  tell?.({ type: 'dropped', rule: 'BLZ-MOV-21', unit, hex: s.place[unit]! })
  s.active = transport
  s.vehicle = NONE
}

/** The active unit leaves the map, with its transport. BLZ-MOV-28, BLZ-MOV-31, BLZ-MOV-32 */
function exit(s: BlitzState, tell: Tell): void {
  const unit = s.active
  const hex = s.place[unit]!
  s.spent += exitCost(s, unit, hex)
  builderFails(s, unit, false, tell) // BLZ-PON-9
  leaveMap(s, unit, tell)
  goTo(s, 'move-next')
}

/** A unit goes off the map by an allowed edge: it comes back, or is gone for good. */
export function leaveMap(s: BlitzState, unit: Unit, tell: Tell): void {
  const hex = s.place[unit]!
  const transport = s.ride[unit]!
  const isGone = wayOut(s, unit, hex) === FOR_GOOD || isKeptAway(s, unit)
  leave(s, unit, isGone ? s.board.gone : s.board.returning, tell)
  s.flags[unit]! &= ~(DISRUPTED | SHAKEN | UNTRIED) // BLZ-MOV-31: it comes back undisrupted
  s.due[unit] = isGone ? 0 : s.turn + 2
  if (transport !== NONE) {
    leave(s, transport, isGone ? s.board.gone : s.board.returning, tell)
    s.due[transport] = s.due[unit]!
  }
  tell?.({ type: 'exited', rule: isGone ? 'BLZ-MOV-32' : 'BLZ-MOV-31', unit, hex })
}

/** Whether a unit that leaves may not come back: its division is wanted elsewhere. GEM-EVT-3 */
function isKeptAway(s: BlitzState, unit: Unit): boolean {
  const { events, formationNames, unitFormation } = s.board
  const formation = formationNames[unitFormation[unit]!]!
  return events.some(
    ({ effects }, event) =>
      s.drawn[event]! > 0 &&
      effects.some(
        (effect) => effect.kind === 'dlmPenalty' && effect.formations!.includes(formation),
      ),
  )
}

/** One move is finished. */
export const moveOver: AutomaticStep = (s, _dice, tell) => {
  const unit = s.active
  if (usesBonus(s) && s.rommelMoved !== HE_MOVED) takeAlong(s, s.place[unit]!, tell)
  s.marks[unit]! |= MOVED
  if (s.vehicle !== NONE) s.marks[s.vehicle]! |= MOVED | CARRYING
  goTo(s, 'move-next')
}

/** The phase ends: excess is lost, units that moved for the first time are shaken. BLZ-STK-7, DIN-REI-9 */
export const movementOver: AutomaticStep = (s, _dice, tell) => {
  const side = s.phasing
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    if (isOverstacked(s, side, s.place[unit]!)) {
      s.start = s.place[unit]!
      ask(s, 'excess', side)
      return
    }
  }
  if (!s.exploiting) {
    for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
      if (!isOnMap(s, unit) || (s.flags[unit]! & UNTRIED) === 0) continue
      s.flags[unit]! = (s.flags[unit]! & ~UNTRIED) | SHAKEN
      disrupt(s, unit, 'DIN-REI-9', tell)
    }
    endArrivals(s, tell)
  }
  const isExploitation = s.exploiting !== 0
  clearPhase(s, MOVED | CARRYING | ESCORTED | ENTERING)
  s.exploiting = 0
  goTo(s, nextPhase(s, isExploitation ? 'exploitation-phase' : 'movement-phase'))
}

/** Which unit of a stack that is too high is lost. BLZ-STK-7 */
export const excess = choosing({
  verb: VERB.lose,
  ...ownUnits,
  verdict(s, unit) {
    if (sideOfUnit(s, unit) !== s.decider || isTransport(s, unit)) return WHY['not-yours']
    return s.place[unit]! === s.start ? LEGAL : WHY['not-in-stack']
  },
  take(s, unit, _dice, tell) {
    eliminate(s, unit, 'BLZ-STK-7', tell)
    s.start = NONE
    goTo(s, 'movement-over')
  },
})

/** Whether a unit stands in an enemy ZOC, for prompts. */
export function isWatched(s: BlitzState, unit: Unit): boolean {
  return isOnMap(s, unit) && isInEnemyZoc(s, sideOfUnit(s, unit), s.place[unit]!)
}
