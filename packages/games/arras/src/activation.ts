import { areAdjacent } from '@estafette/board'
import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import type { Tell } from './events.ts'
import { ask, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import {
  approach,
  canArrive,
  hasStep,
  joinAssault,
  leadsToAssault,
  stepVerdict,
  takeStep,
} from './movement.ts'
import { hindrance } from './hindrance.ts'
import { isOverrunning } from './overrun.ts'
import { WHY } from './reasons.ts'
import {
  ASSAULTING,
  at,
  endUnit,
  firstUnit,
  IN_PLACE,
  MOVE_ASSAULT,
  NONE,
  OVERRUN_ASSAULT,
  OVERRUNNING,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import {
  canLead,
  hasEnemy,
  isArtillery,
  isContested,
  isLeader,
  isLocked,
  isReady,
  isSpent,
  spend,
} from './units.ts'
import { VERB } from './verbs.ts'

/** Whether a side could do anything by activating a location. ARR-4.3b, ARR-5.0a */
export function canActivate(s: ArrasState, side: Side, location: Location): boolean {
  if (s.ready[at(side, location)]! === 0) return false
  const contested = isContested(s, location)
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.place[unit]! !== location || !isReady(s, unit)) continue
    if ((contested && canLead(s, unit)) || hasStep(s, unit)) return true
  }
  return false
}

/** Whether a unit is one of those the Active Area may use now: not one that has moved. ARR-5.1c */
export function usableVerdict(s: ArrasState, unit: Unit, active = s.active): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== s.initiative) return WHY['not-your-unit']
  if (s.place[unit]! >= s.board.locationCount) return WHY['not-on-map']
  if (s.place[unit]! !== active) return WHY['not-in-active-area']
  if (isLocked(s, unit)) return WHY.locked
  return isSpent(s, unit) ? WHY.spent : LEGAL
}

function moveVerdict(s: ArrasState, unit: Unit): Verdict {
  const usable = usableVerdict(s, unit)
  if (usable !== LEGAL) return usable
  return hasStep(s, unit) ? LEGAL : WHY['nothing-possible']
}

/**
 * Fresh units that begin the impulse in a contested location may assault there, again and again.
 * ARR-5.2.1b, ARR-5.2.1e
 */
function assaultVerdict(s: ArrasState, unit: Unit): Verdict {
  const usable = usableVerdict(s, unit)
  if (usable !== LEGAL) return usable
  if (!isContested(s, s.active)) return WHY['not-contested']
  if (isArtillery(s, unit)) return WHY['artillery-assault']
  return canLead(s, unit) ? LEGAL : WHY['cannot-lead']
}

/** What next in this activation: a move, an assault, or nothing more. ARR-4.3h, ARR-5.0c */
export const action: DecisionStep = {
  list(s, out) {
    const side = s.initiative
    let count = 0
    for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
      if (s.place[unit]! !== s.active || !isReady(s, unit)) continue
      if (hasStep(s, unit)) count = addChoice(out, count, VERB.move, unit)
    }
    if (isContested(s, s.active)) {
      for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
        if (s.place[unit]! !== s.active || !isReady(s, unit)) continue
        if (canLead(s, unit)) count = addChoice(out, count, VERB.assault, unit)
      }
    }
    return s.acted ? addChoice(out, count, VERB.done) : count
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.move:
        return moveVerdict(s, target)
      case VERB.assault:
        return assaultVerdict(s, target)
      case VERB.done:
        if (target !== 0) return NO_SUCH_CHOICE
        return s.acted ? LEGAL : WHY['act-first']
      default:
        return NOT_NOW
    }
  },
  take(s, choice) {
    const unit = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.move:
        s.mover = unit
        s.walked = 0
        ask(s, 'walk', s.initiative)
        return
      case VERB.assault:
        s.assault = IN_PLACE
        s.target = s.active
        joinAssault(s, unit, false)
        ask(s, 'group', s.initiative)
        return
      default:
        goTo(s, 'impulse-done')
    }
  },
}

/** The activation goes on while something is possible. */
export const actionNext: AutomaticStep = (s) => {
  if (canActivate(s, s.initiative, s.active)) ask(s, 'action', s.initiative)
  else goTo(s, 'impulse-done')
}

/** Why a unit may not step into a location further off: what stops it, else that it is far. */
function farVerdict(s: ArrasState, unit: Unit, to: Location): Verdict {
  const from = s.place[unit]!
  if (to === from) return WHY['already-there']
  const { verdict } = hindrance(s, unit, to)
  if (verdict !== LEGAL) return verdict
  return s.board.isZone[from]! || s.board.isZone[to]! ? WHY['zone-arrow'] : WHY['not-adjacent']
}

function walkVerdict(s: ArrasState, to: Location): Verdict {
  const unit = s.mover
  if (to >= s.board.locationCount) return NO_SUCH_CHOICE
  if (!areAdjacent(s.board.graph, s.place[unit]!, to)) return farVerdict(s, unit, to)
  const verdict = stepVerdict(s, unit, to)
  if (verdict !== LEGAL) return verdict
  if (isOverrunning(s, unit) && s.walked > 0 && hasEnemy(s, sideOfUnit(s, unit), to)) {
    return WHY['overrun-one-step']
  }
  if (s.assault !== MOVE_ASSAULT) return LEGAL
  return leadsToAssault(s, unit, to, approachOf(s, unit)) ? LEGAL : WHY['must-arrive']
}

function approachOf(s: ArrasState, unit: Unit): Int16Array {
  return approach(s, sideOfUnit(s, unit), s.place[unit]!, isLeader(s, unit))
}

/** The next step of a walking unit, or its halt. ARR-5.1a, ARR-5.1d, ARR-5.2h */
export const walk: DecisionStep = {
  list(s, out) {
    const unit = s.mover
    const { offsets, targets } = s.board.graph
    const from = s.place[unit]!
    const end = offsets[from + 1]!
    const needed = s.assault === MOVE_ASSAULT ? approachOf(s, unit) : null
    const bySteps = isOverrunning(s, unit) && s.walked > 0
    let count = 0
    for (let edge = offsets[from]!; edge < end; edge++) {
      const to = targets[edge]!
      if (stepVerdict(s, unit, to) !== LEGAL) continue
      if (bySteps && hasEnemy(s, s.initiative, to)) continue
      if (needed && !leadsToAssault(s, unit, to, needed)) continue
      count = addChoice(out, count, VERB.to, to)
    }
    return s.walked > 0 && !needed ? addChoice(out, count, VERB.halt) : count
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.to:
        return walkVerdict(s, target)
      case VERB.halt:
        if (target !== 0) return NO_SUCH_CHOICE
        if (s.assault === MOVE_ASSAULT) return WHY['must-arrive']
        return s.walked > 0 ? LEGAL : WHY['must-step']
      default:
        return NOT_NOW
    }
  },
  take(s, choice, _dice, tell) {
    if (verbOf(choice) === VERB.halt) halt(s, tell)
    else walkOn(s, targetOf(choice), tell)
  },
}

/** The walker stops and becomes Spent. ARR-5.1b */
function halt(s: ArrasState, tell: Tell): void {
  const unit = s.mover
  const overrunning = isOverrunning(s, unit)
  spend(s, unit, tell)
  s.marks[unit]! &= ~OVERRUNNING
  s.mover = NONE
  s.walked = 0
  s.acted = 1
  goTo(s, overrunning ? 'overrun-next' : 'action-next')
}

/** One step; into a location holding enemies it is the last one, and an assault. ARR-5.2.1a */
function walkOn(s: ArrasState, to: Location, tell: Tell): void {
  const unit = s.mover
  const side = s.initiative
  takeStep(s, unit, to, tell)
  s.walked++
  if (!hasEnemy(s, side, to)) {
    ask(s, 'walk', side)
    return
  }
  const overrunning = isOverrunning(s, unit)
  s.marks[unit]! &= ~OVERRUNNING
  joinAssault(s, unit, overrunning)
  s.mover = NONE
  s.walked = 0
  ask(s, 'group', side)
}

/** ARR-5.2.1f: leaders walk last. */
function hasLeaderInGroup(s: ArrasState): boolean {
  const side = s.initiative
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.marks[unit]! & ASSAULTING && isLeader(s, unit)) return true
  }
  return false
}

function joinVerdict(s: ArrasState, unit: Unit): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== s.initiative) return WHY['join-not-yours']
  if (s.marks[unit]! & ASSAULTING) return WHY['in-group-already']
  if (s.assault === OVERRUN_ASSAULT) {
    if (!isOverrunning(s, unit) || s.place[unit]! !== s.origin) return WHY['not-overrunning']
    return stepVerdict(s, unit, s.target)
  }
  const usable = usableVerdict(s, unit)
  if (usable !== LEGAL) return usable
  if (isArtillery(s, unit)) return WHY['artillery-assault']
  if (s.assault === IN_PLACE) return LEGAL
  if (!isLeader(s, unit) && hasLeaderInGroup(s)) return WHY['leaders-last']
  if (canArrive(s, unit, approachOf(s, unit))) return LEGAL
  return hindrance(s, unit, s.target).verdict || WHY['no-way']
}

/** Who else takes part in the assault. ARR-5.2.1c, ARR-5.2.1d, ARR-6.5d */
export const group: DecisionStep = {
  list(s, out) {
    const side = s.initiative
    const from = s.assault === OVERRUN_ASSAULT ? s.origin : s.active
    const walking = s.assault === MOVE_ASSAULT
    let needed = walking ? approach(s, side, from, false) : null
    const leadersOnly = walking && hasLeaderInGroup(s)
    let count = 0
    let leaders = false
    for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
      if (s.place[unit]! !== from || s.marks[unit]! & ASSAULTING || !isReady(s, unit)) continue
      if (isArtillery(s, unit)) continue
      if (s.assault === OVERRUN_ASSAULT) {
        if (!isOverrunning(s, unit) || stepVerdict(s, unit, s.target) !== LEGAL) continue
      } else if (needed) {
        if (isLeader(s, unit) !== leaders) {
          leaders = !leaders
          needed = approach(s, side, from, leaders)
        }
        if ((leadersOnly && !leaders) || !canArrive(s, unit, needed)) continue
      }
      count = addChoice(out, count, VERB.join, unit)
    }
    return addChoice(out, count, VERB.attack)
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.join:
        return joinVerdict(s, target)
      case VERB.attack:
        return target === 0 ? LEGAL : NO_SUCH_CHOICE
      default:
        return NOT_NOW
    }
  },
  take(s, choice, _dice, tell) {
    const unit = targetOf(choice)
    if (verbOf(choice) === VERB.attack) {
      goTo(s, 'assault-start')
    } else if (s.assault === IN_PLACE) {
      joinAssault(s, unit, false)
      ask(s, 'group', s.initiative)
    } else {
      s.mover = unit
      s.walked = 0
      if (s.assault === OVERRUN_ASSAULT) walkOn(s, s.target, tell)
      else ask(s, 'walk', s.initiative)
    }
  },
}
