import { pressed, type Pressed, type Sketch } from '@estafette/frontline/plans'
import {
  coveredSection,
  handOf,
  isOnLine,
  isSection,
  NONE,
  placeOf,
  sectionOf,
  STEP,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Seat } from '@estafette/kernel'
import type { AheadPart, AheadStanding } from '../../../screen/ahead.ts'
import { offerOf } from '../../../session/offers.ts'
import type { Ahead } from '../../../store/private.ts'
import type { FrontDesk } from '../desk.ts'
import { gameOf, positionOf, setDraft } from '../plan/draft.ts'
import { nameOf, titleOf } from '../told/names.ts'
import { aheadWords } from './words.ts'
import { beginPlan, begunBy, leavePlan, leftOf } from './drawing.ts'

/** Who of a section is to be pressed for what it is to do. */
function goalOf(s: FrontlineState, { to, foe }: Ahead): Pressed | null {
  if (foe === undefined) return { kind: 'ground', place: to }
  const head = isOnLine(s, foe) ? sectionOf(s, foe) : NONE
  return head >= 0 && isSection(s, head) ? { kind: 'section', head } : null
}

/** Whether a card is kept for the cover of those who hold it: they neither fire nor go. */
const isForCover = ({ from, to, foe }: Ahead): boolean => foe === undefined && from === to

/** What a plan has come to, by the presses that it stands for: the rules answer each. */
function check(model: FrontDesk, ahead: Ahead): AheadStanding {
  const s = positionOf(model)
  const words = aheadWords()
  const viewer = model.session.viewer.value
  const head = leftOf(s, ahead, viewer)
  if (head === NONE) return { kind: 'cannot', why: words.gone }
  const { card, use } = ahead
  if (card !== undefined && !handOf(s, viewer).includes(card)) {
    return { kind: 'cannot', why: words.spent }
  }
  const kept: Pressed | null =
    card === undefined ? null : { kind: 'card', card, plain: use === 'plain' }
  const seat = model.seat.value
  if (isForCover(ahead)) {
    const isHit = seat >= 0 && s.step === STEP.cover && coveredSection(s) === head
    return isHit && kept ? coverNow(model, kept) : { kind: 'waits' }
  }
  const goal = goalOf(s, ahead)
  if (!goal) return { kind: 'cannot', why: words.noTarget }
  if (seat < 0 || s.step !== STEP.action) return { kind: 'waits' }
  if (goal.kind === 'ground' && placeOf(s, head) === goal.place) {
    return { kind: 'cannot', why: words.there }
  }
  let sketch: Sketch = { section: head, draft: null }
  for (const thing of kept ? [goal, kept] : [goal]) {
    const meant = pressed(s, seat, sketch, thing)
    if (meant.rebuff) return { kind: 'cannot', why: meant.rebuff }
    sketch = meant.sketch
  }
  const { draft } = sketch
  if (!draft || draft.section !== head) return { kind: 'cannot', why: words.cannot }
  return { kind: 'can', take: () => setDraft(model, draft) }
}

/** A card that was kept for cover, now that they are hit. */
function coverNow(model: FrontDesk, kept: Pressed): AheadStanding {
  const { choice, rebuff } = pressed(
    positionOf(model),
    model.seat.value,
    { section: NONE, draft: null },
    kept,
  )
  if (choice === null) return { kind: 'cannot', why: rebuff ?? aheadWords().cannot }
  const offer = offerOf(gameOf(model), choice)
  return { kind: 'can', take: () => model.choose(offer, true) }
}

/** Plans ahead on the field of Frontline: who fires at whom, who goes where, which card is kept. */
export const frontAhead: AheadPart<FrontlineState> = {
  asks(model) {
    const begun = begunBy(model)
    if (!begun) return ''
    const words = aheadWords()
    const kept = begun.card === NONE ? '' : ` ${words.keeps(titleOf(begun.card))}`
    return begun.section === NONE ? words.who + kept : words.what(nameOf(begun.section)) + kept
  },
  how: () => aheadWords().how,
  begin: beginPlan,
  leave: (model) => void leavePlan(model),
  tell(_, ahead) {
    const words = aheadWords()
    const { units, to, foe, card } = ahead
    const deed = isForCover(ahead)
      ? words.cover
      : foe === undefined
        ? words.goes(to)
        : words.fires(nameOf(foe))
    const what = card === undefined ? deed : words.with(deed, titleOf(card))
    return { who: nameOf(units[0]!), what }
  },
  isTime: ({ step }, seat: Seat) => seat >= 0 && (step === STEP.action || step === STEP.cover),
  check,
}
