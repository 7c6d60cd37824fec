import type { Dice } from '@estafette/kernel'
import { optionalActions } from './data/charts.ts'
import { ALLIED, ALLIED_AIR_CHIT, GERMAN, REPLACEMENT_CHIT, TACTICAL_CHITS } from './data/codes.ts'
import type { Tell } from './events.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { isNight } from './movement.ts'
import { mustWithdraw, withdraw } from './reinforcements.ts'
import {
  ABSENT,
  AVAILABLE,
  BARRED,
  FACE_UP,
  IN_CUP,
  NONE,
  PLAYED,
  SET_ASIDE,
  type CellesState,
  type Chit,
  type Formation,
  type Side,
} from './state.ts'

const TACTIC_COUNT = TACTICAL_CHITS.length

/** Whether a side has drawn a tactical chit and not played it yet. CEL-13.0 */
export function hasTactic(s: CellesState, side: Side, tactic: number): boolean {
  const chit = s.board.tacticals[side * TACTIC_COUNT + tactic]!
  return chit !== NONE && s.chits[chit]! === AVAILABLE
}

/** Whether a side has drawn a tactical chit at an hour when it cannot be played. CEL-13.3, CEL-13.4 */
export function isSetAside(s: CellesState, side: Side, tactic: number): boolean {
  const chit = s.board.tacticals[side * TACTIC_COUNT + tactic]!
  return chit !== NONE && s.chits[chit]! === SET_ASIDE
}

/** A tactical chit goes to the Played box. CEL-13.0 */
export function playTactic(
  s: CellesState,
  side: Side,
  tactic: number,
  rule: string,
  tell: Tell,
): void {
  s.chits[s.board.tacticals[side * TACTIC_COUNT + tactic]!] = PLAYED
  tell?.({ type: 'tactic-played', rule, side, tactic })
}

/** The formation of the chit drawn in this phase, NONE without one. */
export function drawnFormation(s: CellesState): Formation {
  return s.chit === NONE ? NONE : s.board.chitFormation[s.chit]!
}

/** Phase 1: cups are filled, actions set, reinforcements and trucks become available. CEL-3.0.1 */
export const chitPhase: AutomaticStep = (s, dice, tell) => {
  s.turn++
  s.first = NONE
  s.initiative = NONE
  s.phasing = NONE
  tell?.({ type: 'turn-begins', rule: 'CEL-3.0.1', turn: s.turn, night: isNight(s) })
  for (let chit = 0; chit < s.board.chitCount; chit++) {
    const cup = s.board.turnCup[s.turn * 2 + s.board.chitSide[chit]!]!
    s.chits[chit] = (cup >> chit) & 1 ? IN_CUP : ABSENT // CEL-4.0.2, CEL-4.0.4, CEL-4.0.5
  }
  setActions(s, dice, tell)
  if (s.trucks === NONE && s.trucksFrom === s.turn) {
    tell?.({ type: 'trucks-available', rule: 'CEL-8.3.1' })
  }
  if (tell) tellReinforcements(s, tell)
  goTo(s, 'supply-phase')
}

/** The number of the track, with the optional rule changed by a die. CEL-4.0.3, CEL-17.0.1 */
function setActions(s: CellesState, dice: Dice, tell: Tell): void {
  s.used.fill(0)
  s.actions[GERMAN] = s.board.actions[s.turn * 2 + GERMAN]!
  s.actions[ALLIED] = s.board.actions[s.turn * 2 + ALLIED]!
  if (s.actionDie !== 0 && s.turn >= s.board.optionalActionsFromTurn) {
    const die = dice.roll(1, 10) - 1
    let side = NONE
    let change = 0
    for (let each = 0; each < 2; each++) {
      const before = s.actions[each]!
      const wanted = before + optionalActions(s.board, die, each)
      const after = Math.max(s.board.fewestActions, Math.min(s.board.mostActions, wanted))
      if (after === before) continue
      side = each
      change = after - before
      s.actions[each] = after
    }
    tell?.({ type: 'actions-die', rule: 'CEL-17.0.1', die, side, change })
  }
  const [german, allied] = s.actions
  tell?.({ type: 'actions', rule: 'CEL-4.0.3', german: german!, allied: allied! })
}

/** Tells whose turn of arrival this is. CEL-22.0.1 */
function tellReinforcements(s: CellesState, tell: NonNullable<Tell>): void {
  for (let side = 0; side < 2; side++) {
    const units: number[] = []
    for (let unit = 0; unit < s.board.unitCount; unit++) {
      const arrives = s.board.arrivalTurn[unit]! === s.turn && s.place[unit]! === s.board.waiting
      if (arrives && s.board.unitSide[unit]! === side) units.push(unit)
    }
    if (units.length > 0) tell({ type: 'reinforcements-due', rule: 'CEL-22.0.1', side, units })
  }
}

/** The n-th chit in the cup of a side. */
function chitInCup(s: CellesState, side: Side, rank: number): Chit {
  let left = rank
  for (let chit = 0; chit < s.board.chitCount; chit++) {
    if (s.chits[chit]! === IN_CUP && s.board.chitSide[chit]! === side && left-- === 0) return chit
  }
  return NONE
}

/** A tactical chit that cannot be played in this turn. CEL-13.3, CEL-13.4 */
function isOutOfSeason(s: CellesState, side: Side, tactic: number): boolean {
  if (tactic === REPLACEMENT_CHIT) return isNight(s) !== (side === GERMAN)
  return tactic === ALLIED_AIR_CHIT && isNight(s)
}

/** Draws until an action chit appears. CEL-7.0.1, CEL-7.0.10 */
export const draw: AutomaticStep = (s, dice, tell) => {
  const side = s.phasing
  s.used[side]!++
  const [action, actions] = [s.used[side]!, s.actions[side]!]
  tell?.({ type: 'phase-begins', rule: 'CEL-7.0.9', side, action, actions })
  let inCup = 0
  let actionChits = 0
  for (let chit = 0; chit < s.board.chitCount; chit++) {
    if (s.chits[chit]! !== IN_CUP || s.board.chitSide[chit]! !== side) continue
    inCup++
    if (chit < s.board.actionChitCount) actionChits++
  }
  if (actionChits === 0) {
    tell?.({ type: 'no-chit', rule: 'CEL-7.0.11', side })
    goTo(s, 'activation-next')
    return
  }
  for (;;) {
    const chit = chitInCup(s, side, dice.pick(inCup--))
    if (chit < s.board.actionChitCount) {
      s.chits[chit] = FACE_UP
      s.chit = chit
      tell?.({
        type: 'chit-drawn',
        rule: 'CEL-7.0.1',
        side,
        formation: s.board.chitFormation[chit]!,
      })
      break
    }
    const tactic = s.board.chitTactical[chit]!
    const aside = isOutOfSeason(s, side, tactic)
    s.chits[chit] = aside ? SET_ASIDE : AVAILABLE
    if (aside) {
      const rule = tactic === REPLACEMENT_CHIT ? 'CEL-13.3' : 'CEL-13.4'
      tell?.({ type: 'tactic-set-aside', rule, side, tactic })
    } else {
      tell?.({ type: 'tactic-drawn', rule: 'CEL-13.0', side, tactic })
    }
  }
  if (mustWithdraw(s, drawnFormation(s))) {
    s.activation = BARRED
    withdraw(s, 'CEL-15.0.1', tell)
  }
  goTo(s, 'tactics')
}
