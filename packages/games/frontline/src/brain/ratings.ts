import { rateEach, type Question } from '@estafette/kernel'
import {
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
  KEY_LOCATION,
  MOVE_OUT,
  POUR_IT_ON,
  RAPID,
  RIFLE_GRENADE,
  SHOVEL,
  STAY_LOW,
} from '../data/codes.ts'
import { command, isMedic, takesRifleGrenade, vp } from '../data/forces.ts'
import { effectiveRange, foeOf } from '../attack.ts'
import { holds, topOfPile } from '../deck.ts'
import { carrierOf } from '../equipment.ts'
import { cardBonus, contribution } from '../firepower.ts'
import { endMember, firstMember, isMember, sizeOf } from '../sections.ts'
import { isPinned, isLoaded, isStopped, moraleOf, sideOf } from '../soldiers.ts'
import { aheadOf, AT_COVER, NONE, type FrontlineState, type Section } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { beliefsOf } from './beliefs.ts'
import { attackWorth, bestMode, bestTarget, harm, strongest } from './fights.ts'
import { goodForce } from './forces.ts'
import { keeping } from '../usefulness.ts'
import { standing } from './moves.ts'
import { canAdvance, canMove } from '../soldiers.ts'

type Ask = Question<FrontlineState>
type Rate = (q: Ask) => void

const each = (q: Ask, rate: (target: number, verb: number) => number): void => rateEach(q, rate)

/** What plays at any time are worth beside a decision. */
function anyTime({ s, seat }: Ask, verb: number, target: number): number {
  if (verb === VERB.canteen) return s.handSize[seat]! < 4 ? 2 : -1
  if (verb === VERB.binoculars) {
    const top = topOfPile(s)
    return [ATTACK, POUR_IT_ON, HIT_THE_DIRT].includes(top as 0) ? 1.5 : -1
  }
  if (verb === VERB['fall-back']) {
    const isSaved = s.window === AT_COVER && s.sufferer === target && s.fp >= 10
    return isSaved ? 1.2 + 0.05 * s.fp : -2
  }
  return 0
}

const isAnyTime = (verb: number): boolean =>
  verb === VERB.canteen || verb === VERB.binoculars || verb === VERB['fall-back']

/** How much a section gains by preparing. */
function prepareWorth(s: FrontlineState, head: Section, isShort: boolean): number {
  let worth = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head)) continue
    if (isPinned(s, x)) worth += 0.9
    else if (!isLoaded(s, x)) worth += 0.7
    else worth += isShort ? 0.25 : 0.08
  }
  return worth
}

/** The best place a section can move to, compared with where it is. */
function moveWorth(s: FrontlineState, head: Section): number {
  const ahead = aheadOf(s, sideOf(s, head))
  const here = standing(s, head, s.place[head]!)
  let best = -1
  if (canAdvance(s, head)) best = Math.max(best, at(s, head, ahead) - here)
  if (canMove(s, head)) best = Math.max(best, at(s, head, -ahead) - here)
  const behind = sizeOf(s, head) > 1 ? countStaying(s, head) : 0
  return best - 0.8 * behind
}

function at(s: FrontlineState, head: Section, way: number): number {
  const place = s.place[head]! + way
  return place < 1 || place > 9 ? -99 : standing(s, head, place)
}

function countStaying(s: FrontlineState, head: Section): number {
  let count = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (isMember(s, x, head) && (isPinned(s, x) || isStopped(s, x))) count++
  }
  return count
}

const rateAction: Rate = (q) => {
  const { s, seat } = q
  const beliefs = beliefsOf(s, seat)
  const isShort = s.handSize[seat]! < 4
  each(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, verb, target)
    if (verb === VERB.attack) return bestTarget(s, seat, target, beliefs)[1] - 0.35
    if (verb === VERB.move) return s.handSize[seat]! < 2 ? -0.5 : 0.55 * moveWorth(s, target) - 0.25
    if (verb === VERB.prepare) return prepareWorth(s, target, isShort) - 0.3
    if (verb === VERB.conceal) return 0.4
    return verb === VERB['hand-on'] ? 0.01 : 0
  })
}

const rateReact: Rate = (q) => {
  const { s, seat } = q
  const beliefs = beliefsOf(s, seat)
  each(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, verb, target)
    if (verb === VERB.counter) {
      const value = Math.ceil(strongest(s, target, s.attacker) / 2)
      const saved = harm(s, s.target, s.fp) - harm(s, s.target, Math.max(0, s.fp - value))
      const given = value > s.fp ? harm(s, s.attacker, value - s.fp) : 0
      return saved + given - 0.3
    }
    if (verb === VERB.attack) return attackWorth(s, seat, target, s.mover, beliefs) - 0.35
    if (verb === VERB.move) {
      const isTarget = s.attacker !== NONE && target === s.target
      const hasCover = holds(s, seat, STAY_LOW)
      return isTarget && hasCover
        ? harm(s, target, s.fp) - harm(s, target, Math.max(0, s.fp - 10)) - 0.2
        : -0.5
    }
    if (verb === VERB.prepare) return prepareWorth(s, target, s.handSize[seat]! < 4) - 0.5
    return verb === VERB.conceal ? 0.3 : 0
  })
}

/** Cards for an attack: the best bonus, of equal ones the card that is missed least. */
const rateAttackCard: Rate = (q) => {
  const { s } = q
  const range = effectiveRange(s)
  each(q, (card, verb) => {
    const bonus = verb === VERB.play ? cardBonus(card, false, range) : 0
    const whole = verb === VERB.play && card === COVERING_FIRE ? 9 : 0
    return bonus + whole - 3 * keeping[card]!
  })
}

const rateFire: Rate = (q) => {
  const { s } = q
  const range = effectiveRange(s)
  const foe = foeOf(s)
  const [mode] = bestMode(s, s.man, range, foe)
  const modes = {
    [VERB.aim]: 1,
    [VERB.rapid]: RAPID,
    [VERB.grenade]: GRENADE,
    [VERB['rifle-grenade']]: 4,
  }
  each(q, (_target, verb) => {
    const how = modes[verb]
    if (how === undefined) return 0
    const fp = contribution(s.man, how, range, foe)
    const price = how === RAPID ? 3.5 : how > RAPID ? 2 : 0
    return fp - price + (how === mode ? 0.1 : 0)
  })
}

const rateMoveCard: Rate = (q) => {
  const { s } = q
  const isReaction = s.reply !== 0
  each(q, (card, verb) => {
    if (verb === VERB.free) return 1.2
    const printed =
      card === STAY_LOW
        ? isReaction
          ? 5
          : 2.2
        : card === FLANKING
          ? 1.8
          : card === DOUBLE_TIME
            ? 0.9
            : 0
    return (verb === VERB.play ? printed : 0) - keeping[card]!
  })
}

const rateWay: Rate = (q) => {
  const { s } = q
  const ahead = aheadOf(s, sideOf(s, s.actor))
  const steps = s.card === DOUBLE_TIME && s.plain === 0 ? 2 : 1
  each(q, (_target, verb) => {
    if (verb === VERB.lateral) return standing(s, s.actor, s.place[s.actor]!) - 0.3
    return at(s, s.actor, (verb === VERB.advance ? ahead : -ahead) * steps)
  })
}

const rateWith: Rate = (q) =>
  each(q, (card, verb) => {
    if (verb === VERB.go) return 0
    if (verb === VERB.carry) return -1
    return card === KEY_LOCATION ? 2 : card === MOVE_OUT ? 1 : 0.3
  })

const rateCover: Rate = (q) => {
  const { s } = q
  const isWorth = s.fp > 3
  each(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, verb, target)
    if (verb === VERB.shovel) return isWorth ? 3 : -1
    if (verb === VERB.cover) return isWorth ? (target === HIT_THE_DIRT ? 2.5 : 0.6) : -1
    return 0
  })
}

/** Hits on whoever has Morale to spare. */
const rateHit: Rate = (q) => {
  const { s } = q
  each(q, (x, verb) => {
    if (verb === VERB.done) return 0
    if (verb === VERB.ignore) return 9
    if (verb === VERB.pay) return 0.8 - keeping[x]!
    const spare = moraleOf(s, x) - s.moraleHits[x]!
    return spare > 1 ? 0.5 + 0.1 * spare - 0.02 * vp[x]! : -2
  })
}

const rateRecipient: Rate = (q) => each(q, (x) => -vp[x]! - 3 * q.s.command[x]!)

const rateOutfit: Rate = (q) => {
  const x = carrierOf(q.s.item)
  each(q, (kind) => {
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
  each(q, (target, verb) => {
    if (verb === VERB.stop) return 0
    if (verb === VERB.draft) return good.has(target) ? 1 + command[target]! : 0.1
    return (target === 1) === good.has(q.s.item) ? 1 : 0
  })
}

/** Sections are filled, and left as they are. */
const rateForm: Rate = (q) =>
  each(q, (_target, verb) => {
    if (verb === VERB.join || verb === VERB.under) return 1
    return verb === VERB.done ? 0.5 : 0
  })

const rateRally: Rate = (q) =>
  each(q, (target, verb) => {
    if (isAnyTime(verb)) return anyTime(q, verb, target) - 1
    return verb === VERB.rally ? 1 : 0
  })

const rateMarkers: Rate = (q) =>
  each(q, (x, verb) => (verb === VERB.done ? 0 : 1 + vp[x]! + (q.s.command[x]! > 0 ? 3 : 0)))

const rateMedical: Rate = (q) =>
  each(q, (x, verb) => (verb === VERB.done ? 0 : 1 + (verb === VERB.heal ? 5 : 0) + 0.1 * vp[x]!))

const rateDiscard: Rate = (q) =>
  each(q, (card, verb) => (verb === VERB.unpaid ? -0.4 : -keeping[card]!))

const ratePrepare: Rate = (q) =>
  each(q, (_x, verb) =>
    verb === VERB.reload || verb === VERB.serve ? 3 : verb === VERB.draw ? 1 : 0,
  )

const rateVictim: Rate = (q) => {
  const { s, seat } = q
  each(q, (x) => (s.owner[x] === seat ? -vp[x]! : vp[x]!))
}

const rateTarget: Rate = (q) => {
  const beliefs = beliefsOf(q.s, q.seat)
  each(q, (target) => attackWorth(q.s, q.seat, q.s.actor, target, beliefs))
}

const rateShift: Rate = (q) => {
  const { s } = q
  const foe = foeOf(s)
  const sum = (range: number): number => {
    let total = 0
    for (let x = firstMember(s.actor); x < endMember(s.actor); x++) {
      if (isMember(s, x, s.actor)) total += bestMode(s, x, range, foe)[1]
    }
    return total
  }
  const range = Math.abs(s.place[s.actor]! - s.place[foe]!)
  each(q, (_target, verb) => sum(verb === VERB.closer ? range - 1 : range))
}

const ratePromote: Rate = (q) =>
  each(q, (x, verb) => (verb === VERB.done ? 0 : 1 + moraleOf(q.s, x)))

/** Where nothing else is known the first choice that goes on is as good as any. */
const ratePlainly: Rate = (q) =>
  each(q, (_target, verb) =>
    verb === VERB.done || verb === VERB.pass || verb === VERB.decline ? 1 : 0,
  )

const ratings: Readonly<Record<number, Rate>> = {
  [STEP.select]: rateForce,
  [STEP.draft]: rateForce,
  [STEP.form]: rateForm,
  [STEP['form-under']]: rateForm,
  [STEP.organise]: rateForm,
  [STEP['organise-under']]: rateForm,
  [STEP.outfit]: rateOutfit,
  [STEP['any-time']]: (q) => each(q, (target, verb) => anyTime(q, verb, target)),
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

/** Rates a decision. */
export function rate(q: Ask): void {
  const rating = ratings[q.s.step] ?? ratePlainly
  rating(q)
}
