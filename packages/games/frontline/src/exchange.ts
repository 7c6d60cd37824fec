import { LEGAL, type Verdict } from '@estafette/kernel'
import { anyTimePlays, mayPlay, openWindow, passing } from './any-time.ts'
import { isCountering } from './attack.ts'
import { CAUTIOUS, DIG_IN, HIT_THE_DIRT, SHOVEL } from './data/codes.ts'
import { fullCup } from './data/deck.ts'
import { coveredSection, hitMorale, victimNow } from './damage.ts'
import { discard, holds } from './deck.ts'
import { spendCounter } from './equipment.ts'
import type { Tell } from './events.ts'
import { coverNow, rangeShifted, sectionFirepower, tintsOf } from './firepower.ts'
import { ask, cards, choosing, goTo, ownSoldiers, type AutomaticStep } from './flow.ts'
import { commanderOf } from './holding.ts'
import { WHY } from './reasons.ts'
import {
  endMember,
  firstMember,
  hasAbility,
  hasReady,
  isMember,
  membersOf,
  checkKey,
} from './sections.ts'
import { isOnLine, kindOf, sideOf, slotWith, wouldDieOfMorale } from './soldiers.ts'
import {
  ATTACK_TINTS,
  AT_COVER,
  AT_REACT,
  NONE,
  opponent,
  SLOTS,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

export const HIT_THE_DIRT_COVER = 4 // FRL-ACT-HTD
const CAUTIOUS_COVER = 2 // FRL-AB-CAUT
export const DIG_IN_COVER = 4 // FRL-ACT-DIG-1
export const SHOVEL_COVER = 5 // FRL-EQ-SHO

/** What Hit The Dirt takes off for a section. FRL-ACT-HTD, FRL-AB-CAUT */
export function hitTheDirtCover(s: FrontlineState, section: Section): number {
  return HIT_THE_DIRT_COVER + (hasAbility(s, section, CAUTIOUS) ? CAUTIOUS_COVER : 0)
}

/** The firepower is fixed: an attack may be answered, a counter-attack may not. FRL-REACT-5 */
export const fired: AutomaticStep = (s) => {
  if (isCountering(s)) return goTo(s, 'compare')
  const side = opponent(sideOf(s, s.attacker))
  // A target that can change its range may fall back before the cover is taken. FRL-OPT-2
  if (!hasReady(s, side) && s.movingTarget === 0) return goTo(s, 'compare')
  s.speaker = commanderOf(s, side)
  s.handed = 0
  openWindow(s, AT_REACT)
}

/** A reaction is over: what it answered goes on where it stood. FRL-REACT-12 */
export const endsReply: AutomaticStep = (s) =>
  goTo(s, s.attacker === NONE ? 'action-ends' : 'compare')

/** Whether anybody is left of a section. */
function isLeft(s: FrontlineState, head: Section): boolean {
  if (head === NONE) return false
  for (let x = firstMember(head); x < endMember(head); x++) if (isMember(s, x, head)) return true
  return false
}

/** Attack and counter-attack are compared, automatic cover comes off. FRL-EX-1, FRL-EX-3 */
export const compare: AutomaticStep = (s, _dice, tell) => {
  if (s.movingTarget === 1) reckonAgain(s, tell)
  const attack = s.fp
  const counter = s.counterFp
  const net = attack - Math.max(0, counter)
  s.sufferer = net < 0 ? s.attacker : s.target // FRL-EX-2
  s.fp = Math.abs(net)
  tell?.({
    type: 'compared',
    rule: 'FRL-EX-1',
    attack,
    counter,
    sufferer: s.sufferer,
    left: s.fp,
  })
  const victim = victimNow(s)
  const isGone = victim === NONE ? !isLeft(s, s.sufferer) : !isOnLine(s, victim) // FRL-SNI-9
  if (s.fp === 0 || isGone) return goTo(s, 'cleanup')
  const section = coveredSection(s) // FRL-MOVE-12
  const cover = coverNow(s, section)
  if (cover > 0) {
    s.fp = Math.max(0, s.fp - cover)
    tell?.({ type: 'covered', rule: 'FRL-COV-2', sufferer: section, cover, left: s.fp })
  }
  s.speaker = s.owner[section]!
  if (s.fp === 0) return endCovered(s, tell)
  openWindow(s, AT_COVER)
}

function endCovered(s: FrontlineState, tell: Tell): void {
  tell?.({ type: 'saved', rule: 'FRL-EX-4', sufferer: coveredSection(s) })
  goTo(s, 'cleanup')
}

/**
 * With the option, a target that changed its card is fired at from there; a sniper fires at his man,
 * who may have stayed behind. FRL-OPT-2, FRL-MOVE-11, FRL-MOVE-12
 */
function reckonAgain(s: FrontlineState, tell: Tell): void {
  const { attacker } = s
  const target = s.victim === NONE ? s.target : s.victim
  const isGone = s.victim === NONE ? !isLeft(s, target) : !isOnLine(s, target)
  if (isGone || s.place[target] === s.targetPlace) return
  s.fp = sectionFirepower(s, attacker, target, {
    card: s.attackCard,
    isPlain: s.attackCard === NONE,
    isShifted: s.attackShift === 1,
    isCounter: false,
  })
  const range = rangeShifted(s, attacker, target, s.attackShift)
  s.tints = (s.tints & ~ATTACK_TINTS) | tintsOf(s, attacker, range) // FRL-WPN-5, FRL-VEH-9
  tell?.({ type: 'recomputed', rule: 'FRL-OPT-2', unit: attacker, range, fp: s.fp })
}

/** Whether open facts leave the one who suffers anything but to pass. FRL-TIME-8 */
function mayCover(s: FrontlineState): boolean {
  if (mayPlay(s, s.speaker)) return true
  const head = coveredSection(s)
  return membersOf(s, head).some((x) =>
    [0, 1].some((slot) => kindOf(s.counters[x * SLOTS + slot]!) === SHOVEL),
  )
}

/** Asks for cover while there is something to take it from. */
export const nextCover: AutomaticStep = (s, _dice, tell) => {
  if (s.fp <= 0) return endCovered(s, tell)
  if (mayCover(s)) ask(s, 'cover', s.speaker)
  else goTo(s, 'damage-next')
}

/** The question is put again while there is firepower left. FRL-TIME-2 */
function askAgain(s: FrontlineState): void {
  if (s.fp === 0) goTo(s, 'cover-next')
  else openWindow(s, AT_COVER)
}

/** Cover against the fire being resolved, and no other. FRL-COV-4 */
function takeCover(s: FrontlineState, points: number): void {
  s.fp = Math.max(0, s.fp - points)
}

/** Whether a Morale hit can be placed on a soldier for Dig-In. */
function digVerdict(s: FrontlineState, x: Soldier): Verdict {
  const victim = victimNow(s)
  if (!isMember(s, x, coveredSection(s))) return WHY['not-suffering']
  if (victim !== NONE && x !== victim) return WHY['dig-sniper'] // FRL-ACT-DIG-3
  return wouldDieOfMorale(s, x) ? WHY['dig-kills'] : LEGAL // FRL-ACT-DIG-4
}

function canDig(s: FrontlineState): boolean {
  return membersOf(s, coveredSection(s)).some((x) => digVerdict(s, x) === LEGAL)
}

function coverVerdict(s: FrontlineState, card: number): Verdict {
  if (card !== HIT_THE_DIRT && card !== DIG_IN) return WHY['no-cover-card']
  if (!holds(s, s.decider, card)) return WHY['not-in-hand']
  return card === DIG_IN && !canDig(s) ? WHY['dig-kills'] : LEGAL
}

export const cover = choosing(
  ...anyTimePlays,
  passing((s) => goTo(s, 'damage-next')),
  {
    verb: VERB.cover,
    ...cards,
    verdict: coverVerdict,
    take(s, card, _dice, tell) {
      discard(s, s.decider, card, 'FRL-HAND-6', tell)
      if (card === DIG_IN) {
        s.digging = 0
        return ask(s, 'dig-in', s.decider)
      }
      const points = hitTheDirtCover(s, coveredSection(s))
      takeCover(s, points)
      tellCover(s, card, points, tell)
      askAgain(s)
    },
  },
  {
    verb: VERB.shovel,
    ...ownSoldiers,
    verdict(s, x) {
      if (!isMember(s, x, coveredSection(s))) return WHY['not-suffering']
      return slotWith(s, x, SHOVEL) >= 0 ? LEGAL : WHY['no-such-counter']
    },
    take(s, x, _dice, tell) {
      spendCounter(s, x, SHOVEL)
      takeCover(s, SHOVEL_COVER)
      tell?.({ type: 'shovel', rule: 'FRL-EQ-SHO', unit: x, cover: SHOVEL_COVER, left: s.fp })
      askAgain(s)
    },
  },
)

function tellCover(s: FrontlineState, card: number, points: number, tell: Tell): void {
  tell?.({
    type: 'cover-played',
    rule: card === DIG_IN ? 'FRL-ACT-DIG-1' : 'FRL-ACT-HTD',
    sufferer: coveredSection(s),
    card,
    cover: points,
    left: s.fp,
  })
}

/** Morale hits for Dig-In, one by one: no more than the firepower left calls for. */
export const digIn = choosing(
  {
    verb: VERB.done,
    verdict: (s) => (s.digging > 0 ? LEGAL : WHY['dig-first']),
    take: endDigging,
  },
  {
    verb: VERB.hit,
    ...ownSoldiers,
    verdict: digVerdict,
    take(s, x, _dice, tell) {
      s.digging += 1
      hitMorale(s, x, tell)
      takeCover(s, DIG_IN_COVER)
      tellCover(s, DIG_IN, DIG_IN_COVER, tell)
      if (s.fp === 0 || !canDig(s)) endDigging(s)
    },
  },
)

function endDigging(s: FrontlineState): void {
  s.digging = 0
  askAgain(s)
}

/** Counters go back to the cup; the dead are replaced. */
export const cleanup: AutomaticStep = (s, _dice, tell) => {
  s.cup.set(fullCup) // FRL-DMG-5
  s.hits.fill(0)
  s.mode.fill(0)
  checkKey(s, tell)
  s.after = STEP['action-ends']
  goTo(s, 'succession')
}
