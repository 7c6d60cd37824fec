import {
  LEGAL,
  makeChoice,
  targetOf,
  verbOf,
  type Choice,
  type Rebuff,
  type Seat,
} from '@estafette/kernel'
import {
  BINOCULARS,
  CANTEEN,
  DOUBLE_TIME,
  FALL_BACK,
  RALLY,
  SHOVEL,
  STAY_LOW,
} from '../data/codes.ts'
import { carrierOf } from '../equipment.ts'
import { frontline } from '../game.ts'
import { ADVANCE, LATERAL, RETREAT, stepsOf } from '../movement.ts'
import { isMember, isSection } from '../sections.ts'
import { kindOf } from '../soldiers.ts'
import { NONE, type CardTitle, type FrontlineState, type Section, type Soldier } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB, verbs, type VerbName } from '../verbs.ts'
import type { CardUse, Draft, FireDraft } from './drafts.ts'
import { bestShooter, bestTarget, fireDraft, withMode } from './fire.ts'
import { ADDED, DRIVING, extraFor, FIRING, heldTitles } from './hand.ts'
import { changedWith, drivenBy, firstMove, moveDraft, movedTo, toggled, wayTo } from './moves.ts'
import { prepareDraft } from './preparing.ts'
import { ableSections, canDo, firingVerb, isPlanning, targetsOf } from './reach.ts'
import { whyNoFire, whyNoMove, whyNot } from './refusals.ts'
import { canCarryOut, spell } from './spell.ts'

/** What has been chosen and put together so far. */
export interface Sketch {
  readonly section: Section // that is to act, or NONE
  readonly draft: Draft | null // of that section
}

/** Something of the field, the hand or the dock that can be pressed. */
export type Pressed =
  | { readonly kind: 'section'; readonly head: Section }
  | { readonly kind: 'soldier'; readonly soldier: Soldier; readonly mode?: number }
  | { readonly kind: 'ground'; readonly place: number }
  | { readonly kind: 'card'; readonly card: CardTitle; readonly plain: boolean }
  | { readonly kind: 'counter'; readonly slot: number }
  | { readonly kind: 'action'; readonly verb: 'attack' | 'move' | 'prepare' | 'conceal' }
  | { readonly kind: 'shift' } // High Ground one way or the other. FRL-FP-2
  | { readonly kind: 'extra' } // the sniper's extra card, paid or not. FRL-SNI-4

/** What a press means. It carries out nothing: a choice is to be put to whoever pressed. */
export interface PressMeaning {
  readonly sketch: Sketch
  readonly rebuff: Rebuff | null // why what was pressed cannot be
  readonly choice: Choice | null // a legal one
  readonly isCareful: boolean // it is to be put a second time, whatever it does
}

/** Who presses, where, and with what in mind. */
export interface At {
  readonly s: FrontlineState
  readonly seat: Seat
  readonly sketch: Sketch
  /** Fire of a section at its best target, as it is proposed; worked out once. */
  readonly fireOf: (section: Section) => FireDraft | null
}

/** Begins to ask what presses mean. */
export function standAt(s: FrontlineState, seat: Seat, sketch: Sketch): At {
  const known = new Map<Section, FireDraft | null>()
  const fireOf = (section: Section): FireDraft | null => {
    const found = known.get(section)
    if (found !== undefined) return found
    const verb = firingVerb(s, seat, section)
    const draft = verb && fireDraft(s, seat, section, bestTarget(s, seat, section), verb)
    known.set(section, draft)
    return draft
  }
  return { s, seat, sketch, fireOf }
}

const nothing = ({ sketch }: At): PressMeaning => ({
  sketch,
  rebuff: null,
  choice: null,
  isCareful: false,
})
const refused = (at: At, rebuff: Rebuff | null): PressMeaning => ({ ...nothing(at), rebuff })
const chosen = (at: At, section: Section): PressMeaning => ({
  ...nothing(at),
  sketch: { section, draft: null },
})
const drafted = (at: At, draft: Draft): PressMeaning => ({
  ...nothing(at),
  sketch: { section: draft.section, draft },
})
const choosing = (at: At, choice: Choice, isCareful: boolean): PressMeaning => ({
  ...nothing(at),
  choice,
  isCareful,
})

/** A draft that is changed; one that the rules refuse is not taken over, and its reason is given. */
function amended(at: At, draft: Draft): PressMeaning {
  const why = spell(at.s, at.seat, draft).refused
  return why ? refused(at, why) : drafted(at, draft)
}

/** Why a section cannot do something; of nobody in particular, any that the seat has. */
function cannot(at: At, verb: number, section: Section | undefined): PressMeaning {
  const { s, seat } = at
  const asked = section ?? [...s.head.keys()].find((x) => isSection(s, x) && s.owner[x] === seat)
  return asked === undefined ? nothing(at) : refused(at, whyNot(s, seat, verb, asked))
}

/** What a press means for a seat that has chosen and put together something already, or nothing. */
export function pressed(
  s: FrontlineState,
  seat: Seat,
  sketch: Sketch,
  thing: Pressed,
): PressMeaning {
  const at = standAt(s, seat, sketch)
  if (seat < 0) return nothing(at)
  switch (thing.kind) {
    case 'section':
      return pressSection(at, thing.head)
    case 'soldier':
      return pressSoldier(at, thing.soldier, thing.mode)
    case 'ground':
      return pressGround(at, thing.place)
    case 'card':
      return pressCard(at, { card: thing.card, isPlain: thing.plain })
    case 'counter':
      return pressCounter(at, thing.slot)
    case 'action':
      return pressAction(at, thing.verb)
    case 'shift':
      return pressShift(at)
    case 'extra':
      return pressExtra(at)
  }
}

/** A press on a section: the own one is chosen, an enemy is fired at. */
function pressSection(at: At, head: Section): PressMeaning {
  const { s, seat, sketch } = at
  if (!isPlanning(s, seat)) return answer(at, (kind, _, target) => isIt(kind, target, head))
  if (s.owner[head] === seat) return pressOwn(at, head)
  const able = ableSections(s, seat)
  const shooter = sketch.section === NONE ? bestShooter(s, seat, able, head) : sketch.section
  if (shooter !== NONE && targetsOf(s, seat, shooter).includes(head)) return aim(at, shooter, head)
  const asked = shooter === NONE ? able[0] : shooter
  return asked === undefined ? nothing(at) : refused(at, whyNoFire(s, seat, asked, head))
}

const isIt = (kind: string, target: number, x: Soldier): boolean =>
  kind === 'soldier' && target === x

/**
 * The own section is chosen; pressed again it is let go of. Where it answers and there is but one
 * to fire at, it fires. A card that was pressed before goes over to it.
 */
function pressOwn(at: At, head: Section): PressMeaning {
  const { s, seat, sketch } = at
  const dropped: At = { ...at, sketch: { ...sketch, draft: null } }
  if (sketch.section === head) return chosen(at, NONE)
  if (!ableSections(s, seat).includes(head)) return cannot(dropped, VERB.prepare, head)
  const now: At = { ...at, sketch: { section: head, draft: null } }
  const before = sketch.draft
  if (before && before.kind !== 'prepare' && before.isPicked && before.card !== NONE) {
    const { card, isPlain } = before
    const meant = beginWith(now, { card, isPlain }, before.kind)
    if (meant.sketch.draft) return meant
  }
  const [target, ...others] = targetsOf(s, seat, head)
  const isAnswer = frontline.verdict(s, seat, makeChoice(VERB.pass)) === LEGAL
  if (isAnswer && target !== undefined && others.length === 0) return aim(now, head, target)
  return nothing(now)
}

/** Fire of a section at another, as it is proposed, with the card that was pressed for it. */
function aim(at: At, section: Section, target: Section): PressMeaning {
  const { s, seat, sketch } = at
  const verb = firingVerb(s, seat, section)
  const draft = verb && fireDraft(s, seat, section, target, verb)
  if (!draft) return refused(at, whyNoFire(s, seat, section, target))
  const before = sketch.draft
  const isSame = before?.kind === 'fire' && before.section === section && before.isPicked
  if (!isSame) return drafted(at, draft)
  const kept: FireDraft = { ...draft, card: before.card, isPlain: before.isPlain, isPicked: true }
  return drafted(at, canCarryOut(s, seat, kept) ? kept : draft)
}

/** A press on a soldier: how he fires, whom a sniper names, or who is meant by a question. */
function pressSoldier(at: At, x: Soldier, mode?: number): PressMeaning {
  const { s, seat } = at
  const { draft } = at.sketch
  if (draft?.kind === 'fire') {
    if (isMember(s, x, draft.section) && mode !== undefined) {
      return amended(at, withMode(draft, x, mode))
    }
    if (isMember(s, x, draft.target) && draft.extra !== NONE) {
      return amended(at, { ...draft, victim: x })
    }
  }
  if (!isPlanning(s, seat)) {
    const meant = answer(at, (kind, _, target) => isIt(kind, target, x))
    if (meant.choice !== null) return meant
  }
  return s.head[x]! >= 0 ? pressSection(at, s.head[x]!) : nothing(at)
}

/** A press on a card of the line: the chosen section goes there. */
function pressGround(at: At, place: number): PressMeaning {
  const { s, seat } = at
  const { section, draft: before } = at.sketch
  if (!isPlanning(s, seat) || section === NONE) {
    return answer(at, (kind, _, target) => kind === 'ground' && target === place - 1)
  }
  const way = wayTo(s, section, place)
  if (way.steps > stepsOf(DOUBLE_TIME, false)) return nothing(at) // no card leads so far
  if (!canDo(s, seat, 'move', section)) return cannot(at, VERB.move, section)
  const draft =
    before?.kind === 'move' ? movedTo(s, seat, before, way) : moveDraft(s, seat, section, way)
  if (draft) return drafted(at, draft)
  const [least] = heldTitles(s, seat)
  const isDouble = way.steps > 1
  const use = { card: isDouble ? DOUBLE_TIME : (least ?? NONE), isPlain: !isDouble }
  return refused(at, whyNoMove(s, seat, section, way.way, use))
}

/** What a press on a use of a card in hand means. */
export function pressCard(at: At, use: CardUse): PressMeaning {
  const { s, seat } = at
  const { draft } = at.sketch
  const { card, isPlain } = use
  if (!isPlain && card === FALL_BACK) return pressFallBack(at)
  if (!isPlain && card === RALLY) return orRefused(at, VERB.rally, 0, false)
  if (draft?.kind === 'fire' && (isPlain || FIRING.includes(card))) {
    return amended(at, { ...draft, ...use, isPicked: true })
  }
  if (draft?.kind === 'move') {
    if (isPlain || DRIVING.includes(card)) return amended(at, drivenBy(s, seat, draft, use))
    if (ADDED.includes(card)) return amended(at, changedWith(s, seat, draft, card))
  }
  if (isPlanning(s, seat)) return beginWith(at, use, 'fire')
  const meant: readonly VerbName[] = isPlain
    ? ['plain', 'pay', 'discard']
    : ['play', 'with', 'cover']
  const found = answer(
    at,
    (kind, verb, target) => kind === 'card' && target === card && meant.includes(verb),
  )
  if (found.choice !== null) return found
  const isCovering = s.step === STEP.cover && !isPlain
  const asked = isCovering ? VERB.cover : isPlain ? VERB.plain : VERB.play
  return refused(at, whyNot(s, seat, asked, card))
}

/**
 * A card that was taken first: the chosen section, or the first that can, acts with it. A plain
 * card fires where that is possible, unless it is meant for a move.
 */
function beginWith(at: At, use: CardUse, kind: 'fire' | 'move'): PressMeaning {
  const { s, seat, sketch } = at
  const sections = sketch.section === NONE ? ableSections(s, seat) : [sketch.section]
  if (kind === 'fire' && (FIRING.includes(use.card) || use.isPlain)) {
    const fired = firstOf(sections, (section) => {
      const draft = at.fireOf(section)
      return draft && amended(at, { ...draft, ...use, isPicked: true })
    })
    if (fired) return fired
    if (!use.isPlain) return cannot(at, VERB.attack, sections[0])
  }
  const moved = firstOf(sections, (section) =>
    canDo(s, seat, 'move', section) ? moveWith(at, section, use) : null,
  )
  return moved ?? cannot(at, VERB.move, sections[0])
}

/** The first of what sections come to that is no refusal, else the first refusal. */
function firstOf(
  sections: readonly Section[],
  come: (section: Section) => PressMeaning | null,
): PressMeaning | null {
  let first: PressMeaning | null = null
  for (const section of sections) {
    const meant = come(section)
    if (meant && !meant.rebuff) return meant
    first ??= meant
  }
  return first
}

/** A move of a section with a card that was taken first: driven by it, or going with it. */
function moveWith(at: At, section: Section, use: CardUse): PressMeaning {
  const { s, seat } = at
  const { card, isPlain } = use
  const isAdded = ADDED.includes(card) && !isPlain
  // What goes with a move may need one that leads twice as far.
  const reach = isAdded ? [1, stepsOf(DOUBLE_TIME, false)] : [stepsOf(card, isPlain)]
  const isLow = card === STAY_LOW && !isPlain
  const order = isLow ? [LATERAL, RETREAT, ADVANCE] : [ADVANCE, RETREAT, LATERAL]
  const ways = reach.flatMap((steps) => order.map((way) => ({ way, steps })))
  const draft = isAdded
    ? firstMove(s, seat, section, ways, undefined, [card])
    : firstMove(s, seat, section, ways, use)
  if (draft) return drafted(at, draft)
  const bare = isAdded ? firstMove(s, seat, section, ways) : null
  return bare
    ? amended(at, toggled(bare, card))
    : refused(at, whyNoMove(s, seat, section, order[0]!, use))
}

/** Fall Back: of the chosen section, of the one that suffers, or of the only one that can. */
function pressFallBack(at: At): PressMeaning {
  const { s, seat, sketch } = at
  const able = legalBy(at, (_, verb) => verb === 'fall-back')
  const wanted = [sketch.section, s.sufferer, s.target]
  const choice =
    able.find((one) => wanted.includes(targetOf(one))) ?? (able.length === 1 ? able[0] : undefined)
  if (choice !== undefined) return choosing(at, choice, true)
  const asked = wanted.find((section) => section !== NONE && s.owner[section] === seat)
  return cannot(at, VERB['fall-back'], asked ?? ableSections(s, seat)[0])
}

const usedBy: Readonly<Record<number, number>> = {
  [CANTEEN]: VERB.canteen,
  [BINOCULARS]: VERB.binoculars,
  [SHOVEL]: VERB.shovel,
}

/** A press on a counter of equipment: whoever carries it uses it, or it is what is asked for. */
function pressCounter(at: At, slot: number): PressMeaning {
  const { s, seat } = at
  const verb = usedBy[kindOf(s.counters[slot]!)]
  const carrier = carrierOf(slot)
  const use = verb === undefined ? null : makeChoice(verb, carrier)
  if (use !== null && frontline.verdict(s, seat, use) === LEGAL) return choosing(at, use, true)
  const meant = answer(at, (kind, _, target) => kind === 'counter' && target === slot)
  if (meant.choice !== null || verb === undefined) return meant
  return refused(at, whyNot(s, seat, verb, carrier))
}

/** A press on an action of the chosen section, or of the first that can act. */
function pressAction(at: At, verb: 'attack' | 'move' | 'prepare' | 'conceal'): PressMeaning {
  const { s, seat, sketch } = at
  const section = sketch.section === NONE ? ableSections(s, seat)[0] : sketch.section
  if (section === undefined) return nothing(at)
  if (verb === 'attack') {
    const target = at.fireOf(section)?.target
    return target === undefined ? cannot(at, VERB.attack, section) : aim(at, section, target)
  }
  if (!canDo(s, seat, verb, section)) return cannot(at, VERB[verb], section)
  if (verb === 'prepare') return drafted(at, prepareDraft(s, seat, section))
  if (verb === 'conceal') {
    const now = { ...at, sketch: { section, draft: null } }
    return choosing(now, makeChoice(VERB.conceal, section), true)
  }
  const ways = [ADVANCE, RETREAT, LATERAL].map((way) => ({ way, steps: 1 }))
  const draft = firstMove(s, seat, section, ways)
  return draft ? drafted(at, draft) : cannot(at, VERB.move, section)
}

function pressShift(at: At): PressMeaning {
  const { draft } = at.sketch
  return draft?.kind === 'fire'
    ? amended(at, { ...draft, isShifted: !draft.isShifted })
    : nothing(at)
}

function pressExtra(at: At): PressMeaning {
  const { s, seat } = at
  const { draft } = at.sketch
  if (draft?.kind !== 'fire') return nothing(at)
  if (draft.extra !== NONE) return amended(at, { ...draft, extra: NONE, victim: NONE })
  const extra = extraFor(s, seat, draft)
  if (extra === NONE) return nothing(at) // no sniper, or no card to pay with
  return amended(at, { ...draft, extra, victim: draft.target })
}

type IsMeant = (kind: string, verb: VerbName, target: number) => boolean

/** Legal choices of a kind. */
function legalBy({ s, seat }: At, isMeant: IsMeant): readonly Choice[] {
  const out = new Int32Array(s.legal.length)
  const count = frontline.choices(s, seat, out)
  return Array.from(out.subarray(0, count)).filter((choice) => {
    const { name, target } = verbs[verbOf(choice)]!
    return isMeant(target, name, targetOf(choice))
  })
}

/** The choice that a press means; of several the first, put a second time. */
function answer(at: At, isMeant: IsMeant): PressMeaning {
  const [first, ...others] = legalBy(at, isMeant)
  return first === undefined ? nothing(at) : choosing(at, first, others.length > 0)
}

/** A choice where it is legal, else why it is not. */
function orRefused(at: At, verb: number, target: number, isCareful: boolean): PressMeaning {
  const why = whyNot(at.s, at.seat, verb, target)
  return why ? refused(at, why) : choosing(at, makeChoice(verb, target), isCareful)
}
