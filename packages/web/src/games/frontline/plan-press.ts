import {
  ADVANCE,
  BINOCULARS,
  CANTEEN,
  carrierOf,
  DOUBLE_TIME,
  FALL_BACK,
  HOLD,
  isMember,
  kindOf,
  LATERAL,
  NONE,
  previewFire,
  RALLY,
  RETREAT,
  SHOVEL,
  STAY_LOW,
  STEP,
  stepsOf,
  VERB,
  type Card,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Desk } from '../../screen/desk.ts'
import type { Offer } from '../../session/offers.ts'
import { ADDED, DRIVING, FIRING } from './action-kinds.ts'
import {
  choose,
  chosenSection,
  draftOf,
  dropDraft,
  positionOf,
  setDraft,
  spell,
  type Draft,
  type FireDraft,
  type MoveDraft,
} from './draft.ts'
import {
  extraFor,
  fireDraft,
  heldTitles,
  movedTo,
  moveDraft,
  prepareDraft,
  wayTo,
} from './presets.ts'
import { ableSections, canDo, firingVerb, isPlanning, offerFor, targetsOf } from './reach.ts'
import { refuse, refuseFire, refuseMove } from './refusals.ts'
import { bestTarget } from './worth.ts'

/** Changes the draft; one that the rules refuse is not taken over, and its reason is given. */
export function amend(model: Desk, draft: Draft): void {
  const { refused } = spell(model, draft)
  if (refused) model.rebuff.value = refused
  else setDraft(model, draft)
}

/** A press on the tray of a section. */
export function pressSection(model: Desk, head: Section): void {
  const s = positionOf(model)
  if (!isPlanning(model))
    return answer(model, ({ kind, target }) => kind === 'soldier' && target === head)
  if (s.owner[head] === model.seat.value) return pressOwn(model, head)
  const chosen = chosenSection(model)
  const shooters = ableSections(model).filter((section) => targetsOf(model, section).includes(head))
  const shooter = chosen === NONE ? strongest(model, shooters, head) : chosen
  if (shooters.includes(shooter)) return aim(model, shooter, head)
  const asked = shooter === NONE ? ableSections(model)[0] : shooter
  if (asked !== undefined) refuseFire(model, asked, head)
}

/** Of several sections the one that would fire most at another, NONE of none. */
function strongest(model: Desk, sections: readonly Section[], target: Section): Section {
  const s = positionOf(model)
  const ranked = sections.flatMap((section) => {
    const verb = firingVerb(model, section)
    const draft = verb && fireDraft(model, section, target, verb)
    return draft ? [{ section, fp: previewFire(s, draft).fp }] : []
  })
  return ranked.toSorted((a, b) => b.fp - a.fp)[0]?.section ?? NONE
}

/**
 * The own section is chosen; pressed again it is let go of. In a reaction it answers. A card that
 * was pressed before it goes over to it.
 */
function pressOwn(model: Desk, head: Section): void {
  const isChosen = chosenSection(model) === head
  const before = draftOf(model)?.draft
  dropDraft(model)
  if (isChosen) {
    model.selection.value = null
    return
  }
  if (!ableSections(model).includes(head)) return refuse(model, VERB.prepare, head)
  choose(model, head)
  if (before && before.kind !== 'prepare' && before.isPicked && before.card !== NONE) {
    beginWith(model, before.card, before.isPlain, before.kind)
    model.rebuff.value = null // the section is chosen, whether the card goes with it or not
    if (draftOf(model)) return
  }
  const [target, ...others] = targetsOf(model, head)
  const isAnswer = offerFor(model, 'pass') !== undefined
  if (isAnswer && target !== undefined && others.length === 0) aim(model, head, target)
}

/** Fire of a section at another, as it is proposed, with the card that was pressed for it. */
export function aim(model: Desk, section: Section, target: Section): void {
  const verb = firingVerb(model, section)
  const draft = verb && fireDraft(model, section, target, verb)
  if (!draft) return refuseFire(model, section, target)
  const before = draftOf(model)?.draft
  const isSame = before?.kind === 'fire' && before.section === section && before.isPicked
  const kept = isSame && { ...draft, card: before.card, isPlain: before.isPlain, isPicked: true }
  setDraft(model, kept && !spell(model, kept).refused ? kept : draft)
}

/** A press on a soldier: how he fires, whom a sniper names, or who is meant by a question. */
export function pressSoldier(model: Desk, x: Soldier, mode?: number): void {
  const s = positionOf(model)
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire') {
    if (isMember(s, x, draft.section) && mode !== undefined) {
      return amend(model, withMode(draft, x, mode))
    }
    if (isMember(s, x, draft.target) && draft.extra !== NONE) {
      return amend(model, { ...draft, victim: x })
    }
  }
  if (!isPlanning(model)) {
    const isMeant = ({ kind, target }: Offer): boolean => kind === 'soldier' && target === x
    if (model.offers.value.all.some(isMeant)) return answer(model, isMeant)
  }
  if (s.head[x]! >= 0) pressSection(model, s.head[x]!)
}

/** Fire with one man firing otherwise. */
export function withMode(draft: FireDraft, x: Soldier, mode: number): FireDraft {
  const modes = new Map(draft.modes)
  if (mode === HOLD) modes.delete(x)
  else modes.set(x, mode)
  return { ...draft, modes }
}

/** A press on a card of the line: the chosen section goes there. */
export function pressGround(model: Desk, place: number): void {
  const chosen = chosenSection(model)
  if (!isPlanning(model) || chosen === NONE) {
    return answer(model, ({ kind, target }) => kind === 'ground' && target === place - 1)
  }
  const { way, steps } = wayTo(positionOf(model), chosen, place)
  if (steps > stepsOf(DOUBLE_TIME, false)) return // no card leads so far
  if (!canDo(model, 'move', chosen)) return refuse(model, VERB.move, chosen)
  const before = draftOf(model)?.draft
  const draft =
    before?.kind === 'move' && before.section === chosen
      ? movedTo(model, before, way, steps)
      : moveDraft(model, chosen, way, steps)
  if (draft) return setDraft(model, draft)
  const [least] = heldTitles(positionOf(model), model.seat.value)
  const isDouble = steps > 1
  refuseMove(model, chosen, way, {
    card: isDouble ? DOUBLE_TIME : (least ?? NONE),
    isPlain: !isDouble,
  })
}

/** A press on a use of a card in hand. */
export function pressCard(model: Desk, card: Card, isPlain: boolean): void {
  if (!isPlain && card === FALL_BACK) return pressFallBack(model)
  if (!isPlain && card === RALLY) {
    const offer = offerFor(model, 'rally')
    return offer ? model.choose(offer) : refuse(model, VERB.rally)
  }
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire' && (isPlain || FIRING.includes(card))) {
    return amend(model, { ...draft, card, isPlain, isPicked: true })
  }
  if (draft?.kind === 'move') {
    if (isPlain || DRIVING.includes(card)) return amend(model, rewayed(model, draft, card, isPlain))
    if (ADDED.includes(card)) return amend(model, toggled(draft, card))
  }
  if (isPlanning(model)) return beginWith(model, card, isPlain)
  const verbs = isPlain ? ['plain', 'pay', 'discard'] : ['play', 'with', 'cover', 'pay', 'discard']
  const isMeant = ({ verb, kind, target }: Offer): boolean =>
    kind === 'card' && target === card && verbs.includes(verb)
  if (model.offers.value.all.some(isMeant)) return answer(model, isMeant)
  const isCovering = positionOf(model).step === STEP.cover && !isPlain
  refuse(model, isCovering ? VERB.cover : isPlain ? VERB.plain : VERB.play, card)
}

/** The same move with another card, as far as that one leads. */
function rewayed(model: Desk, draft: MoveDraft, card: Card, isPlain: boolean): MoveDraft {
  const next = { ...draft, card, isPlain, isPicked: true }
  if (!spell(model, next).refused) return next
  const other = [ADVANCE, RETREAT, LATERAL]
    .map((way) => ({ ...next, way }))
    .find((candidate) => !spell(model, candidate).refused)
  return other ?? next
}

/** A move with one more card that goes with it, or without it. */
export function toggled(draft: MoveDraft, card: Card): MoveDraft {
  const isIn = draft.with.includes(card)
  return {
    ...draft,
    with: isIn ? draft.with.filter((other) => other !== card) : [...draft.with, card],
  }
}

/**
 * A card that was taken first: the chosen section, or the first that can, acts with it. A plain
 * card fires where that is possible, unless it is meant for a move.
 */
function beginWith(
  model: Desk,
  card: Card,
  isPlain: boolean,
  kind: 'fire' | 'move' = 'fire',
): void {
  const chosen = chosenSection(model)
  const sections = chosen === NONE ? ableSections(model) : [chosen]
  if (kind === 'fire' && (FIRING.includes(card) || isPlain)) {
    const shooter = sections.find((section) => targetsOf(model, section).length > 0)
    const verb = shooter === undefined ? null : firingVerb(model, shooter)
    if (shooter !== undefined && verb) {
      const draft = fireDraft(model, shooter, bestTarget(model, shooter), verb)
      if (draft) return amend(model, { ...draft, card, isPlain, isPicked: true })
    }
    if (!isPlain) return refuse(model, VERB.attack, sections[0])
  }
  const mover = sections.find((section) => canDo(model, 'move', section))
  if (mover === undefined) return refuse(model, VERB.move, sections[0])
  const use = ADDED.includes(card) && !isPlain ? undefined : { card, isPlain }
  const steps = use?.card === DOUBLE_TIME && !isPlain ? 2 : 1
  const ways =
    card === STAY_LOW && !isPlain ? [LATERAL, RETREAT, ADVANCE] : [ADVANCE, RETREAT, LATERAL]
  const draft = ways
    .map((way) => moveDraft(model, mover, way, steps, use))
    .find((candidate) => candidate !== null)
  if (!draft) return refuseMove(model, mover, ways[0]!, use ?? { card, isPlain })
  if (use) setDraft(model, draft)
  else amend(model, toggled(draft, card))
}

/** Fall Back: of the chosen section, of the one that suffers, or of the only one that can. */
function pressFallBack(model: Desk): void {
  const offers = model.offers.value.all.filter(({ verb }) => verb === 'fall-back')
  const s = positionOf(model)
  const wanted = [chosenSection(model), s.sufferer, s.target]
  const offer =
    offers.find(({ target }) => wanted.includes(target)) ??
    (offers.length === 1 ? offers[0] : undefined)
  if (offer) return model.choose(offer, true)
  const asked = wanted.find((section) => section !== NONE && s.owner[section] === model.seat.value)
  refuse(model, VERB['fall-back'], asked ?? ableSections(model)[0])
}

const USED_BY: Readonly<Partial<Record<number, 'canteen' | 'binoculars' | 'shovel'>>> = {
  [CANTEEN]: 'canteen',
  [BINOCULARS]: 'binoculars',
  [SHOVEL]: 'shovel',
}

/** A press on a counter of equipment. */
export function pressCounter(model: Desk, slot: number): void {
  const s = positionOf(model)
  const kind = kindOf(s.counters[slot]!)
  const verb = USED_BY[kind]
  const offer = verb && offerFor(model, verb, carrierOf(slot))
  if (offer) return model.choose(offer, true)
  const isMeant = (one: Offer): boolean => one.kind === 'counter' && one.target === slot
  if (model.offers.value.all.some(isMeant)) return answer(model, isMeant)
  if (verb) refuse(model, VERB[verb], carrierOf(slot))
}

/** A press on an action of the chosen section. */
export function pressAction(model: Desk, verb: 'attack' | 'move' | 'prepare' | 'conceal'): void {
  const chosen = chosenSection(model)
  const section = chosen === NONE ? (ableSections(model)[0] ?? NONE) : chosen
  if (section === NONE) return
  if (verb === 'attack') {
    const target = bestTarget(model, section)
    if (target === NONE) refuse(model, VERB.attack, section)
    else aim(model, section, target)
  } else if (!canDo(model, verb, section)) refuse(model, VERB[verb], section)
  else if (verb === 'prepare') setDraft(model, prepareDraft(model, section))
  else if (verb === 'conceal') {
    choose(model, section)
    model.choose(offerFor(model, 'conceal', section)!, true)
  } else beginMove(model, section)
}

/** A move ahead where one is possible, else back or aside. */
export function beginMove(model: Desk, section: Section): void {
  const draft = [ADVANCE, RETREAT, LATERAL]
    .map((way) => moveDraft(model, section, way, 1))
    .find((candidate) => candidate !== null)
  if (draft) setDraft(model, draft)
  else refuse(model, VERB.move, section)
}

/** High Ground one way or the other. FRL-FP-2 */
export function pressShift(model: Desk): void {
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire') amend(model, { ...draft, isShifted: !draft.isShifted })
}

/** The sniper's extra card, paid or not. FRL-SNI-4 */
export function pressExtra(model: Desk): void {
  const draft = draftOf(model)?.draft
  if (draft?.kind !== 'fire') return
  if (draft.extra !== NONE) return amend(model, { ...draft, extra: NONE, victim: NONE })
  const s = positionOf(model)
  const extra = extraFor(s, model.seat.value, draft)
  if (extra === NONE) return // no sniper, or no card to pay with: nothing on the page offers it
  amend(model, { ...draft, extra, victim: draft.target })
}

/** Chooses what a press means where it can mean but one thing. */
function answer(model: Desk, isMeant: (offer: Offer) => boolean): void {
  const offers = model.offers.value.all.filter(isMeant)
  if (offers.length === 1) model.choose(offers[0]!)
  else if (offers.length > 1) model.choose(offers[0]!, true)
}
