import { GORT_ROLL, INITIATIVE_ROLL, refreshAll } from '../advantage.ts'
import { ALLIED } from '../data/board.ts'
import {
  endUnit,
  firstUnit,
  LOCKED,
  NONE,
  opponent,
  SPENT,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from '../state.ts'
import { gortModifier } from '../turn.ts'
import { refresh } from '../units.ts'
import { VERB } from '../verbs.ts'
import { factorOf } from './party.ts'
import { schemeAll, worthOfPlace, type Scheme } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import type { Manner } from './weights.ts'

/** The position once more, to make units Fresh in it. */
function copyInto(imagined: ArrasState, s: ArrasState): ArrasState {
  imagined.raw.set(s.raw)
  imagined.board = s.board
  return imagined
}

function mannerOf(scheme: Scheme, side: Side): Manner {
  return scheme.v.w.manner[side === ALLIED ? 0 : 1]
}

/** What a die flips, rounded down: enough to go by. */
const REFRESHED = 3

/** Refreshing a location: what the better ones of its Spent units could do then. ARR-9.3a */
export function refreshWorth({ spare, s }: ArrasQuestion, place: Location): number {
  const copy = copyInto(spare.v.memory.refreshed, s)
  for (let i = 0; i < REFRESHED; i++) {
    const unit = strongestSpent(copy, s.initiative, place)
    if (unit !== NONE) refresh(copy, unit)
  }
  schemeAll(spare, copy)
  return worthOfPlace(spare, place) - mannerOf(spare, s.initiative).advantage
}

function strongestSpent(s: ArrasState, side: Side, place: Location): Unit {
  let best: Unit = NONE
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.place[unit]! !== place || (s.flags[unit]! & (SPENT | LOCKED)) !== SPENT) continue
    if (best === NONE || factorOf(s, unit) > factorOf(s, best)) best = unit
  }
  return best
}

/** Which units become Fresh: the strongest. ARR-9.3a */
export function rateFreshen(q: ArrasQuestion): void {
  const { s } = q
  rateEach(q, (unit) => (s.flags[unit]! & LOCKED ? -1 : factorOf(s, unit)))
}

/** The end of the phase: whether everybody is to be Fresh once more. */
export function rateProlong(q: ArrasQuestion): void {
  const worth = prolongWorth(q, false)
  rateEach(q, (_target, verb) => (verb === VERB.prolong ? worth : 0))
}

/** Who did not begin the turn has to wait what the enemy makes of it. ARR-9.2c */
const SECOND = 0.7

/**
 * Prolonging the turn: what one could do with everybody Fresh, against what one can do as it is,
 * which is nothing where the phase is about to end; less what the enemy's Spent units may do then.
 */
export function prolongWorth({ scheme, spare, s }: ArrasQuestion, goesOn: boolean): number {
  const side = s.advantage
  const m = mannerOf(spare, side)
  const copy = copyInto(spare.v.memory.refreshed, s)
  // Whoever has the Initiative has just planned with it.
  const isPlanned = side === s.initiative
  const before = !goesOn ? 0 : isPlanned ? hopes(scheme, s, side) : hopes(spare, copy, side)
  refreshAll(copy)
  const gain = hopes(spare, copy, side) - before
  const order = s.turnStarter === side ? 1 : SECOND
  return m.prolong * order * gain - m.prolongEnemy * spentAttack(s, opponent(side)) - m.advantage
}

/** What a side could do with the Initiative. */
function hopes(spare: Scheme, s: ArrasState, side: Side): number {
  s.initiative = side
  schemeAll(spare, s)
  let sum = spare.pending
  for (const { value } of spare.assaults) sum += Math.max(0, value)
  return sum
}

/** Attack Factors of the Spent units of a side that could act if they were Fresh. */
function spentAttack(s: ArrasState, side: Side): number {
  let sum = 0
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.place[unit]! >= s.board.locationCount || (s.flags[unit]! & (SPENT | LOCKED)) !== SPENT)
      continue
    sum += factorOf(s, unit)
  }
  return sum
}

/** What another roll for the Initiative, a release or Gort is better by, less the Advantage. */
export function repeatGain({ scheme, s }: ArrasQuestion): number {
  const m = mannerOf(scheme, s.advantage)
  const isAllied = s.advantage === ALLIED
  if (s.window === GORT_ROLL) return gortGain(s, isAllied) - m.advantage
  if (s.window === INITIATIVE_ROLL) {
    const isMine = s.roll > s.counterRoll === isAllied
    return (isMine ? -0.5 : 0.5) * m.initiative - m.advantage
  }
  return releaseGain(s, isAllied, m) - m.advantage
}

/** All the difference between a lost and a won game, for Gort's die. */
const GAME = 100

/** Gort's die: whoever loses by it has nothing to keep the Advantage for. ARR-13.5a, ARR-9.4b */
function gortGain(s: ArrasState, isAllied: boolean): number {
  const modifier = gortModifier(s)
  const ended = s.vp >= s.threshold ? 1 : 0 // what the Allies have if it ends here
  const later = Math.min(0.9, Math.max(0.1, 0.5 + (s.vp - s.threshold) / 8)) // if it goes on
  const goesOn = Math.min(1, modifier / 6)
  const now = s.roll + modifier >= 7 ? later : ended
  const then = goesOn * later + (1 - goesOn) * ended
  return (isAllied ? then - now : now - then) * GAME
}

/** A release: its owner wants it, the other side does not. ARR-13.1a, ARR-13.2a, ARR-13.4a */
function releaseGain(s: ArrasState, isAllied: boolean, m: Manner): number {
  const isFrench = s.turn <= 3
  const needed = s.turn === 6 ? 5 : 4
  const chance = (7 - needed) / 6
  const worth = m.release[isFrench ? 0 : s.turn <= 5 ? 1 : 2]!
  const change = s.roll >= needed ? chance - 1 : chance
  return (isFrench === isAllied ? change : -change) * worth
}
