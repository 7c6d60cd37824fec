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
import { FOR_GOOD, GERMAN } from './data/codes.ts'
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
  canRest,
  escortBonus,
  exitCost,
  exitVerdict,
  mayLeave,
  wayOut,
} from './movement.ts'
import { listMovers, moveVerdict, rideVerdict, vehicleFor, wayToVerdict } from './movers.ts'
import { nextPhase } from './phases.ts'
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
import { disrupt, eliminate, isOnMap, isTransport, leave, shift } from './units.ts'
import { VERB } from './verbs.ts'
import { isInEnemyZoc } from './zoc.ts'

/** Directions in the order of the hexes they lead to, for lists. */
export const ASCENDING_DIRECTIONS = [5, 4, 0, 3, 1, 2] as const

/** Begins the movement or the exploitation phase. */
export function beginMoves(s: BlitzState, exploiting: number): void {
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

export const movementPhase: AutomaticStep = (s) => beginMoves(s, 0)

export const exploitationPhase: AutomaticStep = (s) => beginMoves(s, 1) // BLZ-MOV-16, BLZ-MOV-18, BLZ-MOV-22

/** Asks who moves next; somebody can always end the phase. */
export const moveNext: AutomaticStep = (s) => {
  clearMove(s)
  ask(s, 'move', s.phasing)
}

/** Whether the active unit may go over a hexside and stand behind it, or go on from there. */
function stepVerdict(s: BlitzState, slot: number, points: number): Verdict {
  if (s.halted) return WHY['halted']
  const { active, vehicle, spent, entered } = s
  return wayToVerdict(s, active, vehicle, s.place[active]!, slot, spent, entered, points)
}

/** Who keeps the phase from ending: a unit that must enter, or one that can leave a stack that is too high. BLZ-STK-7, HAN-SET-7 */
export function keptBy(s: BlitzState): Unit {
  const side = s.phasing
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    const hex = s.place[unit]!
    if (hex >= s.board.hexCount) {
      if (!s.exploiting && isMissing(s, unit)) return unit
      continue
    }
    if (isTransport(s, unit) || s.units[side * s.board.hexCount + hex]! < 3) continue
    if (isOverstacked(s, side, hex) && mayLeave(s, unit)) return unit
  }
  return NONE
}

function endVerdict(s: BlitzState): Verdict {
  const unit = keptBy(s)
  if (unit === NONE) return LEGAL
  return isOnMap(s, unit) ? WHY['overstacked'] : WHY['must-enter']
}

const moveChoices = choosing(
  {
    verb: VERB.move,
    ...ownUnits,
    verdict: (s, unit) => moveVerdict(s, unit),
    take: (s, unit) => start(s, unit, NONE),
  },
  {
    verb: VERB.ride,
    ...ownUnits,
    verdict: (s, unit) => rideVerdict(s, unit),
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

/** A move begins; who walks leaves their transport, and a transport on its own its unit. BLZ-MOV-21, BLZ-MOV-23 */
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
  if (direction < 0) return WHY['not-adjacent']
  return stepVerdict(s, from * 6 + direction, allowance(s, s.active, s.vehicle))
}

/** Whether the active unit may leave its transport here, which goes on without it. BLZ-MOV-21 */
function dropVerdict(s: BlitzState): Verdict {
  if (s.vehicle === NONE) return WHY['no-transport']
  if (isEntering(s) || s.entered === 0 || s.halted) return WHY['halted']
  if (mustReachRommel(s)) return WHY['rommel-elsewhere']
  if (!canRest(s, s.active, s.place[s.active]!)) return WHY['no-room']
  const from = s.place[s.active]!
  const points = allowance(s, s.vehicle, NONE)
  if (hasNothingLeft(s, points)) return WHY['no-way']
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const verdict = wayToVerdict(s, s.vehicle, NONE, from, slot, s.spent, s.entered, points)
    if (verdict === LEGAL) return LEGAL
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
  if (mustReachRommel(s)) return WHY['rommel-elsewhere']
  return canRest(s, s.active, hex) ? LEGAL : WHY['no-room']
}

/** Whether the active unit has spent of Rommel's point. BLZ-ROM-4 */
function usesBonus(s: BlitzState): boolean {
  return (s.marks[s.active]! & ESCORTED) !== 0 && s.spent > allowance(s, s.active, s.vehicle)
}

function mustReachRommel(s: BlitzState): boolean {
  return s.rommelMoved === HE_MOVED && usesBonus(s) && s.place[s.active]! !== s.rommel
}

/** Whether no step can be paid any more: none is for nothing, and only the first is for all. BLZ-MOV-10 */
function hasNothingLeft(s: BlitzState, points: number): boolean {
  return s.entered > 0 && s.spent >= points
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
  const points = allowance(s, s.active, s.vehicle)
  if (s.halted || hasNothingLeft(s, points + escortBonus(s, s.active))) return count
  for (let i = 0; i < 6; i++) {
    const slot = from + ASCENDING_DIRECTIONS[i]!
    if (stepVerdict(s, slot, points) !== LEGAL) continue
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
  const slot = from * 6 + directionTo(s.board, from, to)
  stepVerdict(s, slot, allowance(s, unit, s.vehicle)) // for its cost
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
