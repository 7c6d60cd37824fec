import {
  AIMED,
  ATTACK,
  COVERING_FIRE,
  GRENADE,
  HAND_GRENADE,
  HIGH_GROUND,
  HOLD,
  LINE,
  POUR_IT_ON,
  RAPID,
  RIFLE,
  RIFLE_GRENADE,
  THROWING_ARM,
  UNDERGROWTH,
} from './data/codes.ts'
import {
  ability,
  aimed,
  armor,
  FORCES,
  inherentCover,
  isAntiArmor,
  isArmored,
  isFlamethrower,
  isVehicle,
  rapid,
  takesRifleGrenade,
} from './data/forces.ts'
import { scenarioOf } from './scenarios.ts'
import { endMember, firstMember, isMember } from './sections.ts'
import { isLoaded, isOnLine, isPinned, sideOf, slotWith } from './soldiers.ts'
import {
  ANTI_ARMOR,
  CONCEALED,
  ENTRENCHED,
  FLAME,
  homeOf,
  terrainAt,
  type CardTitle,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'

const GRENADE_FP = 20 // FRL-EQ-GRE
const RIFLE_FP = 14 // FRL-EQ-RGR
const RIFLE_LEAST = 2
const RIFLE_MOST = 3
const ATTACK_BONUS = 6 // FRL-ACT-ATK
const POUR_BONUS = [10, 10, 6, 6, 4, 4, 0, 0, 0] as const // FRL-ACT-PIO-1, FRL-ACT-PIO-2
const TERRAIN_BONUS = 2 // FRL-TER-11
const FLANK_BONUS = 2 // FRL-ACT-FLK-3
const CONCEALMENT = 10 // FRL-SNI-1

/** The cards from one section to another. FRL-FP-1 */
export function rangeBetween(s: FrontlineState, from: Section, to: Section): number {
  return Math.abs(s.place[from]! - s.place[to]!)
}

/** The range that tables, grenades and cards go by: a shift brings the target closer. FRL-FP-9 */
export function rangeShifted(s: FrontlineState, from: Section, to: Section, shift: number): number {
  return Math.max(0, rangeBetween(s, from, to) - shift)
}

/** Whether High Ground can bring a target closer. FRL-FP-2, FRL-TER-15 */
export function canShift(s: FrontlineState, from: Section, to: Section): boolean {
  return (
    terrainAt(s, s.place[from]!) === HIGH_GROUND &&
    terrainAt(s, s.place[to]!) !== HIGH_GROUND &&
    s.place[from] !== s.place[to]
  )
}

/** How far a soldier throws hand grenades. FRL-AB-THROW */
export function throwingRange(x: Soldier): number {
  return ability[x] === THROWING_ARM ? 2 : 1
}

/** What a mode is worth at a range by card and counter alone, -1 where there is a dash. FRL-FP-6 */
export function valueOf(x: Soldier, mode: number, range: number): number {
  if (mode === HOLD) return 0
  if (mode === AIMED) return aimed[x * LINE + range]!
  if (mode === RAPID) return rapid[x * LINE + range]!
  if (mode === GRENADE) return isVehicle(x) || range > throwingRange(x) ? -1 : GRENADE_FP
  const isIn = range >= RIFLE_LEAST && range <= RIFLE_MOST
  return isIn && takesRifleGrenade[x] === 1 ? RIFLE_FP : -1
}

/** What a soldier can add now in a mode at a range, -1 where he cannot. FRL-FP-3 */
export function firepowerOf(s: FrontlineState, x: Soldier, mode: number, range: number): number {
  if (mode !== HOLD && isPinned(s, x)) return -1 // FRL-FP-10
  if (mode === AIMED || mode === RAPID) return isLoaded(s, x) ? valueOf(x, mode, range) : -1
  if (mode === GRENADE && slotWith(s, x, HAND_GRENADE) < 0) return -1
  if (mode === RIFLE && slotWith(s, x, RIFLE_GRENADE) < 0) return -1
  return valueOf(x, mode, range)
}

/** By card, as bits: the ranges at which a mode is worth something by card and counter alone. */
function rangesIn(mode: number): Int16Array {
  return Int16Array.from({ length: FORCES }, (_, x) => {
    let bits = 0
    for (let range = 0; range < LINE; range++) if (valueOf(x, mode, range) >= 0) bits |= 1 << range
    return bits
  })
}

const aimedRanges = rangesIn(AIMED)
const rapidRanges = rangesIn(RAPID)
const grenadeRanges = rangesIn(GRENADE)
const rifleRanges = rangesIn(RIFLE)

/** The ranges at which the weapon of a soldier has a number and no dash, as bits. FRL-FP-5 */
export function weaponRanges(x: Soldier): number {
  return aimedRanges[x]! | rapidRanges[x]!
}

/** The ranges that the grenades of a soldier reach, as bits. */
export function thrownRanges(s: FrontlineState, x: Soldier): number {
  const bits = slotWith(s, x, HAND_GRENADE) >= 0 ? grenadeRanges[x]! : 0
  return slotWith(s, x, RIFLE_GRENADE) >= 0 ? bits | rifleRanges[x]! : bits
}

/** The ranges at which a soldier can fire now, as bits. FRL-FP-3, FRL-FP-10 */
function firingRanges(s: FrontlineState, x: Soldier): number {
  if (isPinned(s, x)) return 0
  return isLoaded(s, x) ? weaponRanges(x) | thrownRanges(s, x) : thrownRanges(s, x)
}

/** Whether a soldier can fire at all at a range. */
export function canFire(s: FrontlineState, x: Soldier, range: number): boolean {
  return ((firingRanges(s, x) >> range) & 1) === 1
}

/** The ranges at which somebody of a section can fire, as bits. FRL-FP-7 */
export function sectionRanges(s: FrontlineState, head: Section): number {
  let bits = 0
  const end = endMember(head)
  for (let x = firstMember(head); x < end; x++) {
    if (s.head[x] === head && isOnLine(s, x)) bits |= firingRanges(s, x)
  }
  return bits
}

/** Whether somebody of a section can fire at a range. */
export function canSectionFire(s: FrontlineState, head: Section, range: number): boolean {
  return ((sectionRanges(s, head) >> range) & 1) === 1
}

/** Whether fire of this kind counts in full against armor. FRL-WPN-7 */
export function isAgainstArmor(x: Soldier, mode: number): boolean {
  return mode === GRENADE || (mode === RAPID && isAntiArmor[x] === 1)
}

/** What a soldier adds against a target: half, rounded up, against armor. FRL-VEH-3 */
export function contribution(x: Soldier, mode: number, range: number, target: Section): number {
  const value = valueOf(x, mode, range)
  if (value <= 0) return 0
  return isArmored(target) && !isAgainstArmor(x, mode) ? Math.ceil(value / 2) : value
}

/** The best way for a soldier to fire at a range, and what it adds. */
export function bestMode(
  s: FrontlineState,
  x: Soldier,
  range: number,
  target: Section,
): readonly [mode: number, fp: number] {
  let best = HOLD
  let most = 0
  for (let mode = AIMED; mode <= RIFLE; mode++) {
    if (firepowerOf(s, x, mode, range) < 0) continue
    const fp = contribution(x, mode, range, target)
    if (fp > most) {
      most = fp
      best = mode
    }
  }
  return [best, most]
}

/** What a card adds at a range. */
export function cardBonus(card: CardTitle, isPlain: boolean, range: number): number {
  if (isPlain) return 0 // FRL-ACT-2
  if (card === ATTACK) return ATTACK_BONUS
  return card === POUR_IT_ON ? POUR_BONUS[range]! : 0
}

/** What ground and Flanking Positions add. FRL-TER-11, FRL-ACT-FLK-3 */
export function groundBonus(s: FrontlineState, head: Section): number {
  return groundBonusOn(terrainAt(s, s.place[head]!))
}

export function groundBonusOn(terrain: number): number {
  return terrain === UNDERGROWTH ? TERRAIN_BONUS : 0
}

export function flankBonus(s: FrontlineState, head: Section): number {
  const behind = Math.abs(s.place[head]! - homeOf(s, sideOf(s, head)))
  return FLANK_BONUS * behind * s.flanks[head]! // FRL-ACT-FLK-4
}

/** How a section fires: the card that drives it, the shift, and whether it counters. */
export interface Fire {
  readonly card: CardTitle
  readonly isPlain: boolean
  readonly isShifted: boolean
  readonly isCounter: boolean
}

/**
 * The firepower of a section, its soldiers firing as `mode` says, weapons and grenades together.
 * What armour halves is halved first, then the whole of a counter-attack. FRL-FP-7, FRL-FP-8,
 * FRL-FP-13, FRL-VEH-4
 */
export function sectionFirepower(
  s: FrontlineState,
  head: Section,
  target: Section,
  { card, isPlain, isShifted, isCounter }: Fire,
): number {
  const range = rangeShifted(s, head, target, isShifted ? 1 : 0)
  let sum = cardBonus(card, isPlain, range) + groundBonus(s, head) + flankBonus(s, head)
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (isMember(s, x, head)) sum += contribution(x, s.mode[x]!, range, target)
  }
  const isHalved = isCounter && (isPlain || card !== COVERING_FIRE) // the card goes first. FRL-GEN-4
  return isHalved ? Math.ceil(sum / 2) : sum // FRL-GEN-5
}

/** Flamethrowers and anti-armor weapons that add to a section's fire at a range. FRL-WPN-5 */
export function tintsOf(s: FrontlineState, head: Section, range: number): number {
  let tints = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    const mode = s.mode[x]!
    if (!isMember(s, x, head) || valueOf(x, mode, range) <= 0) continue
    if (mode === RAPID && isFlamethrower[x] === 1) tints |= FLAME
    if (isAgainstArmor(x, mode)) tints |= ANTI_ARMOR
  }
  return tints
}

/** Points of cover that a section has before anything is played. FRL-COV-2 */
export function coverNow(s: FrontlineState, head: Section): number {
  let cover = s.cover[head]!
  let isDugIn = true
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head)) continue
    cover += armor[x]! + inherentCover[x]! // FRL-VEH-2, FRL-SNI-2
    if (s.flags[x]! & CONCEALED) cover += CONCEALMENT
    if ((s.flags[x]! & ENTRENCHED) === 0) isDugIn = false
  }
  if (isDugIn) cover += scenarioOf(s)?.entrenched[sideOf(s, head)] ?? 0 // FRL-SCN-S3
  return cover
}
