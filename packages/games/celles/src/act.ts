import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Dice,
  type Verdict,
} from '@estafette/kernel'
import { lateTrucksVerdict } from './activation.ts'
import {
  GERMAN,
  INFILTRATION_FAILS,
  INFILTRATION_FAILS_DISRUPTED,
  INFILTRATION_SUCCEEDS,
} from './data/codes.ts'
import { directionTo } from './data/map.ts'
import type { Tell } from './events.ts'
import { ask, clearMove, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import {
  allowance,
  ASCENDING_DIRECTIONS,
  classOf,
  hasTarget,
  isInfiltration,
  isNight,
  movementLeft,
  stepCost,
  stepVerdict,
} from './movement.ts'
import { WHY } from './reasons.ts'
import { checkStacking, shrinkRespites } from './stacking.ts'
import { sideOfUnit, USED, type CellesState, type Hex, type Side } from './state.ts'
import { disrupt, isIsolated, isOnMap, shift } from './units.ts'
import { VERB } from './verbs.ts'
import { isNearEnemy } from './zoc.ts'

const ATTACKS = 3

/** Whether the active unit may attack from where it stands. CEL-11.0.1, CEL-11.0.2, CEL-5.0.9 */
function attackVerdict(s: CellesState, attack: number): Verdict {
  if (attack >= ATTACKS) return NO_SUCH_CHOICE
  const unit = s.active
  const side = sideOfUnit(s, unit)
  const hex = s.place[unit]!
  if (isIsolated(s, unit)) return WHY['attack-isolated']
  if (!isNearEnemy(s, side, hex)) return WHY['attack-no-target']
  if (!hasTarget(s, side, hex)) return WHY['attack-meuse']
  const total = s.spent + s.board.attackCost[attack]![classOf(s, unit)]!
  if (total <= allowance(s, unit, false)) return LEGAL
  return s.strategic !== 0 ? WHY['attack-by-bonus'] : WHY['attack-too-costly'] // CEL-8.5.3
}

function moveVerdict(s: CellesState, to: Hex): Verdict {
  if (to >= s.board.hexCount) return NO_SUCH_CHOICE
  const direction = directionTo(s.board, s.place[s.active]!, to)
  return direction < 0 ? WHY['not-adjacent'] : stepVerdict(s, direction)
}

/** What the active unit does next: a step, through full hexes too, an attack, or nothing more. CEL-8.0.1, CEL-8.0.8 */
export const act: DecisionStep = {
  list(s, out) {
    const from = s.place[s.active]! * 6
    let count = 0
    for (let i = 0; i < 6; i++) {
      const direction = ASCENDING_DIRECTIONS[i]!
      if (stepVerdict(s, direction) !== LEGAL) continue
      count = addChoice(out, count, VERB.to, s.board.neighbours[from + direction]!)
    }
    for (let attack = 0; attack < ATTACKS; attack++) {
      if (attackVerdict(s, attack) === LEGAL) count = addChoice(out, count, VERB.attack, attack)
    }
    return addChoice(out, count, VERB.stop)
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.to:
        return moveVerdict(s, target)
      case VERB.attack:
        return attackVerdict(s, target)
      case VERB.stop:
        return target === 0 ? LEGAL : NO_SUCH_CHOICE
      case VERB.load:
      case VERB.unload:
        return target === 0 ? lateTrucksVerdict(s, verbOf(choice)) : NO_SUCH_CHOICE
      default:
        return NOT_NOW
    }
  },
  take(s, choice, dice, tell) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.to:
        step(s, target, dice, tell)
        return
      case VERB.attack:
        s.spent += s.board.attackCost[target]![classOf(s, s.active)]! // CEL-11.0.6
        s.attack = target
        goTo(s, 'combat')
        return
      default:
        tell?.({ type: 'stopped', rule: 'CEL-8.0.1', unit: s.active, hex: s.place[s.active]! })
        goTo(s, 'move-end')
    }
  },
}

/** The active unit goes into an adjacent hex, or tries to. */
function step(s: CellesState, to: Hex, dice: Dice, tell: Tell): void {
  const unit = s.active
  const side = sideOfUnit(s, unit)
  const from = s.place[unit]!
  const cost = stepCost(s, unit, from, directionTo(s.board, from, to))
  s.spent += cost
  if (isNearEnemy(s, side, to)) s.strategic = 0 // CEL-8.5.3
  const left = movementLeft(s)
  if (isInfiltration(s, side, from, to)) {
    infiltrate(s, to, cost, dice, tell)
    return
  }
  shift(s, unit, to)
  tell?.({ type: 'moved', rule: 'CEL-8.0.3', unit, from, to, cost, left })
  goTo(s, 'act-next')
}

/** Modifier of the Infiltration Table. CEL-9.1.3 */
export function infiltrationModifier(s: CellesState, side: Side): number {
  return (
    (side === GERMAN ? s.board.infiltrationGerman : 0) +
    (isNight(s) ? s.board.infiltrationNight : 0)
  )
}

/** Row of the Infiltration Table. CEL-9.1.2 */
export function infiltrationResult(s: CellesState, modified: number): number {
  if (modified <= s.board.infiltrationDisruptsUpTo) return INFILTRATION_FAILS_DISRUPTED
  return modified <= s.board.infiltrationFailsUpTo ? INFILTRATION_FAILS : INFILTRATION_SUCCEEDS
}

/** From ZOC to ZOC: the points are spent, the die decides. CEL-9.1.1, CEL-9.1.2 */
function infiltrate(s: CellesState, to: Hex, cost: number, dice: Dice, tell: Tell): void {
  const unit = s.active
  const from = s.place[unit]!
  const left = movementLeft(s)
  const modifier = infiltrationModifier(s, sideOfUnit(s, unit))
  const die = dice.roll(1, 10) - 1 // CEL-2.0.1
  const total = die + modifier
  const result = infiltrationResult(s, total)
  const rule = 'CEL-9.1.2'
  tell?.({ type: 'infiltration', rule, unit, from, to, cost, left, die, modifier, total, result })
  if (result === INFILTRATION_SUCCEEDS) {
    shift(s, unit, to)
    goTo(s, 'act-next')
    return
  }
  if (result === INFILTRATION_FAILS_DISRUPTED) disrupt(s, unit, 'CEL-9.1.2', tell)
  goTo(s, 'move-end') // CEL-9.1.4
}

/** The active unit goes on while it has MP left. CEL-11.0.1, CEL-11.2.5 */
export const actNext: AutomaticStep = (s) => {
  if (isOnMap(s, s.active) && movementLeft(s) > 0) ask(s, 'act', s.phasing)
  else goTo(s, 'move-end')
}

/** Stacking where the active unit ended its move. CEL-10.0.2, CEL-9.1.5, CEL-14.0.4 */
export const moveEnd: AutomaticStep = (s, _dice, tell) => {
  const hex = s.place[s.active]!
  if (hex >= s.board.hexCount) goTo(s, 'move-over')
  else checkStacking(s, hex, 'move-over', tell)
}

/** A unit that spent MP turns to its used side. CEL-7.0.4, CEL-8.0.1 */
export const moveOver: AutomaticStep = (s, _dice, tell) => {
  const unit = s.active
  if (isOnMap(s, unit) && s.spent > 0) {
    s.flags[unit]! |= USED
    tell?.({ type: 'flipped', rule: 'CEL-7.0.4', unit })
  }
  shrinkRespites(s)
  clearMove(s)
  goTo(s, 'active-next')
}
