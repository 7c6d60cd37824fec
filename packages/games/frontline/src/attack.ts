import { LEGAL, type Verdict } from '@estafette/kernel'
import {
  AIMED,
  ATTACK,
  COVERING_FIRE,
  GRENADE,
  HAND_GRENADE,
  HOLD,
  POUR_IT_ON,
  RAPID,
  RIFLE,
  RIFLE_GRENADE,
} from './data/codes.ts'
import { hasAmmoBox, isArmored, isSniper, takesRifleGrenade } from './data/forces.ts'
import { discard, held, holds } from './deck.ts'
import { spendCounter } from './equipment.ts'
import type { Tell } from './events.ts'
import {
  canFire,
  canSectionFire,
  canShift,
  contribution,
  firepowerOf,
  rangeBetween,
  rangeShifted,
  sectionFirepower,
  throwingRange,
  tintsOf,
  valueOf,
} from './firepower.ts'
import {
  ask,
  cards,
  choosing,
  enemies,
  goTo,
  ownSoldiers,
  soldiers,
  type AutomaticStep,
  type Choosing,
} from './flow.ts'
import { hindrance } from './hindrance.ts'
import { WHY } from './reasons.ts'
import { endMember, firstMember, isMember, setActed } from './sections.ts'
import { isFaceDown, isLoaded, isPinned, slotWith, turnUp } from './soldiers.ts'
import {
  ANSWER,
  CONCEALED,
  COUNTER_SHIFT,
  EMPTY,
  NONE,
  OWN_ACTION,
  SLOTS,
  TO_ATTACK,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'
import { targetVerdict } from './targets.ts'
import { VERB } from './verbs.ts'

/** Whether the fire being declared is a counter-attack. */
export function isCountering({ reply }: FrontlineState): boolean {
  return reply === TO_ATTACK || reply === ANSWER
}

/** The section that the fire being declared is aimed at. */
export function foeOf(s: FrontlineState): Section {
  return isCountering(s) ? s.attacker : s.target
}

/** The range of the fire being declared. FRL-FP-9 */
export function effectiveRange(s: FrontlineState): number {
  return rangeShifted(s, s.actor, foeOf(s), s.shift)
}

/** Begins to declare an attack; its target is asked for, or known in a reaction. */
export function beginAttack(s: FrontlineState, head: Section, reply: number): void {
  s.actor = head
  s.reply = reply
  s.attacker = head
  if (reply === OWN_ACTION) return ask(s, 'target', s.decider)
  s.target = s.mover
  askShift(s)
}

/** Begins to declare a counter-attack on the section that attacks. */
export function beginCounter(s: FrontlineState, head: Section, reply: number): void {
  s.actor = head
  s.reply = reply
  s.counterer = head
  askShift(s)
}

export const target = choosing({
  verb: VERB.at,
  ...enemies,
  verdict: (s, other) => targetVerdict(s, s.actor, other),
  reason: (s, other, verdict) =>
    verdict === WHY['out-of-reach'] ? hindrance(s, s.actor, other).verdict : verdict,
  take(s, other) {
    s.target = other
    askShift(s)
  },
})

/** The shift is asked for where it can be made. FRL-FP-2 */
function askShift(s: FrontlineState): void {
  s.shift = 0
  if (canShift(s, s.actor, foeOf(s))) ask(s, 'shift', s.decider)
  else ask(s, 'attack-card', s.decider)
}

function shiftVerdict(s: FrontlineState, shift: number): Verdict {
  const range = rangeBetween(s, s.actor, foeOf(s)) - shift
  return canSectionFire(s, s.actor, range) ? LEGAL : WHY['no-one-fires']
}

/** Whether all can see what the section can fire with, and so which ways to shift it has. */
export function isShiftOpen(s: FrontlineState): boolean {
  for (let x = firstMember(s.actor); x < endMember(s.actor); x++) {
    if (!isMember(s, x, s.actor)) continue
    for (let slot = x * SLOTS; slot < (x + 1) * SLOTS; slot++) {
      if (isFaceDown(s.counters[slot]!)) return false
    }
  }
  return true
}

const shifting = (verb: number, shift: number): Choosing => ({
  verb,
  verdict: (s) => shiftVerdict(s, shift),
  take(s) {
    s.shift = shift
    ask(s, 'attack-card', s.decider)
  },
})

export const shift = choosing(shifting(VERB.closer, 1), shifting(VERB['as-is'], 0))

function playVerdict(s: FrontlineState, card: number): Verdict {
  if (card === COVERING_FIRE) {
    if (!isCountering(s)) return WHY['counter-only']
  } else if (card !== ATTACK && card !== POUR_IT_ON) return WHY['no-attack-card']
  return holds(s, s.decider, card) ? LEGAL : WHY['not-in-hand']
}

const driving = (verb: number, plain: number): Choosing => ({
  verb,
  ...cards,
  verdict: (s, card) =>
    plain === 0 ? playVerdict(s, card) : holds(s, s.decider, card) ? LEGAL : WHY['not-in-hand'],
  take(s, card) {
    s.card = card
    s.plain = plain
    s.extra = NONE
    s.extras = 0 // whatever the move that is answered had
    s.man = firstMember(s.actor) - 1
    goTo(s, 'fire-next')
  },
})

export const attackCard = choosing(driving(VERB.play, 0), driving(VERB.plain, 1))

/** Whether a soldier is asked how he fires: where open facts do not rule it out. FRL-TIME-8 */
function isAskedToFire(s: FrontlineState, x: Soldier): boolean {
  if (!isMember(s, x, s.actor) || isPinned(s, x)) return false
  const range = effectiveRange(s)
  if (canFire(s, x, range)) return true
  const isHidden = isFaceDown(s.counters[x * SLOTS]!) || isFaceDown(s.counters[x * SLOTS + 1]!)
  const mayThrow = valueOf(x, GRENADE, range) > 0 || valueOf(x, RIFLE, range) > 0
  return isHidden && mayThrow
}

/** The next soldier who may fire; after the last the sniper's card, and the cost. */
export const nextFire: AutomaticStep = (s) => {
  const seat = s.owner[s.actor]!
  for (let x = s.man + 1; x < endMember(s.actor); x++) {
    if (!isAskedToFire(s, x)) continue
    s.man = x
    return ask(s, 'fire', seat)
  }
  s.man = NONE
  s.extra = NONE
  if (isSniper(s.actor) && s.handSize[seat]! > 1) return ask(s, 'sniper-pay', seat)
  goTo(s, 'declared')
}

/** Whether somebody before or after the present soldier fires, or can. */
function othersFire(s: FrontlineState): boolean {
  const range = effectiveRange(s)
  for (let x = firstMember(s.actor); x < endMember(s.actor); x++) {
    if (x === s.man || !isMember(s, x, s.actor)) continue
    if (x < s.man ? s.mode[x] !== HOLD : canFire(s, x, range)) return true
  }
  return false
}

function modeVerdict(s: FrontlineState, x: Soldier, mode: number): Verdict {
  if (x !== s.man) return WHY['another-turn']
  if (mode === HOLD)
    return othersFire(s) || !canFire(s, x, effectiveRange(s)) ? LEGAL : WHY['must-fire']
  const range = effectiveRange(s)
  if (firepowerOf(s, x, mode, range) >= 0) return LEGAL
  if (isPinned(s, x)) return WHY['fire-pinned']
  if (mode === GRENADE) {
    return range > throwingRange(x) ? WHY['grenade-range'] : WHY['no-such-counter']
  }
  if (mode === RIFLE) {
    if (takesRifleGrenade[x] === 0) return WHY['rifle-weapon']
    return slotWith(s, x, RIFLE_GRENADE) < 0 ? WHY['no-such-counter'] : WHY['rifle-range']
  }
  return isLoaded(s, x) ? WHY['fire-dash'] : WHY['fire-empty']
}

const firing = (verb: number, mode: number): Choosing => ({
  verb,
  ...soldiers,
  first: (s) => s.man,
  end: (s) => s.man + 1,
  verdict: (s, x) => modeVerdict(s, x, mode),
  take(s, x) {
    s.mode[x] = mode
    const kind = mode === GRENADE ? HAND_GRENADE : mode === RIFLE ? RIFLE_GRENADE : 0
    if (kind > 0) turnUp(s, x, kind) // what is thrown is shown
    goTo(s, 'fire-next')
  },
})

export const fire = choosing(
  firing(VERB.aim, AIMED),
  firing(VERB.rapid, RAPID),
  firing(VERB.grenade, GRENADE),
  firing(VERB['rifle-grenade'], RIFLE),
  firing(VERB.hold, HOLD),
)

/** A sniper may pay a card to name the soldier himself. FRL-SNI-4 */
export const sniperPay = choosing(
  {
    verb: VERB.pay,
    ...cards,
    verdict(s, card) {
      const needed = card === s.card ? 2 : 1
      return held(s, s.decider, card) >= needed ? LEGAL : WHY['not-in-hand']
    },
    take(s, card) {
      s.extra = card
      ask(s, 'sniper-name', s.decider)
    },
  },
  { verb: VERB.unpaid, take: (s) => goTo(s, 'declared') },
)

function nameVerdict(s: FrontlineState, x: Soldier): Verdict {
  if (!isMember(s, x, foeOf(s))) return WHY['not-in-target']
  return isArmored(x) ? WHY['sniper-armor'] : LEGAL
}

/** The one soldier that a sniper fires at, whatever with. FRL-SNI-8, FRL-SNI-11 */
function setVictim(s: FrontlineState, x: Soldier): void {
  if (isCountering(s)) s.counterVictim = x
  else s.victim = x
}

export const sniperName = choosing({
  verb: VERB.name,
  ...enemies,
  verdict: nameVerdict,
  take(s, x) {
    setVictim(s, x)
    goTo(s, 'declared')
  },
})

export const targetChoice = choosing({
  verb: VERB.name,
  ...ownSoldiers,
  verdict: nameVerdict,
  take(s, x, _dice, tell) {
    setVictim(s, x)
    tell?.({ type: 'sniper-aims', rule: 'FRL-SNI-4', unit: s.actor, victim: x })
    goTo(s, 'fired')
  },
})

/** What the fire costs, and its firepower; no window came in between. FRL-FP-11, FRL-TIME-5 */
export const declared: AutomaticStep = (s, _dice, tell) => {
  const { actor } = s
  const seat = s.owner[actor]!
  const foe = foeOf(s)
  const isCounter = isCountering(s)
  const range = effectiveRange(s)
  const fp = sectionFirepower(s, actor, foe, {
    card: s.card,
    isPlain: s.plain === 1,
    isShifted: s.shift === 1,
    isCounter,
  })
  const tints = tintsOf(s, actor, range)
  if (isCounter) {
    s.counterFp = fp
    s.tints |= tints << COUNTER_SHIFT
  } else {
    s.fp = fp
    s.tints |= tints
    s.attackCard = s.plain === 1 ? NONE : s.card
    s.attackShift = s.shift
    s.targetPlace = s.place[foe]!
  }
  discard(s, seat, s.card, 'FRL-HAND-6', tell)
  if (s.extra !== NONE) discard(s, seat, s.extra, 'FRL-SNI-4', tell)
  spend(s, actor, range, foe, tell)
  s.flags[actor]! &= ~CONCEALED // FRL-SNI-6
  setActed(s, actor)
  tell?.({
    type: isCounter ? 'countered' : 'attacked',
    rule: isCounter ? 'FRL-REACT-6' : 'FRL-FP-7',
    unit: actor,
    target: foe,
    card: s.card,
    plain: s.plain === 1,
    range,
    fp,
  })
  const victim = isCounter ? s.counterVictim : s.victim
  if (!isSniper(actor)) return goTo(s, 'fired')
  if (victim === NONE) return ask(s, 'target-choice', s.owner[foe]!)
  tell?.({ type: 'sniper-aims', rule: 'FRL-SNI-4', unit: actor, victim })
  goTo(s, 'fired')
}

/** Ammo counters of rapid fire and grenades go. FRL-FP-4, FRL-EQ-2 */
function spend(s: FrontlineState, actor: Section, range: number, foe: Section, tell: Tell): void {
  for (let x = firstMember(actor); x < endMember(actor); x++) {
    const mode = s.mode[x]!
    if (mode === HOLD || !isMember(s, x, actor)) continue
    tell?.({
      type: 'fires',
      rule: 'FRL-FP-3',
      unit: x,
      mode,
      fp: contribution(x, mode, range, foe),
    })
    if (mode === RAPID && hasAmmoBox[x] === 1) s.flags[x]! |= EMPTY
    if (mode === GRENADE) spendCounter(s, x, HAND_GRENADE)
    if (mode === RIFLE) spendCounter(s, x, RIFLE_GRENADE)
  }
}
