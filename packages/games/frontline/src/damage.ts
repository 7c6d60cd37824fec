import { DEAD, FEARLESS, MORALE_HIT, PIN, WOUND } from './data/codes.ts'
import { coverOf, damageCost, fullCup } from './data/deck.ts'
import { ability, isTank, vp } from './data/forces.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownSoldiers, type AutomaticStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { endMember, firstMember, isMember } from './sections.ts'
import { deadlyWounds, hasNoMorale, isOnLine, isPinned, moraleOf, sideOf } from './soldiers.ts'
import {
  ANTI_ARMOR,
  COUNTER_SHIFT,
  DEAD_PLACE,
  FLAME,
  NONE,
  PINNED,
  SLOTS,
  terrainAt,
  ACTED,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'
import { checkLosses, vpNeeded } from './victory.ts'
import { LEGAL, type Dice } from '@estafette/kernel'
import { VERB } from './verbs.ts'

/** A soldier dies; he leaves the line with what he has. The game may be over. FRL-DMG-11 */
export function die(s: FrontlineState, x: Soldier, rule: string, tell: Tell): void {
  const side = sideOf(s, x)
  s.place[x] = DEAD_PLACE
  if (s.head[x] !== x) s.head[x] = NONE
  s.flags[x]! &= ACTED // what his section did stays with those who are left
  s.moraleHits[x] = 0
  s.wounds[x] = 0
  s.rights[x] = 0
  s.counters.fill(0, x * SLOTS, (x + 1) * SLOTS)
  s.vpLost[side]! += vp[x]! // FRL-VIC-3
  tell?.({
    type: 'died',
    rule,
    unit: x,
    vp: vp[x]!,
    lost: s.vpLost[side]!,
    needed: vpNeeded(s, side),
  })
  checkLosses(s, side, tell)
}

/** A Wound: one stops a man or a vehicle, two kill. FRL-DMG-9, FRL-VEH-5 */
export function wound(s: FrontlineState, x: Soldier, tell: Tell): void {
  s.wounds[x]! += 1
  tell?.({ type: 'wounded', rule: 'FRL-DMG-9', unit: x, wounds: s.wounds[x]! })
  if (s.wounds[x]! >= deadlyWounds(x)) die(s, x, 'FRL-DMG-9', tell)
}

/** A Morale hit: a Wound where there is no Morale left. FRL-DMG-7 */
export function hitMorale(s: FrontlineState, x: Soldier, tell: Tell): void {
  if (hasNoMorale(s, x)) return wound(s, x, tell) // FRL-ACT-DIG-2
  s.moraleHits[x]! += 1
  const [hits, limit] = [s.moraleHits[x]!, moraleOf(s, x)]
  tell?.({ type: 'morale-hit', rule: 'FRL-DMG-7', unit: x, hits, limit })
}

/** What took part in the firepower that is inflicted now. */
export function tintsNow(s: FrontlineState): number {
  return s.sufferer === s.attacker ? s.tints >> COUNTER_SHIFT : s.tints
}

/** The soldier a sniper fires at, NONE where a whole section suffers. FRL-SNI-5 */
export function victimNow(s: FrontlineState): Soldier {
  return s.sufferer === s.attacker ? s.counterVictim : s.victim
}

/** The section that takes cover: that of a sniper's target, wherever he is now. */
export function coveredSection(s: FrontlineState): Section {
  const victim = victimNow(s)
  return victim === NONE || !isOnLine(s, victim) ? s.sufferer : s.head[victim]!
}

/** The column of the damage counters: one lighter before a flamethrower. FRL-COV-1, FRL-WPN-5 */
export function columnNow(s: FrontlineState): number {
  const victim = victimNow(s)
  const place = s.place[victim === NONE ? someMember(s) : victim]!
  const column = coverOf[terrainAt(s, place)]!
  return Math.max(0, column - (tintsNow(s) & FLAME ? 1 : 0))
}

/** One of those who are left of the section that suffers, or NONE. */
function someMember(s: FrontlineState): Soldier {
  for (let x = firstMember(s.sufferer); x < endMember(s.sufferer); x++) {
    if (isMember(s, x, s.sufferer)) return x
  }
  return NONE
}

/** The fewest counters drawn against one of those who suffer. FRL-DMG-2 */
function fewestHits(s: FrontlineState): number {
  let fewest = 127
  for (let x = firstMember(s.sufferer); x < endMember(s.sufferer); x++) {
    if (isMember(s, x, s.sufferer) && s.hits[x]! < fewest) fewest = s.hits[x]!
  }
  return fewest
}

/** The next counter: whom it is drawn against, or the end of the draw. FRL-DMG-1, FRL-DMG-13 */
export const nextDamage: AutomaticStep = (s, dice, tell) => {
  const victim = victimNow(s)
  if (s.fp <= 0 || (victim === NONE ? someMember(s) === NONE : !isOnLine(s, victim))) {
    return goTo(s, 'cleanup')
  }
  if (victim !== NONE) return drawAgainst(s, victim, dice, tell)
  ask(s, 'recipient', s.owner[someMember(s)]!)
}

/**
 * Draws a counter against a soldier and applies it, if it can be paid for. FRL-DMG-3, FRL-TIME-4
 */
function drawAgainst(s: FrontlineState, x: Soldier, dice: Dice, tell: Tell): void {
  let inCup = s.cup[0]! + s.cup[1]! + s.cup[2]! + s.cup[3]!
  if (inCup === 0) {
    s.cup.set(fullCup)
    inCup = s.cup[0]! + s.cup[1]! + s.cup[2]! + s.cup[3]!
  }
  let left = dice.pick(inCup)
  let damage = 0
  while (left >= s.cup[damage]!) left -= s.cup[damage++]!
  s.cup[damage]! -= 1
  const cost = damageCost[damage * 3 + columnNow(s)]!
  if (cost > s.fp) {
    tell?.({
      type: 'too-dear',
      rule: 'FRL-DMG-3',
      unit: x,
      damage,
      cost,
      left: s.fp,
    })
    s.fp = 0
    return goTo(s, 'cleanup')
  }
  s.fp -= cost
  s.hits[x]! += 1
  const effect = hasEffect(s, x, damage)
  tell?.({
    type: 'damage',
    rule: effect ? 'FRL-DMG-1' : 'FRL-DMG-4',
    unit: x,
    damage,
    cost,
    left: s.fp,
    effect,
  })
  goTo(s, 'damage-next')
  if (effect) apply(s, x, damage, tell)
}

/** Whether a counter does anything to a soldier. FRL-DMG-4, FRL-VEH-9 */
function hasEffect(s: FrontlineState, x: Soldier, damage: number): boolean {
  if (damage === PIN) return ability[x] !== FEARLESS && !isPinned(s, x) // FRL-AB-FEAR
  const isHard = damage === WOUND || damage === DEAD
  return !(isHard && isTank(x) && (tintsNow(s) & ANTI_ARMOR) === 0)
}

function apply(s: FrontlineState, x: Soldier, damage: number, tell: Tell): void {
  if (damage === PIN) {
    s.flags[x]! |= PINNED
    tell?.({ type: 'pinned', rule: 'FRL-DMG-6', unit: x })
  } else if (damage === MORALE_HIT) hitMorale(s, x, tell)
  else if (damage === WOUND) wound(s, x, tell)
  else die(s, x, 'FRL-DMG-10', tell)
}

export const recipient = choosing({
  verb: VERB.against,
  ...ownSoldiers,
  verdict(s, x) {
    if (!isMember(s, x, s.sufferer)) return WHY['not-suffering']
    return s.hits[x] === fewestHits(s) ? LEGAL : WHY['more-counters']
  },
  take: (s, x, dice, tell) => drawAgainst(s, x, dice, tell),
})
