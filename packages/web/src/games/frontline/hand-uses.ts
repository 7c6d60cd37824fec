import {
  ACTION_TYPES,
  ATTACK,
  cardBonus,
  coveredSection,
  COVERING_FIRE,
  DIG_IN,
  DIG_IN_COVER,
  DOUBLE_TIME,
  FALL_BACK,
  FALL_BACK_COVER,
  FLANKING,
  HIT_THE_DIRT,
  HIT_THE_DIRT_COVER,
  hitTheDirtCover,
  MOVE_OUT,
  NONE,
  OBSCURED,
  POUR_IT_ON,
  RALLY,
  STAY_LOW,
  STAY_LOW_COVER,
  STEP,
  stepsOf,
  type Card,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Desk } from '../../screen/desk.ts'
import { ADDED, DRIVING, FIRING } from './action-kinds.ts'
import { draftOf, positionOf, type Draft } from './draft.ts'
import type { HandMark, UseMark } from './marks.ts'
import { planWords } from './plan-words.ts'
import { rangeOf } from './presets.ts'

/** In the corner of a card. */
const corners: Readonly<Record<number, string>> = {
  [ATTACK]: `+${cardBonus(ATTACK, false, 0)}`,
  [COVERING_FIRE]: '×1',
  [HIT_THE_DIRT]: String(HIT_THE_DIRT_COVER),
  [FALL_BACK]: String(FALL_BACK_COVER),
  [STAY_LOW]: String(STAY_LOW_COVER),
  [DOUBLE_TIME]: String(stepsOf(DOUBLE_TIME, false)),
}

/** What the titles in the viewer's hand can be used for now. */
export function handUses(model: Desk): ReadonlyMap<Card, HandMark> {
  const s = positionOf(model)
  const viewer = model.session.viewer.value
  const found = new Map<Card, HandMark>()
  if (viewer < 0) return found
  for (let card = 0; card < ACTION_TYPES; card++) {
    if (s.hands[viewer * ACTION_TYPES + card]! <= 0) continue
    const value = cornerOf(model, card)
    found.set(card, {
      ...(value !== undefined && { value }),
      printed: printedUse(model, card),
      plain: plainUse(model, card),
    })
  }
  return found
}

function cornerOf(model: Desk, card: Card): string | undefined {
  if (card !== POUR_IT_ON) return corners[card]
  const kept = draftOf(model)
  return `+${bonusOf(positionOf(model), card, kept?.draft ?? null)}`
}

/** What a card adds to the fire that is put together, or at the nearest range. */
function bonusOf(s: FrontlineState, card: Card, draft: Draft | null): number {
  const range =
    draft?.kind === 'fire' ? rangeOf(s, draft.section, draft.target, draft.isShifted) : 0
  return cardBonus(card, false, range)
}

type State = UseMark['state']
const use = (text: string, state: State, why?: string): UseMark => ({
  text,
  state,
  ...(why !== undefined && { why }),
})

/** Whether a verb can be done to a card now. */
function isOffered({ offers }: Desk, verb: string, card: Card): boolean {
  return offers.value.all.some((offer) => offer.verb === verb && offer.target === card)
}

function hasVerb({ offers }: Desk, ...verbs: readonly string[]): boolean {
  return offers.value.all.some(({ verb }) => verbs.includes(verb))
}

/** The use that is printed on a card. */
function printedUse(model: Desk, card: Card): UseMark {
  const words = planWords()
  const s = positionOf(model)
  if (model.seat.value < 0) return use(generalText(card), 'closed', words.why.waiting)
  if (card === FALL_BACK) return fallBackUse(model)
  if (card === RALLY) {
    return hasVerb(model, 'rally')
      ? use(words.use.rallyNow, 'can')
      : use(words.use.atTurnStart, 'closed', words.why.start)
  }
  if (card === HIT_THE_DIRT || card === DIG_IN) return coverUse(model, s, card)
  if (isOffered(model, 'play', card) || isOffered(model, 'with', card)) {
    return use(drivingText(model, s, card, null), 'can')
  }
  const kept = draftOf(model)
  if (kept) return draftUse(model, s, card, kept.draft)
  if (!hasVerb(model, 'attack', 'counter', 'move')) {
    return use(generalText(card), 'later')
  }
  if (FIRING.includes(card)) {
    const isAnswer = hasVerb(model, 'counter')
    if (card === COVERING_FIRE && !isAnswer) {
      return use(words.use.onlyToAnswer, 'closed', words.why.answer)
    }
    return use(
      drivingText(model, s, card, null),
      hasVerb(model, 'attack', 'counter') ? 'can' : 'later',
    )
  }
  return use(drivingText(model, s, card, null), hasVerb(model, 'move') ? 'can' : 'later')
}

/** The printed use beside a draft. */
function draftUse(model: Desk, s: FrontlineState, card: Card, draft: Draft): UseMark {
  const words = planWords()
  if (draft.kind === 'fire') {
    if (!FIRING.includes(card)) {
      return DRIVING.includes(card)
        ? use(words.use.moveInstead, 'later')
        : use(words.use.withMove, 'later', words.why.move)
    }
    if (card === COVERING_FIRE && draft.verb === 'attack') {
      return use(words.use.onlyToAnswer, 'closed', words.why.answer)
    }
    const isChosen = draft.card === card && !draft.isPlain
    return use(drivingText(model, s, card, draft), isChosen ? 'chosen' : 'can')
  }
  if (draft.kind === 'move') {
    if (FIRING.includes(card)) return use(words.use.fireInstead, 'later', words.why.fire)
    const isChosen = ADDED.includes(card)
      ? draft.with.includes(card)
      : draft.card === card && !draft.isPlain
    return use(drivingText(model, s, card, draft), isChosen ? 'chosen' : 'can')
  }
  return use(generalText(card), 'later')
}

function drivingText(model: Desk, s: FrontlineState, card: Card, draft: Draft | null): string {
  const words = planWords()
  const isAnswer = draft?.kind === 'fire' ? draft.verb === 'counter' : hasVerb(model, 'counter')
  if (card === COVERING_FIRE) return words.use.counterFull
  if (card === ATTACK || card === POUR_IT_ON) {
    const bonus = bonusOf(s, card, draft)
    return isAnswer ? words.counter(bonus) : words.toFire(bonus)
  }
  if (card === STAY_LOW) return words.coverOf(STAY_LOW_COVER)
  if (card === DOUBLE_TIME) return words.use.twoCards
  if (card === FLANKING) return words.use.flank
  if (card === MOVE_OUT) return words.use.actAgain
  return card === OBSCURED ? words.use.noAnswer : words.use.key
}

/** What a card is for, whatever is asked now. */
function generalText(card: Card): string {
  const words = planWords()
  if (card === COVERING_FIRE) return words.use.onlyToAnswer
  if (card === ATTACK || card === POUR_IT_ON) return words.toFire(cardBonus(card, false, 0))
  if (card === FALL_BACK) return words.use.anyTime
  if (card === RALLY) return words.use.atTurnStart
  if (card === HIT_THE_DIRT || card === DIG_IN) return words.use.onlyWhenHit
  return DRIVING.includes(card) ? words.use.inMove : words.use.withMove
}

function fallBackUse(model: Desk): UseMark {
  const words = planWords()
  const s = positionOf(model)
  if (!hasVerb(model, 'fall-back')) return use(words.use.anyTime, 'later')
  const saves = s.step === STEP.cover || s.attacker !== NONE
  return use(saves ? words.fallsBack(FALL_BACK_COVER) : words.use.anyTime, 'can')
}

function coverUse(model: Desk, s: FrontlineState, card: Card): UseMark {
  const words = planWords()
  if (isOffered(model, 'cover', card)) {
    if (card === DIG_IN) return use(words.takesEach(DIG_IN_COVER), 'can')
    return use(words.takes(hitTheDirtCover(s, coveredSection(s))), 'can')
  }
  const isComing = s.step === STEP.react && s.attacker !== NONE
  return isComing
    ? use(words.use.nextStep, 'later', words.why.hit)
    : use(words.use.onlyWhenHit, 'closed', words.why.hit)
}

/** The use of any card: paid for a plain action, or simply discarded. */
function plainUse(model: Desk, card: Card): UseMark {
  const words = planWords()
  if (model.seat.value < 0) return use(words.use.plainAct, 'closed', words.why.waiting)
  if (isOffered(model, 'discard', card) || isOffered(model, 'pay', card)) {
    return use(words.use.discard, 'can')
  }
  const kept = draftOf(model)
  if (kept && kept.draft.kind !== 'prepare') {
    const { draft } = kept
    const isChosen = draft.card === card && draft.isPlain
    const text =
      draft.kind === 'move'
        ? words.use.plainMove
        : draft.verb === 'counter'
          ? words.use.plainAnswer
          : words.use.plainFire
    return use(text, isChosen ? 'chosen' : 'can')
  }
  if (isOffered(model, 'plain', card)) return use(words.use.plainAct, 'can')
  if (hasVerb(model, 'counter')) return use(words.use.plainAnswer, 'can')
  if (hasVerb(model, 'attack', 'move')) return use(words.use.plainAct, 'can')
  return use(words.use.plainAct, 'later', words.why.plain)
}
