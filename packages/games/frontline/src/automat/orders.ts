import type { Seat } from '@estafette/kernel'
import { ASSISTANT, PATHFINDER, RAPID, AIMED } from '../data/codes.ts'
import { ability, isGun, isSniper, isVehicle } from '../data/forces.ts'
import { contribution, firepowerOf, rangeBetween } from '../firepower.ts'
import { handSizeOf } from '../holding.ts'
import { ADVANCE, RETREAT, wayVerdict } from '../movement.ts'
import { endOfSeat, endOfSide, firstOfSeat, firstOfSide } from '../ranges.ts'
import {
  hasAbility,
  isLed,
  isSection,
  mayAct,
  membersOf,
  roomUnder,
  sectionVp,
} from '../sections.ts'
import { isLoaded, isPinned } from '../soldiers.ts'
import {
  aheadOf,
  CONCEALED,
  homeOf,
  NONE,
  opponent,
  sideOfSeat,
  type FrontlineState,
  type Section,
} from '../state.ts'
import { VERB } from '../verbs.ts'
import { attackGoal, bestTarget, planFire, targetsOf } from './fire.ts'
import { ASSAULT } from './posture.ts'
import { mostBy } from './ties.ts'

const NEAR = 1 // no advance with an enemy so near. FRL-SOLO-8
const SNIPER_WORTH = 8 // FRL-SOLO-13
const FAR = 99

/** Sections of a seat that may act or react. */
export function readySections(s: FrontlineState, seat: Seat): Section[] {
  const found: Section[] = []
  for (let x = firstOfSeat(s, seat); x < endOfSeat(s, seat); x++) {
    if (mayAct(s, x, seat)) found.push(x)
  }
  return found
}

/**
 * The enemy section nearest to one of the Automat's; ties to the higher VP, then the lower card.
 */
function nearestEnemy(s: FrontlineState, head: Section): Section {
  const enemy = opponent(sideOfSeat(s, s.owner[head]!))
  const found: Section[] = []
  for (let x = firstOfSide(enemy); x < endOfSide(enemy); x++) if (isSection(s, x)) found.push(x)
  return mostBy(
    found,
    (x) => -rangeBetween(s, head, x),
    (x) => sectionVp(s, x),
  )
}

/** How far the nearest enemy is from a section. */
export function enemyDistance(s: FrontlineState, head: Section): number {
  const enemy = nearestEnemy(s, head)
  return enemy === NONE ? FAR : rangeBetween(s, head, enemy)
}

/** What a section can fire at the nearest enemy, without card and grenades. FRL-SOLO-9 */
function firepowerAtNearest(s: FrontlineState, head: Section): number {
  const enemy = nearestEnemy(s, head)
  if (enemy === NONE) return 0
  const range = rangeBetween(s, head, enemy)
  return membersOf(s, head).reduce((sum, x) => {
    const mode = [RAPID, AIMED].find((one) => firepowerOf(s, x, one, range) >= 0)
    return mode === undefined ? sum : sum + contribution(x, mode, range, enemy)
  }, 0)
}

/** The most advanced first; in Assault the strongest at the nearest enemy last. FRL-SOLO-6, -9 */
function inOrder(s: FrontlineState, seat: Seat): Section[] {
  const home = homeOf(s, sideOfSeat(s, seat))
  const worth = (head: Section): number => sectionVp(s, head)
  const advanced = (head: Section): number => Math.abs(s.place[head]! - home)
  const heads = readySections(s, seat).sort(
    (x, y) => advanced(y) - advanced(x) || worth(y) - worth(x) || x - y,
  )
  if (s.posture !== ASSAULT) return heads
  const last = mostBy(heads, (head) => firepowerAtNearest(s, head), worth)
  return [...heads.filter((head) => head !== last), ...heads.filter((head) => head === last)]
}

/** Whether a section can pay for a plain move. */
function canPayMove(s: FrontlineState, head: Section): boolean {
  return s.handSize[s.owner[head]!]! > 0 || hasAbility(s, head, PATHFINDER)
}

/** Whether a section advances now. FRL-SOLO-8 */
export function isAssaulting(s: FrontlineState, head: Section): boolean {
  return (
    s.posture === ASSAULT &&
    enemyDistance(s, head) > NEAR &&
    canPayMove(s, head) &&
    wayVerdict(s, head, ADVANCE, 1) === 0
  )
}

/** Whether a section could take in somebody who is alone, if they stood in one card. */
function couldJoin(s: FrontlineState, x: Section, head: Section): boolean {
  if (!isSection(s, head) || !isLed(s, head) || isVehicle(head) || isSniper(head)) return false
  if (s.owner[head] !== s.owner[x]) return false
  return ability[x] === ASSISTANT || (!isGun(head) && roomUnder(s, head) > 0)
}

/** Which way an unled soldier goes to rejoin the nearest led section; 0 where he does not. */
export function wayToRejoin(s: FrontlineState, head: Section): number {
  if (isLed(s, head) || isSniper(head) || !canPayMove(s, head)) return 0
  const leaders: Section[] = []
  const seat = s.owner[head]!
  for (let x = firstOfSeat(s, seat); x < endOfSeat(s, seat); x++) {
    if (couldJoin(s, head, x)) leaders.push(x)
  }
  const leader = mostBy(
    leaders,
    (x) => -rangeBetween(s, head, x),
    (x) => sectionVp(s, x),
  )
  if (leader === NONE) return 0
  const way = Math.sign(s.place[leader]! - s.place[head]!) * aheadOf(s, sideOfSeat(s, seat))
  if (way === 0) return 0
  return wayVerdict(s, head, way > 0 ? ADVANCE : RETREAT, 1) === 0 ? way : 0
}

/** How many of a section have something to reload or a Pin to remove. */
export function needOf(s: FrontlineState, head: Section): number {
  return membersOf(s, head).filter((x) => isPinned(s, x) || !isLoaded(s, x)).length
}

/** Whether a sniper hides again: no target is worth a shot. FRL-SOLO-13 */
function hides(s: FrontlineState, head: Section): boolean {
  if (!isSniper(head) || s.flags[head]! & CONCEALED) return false
  return !targetsOf(s, head).some(
    (target) => planFire(s, head, target, attackGoal(s, target)).fp >= SNIPER_WORTH,
  )
}

/** What a section does in the Automat's turn, by its verb; NONE to keep the action. FRL-SOLO-8 */
function actionOf(s: FrontlineState, seat: Seat, head: Section): number {
  if (2 * needOf(s, head) >= membersOf(s, head).length) return VERB.prepare // (a)
  if (bestTarget(s, head) !== NONE) return VERB.attack // (b)
  if (hides(s, head)) return VERB.conceal
  if (isAssaulting(s, head)) return VERB.move // (c)
  if (wayToRejoin(s, head) !== 0) return VERB.move // (d)
  const isShort = s.handSize[seat]! < handSizeOf(s, seat)
  return isShort || needOf(s, head) > 0 ? VERB.prepare : NONE // (e), (f)
}

/** The next action of the Automat: its verb and the section, or none. FRL-SOLO-8 */
export function nextOrder(s: FrontlineState, seat: Seat): readonly [verb: number, head: Section] {
  for (const head of inOrder(s, seat)) {
    const verb = actionOf(s, seat, head)
    if (verb !== NONE) return [verb, head]
  }
  return [NONE, NONE]
}
