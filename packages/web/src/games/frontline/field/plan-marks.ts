import {
  ableSections,
  canDo,
  costOf,
  destinationOf,
  destinationsOf,
  isPlanning,
  modesOf,
  nearestTarget,
  targetsOf,
  type FireDraft,
  type MoveDraft,
} from '@estafette/frontline/plans'
import {
  ownerOf,
  placeOf,
  GRENADE,
  HOLD,
  isSection,
  membersOf,
  NONE,
  previewFire,
  rangeBetween,
  STEP,
  type FrontlineState,
  type Section,
} from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import type { ArrowMark, GroundMark, SectionMark, SoldierMark } from './marks.ts'
import { answerOf } from '../plan/danger.ts'
import { dangerWords } from '../plan/danger-words.ts'
import { chosenSection, draftOf, positionOf } from '../plan/draft.ts'
import { planWords } from '../plan/plan-words.ts'

export type Marked<T> = Map<number, T>

/** Lays one more thing on what is marked already. */
function mark<T extends object>(marks: Marked<T>, key: number, more: T): void {
  marks.set(key, { ...marks.get(key), ...more })
}

/** Sections that can act, can be aimed at, or are in what is going on. */
export function sectionMarks(model: FrontDesk): Marked<SectionMark> {
  const s = positionOf(model)
  const words = planWords()
  const marks: Marked<SectionMark> = new Map()
  markExchange(s, marks)
  const seat = model.seat.value
  if (!isPlanning(s, seat)) return marks
  const chosen = chosenSection(model)
  const draft = draftOf(model)?.draft
  for (const section of ableSections(s, seat)) mark(marks, section, { canAct: true })
  if (chosen === NONE) return marks
  mark(marks, chosen, { isChosen: true })
  for (const target of targetsOf(s, seat, chosen)) {
    mark(marks, target, { isTarget: true, note: words.range(rangeBetween(s, chosen, target)) })
  }
  if (draft?.kind === 'fire') mark(marks, draft.target, { isAimed: true })
  const answer = draft?.kind === 'move' ? answerOf(model, draft) : null
  if (answer) {
    mark(marks, answer.section, { isFiring: true, note: dangerWords().answers(answer.plain.fp) })
  }
  return marks
}

/** Who fires, moves or suffers now, for everybody to see. */
function markExchange(s: FrontlineState, marks: Marked<SectionMark>): void {
  const words = planWords()
  const isOn = (head: Section): boolean => head !== NONE && isSection(s, head)
  if (isOn(s.mover) && s.attacker === NONE) mark(marks, s.mover, { note: words.moves })
  if (isOn(s.attacker) && s.fp > 0 && s.sufferer === NONE) {
    mark(marks, s.attacker, { isFiring: true, note: words.fires(s.fp) })
    if (isOn(s.target)) mark(marks, s.target, { isAimed: true })
  }
  if (isOn(s.sufferer) && s.fp > 0) {
    mark(marks, s.sufferer, { isAimed: true, note: words.suffers(s.fp) })
  }
}

/** How the men of a draft fire, and whom a question is about. */
export function soldierMarks(model: FrontDesk): Marked<SoldierMark> {
  const s = positionOf(model)
  const marks: Marked<SoldierMark> = new Map()
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire') {
    markFire(s, draft, marks)
    if (draft.extra !== NONE) {
      for (const x of membersOf(s, draft.target)) mark(marks, x, { isTarget: true })
    }
    return marks
  }
  const chosen = chosenSection(model)
  if (isPlanning(s, model.seat.value)) {
    const nearest = chosen === NONE ? NONE : nearestTarget(s, model.seat.value, chosen)
    if (nearest === NONE) return marks
    const range = rangeBetween(s, chosen, nearest)
    for (const x of membersOf(s, chosen)) mark(marks, x, { range })
    return marks
  }
  if (model.seat.value < 0) return marks
  for (const { kind, target } of model.offers.value.all) {
    if (kind === 'soldier') mark(marks, target, { isTarget: true })
  }
  return marks
}

function markFire(s: FrontlineState, draft: FireDraft, marks: Marked<SoldierMark>): void {
  const preview = previewFire(s, draft)
  const { range } = preview
  for (const x of membersOf(s, draft.section)) {
    const mode = draft.modes.get(x) ?? HOLD
    const term = preview.terms.find(({ unit }) => unit === x)
    mark(marks, x, {
      range,
      mode,
      modes: modesOf(s, x, range).length > 0 ? [HOLD, ...modesOf(s, x, range)] : [],
      ...(mode >= GRENADE && term && { value: term.fp }),
    })
  }
  for (const x of membersOf(s, draft.target)) mark(marks, x, { range: preview.trueRange })
}

/** Cards of the line that a section can go to, or that are aimed at. */
export function groundMarks(model: FrontDesk): Marked<GroundMark> {
  const s = positionOf(model)
  const marks: Marked<GroundMark> = new Map()
  if (model.seat.value >= 0) {
    const now = model.intention.value
    for (const offer of model.offers.value.all) {
      if (offer.kind !== 'ground') continue
      const isAimed = now?.kind === 'offer' && now.offer.choice === offer.choice
      mark(marks, offer.target, { isTarget: true, ...(isAimed && { isAimed }) })
    }
  }
  const chosen = chosenSection(model)
  const seat = model.seat.value
  if (!isPlanning(s, seat) || chosen === NONE) return marks
  mark(marks, placeOf(s, chosen) - 1, { isChosen: true })
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire') {
    mark(marks, placeOf(s, draft.target) - 1, { isAimed: true })
    return marks
  }
  if (draft?.kind === 'prepare' || !canDo(s, seat, 'move', chosen)) return marks
  for (const [place, possible] of destinationsOf(s, seat, chosen)) {
    const isThere = draft?.kind === 'move' && place === destinationOf(s, draft)
    const pill = isThere ? '' : costText(s, possible)
    mark(marks, place - 1, { isTarget: true, ...(pill !== '' && { pill }) })
  }
  return marks
}

/** Steps, and cards drawn or paid on the way. */
export function pillOf(s: FrontlineState, draft: MoveDraft): string {
  const cost = costText(s, draft)
  return cost === '' ? planWords().steps(1) : cost
}

/** What is worth saying of a move: two cards, what is drawn or paid. */
function costText(s: FrontlineState, draft: MoveDraft): string {
  const words = planWords()
  const { steps, draws, pays } = costOf(s, draft)
  return [
    ...(steps > 1 ? [words.steps(steps)] : []),
    ...(draws > 0 ? [words.draws(draws)] : []),
    ...(pays > 0 ? [words.pays] : []),
  ].join(', ')
}

/** The arrow of what is planned, or of what the enemy is doing. */
export function arrowOf(model: FrontDesk): ArrowMark | undefined {
  const s = positionOf(model)
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire') {
    const { range, trueRange } = previewFire(s, draft)
    return {
      from: placeOf(s, draft.section),
      to: placeOf(s, draft.target),
      text: range === trueRange ? String(range) : `${trueRange} → ${range}`,
      kind: 'fire',
    }
  }
  if (draft?.kind === 'move') {
    const from = placeOf(s, draft.section)
    const to = destinationOf(s, draft)
    return { from, to, text: pillOf(s, draft), kind: 'move' }
  }
  return underWay(model, s)
}

/** Who could answer the move that is planned, and with how much. */
export function threatOf(model: FrontDesk): ArrowMark | undefined {
  const draft = draftOf(model)?.draft
  const answer = draft?.kind === 'move' ? answerOf(model, draft) : null
  if (!answer) return undefined
  return {
    from: placeOf(positionOf(model), answer.section),
    to: answer.place,
    text: dangerWords().span(answer.plain.fp, answer.worst.fp),
    kind: 'threat',
  }
}

function underWay({ session }: FrontDesk, s: FrontlineState): ArrowMark | undefined {
  if (s.attacker === NONE || s.target === NONE || s.fp <= 0 || s.step === STEP.over)
    return undefined
  if (!isSection(s, s.attacker) || !isSection(s, s.target)) return undefined
  const [from, to] = [placeOf(s, s.attacker), placeOf(s, s.target)]
  const viewer = session.viewer.value
  const isOwn = viewer >= 0 && ownerOf(s, s.attacker) === viewer
  const isTurned = s.sufferer !== NONE && s.sufferer === s.attacker
  return {
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    text: String(s.fp),
    kind: isOwn !== isTurned ? 'fire' : 'enemy',
  }
}
