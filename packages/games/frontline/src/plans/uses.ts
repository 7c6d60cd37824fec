import { targetOf, verbOf, type Seat } from '@estafette/kernel'
import { FALL_BACK_COVER } from '../any-time.ts'
import {
  ATTACK,
  COVERING_FIRE,
  DIG_IN,
  DOUBLE_TIME,
  FALL_BACK,
  FLANKING,
  HIT_THE_DIRT,
  MOVE_OUT,
  OBSCURED,
  POUR_IT_ON,
  RALLY,
  STAY_LOW,
} from '../data/codes.ts'
import { coveredSection } from '../damage.ts'
import { DIG_IN_COVER, hitTheDirtCover } from '../exchange.ts'
import { cardBonus, rangeShifted } from '../firepower.ts'
import { frontline } from '../game.ts'
import { STAY_LOW_COVER } from '../movement.ts'
import { NONE, type CardTitle, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { verbs, type VerbName } from '../verbs.ts'
import type { CardUse, Draft } from './drafts.ts'
import { DRIVING, FIRING, heldTitles } from './hand.ts'
import { pressCard, standAt, type At, type PressMeaning, type Sketch } from './press.ts'

/** What a card is for, in a word; those with an amount name it. */
export type UseName =
  | 'counterFull'
  | 'onlyToAnswer'
  | 'moveInstead'
  | 'fireInstead'
  | 'withMove'
  | 'onlyWhenHit'
  | 'nextStep'
  | 'atTurnStart'
  | 'rallyNow'
  | 'anyTime'
  | 'twoCards'
  | 'flank'
  | 'actAgain'
  | 'noAnswer'
  | 'key'
  | 'plainFire'
  | 'plainMove'
  | 'plainAnswer'
  | 'plainAct'
  | 'discard'
  | 'inMove'
export type AmountName = 'toFire' | 'counter' | 'coverOf' | 'takes' | 'takesEach' | 'fallsBack'

/** Why a use is shut. */
export type Shut = 'hit' | 'answer' | 'start' | 'waiting' | 'plain' | 'move' | 'fire'

/** One of the two uses of a card in hand. */
export interface Use {
  readonly does: { readonly name: UseName } | { readonly name: AmountName; readonly amount: number }
  /**
   * `can`: a press puts it together or takes it; `chosen`: it is put together; `later`: not now, or
   * not so; `closed`: it is not for the moment at all.
   */
  readonly state: 'can' | 'chosen' | 'later' | 'closed'
  readonly why?: Shut
}

/** The uses of a card: as printed, and as a default action. */
export interface CardUses {
  readonly printed: Use
  readonly plain: Use
}

/** What a use would be and why it is shut, before it is held against the rules. */
const use = (does: Use['does'] | UseName, state: Use['state'], why?: Shut): Use => ({
  does: typeof does === 'string' ? { name: does } : does,
  state,
  ...(why !== undefined && { why }),
})

/** What can be done now, and with what in mind. */
interface Look extends At {
  readonly offered: ReadonlyMap<VerbName, ReadonlySet<number>> // targets by verb
}

const isOffered = ({ offered }: Look, verb: VerbName, card: CardTitle): boolean =>
  offered.get(verb)?.has(card) ?? false
const hasVerb = ({ offered }: Look, ...names: readonly VerbName[]): boolean =>
  names.some((name) => offered.has(name))

/** What the cards in the hand of a seat, or of whoever waits beside it, can be used for now. */
export function usesOf(
  s: FrontlineState,
  seat: Seat,
  holder: Seat,
  sketch: Sketch,
): ReadonlyMap<CardTitle, CardUses> {
  const look: Look = { ...standAt(s, seat, sketch), offered: offeredTo(s, seat) }
  return new Map(
    heldTitles(s, holder).map((card) => [
      card,
      {
        printed: truly(look, { card, isPlain: false }, printedUse(look, card)),
        plain: truly(look, { card, isPlain: true }, plainUse(look, card)),
      },
    ]),
  )
}

function offeredTo(s: FrontlineState, seat: Seat): ReadonlyMap<VerbName, ReadonlySet<number>> {
  const found = new Map<VerbName, Set<number>>()
  if (seat < 0) return found
  const out = new Int32Array(s.legal.length)
  for (const choice of out.subarray(0, frontline.choices(s, seat, out))) {
    const { name } = verbs[verbOf(choice)]!
    found.set(name, (found.get(name) ?? new Set()).add(targetOf(choice)))
  }
  return found
}

const printedVerbs: readonly VerbName[] = ['play', 'with', 'cover', 'rally', 'fall-back']
const plainVerbs: readonly VerbName[] = ['plain', 'pay', 'discard']

/** Whether a draft has a card in this use. */
export function isUsedIn(draft: Draft | null, { card, isPlain }: CardUse): boolean {
  if (!draft || draft.kind === 'prepare') return false
  if (draft.card === card && draft.isPlain === isPlain) return true
  return draft.kind === 'move' && !isPlain && draft.with.includes(card)
}

/** Whether a press comes to a card being used so. */
function comesTo({ choice, sketch }: PressMeaning, asked: CardUse): boolean {
  if (choice === null) return isUsedIn(sketch.draft, asked)
  return (asked.isPlain ? plainVerbs : printedVerbs).includes(verbs[verbOf(choice)]!.name)
}

/** A use as the rules have it: one that a press would not come to cannot be made now. */
function truly(look: Look, asked: CardUse, shown: Use): Use {
  if (isUsedIn(look.sketch.draft, asked)) return { does: shown.does, state: 'chosen' }
  if (shown.state !== 'can' || comesTo(pressCard(look, asked), asked)) return shown
  return { ...shown, state: 'later' }
}

/** The use that is printed on a card. */
function printedUse(look: Look, card: CardTitle): Use {
  if (look.seat < 0) return use(generalUse(card), 'closed', 'waiting')
  if (card === FALL_BACK) return fallBackUse(look)
  if (card === RALLY) {
    return hasVerb(look, 'rally') ? use('rallyNow', 'can') : use('atTurnStart', 'closed', 'start')
  }
  if (card === HIT_THE_DIRT || card === DIG_IN) return coverUse(look, card)
  if (isOffered(look, 'play', card) || isOffered(look, 'with', card)) {
    return use(specialUse(look, card, null), 'can')
  }
  const { draft } = look.sketch
  if (draft) return draftUse(look, card, draft)
  if (!hasVerb(look, 'attack', 'counter', 'move')) return use(generalUse(card), 'later')
  if (card === COVERING_FIRE && !hasVerb(look, 'counter')) {
    return use('onlyToAnswer', 'closed', 'answer')
  }
  return use(specialUse(look, card, null), 'can')
}

/** The printed use beside a draft. */
function draftUse(look: Look, card: CardTitle, draft: Draft): Use {
  if (draft.kind === 'prepare') return use(generalUse(card), 'later')
  const isFiring = FIRING.includes(card)
  if (draft.kind === 'move') {
    if (isFiring) return use('fireInstead', 'later', 'fire')
    return use(specialUse(look, card, draft), 'can')
  }
  if (!isFiring) {
    return DRIVING.includes(card) ? use('moveInstead', 'later') : use('withMove', 'later', 'move')
  }
  if (card === COVERING_FIRE && draft.verb === 'attack') {
    return use('onlyToAnswer', 'closed', 'answer')
  }
  return use(specialUse(look, card, draft), 'can')
}

/** What a card adds to the fire that is put together, or at the nearest range. */
export function bonusFor(s: FrontlineState, card: CardTitle, draft: Draft | null): number {
  const range =
    draft?.kind === 'fire'
      ? rangeShifted(s, draft.section, draft.target, draft.isShifted ? 1 : 0)
      : 0
  return cardBonus(card, false, range)
}

/** What a card does for fire or a move. */
function specialUse(look: Look, card: CardTitle, draft: Draft | null): Use['does'] {
  const isAnswer = draft?.kind === 'fire' ? draft.verb === 'counter' : hasVerb(look, 'counter')
  if (card === COVERING_FIRE) return { name: 'counterFull' }
  if (card === ATTACK || card === POUR_IT_ON) {
    const amount = bonusFor(look.s, card, draft)
    return { name: isAnswer ? 'counter' : 'toFire', amount }
  }
  if (card === STAY_LOW) return { name: 'coverOf', amount: STAY_LOW_COVER }
  if (card === DOUBLE_TIME) return { name: 'twoCards' }
  if (card === FLANKING) return { name: 'flank' }
  if (card === MOVE_OUT) return { name: 'actAgain' }
  return { name: card === OBSCURED ? 'noAnswer' : 'key' }
}

/** What a card is for, whatever is asked now. */
function generalUse(card: CardTitle): Use['does'] {
  if (card === COVERING_FIRE) return { name: 'onlyToAnswer' }
  if (card === ATTACK || card === POUR_IT_ON) {
    return { name: 'toFire', amount: cardBonus(card, false, 0) }
  }
  if (card === FALL_BACK) return { name: 'anyTime' }
  if (card === RALLY) return { name: 'atTurnStart' }
  if (card === HIT_THE_DIRT || card === DIG_IN) return { name: 'onlyWhenHit' }
  return { name: DRIVING.includes(card) ? 'inMove' : 'withMove' }
}

function fallBackUse(look: Look): Use {
  const { s } = look
  if (!hasVerb(look, 'fall-back')) return use('anyTime', 'later')
  const saves = s.step === STEP.cover || s.attacker !== NONE
  return use(saves ? { name: 'fallsBack', amount: FALL_BACK_COVER } : 'anyTime', 'can')
}

function coverUse(look: Look, card: CardTitle): Use {
  const { s } = look
  if (isOffered(look, 'cover', card)) {
    if (card === DIG_IN) return use({ name: 'takesEach', amount: DIG_IN_COVER }, 'can')
    return use({ name: 'takes', amount: hitTheDirtCover(s, coveredSection(s)) }, 'can')
  }
  const isComing = s.step === STEP.react && s.attacker !== NONE
  return isComing ? use('nextStep', 'later', 'hit') : use('onlyWhenHit', 'closed', 'hit')
}

/** The use of any card: paid for a plain action, or simply discarded. */
function plainUse(look: Look, card: CardTitle): Use {
  if (look.seat < 0) return use('plainAct', 'closed', 'waiting')
  if (isOffered(look, 'discard', card) || isOffered(look, 'pay', card)) return use('discard', 'can')
  const { draft } = look.sketch
  if (draft?.kind === 'move') return use('plainMove', 'can')
  if (draft?.kind === 'fire') {
    return use(draft.verb === 'counter' ? 'plainAnswer' : 'plainFire', 'can')
  }
  if (isOffered(look, 'plain', card)) return use('plainAct', 'can')
  if (hasVerb(look, 'counter')) return use('plainAnswer', 'can')
  if (hasVerb(look, 'attack', 'move')) return use('plainAct', 'can')
  return use('plainAct', 'later', 'plain')
}
