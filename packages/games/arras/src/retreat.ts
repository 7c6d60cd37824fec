import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { areAdjacent } from '@estafette/board'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, unitCount, type AutomaticStep, type DecisionStep } from './flow.ts'
import { boundsVerdict, isClosed, isOutOfBounds } from './movement.ts'
import { WHY } from './reasons.ts'
import {
  ASSAULTING,
  endUnit,
  firstUnit,
  NONE,
  RETREATING,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import { STEP, type StepName } from './steps.ts'
import { eliminate, hasRoom, isArtillery, isContested, isFree, shift } from './units.ts'
import { VERB } from './verbs.ts'

// Priority classes of ARR-6.6.2a and ARR-6.6.2b; a Free location ranks by its enemy neighbours.
const NOT_A_DESTINATION = 1000
const FRIENDLY_CONTESTED = 100
const ENEMY_CONTESTED = 200

/**
 * Rank of a location as a destination, the lower the better; rivers and MF do not matter.
 * ARR-6.6.2a, ARR-6.6.2b, ARR-6.6.2c, ARR-6.6.2h
 */
function rank(s: ArrasState, side: Side, location: Location): number {
  if (isFree(s, side, location)) return enemyNeighbours(s, side, location)
  if (!isContested(s, location)) return NOT_A_DESTINATION
  return s.control[location]! === side ? FRIENDLY_CONTESTED : ENEMY_CONTESTED
}

/** ARR-6.6.2a: enemy-controlled locations next to a location, zones included. */
function enemyNeighbours(s: ArrasState, side: Side, location: Location): number {
  const { offsets, targets } = s.board.graph
  const end = offsets[location + 1]!
  let enemies = 0
  for (let edge = offsets[location]!; edge < end; edge++) {
    if (s.control[targets[edge]!]! !== side) enemies++
  }
  return enemies
}

/**
 * Whether a unit of the assault came from there; in a bombardment nobody did. ARR-6.6.2e,
 * ARR-7.1.3b
 */
function isOrigin(s: ArrasState, side: Side, location: Location): boolean {
  if (s.assault === 0 || side === s.initiative) return false
  const attacker = s.initiative
  for (let unit = firstUnit(s, attacker), end = endUnit(s, attacker); unit < end; unit++) {
    if (s.marks[unit]! & ASSAULTING && s.from[unit]! === location) return true
  }
  return false
}

/** Whether a location is barred to a retreating unit whatever its rank. */
function barredVerdict(s: ArrasState, unit: Unit, location: Location): Verdict {
  const side = sideOfUnit(s, unit)
  if (s.passed[location]!) return WHY['retreat-passed']
  if (isClosed(s, location)) return WHY['retreat-closed']
  if (isOutOfBounds(s, side, location)) return boundsVerdict(s, unit, location)
  if (isOrigin(s, side, location)) return WHY['retreat-origin']
  if (isArtillery(s, unit) && !isFree(s, side, location)) return WHY['retreat-artillery']
  return rank(s, side, location) === NOT_A_DESTINATION ? WHY['retreat-enemy'] : LEGAL
}

/** Whether a unit may go to a location: it has room, or is full and leads further. ARR-6.6.1a */
function isCandidate(s: ArrasState, unit: Unit, location: Location): boolean {
  if (barredVerdict(s, unit, location) !== LEGAL) return false
  if (hasRoom(s, unit, location)) return true
  s.passed[location] = 1
  const further = bestRank(s, unit, location) < NOT_A_DESTINATION
  s.passed[location] = 0
  return further
}

/** The best rank among the candidates next to a location. */
function bestRank(s: ArrasState, unit: Unit, location: Location): number {
  const { offsets, targets } = s.board.graph
  const side = sideOfUnit(s, unit)
  const end = offsets[location + 1]!
  let best = NOT_A_DESTINATION
  for (let edge = offsets[location]!; edge < end; edge++) {
    const next = targets[edge]!
    const value = rank(s, side, next)
    if (value < best && isCandidate(s, unit, next)) best = value
  }
  return best
}

/** Whether a unit standing in the location under attack has a legal retreat. */
export function hasRetreat(s: ArrasState, unit: Unit): boolean {
  const location = s.place[unit]!
  const { offsets, targets } = s.board.graph
  const end = offsets[location + 1]!
  s.passed[location] = 1
  let found = false
  for (let edge = offsets[location]!; edge < end && !found; edge++) {
    found = isCandidate(s, unit, targets[edge]!)
  }
  s.passed[location] = 0
  return found
}

/** Sends a unit looking for its way back from a location; without one it is lost. ARR-6.6.1b */
export function startRetreat(
  s: ArrasState,
  unit: Unit,
  from: Location,
  resume: StepName,
  tell: Tell,
): void {
  s.passed.fill(0)
  s.passed[s.place[unit]!] = 1
  s.passed[from] = 1
  if (bestRank(s, unit, from) === NOT_A_DESTINATION) {
    s.passed.fill(0)
    eliminate(s, unit, 'ARR-6.6.1b', tell)
    goTo(s, resume)
    return
  }
  s.retreater = unit
  s.crossing = from
  s.resume = STEP[resume]
  ask(s, 'retreat', sideOfUnit(s, unit))
}

function retreatVerdict(s: ArrasState, to: Location): Verdict {
  if (to >= s.board.locationCount) return NO_SUCH_CHOICE
  const unit = s.retreater
  if (!areAdjacent(s.board.graph, s.crossing, to)) return WHY['retreat-not-adjacent']
  const barred = barredVerdict(s, unit, to)
  if (barred !== LEGAL) return barred
  if (!isCandidate(s, unit, to)) return WHY['retreat-full']
  const best = bestRank(s, unit, s.crossing)
  if (rank(s, sideOfUnit(s, unit), to) === best) return LEGAL
  return best < FRIENDLY_CONTESTED ? WHY['retreat-free-first'] : WHY['retreat-priority']
}

/** Where a retreating unit goes: the best candidates only. ARR-6.6.1a, ARR-6.6.2d */
export const retreat: DecisionStep = {
  list(s, out) {
    const unit = s.retreater
    const side = sideOfUnit(s, unit)
    const { offsets, targets } = s.board.graph
    const end = offsets[s.crossing + 1]!
    const best = bestRank(s, unit, s.crossing)
    let count = 0
    for (let edge = offsets[s.crossing]!; edge < end; edge++) {
      const to = targets[edge]!
      if (rank(s, side, to) !== best || !isCandidate(s, unit, to)) continue
      count = addChoice(out, count, VERB.to, to)
    }
    return count
  },
  verdict(s, choice) {
    return verbOf(choice) === VERB.to ? retreatVerdict(s, targetOf(choice)) : NOT_NOW
  },
  take(s, choice, _dice, tell) {
    const unit = s.retreater
    const to = targetOf(choice)
    if (!hasRoom(s, unit, to)) {
      s.passed[to] = 1
      s.crossing = to
      tell?.({ type: 'crosses', rule: 'ARR-6.6.1a', unit, place: to })
      return
    }
    const from = s.place[unit]!
    shift(s, unit, to, tell)
    tell?.({ type: 'retreated', rule: 'ARR-6.6.2d', unit, from, to })
    if (sideOfUnit(s, unit) !== s.initiative) s.escaped++
    s.passed.fill(0)
    s.retreater = NONE
    s.crossing = NONE
    s.step = s.resume
    s.resume = 0
  },
}

function isRetreating(s: ArrasState, unit: Unit): boolean {
  return (s.marks[unit]! & RETREATING) !== 0
}

/** The retreats taken as losses, one unit after another. ARR-6.4.2g */
export const retreatNext: AutomaticStep = (s) => {
  const side = 1 - s.initiative
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (!isRetreating(s, unit)) continue
    ask(s, 'retreat-order', side)
    return
  }
  goTo(s, s.shot > 0 ? 'bombardment-end' : 'voluntary-next') // ARR-6.6.3d
}

/** Which of the retreating units goes first. */
export const retreatOrder = choosing({
  verb: VERB.next,
  size: unitCount,
  verdict: (s, unit) => (isRetreating(s, unit) ? LEGAL : WHY['not-retreating']),
  take(s, unit, _dice, tell) {
    s.marks[unit]! &= ~RETREATING
    startRetreat(s, unit, s.target, 'retreat-next', tell)
  },
})
