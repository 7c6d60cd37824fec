import {
  answerTo,
  changedWith,
  destinationOf,
  drivenBy,
  gradeOfLoss,
  heldTitles,
  lossesBehind,
  type AnsweredMove,
  type MoveDraft,
} from '@estafette/frontline/plans'
import {
  DIG_IN,
  DIG_IN_COVER,
  FALL_BACK,
  FALL_BACK_COVER,
  HIT_THE_DIRT,
  hitTheDirtCover,
  OBSCURED,
  sideOf,
  STAY_LOW,
  STEP,
  type CardTitle,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { decimal } from '../../../i18n/numbers.ts'
import type { Danger } from '../../../screen/danger.ts'
import { oncePer } from '../../../screen/once.ts'
import type { FrontCore } from '../desk.ts'
import { nameOf } from '../told/names.ts'
import { dangerWords } from './danger-words.ts'
import { positionOf } from './draft.ts'

const answers = oncePer<FrontlineState, Map<string, AnsweredMove | null>>(() => new Map())

/** The strongest answer to a move, worked out once; null where nobody can answer. */
export function answerOf(model: FrontCore, draft: MoveDraft): AnsweredMove | null {
  const s = positionOf(model)
  if (s.step !== STEP.action) return null // a reaction is not answered. FRL-REACT-12
  const { section, way, card, isPlain, with: added, rider } = draft
  const known = answers(s)
  const viewer = model.session.viewer.value
  const key = [viewer, section, way, card, isPlain, added.join('+'), rider].join(' ')
  const found = known.get(key)
  if (found !== undefined) return found
  const answer = answerTo(s, viewer, draft)
  known.set(key, answer)
  return answer
}

/** VP as they are told of an average: whole ones, unless it is less than one. */
export function about(vp: number): string {
  return vp > 0 && vp < 0.95 ? decimal(vp) : String(Math.round(vp))
}

/** What the enemy could do to a section that moves. FRL-REACT-7 */
export function dangerOfMove(model: FrontCore, draft: MoveDraft): Danger | null {
  const answer = answerOf(model, draft)
  if (!answer) return null
  const s = positionOf(model)
  const words = dangerWords()
  const { section, plain, worst, fire } = answer
  // Where plain fire hardly hurts, what a card could make of it is worth knowing.
  const isByCard = Math.round(plain.losses.vp) === 0 && worst.losses.vp > plain.losses.vp
  const vp = about((isByCard ? worst : plain).losses.vp)
  const grade = gradeOfLoss(s, sideOf(s, draft.section), worst.losses.vp)
  const men = fire.terms.filter(({ kind }) => kind === 'man').length
  const bonus = worst.fp - plain.fp
  return {
    grade: grade === 0 ? 1 : grade,
    figure: words.loss(vp),
    label: isByCard ? words.ifByCard : words.ifTheyFire,
    spoken: words.spoken(nameOf(section), (isByCard ? worst : plain).fp, vp),
    title: words.canAnswer(nameOf(section)),
    sum: String(plain.fp),
    text: [words.facts(men, fire.trueRange), bonus > 0 ? words.aCard(bonus) : ''].join(''),
    ends: [],
    comers: [],
    helpers: [],
  }
}

/** A card of one's own that lowers what a move may cost, and what would be lost then. */
export interface Safer {
  readonly card: CardTitle
  readonly vp: number
  readonly left: number // firepower, -1 where nobody answers
  readonly draft: MoveDraft | null // the move with it; null where it is kept until it is needed
}

/** The cards in hand that make a move safer, the best first. */
export function saferCards(model: FrontCore, draft: MoveDraft): readonly Safer[] {
  const answer = answerOf(model, draft)
  if (!answer) return []
  const s = positionOf(model)
  const seat = model.seat.value
  const held = heldTitles(s, seat)
  const found: Safer[] = []
  const withCard = (card: CardTitle, next: MoveDraft): void => {
    const then = answerOf(model, next)
    const vp = then?.plain.losses.vp ?? 0
    found.push({ card, vp, left: then?.plain.left ?? -1, draft: next })
  }
  if (held.includes(OBSCURED) && !draft.with.includes(OBSCURED)) {
    const next = changedWith(s, seat, draft, OBSCURED)
    if (next.with.includes(OBSCURED)) withCard(OBSCURED, next)
  }
  if (held.includes(STAY_LOW) && (draft.card !== STAY_LOW || draft.isPlain)) {
    const next = drivenBy(s, seat, draft, { card: STAY_LOW, isPlain: false })
    if (destinationOf(s, next) === destinationOf(s, draft)) withCard(STAY_LOW, next)
  }
  const covers: readonly (readonly [CardTitle, number])[] = [
    [FALL_BACK, FALL_BACK_COVER],
    [HIT_THE_DIRT, hitTheDirtCover(s, draft.section)],
    [DIG_IN, DIG_IN_COVER],
  ]
  for (const [card, cover] of covers) {
    const isSpent = draft.card === card || draft.with.includes(card)
    if (!held.includes(card) || isSpent) continue
    const { vp } = lossesBehind(s, model.session.viewer.value, draft, answer, cover)
    found.push({ card, vp, left: Math.max(0, answer.plain.left - cover), draft: null })
  }
  return found
    .filter(({ vp, left }) => vp < answer.plain.losses.vp || left < 0)
    .toSorted((one, other) => one.vp - other.vp)
}
