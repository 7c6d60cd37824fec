import { rateEach, type Question, type Seat } from '@estafette/kernel'
import {
  AIMED,
  ATTACK,
  BANDAGES,
  BINOCULARS,
  CANTEEN,
  COVERING_FIRE,
  DOUBLE_TIME,
  FLANKING,
  GRENADE,
  HAND_GRENADE,
  HIT_THE_DIRT,
  HOLD,
  KEY_LOCATION,
  LINE,
  MOVE_OUT,
  POUR_IT_ON,
  RAPID,
  RIFLE,
  RIFLE_GRENADE,
  SHOVEL,
  STAY_LOW,
} from '../data/codes.ts'
import { command, isMedic, takesRifleGrenade, vp } from '../data/forces.ts'
import { FALL_BACK_COVER } from '../any-time.ts'
import { effectiveRange, foeOf } from '../attack.ts'
import { holds, topOfPile } from '../deck.ts'
import { carrierOf } from '../equipment.ts'
import { deployment } from '../forming.ts'
import { bestMode, cardBonus, contribution, rangeShifted } from '../firepower.ts'
import { STAY_LOW_COVER, stepsOf } from '../movement.ts'
import { endMember, firstMember, isMember, sectionVp } from '../sections.ts'
import { canAdvance, isLoaded, isPinned, moraleOf, sideOf } from '../soldiers.ts'
import {
  aheadOf,
  AT_COVER,
  NONE,
  OWN_ACTION,
  sideOfSeat,
  type FrontlineState,
  type Section,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { beliefsOf } from './beliefs.ts'
import { fieldOf } from './field.ts'
import { attackWorth, bestTarget, fireAt, harm, harmAt, strongest } from './fights.ts'
import { fireOf, goodForce } from './forces.ts'
import { keeping } from '../usefulness.ts'
import { bestWithin, moveWorth, NOWHERE, worthOf } from './moves.ts'
import { prospectsOf } from './prospects.ts'
import type { Weights } from './weights.ts'

type Ask = Question<FrontlineState>
type Rate = (q: Ask, w: Weights) => void

/** Cards that are worth taking from the pile. */
const wanted: readonly number[] = [ATTACK, POUR_IT_ON, HIT_THE_DIRT]

const FEW = 4 // a hand below this wants cards

function isShort(s: FrontlineState, seat: Seat): boolean {
  return s.handSize[seat]! < FEW
}

/** What plays at any time are worth beside a decision. */
function anyTime({ s, seat }: Ask, w: Weights, verb: number, target: number): number {
  if (verb === VERB.canteen) return isShort(s, seat) ? 2 : -1
  if (verb === VERB.binoculars) {
    return wanted.includes(topOfPile(s)) ? 1.5 : -1
  }
  if (verb === VERB['fall-back']) {
    const isSaved = s.window === AT_COVER && s.sufferer === target && s.fp >= FALL_BACK_COVER
    return isSaved ? 1.2 + w.fallBack * s.fp : -2
  }
  return 0
}

const isAnyTime = (verb: number): boolean =>
  verb === VERB.canteen || verb === VERB.binoculars || verb === VERB['fall-back']

/** How much a section gains by preparing. */
function prepareWorth(w: Weights, s: FrontlineState, head: Section, seat: Seat): number {
  const drawn = isShort(s, seat) ? w.drawnShort : w.drawn
  let worth = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head)) continue
    if (isPinned(s, x)) worth += w.freed
    else if (!isLoaded(s, x)) worth += w.loaded
    else worth += drawn
  }
  return worth
}

const rateAction: Rate = (q, w) => {
  const { s, seat } = q
  const beliefs = beliefsOf(s, seat)
  const field = fieldOf(w, s, sideOfSeat(s, seat))
  const isPoor = s.handSize[seat]! < 2
  rateEach(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, w, verb, target)
    if (verb === VERB.attack) return bestTarget(w, s, seat, target, beliefs)[1]
    if (verb === VERB.move) return isPoor ? -w.poor : moveWorth(s, field, target) - w.movePrice
    if (verb === VERB.prepare) return prepareWorth(w, s, target, seat) - w.preparePrice
    if (verb === VERB.conceal) return w.conceal
    return verb === VERB['hand-on'] ? 0.01 : 0
  })
}

/** What is saved of the section attacked if so much less firepower comes through. */
function savedBy(w: Weights, s: FrontlineState, points: number): number {
  return harm(w, s, s.target, s.fp) - harm(w, s, s.target, Math.max(0, s.fp - points))
}

/** How much more the section attacked would suffer at best on the ground that it can move to. */
function worseGround(w: Weights, s: FrontlineState): number {
  const place = s.place[s.target]!
  const ahead = aheadOf(s, sideOf(s, s.target))
  const fp = Math.max(0, s.fp - STAY_LOW_COVER)
  const forward = canAdvance(s, s.target) ? place + ahead : NOWHERE
  const ground = [forward, place - ahead].filter((to) => to >= 1 && to <= LINE)
  if (ground.length === 0) return 0
  const harms = ground.map((to) => harmAt(w, s, s.target, to, fp))
  return Math.min(...harms) - harmAt(w, s, s.target, place, fp)
}

const rateReact: Rate = (q, w) => {
  const { s, seat } = q
  const beliefs = beliefsOf(s, seat)
  rateEach(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, w, verb, target)
    if (verb === VERB.counter) {
      const value = Math.ceil(strongest(s, target, s.attacker) / 2)
      const given = value > s.fp ? harm(w, s, s.attacker, value - s.fp) : 0
      return savedBy(w, s, value) + given - w.counterPrice
    }
    if (verb === VERB.attack)
      return attackWorth(w, s, seat, target, s.mover, beliefs) - w.answerPrice
    if (verb === VERB.move) {
      const isTarget = s.attacker !== NONE && target === s.target
      if (!isTarget || !holds(s, seat, STAY_LOW)) return -0.5
      return savedBy(w, s, STAY_LOW_COVER) - w.dodgePrice - w.dodgeGround * worseGround(w, s)
    }
    if (verb === VERB.prepare) return prepareWorth(w, s, target, seat) - w.prepareLate
    return verb === VERB.conceal ? w.concealLate : 0
  })
}

const UNHALVED = 9 // what Covering Fire usually adds, in firepower. FRL-ACT-COV

/** Cards for an attack: the best bonus, of equal ones the card that is missed least. */
const rateAttackCard: Rate = (q, w) => {
  const { s } = q
  const range = effectiveRange(s)
  rateEach(q, (card, verb) => {
    const bonus = verb === VERB.play ? cardBonus(card, false, range) : 0
    const whole = verb === VERB.play && card === COVERING_FIRE ? UNHALVED : 0
    return bonus + whole - w.keep * keeping[card]!
  })
}

/** Ways to fire, and the firepower that each has to be worth for what it spends. */
function firing(w: Weights, verb: number): readonly [mode: number, price: number] {
  if (verb === VERB.aim) return [AIMED, 0]
  if (verb === VERB.rapid) return [RAPID, w.rapidPrice]
  if (verb === VERB.grenade) return [GRENADE, w.grenadePrice]
  return verb === VERB['rifle-grenade'] ? [RIFLE, w.riflePrice] : [HOLD, 0]
}

const rateFire: Rate = (q, w) => {
  const { s } = q
  const range = effectiveRange(s)
  const foe = foeOf(s)
  const [best] = bestMode(s, s.man, range, foe)
  rateEach(q, (_target, verb) => {
    const [mode, price] = firing(w, verb)
    if (mode === HOLD) return 0
    return contribution(s.man, mode, range, foe) - price + (mode === best ? 0.1 : 0)
  })
}

/** What the effect of a move card is worth. */
const moving: Readonly<Record<number, number>> = {
  [STAY_LOW]: 2.2,
  [FLANKING]: 1.8,
}
const LOW_IN_REACTION = 5 // cover is what one moves for under fire

/** What each card of the line is worth to the section that moves. */
function prospectsFor({ s, seat }: Ask, w: Weights): Float64Array {
  return prospectsOf(s, fieldOf(w, s, sideOfSeat(s, seat)), s.actor)
}

const rateMoveCard: Rate = (q, w) => {
  const { s } = q
  const isReaction = s.reply !== OWN_ACTION
  const worth = prospectsFor(q, w)
  const further = bestWithin(s, s.actor, worth, 2) - bestWithin(s, s.actor, worth, 1)
  rateEach(q, (card, verb) => {
    if (verb === VERB.free) return 1.2
    if (verb === VERB.play && card === DOUBLE_TIME) return further - keeping[card]!
    if (verb !== VERB.play) return -keeping[card]!
    const printed = card === STAY_LOW && isReaction ? LOW_IN_REACTION : (moving[card] ?? 0)
    return printed - keeping[card]!
  })
}

const rateWay: Rate = (q, w) => {
  const { s } = q
  const ahead = aheadOf(s, sideOf(s, s.actor))
  const steps = stepsOf(s.card, s.plain === 1)
  const worth = prospectsFor(q, w)
  const place = s.place[s.actor]!
  const isUnderFire = s.reply !== OWN_ACTION && s.attacker !== NONE && s.actor === s.target
  rateEach(q, (_target, verb) => {
    if (verb === VERB.lateral) return worth[place]! - 0.3
    const to = place + (verb === VERB.advance ? ahead : -ahead) * steps
    if (!isUnderFire || to < 1 || to > LINE) return worthOf(worth, to)
    return worth[to]! - w.dodgeGround * harmAt(w, s, s.actor, to, s.fp)
  })
}

const rateWith: Rate = (q) =>
  rateEach(q, (card, verb) => {
    if (verb === VERB.go) return 0
    if (verb === VERB.carry) return -1
    return card === KEY_LOCATION ? 2 : card === MOVE_OUT ? 1 : 0.3
  })

const COVER_CARD = 4 // firepower that a card takes away. FRL-ACT-HTD

const rateCover: Rate = (q, w) => {
  const { fp, sufferer } = q.s
  const isLost = harm(w, q.s, sufferer, fp - COVER_CARD) > w.lost * sectionVp(q.s, sufferer)
  const isWorth = fp > w.slight && !isLost
  rateEach(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, w, verb, target)
    if (verb === VERB.shovel) return isWorth ? 3 : -1
    if (verb === VERB.cover) return isWorth ? (target === HIT_THE_DIRT ? 2.5 : 0.6) : -1
    return 0
  })
}

/** Hits on whoever has Morale to spare. */
const rateHit: Rate = (q) => {
  const { s } = q
  rateEach(q, (x, verb) => {
    if (verb === VERB.done) return 0
    if (verb === VERB.ignore) return 9
    if (verb === VERB.pay) return 0.8 - keeping[x]!
    const spare = moraleOf(s, x) - s.moraleHits[x]!
    return spare > 1 ? 0.5 + 0.1 * spare - 0.02 * vp[x]! : -2
  })
}

const rateRecipient: Rate = (q) => rateEach(q, (x) => -vp[x]! - 3 * q.s.command[x]!)

const rateOutfit: Rate = (q) => {
  const x = carrierOf(q.s.item)
  rateEach(q, (kind) => {
    if (kind === BANDAGES) return isMedic(x) ? 5 : 0.5
    if (kind === HAND_GRENADE) return 3
    if (kind === SHOVEL) return 2.5
    if (kind === RIFLE_GRENADE) return takesRifleGrenade[x] === 1 ? 2.2 : -1
    if (kind === CANTEEN) return 2
    return kind === BINOCULARS ? (command[x]! > 1 ? 2.6 : 1) : 0
  })
}

const rateForce: Rate = (q) => {
  const good = goodForce(q.s, q.seat)
  rateEach(q, (target, verb) => {
    if (verb === VERB.stop) return 0
    if (verb === VERB.draft) return good.has(target) ? 1 + command[target]! : 0.1
    return (target === 1) === good.has(q.s.item) ? 1 : 0
  })
}

const FORM_RANGE = 3

/**
 * Sections are filled, the best leaders first, with whoever fires best, put where they do most, and
 * left as they are. Nobody who could lead serves under another.
 */
const rateForm: Rate = (q, w) => {
  const { s, seat } = q
  rateEach(q, (x, verb) => {
    if (verb === VERB.under) return s.command[x]!
    if (verb === VERB.join) return s.command[x]! > 0 ? 0 : 1 + 0.01 * fireOf(x, FORM_RANGE)
    if (verb === VERB.station) return isBetterElsewhere(w, s, seat, x) ? 0.8 : 0
    return verb === VERB.done ? 0.5 : 0
  })
}

/** What it is worth to a section to start in each card of the line, by place. */
function startsOf(w: Weights, s: FrontlineState, seat: Seat, head: Section): Float64Array {
  return prospectsOf(s, fieldOf(w, s, sideOfSeat(s, seat)), head, 'starts')
}

function isBetterElsewhere(w: Weights, s: FrontlineState, seat: Seat, head: Section): boolean {
  const worth = startsOf(w, s, seat, head)
  const here = worth[s.place[head]!]!
  return deployment(s, sideOf(s, head)).some((place) => worth[place]! > here)
}

/** Where a section starts. FRL-SCN-S4 */
const rateStation: Rate = (q, w) => {
  const worth = startsOf(w, q.s, q.seat, q.s.item)
  rateEach(q, (ground) => worth[ground + 1]!)
}

const rateRally: Rate = (q, w) =>
  rateEach(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, w, verb, target) - 1
    return verb === VERB.rally ? 1 : 0
  })

const rateMarkers: Rate = (q) =>
  rateEach(q, (x, verb) => (verb === VERB.done ? 0 : 1 + vp[x]! + (q.s.command[x]! > 0 ? 3 : 0)))

const rateMedical: Rate = (q) =>
  rateEach(q, (x, verb) =>
    verb === VERB.done ? 0 : 1 + (verb === VERB.heal ? 5 : 0) + 0.1 * vp[x]!,
  )

const rateDiscard: Rate = (q) =>
  rateEach(q, (card, verb) => (verb === VERB.unpaid ? -0.4 : -keeping[card]!))

const ratePrepare: Rate = (q) =>
  rateEach(q, (_x, verb) =>
    verb === VERB.reload || verb === VERB.serve ? 3 : verb === VERB.draw ? 1 : 0,
  )

const rateVictim: Rate = (q) => {
  const { s, seat } = q
  rateEach(q, (x) => (s.owner[x] === seat ? -vp[x]! : vp[x]!))
}

const rateTarget: Rate = (q, w) => {
  const beliefs = beliefsOf(q.s, q.seat)
  rateEach(q, (target) => attackWorth(w, q.s, q.seat, q.s.actor, target, beliefs))
}

const rateShift: Rate = (q) => {
  const { s } = q
  const foe = foeOf(s)
  rateEach(q, (_target, verb) => {
    const range = rangeShifted(s, s.actor, foe, verb === VERB.closer ? 1 : 0)
    return fireAt(s, s.actor, range, foe)
  })
}

const ratePromote: Rate = (q) =>
  rateEach(q, (x, verb) => (verb === VERB.done ? 0 : 1 + moraleOf(q.s, x)))

/** Where nothing else is known the first choice that goes on is as good as any. */
const ratePlainly: Rate = (q) =>
  rateEach(q, (_target, verb) =>
    verb === VERB.done || verb === VERB.pass || verb === VERB.decline ? 1 : 0,
  )

const ratings: Readonly<Record<number, Rate>> = {
  [STEP.select]: rateForce,
  [STEP.draft]: rateForce,
  [STEP.form]: rateForm,
  [STEP['form-under']]: rateForm,
  [STEP.station]: rateStation,
  [STEP.organise]: rateForm,
  [STEP['organise-under']]: rateForm,
  [STEP.outfit]: rateOutfit,
  [STEP['any-time']]: (q, w) => rateEach(q, (target, verb) => anyTime(q, w, verb, target)),
  [STEP.rally]: rateRally,
  [STEP['rally-markers']]: rateMarkers,
  [STEP.promote]: ratePromote,
  [STEP['promote-pay']]: rateDiscard,
  [STEP.medical]: rateMedical,
  [STEP['medical-for']]: rateMedical,
  [STEP.action]: rateAction,
  [STEP.target]: rateTarget,
  [STEP.shift]: rateShift,
  [STEP['attack-card']]: rateAttackCard,
  [STEP.fire]: rateFire,
  [STEP['sniper-pay']]: rateDiscard,
  [STEP['sniper-name']]: rateVictim,
  [STEP['target-choice']]: rateVictim,
  [STEP.react]: rateReact,
  [STEP['move-card']]: rateMoveCard,
  [STEP.way]: rateWay,
  [STEP['move-with']]: rateWith,
  [STEP.trees]: rateHit,
  [STEP.cover]: rateCover,
  [STEP['dig-in']]: rateHit,
  [STEP.recipient]: rateRecipient,
  [STEP.prepare]: ratePrepare,
  [STEP['take-discard']]: rateDiscard,
  [STEP['discard-down']]: rateDiscard,
}

/** Rates a decision by these beliefs. */
export function rate(q: Ask, w: Weights): void {
  const rating = ratings[q.s.step] ?? ratePlainly
  rating(q, w)
}
