import type { Seat } from '@estafette/kernel'
import { ATTACK, DAMAGES, GRENADE, POUR_IT_ON, RAPID } from '../data/codes.ts'
import { coverOf, damageCost } from '../data/deck.ts'
import { FORCES, isArmored, isTank } from '../data/forces.ts'
import { holds } from '../deck.ts'
import {
  bestMode,
  canShift,
  cardBonus,
  coverNow,
  firepowerOf,
  flankBonus,
  groundBonus,
  isAgainstArmor,
  rangeShifted,
} from '../firepower.ts'
import {
  endMember,
  firstMember,
  hasActed,
  isMember,
  isSection,
  sectionVp,
  sizeOf,
} from '../sections.ts'
import { sideOf } from '../soldiers.ts'
import { terrainAt, type FrontlineState, type Section } from '../state.ts'
import { vpNeeded } from '../victory.ts'
import type { Beliefs } from './beliefs.ts'
import type { Weights } from './weights.ts'

/** What a damage counter costs on average, by column. */
const costs = [2.35, 3.55, 5.2] as const

/** The range at which a section fires at another, High Ground used. */
function firingRange(s: FrontlineState, head: Section, target: Section): number {
  return rangeShifted(s, head, target, canShift(s, head, target) ? 1 : 0)
}

/** What the men of a section can fire at another from a range, each in his best mode. */
export function fireAt(s: FrontlineState, head: Section, range: number, target: Section): number {
  let sum = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (isMember(s, x, head)) sum += bestMode(s, x, range, target)[1]
  }
  return sum
}

/** The firepower a section can bring against another, without a card. */
export function strongest(s: FrontlineState, head: Section, target: Section): number {
  const sum = fireAt(s, head, firingRange(s, head, target), target)
  return sum === 0 ? 0 : sum + groundBonus(s, head) + flankBonus(s, head)
}

/** What the best card in hand adds. */
function bestBonus(s: FrontlineState, seat: Seat, range: number): number {
  const pour = holds(s, seat, POUR_IT_ON) ? cardBonus(POUR_IT_ON, false, range) : 0
  return Math.max(pour, holds(s, seat, ATTACK) ? cardBonus(ATTACK, false, range) : 0)
}

/** VP that so much firepower destroys in a section of so many VP and men, about. */
export function harmIn(w: Weights, vp: number, size: number, column: number, fp: number): number {
  if (fp <= 0) return 0
  return vp * (1 - Math.exp((-fp * w.harm) / (costs[column]! * Math.max(1, size))))
}

/** VP that so much firepower destroys in a section as it stands, about. */
export function harm(w: Weights, s: FrontlineState, target: Section, fp: number): number {
  const column = coverOf[terrainAt(s, s.place[target]!)]!
  return harmIn(w, sectionVp(s, target), sizeOf(s, target), column, fp - coverNow(s, target))
}

/** The same if it stood elsewhere. */
export function harmAt(
  w: Weights,
  s: FrontlineState,
  target: Section,
  place: number,
  fp: number,
): number {
  const column = coverOf[terrainAt(s, place)]!
  return harmIn(w, sectionVp(s, target), sizeOf(s, target), column, fp - coverNow(s, target))
}

/** Firepower below which no counter does anything, by column. FRL-DMG-1 */
const least = [0, 1, 2].map((column) =>
  Math.min(...DAMAGES.map((_, damage) => damageCost[damage * 3 + column]!)),
)

/** Whether a section can hurt a tank at all. FRL-VEH-9 */
function canHurt(s: FrontlineState, head: Section, target: Section): boolean {
  if (!isTank(target)) return true
  const range = firingRange(s, head, target)
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head)) continue
    for (const mode of [RAPID, GRENADE]) {
      if (isAgainstArmor(x, mode) && firepowerOf(s, x, mode, range) > 0) return true
    }
  }
  return false
}

/** The strongest answer to an attack by a section: a counter-attack of one that has not acted. */
export function answer(s: FrontlineState, attacker: Section): number {
  const side = sideOf(s, attacker)
  let best = 0
  for (let x = 0; x < FORCES; x++) {
    if (!isSection(s, x) || hasActed(s, x) || sideOf(s, x) === side) continue
    best = Math.max(best, Math.ceil(strongest(s, x, attacker) / 2))
  }
  return best
}

/**
 * What an attack is worth: harm done behind the cover that the enemy may have in hand, or harm
 * suffered where his answer is stronger; Covering Fire would make it twice as strong. Harm and
 * answers are reckoned for hands as they usually are; beliefs go up or down from there.
 */
export function attackWorth(
  w: Weights,
  s: FrontlineState,
  seat: Seat,
  head: Section,
  target: Section,
  { dirt, covering }: Beliefs,
): number {
  const base = strongest(s, head, target)
  if (base === 0) return -1
  const fp = base + bestBonus(s, seat, firingRange(s, head, target))
  const reply = (w.reply + w.covering * covering) * answer(s, head)
  const net = fp - reply
  if (net < 0) return -harm(w, s, head, -net)
  const left = Math.max(0, net - w.dirt * dirt)
  const column = coverOf[terrainAt(s, s.place[target]!)]!
  const isVain = left - coverNow(s, target) < least[column]!
  const done = harm(w, s, target, left) * (canHurt(s, head, target) ? 1 : w.scratched)
  const side = sideOf(s, target)
  const isDeciding = s.vpLost[side]! + done >= vpNeeded(s, side)
  if (isVain) return done - w.nothing
  return done - w.idle + (isDeciding ? w.deciding : 0) - (isArmored(target) ? w.armoured : 0)
}

/** The best target of a section and what it is worth; -1 where there is none. */
export function bestTarget(
  w: Weights,
  s: FrontlineState,
  seat: Seat,
  head: Section,
  beliefs: Beliefs,
): readonly [target: Section, worth: number] {
  let best = -1
  let most = 0
  const side = sideOf(s, head)
  for (let x = 0; x < FORCES; x++) {
    if (!isSection(s, x) || sideOf(s, x) === side) continue
    const worth = attackWorth(w, s, seat, head, x, beliefs)
    if (worth > most) {
      most = worth
      best = x
    }
  }
  return [best, most]
}
