import type { Seat } from '@estafette/kernel'
import { TOUGH } from './data/codes.ts'
import { ability, hasAmmoBox, morale } from './data/forces.ts'
import { endOfSeat, firstOfSeat } from './ranges.ts'
import {
  DEAD_PLACE,
  EMPTY,
  HIDDEN_PASSED,
  KIND,
  KNOWN,
  PASSED,
  PINNED,
  SLOTS,
  sideOfSeat,
  VETERAN,
  type FrontlineState,
  type Side,
  type Soldier,
} from './state.ts'

/** Whether somebody stands on the line: alive, and in the battle. */
export function isOnLine(s: FrontlineState, x: Soldier): boolean {
  const place = s.place[x]!
  return place > 0 && place < DEAD_PLACE
}

/** The side of a soldier who is in a force. */
export function sideOf(s: FrontlineState, x: Soldier): Side {
  return sideOfSeat(s, s.owner[x]!)
}

export function isPinned(s: FrontlineState, x: Soldier): boolean {
  return (s.flags[x]! & PINNED) !== 0
}

/** Whether his weapon can fire: it has its ammo counter, or no Ammo box. FRL-FP-4 */
export function isLoaded(s: FrontlineState, x: Soldier): boolean {
  return hasAmmoBox[x] === 0 || (s.flags[x]! & EMPTY) === 0
}

/** His Morale, with what a veteran has more. FRL-CAMP-4 */
export function moraleOf(s: FrontlineState, x: Soldier): number {
  return morale[x]! + (s.flags[x]! & VETERAN ? 1 : 0)
}

/** Morale hits equal his Morale; one of Morale 0 never breaks. FRL-DMG-7, FRL-DMG-8 */
export function isBroken(s: FrontlineState, x: Soldier): boolean {
  const limit = moraleOf(s, x)
  return limit > 0 && s.moraleHits[x]! >= limit
}

/** Whether another Morale hit is a Wound. FRL-DMG-7, FRL-DMG-8 */
export function hasNoMorale(s: FrontlineState, x: Soldier): boolean {
  return s.moraleHits[x]! >= moraleOf(s, x)
}

function isTough(x: Soldier): boolean {
  return ability[x] === TOUGH
}

/** Wounds that stop a soldier, and that kill him. FRL-DMG-9, FRL-AB-TOUGH */
function stoppingWounds(x: Soldier): number {
  return isTough(x) ? 2 : 1
}

export function deadlyWounds(x: Soldier): number {
  return stoppingWounds(x) + 1
}

export function isStopped(s: FrontlineState, x: Soldier): boolean {
  return s.wounds[x]! >= stoppingWounds(x)
}

/** Whether he can retreat or move laterally. FRL-MOVE-5 */
export function canMove(s: FrontlineState, x: Soldier): boolean {
  return !isPinned(s, x) && !isStopped(s, x)
}

export function canAdvance(s: FrontlineState, x: Soldier): boolean {
  return canMove(s, x) && !isBroken(s, x)
}

/** Whether a Morale hit would kill him. */
export function wouldDieOfMorale(s: FrontlineState, x: Soldier): boolean {
  return hasNoMorale(s, x) && s.wounds[x]! + 1 >= deadlyWounds(x)
}

/** Whether a counter lies face down, whatever it is; in a view those of others are negative. */
export function isFaceDown(counter: number): boolean {
  return counter < 0 || (counter > 0 && (counter & KNOWN) === 0)
}

/** Whether a counter has changed hands in this phase. */
export function isPassed(counter: number): boolean {
  return counter < 0 ? counter === HIDDEN_PASSED : (counter & PASSED) !== 0
}

/** The kind of a counter, 0 where there is none or it is hidden. */
export function kindOf(counter: number): number {
  return counter > 0 ? counter & KIND : 0
}

/** The slot of a counter of a kind that a soldier has, one that lies face up first; or -1. */
export function slotWith(s: FrontlineState, x: Soldier, kind: number): number {
  const at = x * SLOTS
  if (kindOf(s.counters[at + 1]!) === kind) return at + 1
  return kindOf(s.counters[at]!) === kind ? at : -1
}

/**
 * Lays what a soldier has face down first, then what lies face up: which of two counters was used
 * or shown tells nothing of the other.
 */
export function arrange(s: FrontlineState, x: Soldier): void {
  const at = x * SLOTS
  const [first, second] = [s.counters[at]!, s.counters[at + 1]!]
  if (second === 0 || (first !== 0 && (isFaceDown(first) || !isFaceDown(second)))) return
  s.counters[at] = second
  s.counters[at + 1] = first
}

/** Turns a counter of a kind face up. */
export function turnUp(s: FrontlineState, x: Soldier, kind: number): void {
  s.counters[slotWith(s, x, kind)]! |= KNOWN
  arrange(s, x)
}

/** How many counters a soldier has. */
export function countersOn(s: FrontlineState, x: Soldier): number {
  return Number(s.counters[x * SLOTS] !== 0) + Number(s.counters[x * SLOTS + 1] !== 0)
}

/** Whether somebody of a seat, on the line, has a counter for which a test holds. */
export function hasCounter(
  s: FrontlineState,
  seat: Seat,
  test: (counter: number) => boolean,
): boolean {
  const end = endOfSeat(s, seat)
  for (let x = firstOfSeat(s, seat); x < end; x++) {
    if (s.owner[x] !== seat || !isOnLine(s, x)) continue
    if (test(s.counters[x * SLOTS]!) || test(s.counters[x * SLOTS + 1]!)) return true
  }
  return false
}
