import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { ALLIED, BRITISH } from './data/board.ts'
import type { Tell } from './events.ts'
import { ask, goTo, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import {
  AIR,
  ASSAULTING,
  endUnit,
  firstUnit,
  GUNS,
  opponent,
  sideOfUnit,
  type ArrasState,
  type Side,
  type Unit,
} from './state.ts'
import { airLeft, isArtillery, isContested, isLocked, isSpent, spend } from './units.ts'
import { VERB } from './verbs.ts'

const LONGEST_RANGE = 2 // ARR-8.2b

/** Whether a side has a unit of a nationality in the assault. ARR-8.2c, ARR-8.3a */
function takesPart(s: ArrasState, side: Side, nationality: number): boolean {
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.board.nationality[unit]! !== nationality) continue
    if (side === s.initiative ? s.marks[unit]! & ASSAULTING : s.place[unit]! === s.target)
      return true
  }
  return false
}

export function airVerdict(s: ArrasState, side: Side): Verdict {
  if (airLeft(s, side) === 0) return WHY['no-air-left']
  return side === ALLIED && !takesPart(s, side, BRITISH) ? WHY['air-needs-british'] : LEGAL
}

export function artilleryVerdict(s: ArrasState, side: Side, unit: Unit): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== side) return WHY['support-not-yours']
  const from = s.place[unit]!
  if (from >= s.board.locationCount) return WHY['support-off-map']
  if (!isArtillery(s, unit)) return WHY['not-artillery']
  if (isSpent(s, unit)) return WHY['gun-spent']
  if (isLocked(s, unit)) return WHY['gun-locked']
  if (from !== s.target) {
    if (isContested(s, from)) return WHY['gun-contested']
    if (s.board.distance[from * s.board.locationCount + s.target]! > LONGEST_RANGE)
      return WHY['gun-range']
  }
  return takesPart(s, side, s.board.nationality[unit]!) ? LEGAL : WHY['gun-kind']
}

/** The two windows of Combat Support; the holder of the Advantage decides second. ARR-8.1.1a */
function supportStep(next: (s: ArrasState) => void): DecisionStep {
  return {
    list(s, out) {
      const side = s.decider
      let count = addChoice(out, 0, VERB['no-support'])
      if (airVerdict(s, side) === LEGAL) count = addChoice(out, count, VERB.air)
      for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
        if (isArtillery(s, unit) && artilleryVerdict(s, side, unit) === LEGAL) {
          count = addChoice(out, count, VERB.artillery, unit)
        }
      }
      return count
    },
    verdict(s, choice) {
      const target = targetOf(choice)
      switch (verbOf(choice)) {
        case VERB['no-support']:
          return target === 0 ? LEGAL : NO_SUCH_CHOICE
        case VERB.air:
          return target === 0 ? airVerdict(s, s.decider) : NO_SUCH_CHOICE
        case VERB.artillery:
          return artilleryVerdict(s, s.decider, target)
        default:
          return NOT_NOW
      }
    },
    take(s, choice, _dice, tell) {
      const side = s.decider
      if (verbOf(choice) === VERB.air) callAir(s, side, tell)
      else if (verbOf(choice) === VERB.artillery) callArtillery(s, side, targetOf(choice), tell)
      next(s)
    },
  }
}

export const support = supportStep((s) => ask(s, 'counter-support', opponent(s.decider)))

export const counterSupport = supportStep((s) => goTo(s, 'assault-roll'))

/** One support per side at most. ARR-8.1.3a */
function setSupport(s: ArrasState, side: Side, kind: number): void {
  if (side === s.initiative) s.attackSupport = kind
  else s.defenceSupport = kind
}

/** ARR-8.3.5a: the counter is discarded at once. */
export function callAir(s: ArrasState, side: Side, tell: Tell): void {
  if (side === ALLIED) s.alliedAir--
  else s.germanAir--
  setSupport(s, side, AIR)
  tell?.({ type: 'air-support-used', rule: 'ARR-8.3a', side, left: airLeft(s, side) })
}

/**
 * ARR-8.2a, ARR-8.2f: Spent at once, before the Defense Value is computed. ARR-8.2e: it is not
 * marked as assaulting.
 */
export function callArtillery(s: ArrasState, side: Side, unit: Unit, tell: Tell): void {
  tell?.({ type: 'artillery-support', rule: 'ARR-8.2a', side, unit, from: s.place[unit]! })
  spend(s, unit, tell)
  setSupport(s, side, GUNS)
}
