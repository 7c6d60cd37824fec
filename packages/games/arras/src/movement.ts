import { LEGAL, type Verdict } from '@estafette/kernel'
import { ALLIED, BLUE, GERMAN } from './data/board.ts'
import type { Tell } from './events.ts'
import { groupOf, PANZERS } from './groups.ts'
import { WHY } from './reasons.ts'
import {
  ASSAULTING,
  at,
  CROSSER,
  DISENGAGED,
  endUnit,
  firstUnit,
  HISTORICAL,
  MOVE_ASSAULT,
  OVERRUN_ASSAULT,
  NO_ASSAULT,
  opponent,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import {
  canLead,
  hasEnemy,
  hasRoom,
  isArmor,
  isArtillery,
  isLeader,
  movementFactor,
  roomFor,
  shift,
} from './units.ts'

// Table 3.6, by its codes.
const QUIET = 1 // A, and B' where the Fresh enemies next door are contested already
const WATCHED = 2 // B
const ENTER_SPENT = 3 // C
const ENTER_FRESH = 4 // D
const LEAVE_SPENT = 3 // F; E costs all

/** More than any unit can pay. */
const UNREACHABLE = 100

/** Whether a location is closed to everybody until a release, and by which rule. */
export function closedVerdict(s: ArrasState, location: Location): Verdict {
  if (!isClosed(s, location)) return LEGAL
  return location === s.board.frenchPark ? WHY['closed-french'] : WHY['closed-panzers']
}

/** ARR-14.2.3a, ARR-14.2.3b: historical set-up, the group still locked there. */
export function isClosed(s: ArrasState, location: Location): boolean {
  if (s.scenario !== HISTORICAL) return false
  const { frenchPark, panzerPark } = s.board
  return (
    (location === frenchPark && s.releasedA === 0) || (location === panzerPark && s.releasedL === 0)
  )
}

/**
 * German units keep out of blue locations until Rommel turns north, Allied ones out of none.
 * ARR-2.1.4b, ARR-2.1.4c, ARR-13.6e
 */
export function isOutOfBounds(s: ArrasState, side: Side, location: Location): boolean {
  return side === GERMAN && s.rommelNorth === 0 && s.board.colour[location]! === BLUE
}

/** Why a unit may not be in a location for good; the Panzers see zone D but once. ARR-13.2d */
export function boundsVerdict(s: ArrasState, unit: Unit, location: Location): Verdict {
  if (!isOutOfBounds(s, sideOfUnit(s, unit), location)) return LEGAL
  if (s.scenario === HISTORICAL || s.board.group[unit]! !== PANZERS) return WHY['operational-limit']
  const isEntry = groupOf(s, GERMAN, PANZERS).entry.includes(location)
  return isEntry ? WHY['entry-only'] : WHY['operational-limit']
}

/** Whether friendly units held a location before the current move-assault began. ARR-5.2.1f */
function heldBefore(s: ArrasState, side: Side, location: Location): boolean {
  const arrived = s.assault === MOVE_ASSAULT && location === s.target ? s.groupSize : 0
  return s.present[at(side, location)]! > arrived
}

/** MF to enter a location, whatever the unit leaves. ARR-5.2a, ARR-5.1.1a */
export function entryCost(s: ArrasState, side: Side, location: Location): number {
  const enemy = opponent(side)
  if (s.present[at(enemy, location)]! > 0) {
    return s.fresh[at(enemy, location)]! > 0 ? ENTER_FRESH : ENTER_SPENT
  }
  // Next to one such location is enough, arrows count, and so does any Fresh unit. ARR-5.2b, ARR-5.2c, ARR-5.2d
  const { offsets, targets } = s.board.graph
  const end = offsets[location + 1]!
  for (let edge = offsets[location]!; edge < end; edge++) {
    const next = targets[edge]!
    if (s.fresh[at(enemy, next)]! > 0 && !heldBefore(s, side, next)) return WATCHED
  }
  return QUIET
}

/** MF for one step: only the highest line that applies. ARR-5.2a, ARR-5.2e */
export function stepCost(s: ArrasState, unit: Unit, to: Location): number {
  const side = sideOfUnit(s, unit)
  const enemiesHere = at(opponent(side), s.place[unit]!)
  const cost = entryCost(s, side, to)
  if (s.fresh[enemiesHere]! > 0) return Math.max(cost, movementFactor(s, unit))
  if (s.present[enemiesHere]! > 0) return Math.max(cost, LEAVE_SPENT)
  return cost
}

/** MF a unit has not spent since the activation began, in an overrun too. ARR-5.1a, ARR-6.5g */
export function movementLeft(s: ArrasState, unit: Unit): number {
  return movementFactor(s, unit) - s.spentMf[unit]!
}

/**
 * Whether anything but its cost keeps a unit from a location next to the one it comes from: where it
 * stands, or, further on, one without enemies.
 */
export function entryVerdict(s: ArrasState, unit: Unit, to: Location, isFirst = true): Verdict {
  const side = sideOfUnit(s, unit)
  if (isClosed(s, to)) return closedVerdict(s, to)
  if (isOutOfBounds(s, side, to)) return boundsVerdict(s, unit, to)
  if (hasEnemy(s, side, to)) {
    if (isArtillery(s, unit)) return WHY['artillery-free']
    if (isLeader(s, unit) && s.target !== to) return WHY['leader-alone']
    if (isFirst && hasEnemy(s, side, s.place[unit]!) && !isArmor(s, unit)) {
      return WHY['contested-exit']
    }
  } else if (s.control[to]! !== side && !canLead(s, unit)) {
    return isArtillery(s, unit) ? WHY['artillery-free'] : WHY['leader-first']
  }
  return hasRoom(s, unit, to) ? LEGAL : WHY.stacking // ARR-5.1.3c: passing through counts
}

/** Whether a unit may step from where it stands into an adjacent location. */
export function stepVerdict(s: ArrasState, unit: Unit, to: Location): Verdict {
  const verdict = entryVerdict(s, unit, to)
  if (verdict !== LEGAL) return verdict
  return stepCost(s, unit, to) <= movementLeft(s, unit) ? LEGAL : WHY['too-costly']
}

/** Whether a unit can take any step at all. */
export function hasStep(s: ArrasState, unit: Unit): boolean {
  const { offsets, targets } = s.board.graph
  const from = s.place[unit]!
  const end = offsets[from + 1]!
  const left = movementLeft(s, unit)
  for (let edge = offsets[from]!; edge < end; edge++) {
    const to = targets[edge]!
    if (entryVerdict(s, unit, to) === LEGAL && stepCost(s, unit, to) <= left) return true
  }
  return false
}

/** Walks one step: pays, moves, takes control, counts crossings of the Scarpe. */
export function takeStep(s: ArrasState, unit: Unit, to: Location, tell: Tell): void {
  const side = sideOfUnit(s, unit)
  const from = s.place[unit]!
  const cost = stepCost(s, unit, to)
  const disengaged = hasEnemy(s, side, from)
  s.spentMf[unit]! += cost
  s.from[unit] = from
  s.marks[unit] = disengaged ? s.marks[unit]! | DISENGAGED : s.marks[unit]! & ~DISENGAGED
  tell?.({ type: 'moved', rule: 'ARR-5.1a', unit, from, to, cost, left: movementLeft(s, unit) })
  shift(s, unit, to, tell)
  if (side === ALLIED) countCrosser(s, unit, from, to, tell)
}

/** ARR-13.6b, ARR-13.6c, ARR-13.6g: each Allied unit counts once, R counter or not. */
function countCrosser(s: ArrasState, unit: Unit, from: Location, to: Location, tell: Tell): void {
  if (s.flags[unit]! & CROSSER) return
  const { rommelNorth } = s.board
  if (!rommelNorth.from.includes(from) || !rommelNorth.to.includes(to)) return
  s.flags[unit]! |= CROSSER
  tell?.({ type: 'crossed', rule: 'ARR-13.6b', unit, count: crosserCount(s) })
}

/** How many different Allied units have gone from 26 or 28 into 1 or 3. ARR-13.6b */
export function crosserCount(s: ArrasState): number {
  let crossers = 0
  for (let unit = firstUnit(s, ALLIED), end = endUnit(s, ALLIED); unit < end; unit++) {
    if (s.flags[unit]! & CROSSER) crossers++
  }
  return crossers
}

/** A unit that has just entered a location holding enemies belongs to an assault. ARR-5.2.1a */
export function joinAssault(s: ArrasState, unit: Unit, overrunning: boolean): void {
  s.marks[unit]! |= ASSAULTING
  s.groupSize++
  if (s.assault !== NO_ASSAULT) return
  s.assault = overrunning ? OVERRUN_ASSAULT : MOVE_ASSAULT
  s.target = s.place[unit]!
  s.origin = s.from[unit]!
}

/**
 * The least MF from every location to the target of the current move-assault, for units of one
 * kind that stand in `start`: through vacant locations, by the rules of ARR-5.2.1f.
 */
export function approach(s: ArrasState, side: Side, start: Location, leaders: boolean): Int16Array {
  const { offsets, targets } = s.board.graph
  const { need, queue } = s.work.approach
  need.fill(UNREACHABLE)
  const goal = s.target
  // A unit that walks out of the target and back in finds the place it has left itself.
  if (!leaders && roomFor(s, side, goal) <= (goal === start ? -1 : 0)) return need
  need[goal] = 0
  let head = 0
  let tail = 0
  queue[tail++] = goal
  while (head < tail) {
    const node = queue[head++]!
    const cost = need[node]! + entryCost(s, side, node)
    const end = offsets[node + 1]!
    for (let edge = offsets[node]!; edge < end; edge++) {
      const back = targets[edge]!
      if (cost >= need[back]! || !isOnTheWay(s, side, back, start, leaders)) continue
      need[back] = cost
      if (cost < MOST_MF && tail < queue.length) queue[tail++] = back
    }
  }
  return need
}
const MOST_MF = 20

/** Whether units on their way to an assault may pass a location. */
function isOnTheWay(
  s: ArrasState,
  side: Side,
  location: Location,
  start: Location,
  leaders: boolean,
): boolean {
  if (hasEnemy(s, side, location) || isClosed(s, location)) return false
  if (isOutOfBounds(s, side, location)) return false
  if (leaders) return s.control[location]! === side // ARR-5.2.2d
  return roomFor(s, side, location) > (location === start ? -1 : 0)
}

/** Whether a step of a unit bound for the assault still lets it arrive. */
export function leadsToAssault(
  s: ArrasState,
  unit: Unit,
  to: Location,
  needed: Int16Array,
): boolean {
  return stepCost(s, unit, to) + needed[to]! <= movementLeft(s, unit)
}

/** Whether a unit can walk into the location under assault from where it stands. */
export function canArrive(s: ArrasState, unit: Unit, needed: Int16Array): boolean {
  const { offsets, targets } = s.board.graph
  const from = s.place[unit]!
  const end = offsets[from + 1]!
  for (let edge = offsets[from]!; edge < end; edge++) {
    const to = targets[edge]!
    if (needed[to]! >= UNREACHABLE || entryVerdict(s, unit, to) !== LEGAL) continue
    if (leadsToAssault(s, unit, to, needed)) return true
  }
  return false
}
