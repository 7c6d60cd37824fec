import { NONE, STEP, type Losses } from '@estafette/frontline/screen'
import { tryChoice } from '@estafette/kernel'
import type { FrontDesk } from '../desk.ts'
import { afterCovers } from './covers.ts'
import { draftOf, gameOf, positionOf } from './draft.ts'
import { lossesAfter, lossesAt, lossesBy, lossesUnanswered } from './odds.ts'

/** What an exchange costs its sufferer with the option that is meant; null outside of one. */
export function lossesMeant(model: FrontDesk): Losses | null {
  const s = positionOf(model)
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire') return draft.verb === 'counter' ? lossesBy(model, draft).losses : null
  const isAnswering = s.step === STEP.react && s.attacker !== NONE
  if (!isAnswering && s.step !== STEP.cover) return null
  const now = model.intention.value
  if (now?.kind === 'row' && !isAnswering) return lossesAt(s, afterCovers(model) ?? s).losses
  if (now?.kind === 'offer') {
    const after = gameOf(model).clone(s)
    const done = tryChoice(gameOf(model), after, model.seat.value, now.offer.choice) === 'done'
    const isSettled = done && now.offer.verb !== 'pass'
    if (isSettled)
      return isAnswering ? lossesAfter(s, after, s.target).losses : lossesAt(s, after).losses
  }
  return isAnswering ? lossesUnanswered(s).losses : lossesAt(s, s).losses
}
