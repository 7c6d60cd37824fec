import type { Seat } from '@estafette/kernel'
import { targetVerdict } from '../targets.ts'
import {
  AIMED,
  ATTACK,
  COVERING_FIRE,
  GRENADE,
  HOLD,
  POUR_IT_ON,
  RAPID,
  RIFLE,
} from '../data/codes.ts'
import { coverOf } from '../data/deck.ts'
import { holds } from '../deck.ts'
import {
  canShift,
  cardBonus,
  contribution,
  coverNow,
  firepowerOf,
  flankBonus,
  groundBonus,
  rangeShifted,
} from '../firepower.ts'
import { endOfSide, firstOfSide } from '../ranges.ts'
import { isSection, membersOf, sectionVp } from '../sections.ts'
import {
  NONE,
  opponent,
  sideOfSeat,
  terrainAt,
  type CardTitle,
  type FrontlineState,
  type Section,
  type Soldier,
} from '../state.ts'
import { leastUseful } from './cards.ts'
import { FIRE, HOLD_FAST } from './posture.ts'
import { mostBy } from './ties.ts'

const NEEDED = [8, 12, 16] as const // against light, medium and heavy cover. FRL-SOLO-7
const POSTURE_SHIFT = 4
const POUR_WORTH = 6 // FRL-SOLO-8
const COMFORT = 10 // a margin that needs no grenades. FRL-SOLO-8

/** How the fire of a section is driven, and what it is to reach. */
export interface Goal {
  readonly needed: number
  readonly isCounter: boolean
  readonly isCovering: boolean // with Covering Fire
}

/** How the Automat lets a section fire: in which modes, from which range, how strongly. */
interface FireOrder {
  readonly shift: number
  readonly card: CardTitle
  readonly isRapid: boolean
  readonly throws: boolean // grenades where they are stronger
  readonly fp: number // -1 where nobody can fire
  readonly most: number // what rapid fire would give, or more
}

/** The firepower that the Automat wants before it attacks a section. FRL-SOLO-7 */
export function threshold(s: FrontlineState, target: Section): number {
  const needed = NEEDED[coverOf[terrainAt(s, s.place[target]!)]!]! + coverNow(s, target)
  if (s.posture === FIRE) return needed - POSTURE_SHIFT
  return s.posture === HOLD_FAST ? needed + POSTURE_SHIFT : needed
}

/** An attack that is worth it. */
export function attackGoal(s: FrontlineState, target: Section): Goal {
  return { needed: threshold(s, target), isCounter: false, isCovering: false }
}

/** A counter-attack that is worth it: half of the attack, or a third of it. FRL-SOLO-10 */
export function counterGoal(s: FrontlineState, isCovering: boolean): Goal {
  return { needed: s.fp / (isCovering ? 2 : 3), isCounter: true, isCovering }
}

/** The card that drives fire at a range. FRL-SOLO-8 */
function drivingCard(s: FrontlineState, seat: Seat, range: number, goal: Goal): CardTitle {
  if (goal.isCovering) return COVERING_FIRE
  const pours = holds(s, seat, POUR_IT_ON) && cardBonus(POUR_IT_ON, false, range) >= POUR_WORTH
  if (pours) return POUR_IT_ON
  return holds(s, seat, ATTACK) ? ATTACK : leastUseful(s, seat)
}

/** Whether a card of the Automat is played for its effect, or as a default. */
export function isForEffect(card: CardTitle, goal: Goal, range: number): boolean {
  if (card === POUR_IT_ON) return cardBonus(card, false, range) >= POUR_WORTH
  return card === ATTACK || (card === COVERING_FIRE && goal.isCovering)
}

/** How a soldier fires: aimed, or rapid where he can; a grenade where it is stronger. */
export function modeOf(
  s: FrontlineState,
  x: Soldier,
  range: number,
  target: Section,
  { isRapid, throws }: Pick<FireOrder, 'isRapid' | 'throws'>,
): number {
  const modes = [...(isRapid ? [RAPID, AIMED] : [AIMED]), ...(throws ? [GRENADE, RIFLE] : [])]
  let best = HOLD
  for (const mode of modes) {
    if (firepowerOf(s, x, mode, range) < 0) continue
    const isStronger = contribution(x, mode, range, target) > contribution(x, best, range, target)
    if (best === HOLD || isStronger) best = mode
  }
  return best
}

/** What a section fires with a card, -1 where nobody fires. */
function totalOf(
  s: FrontlineState,
  head: Section,
  target: Section,
  range: number,
  bonus: number,
  how: Pick<FireOrder, 'isRapid' | 'throws'>,
): number {
  let sum = -1
  for (const x of membersOf(s, head)) {
    const mode = modeOf(s, x, range, target, how)
    if (mode !== HOLD) sum = Math.max(0, sum) + contribution(x, mode, range, target)
  }
  return sum < 0 ? sum : sum + bonus
}

/** Aimed if that reaches the goal, otherwise rapid; grenades where the margin is small. */
export function planAt(
  s: FrontlineState,
  head: Section,
  target: Section,
  shift: number,
  goal: Goal,
): FireOrder {
  const range = rangeShifted(s, head, target, shift)
  const card = drivingCard(s, s.owner[head]!, range, goal)
  const bonus =
    cardBonus(card, !isForEffect(card, goal, range), range) +
    groundBonus(s, head) +
    flankBonus(s, head)
  const strength = (isRapid: boolean, throws: boolean): number => {
    const total = totalOf(s, head, target, range, bonus, { isRapid, throws })
    return total < 0 || !goal.isCounter || goal.isCovering ? total : Math.ceil(total / 2)
  }
  const isRapid = strength(false, false) < goal.needed
  const plain = strength(isRapid, false)
  const throws = !goal.isCounter && plain < goal.needed + COMFORT
  const fp = throws ? strength(isRapid, true) : plain
  return { shift, card, isRapid, throws, fp, most: Math.max(fp, strength(true, false)) }
}

/** The plan from the range that is better: High Ground's if it raises the firepower. FRL-SOLO-15 */
export function planFire(s: FrontlineState, head: Section, target: Section, goal: Goal): FireOrder {
  const asIs = planAt(s, head, target, 0, goal)
  if (!canShift(s, head, target)) return asIs
  const closer = planAt(s, head, target, 1, goal)
  return closer.fp > asIs.fp ? closer : asIs
}

/** Enemy sections that a section may fire at. */
export function targetsOf(s: FrontlineState, head: Section): Section[] {
  const enemy = opponent(sideOfSeat(s, s.owner[head]!))
  const found: Section[] = []
  for (let x = firstOfSide(enemy); x < endOfSide(enemy); x++) {
    if (isSection(s, x) && targetVerdict(s, head, x) === 0) found.push(x)
  }
  return found
}

/** How far a section could go above what is wanted against a target, below 0 if not so far. */
export function marginOn(s: FrontlineState, head: Section, target: Section): number {
  const goal = attackGoal(s, target)
  const { fp, most } = planFire(s, head, target, goal)
  return (fp < goal.needed ? fp : most) - goal.needed
}

/** The target with the greatest margin, NONE where no attack reaches the threshold. FRL-SOLO-8 */
export function bestTarget(s: FrontlineState, head: Section): Section {
  if (s.handSize[s.owner[head]!] === 0) return NONE
  const worthIt = targetsOf(s, head).filter((target) => marginOn(s, head, target) >= 0)
  return mostBy(
    worthIt,
    (target) => marginOn(s, head, target),
    (target) => sectionVp(s, target),
  )
}

/** What a counter-attack of a section comes to, -1 where it cannot or may not. FRL-SOLO-10 */
export function counterValue(s: FrontlineState, head: Section, isCovering: boolean): number {
  const seat = s.owner[head]!
  if (s.handSize[seat] === 0 || (isCovering && !holds(s, seat, COVERING_FIRE))) return -1
  if (targetVerdict(s, head, s.attacker) !== 0) return -1
  const goal = counterGoal(s, isCovering)
  const { fp } = planFire(s, head, s.attacker, goal)
  return fp >= goal.needed ? fp : -1
}
