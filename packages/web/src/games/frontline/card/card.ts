import { NONE, ownTurn, sideOf, stepNames, STEP, type StepName } from '@estafette/frontline/screen'
import type { Card } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { actionCard } from './card-action.ts'
import { anyTimeCard } from './card-any-time.ts'
import { coverCard, digInCard, recipientCard } from './card-cover.ts'
import { fireCard } from './card-fire.ts'
import { moveCard } from './card-move.ts'
import { prepareCard, preparingCard } from './card-prepare.ts'
import { reactCard } from './card-react.ts'
import { mulliganCard, replaceCard, sizeCard, stationCard } from './card-setup.ts'
import {
  attackCardCard,
  contestCard,
  flankCard,
  modeCard,
  moveCardCard,
  moveWithCard,
  shiftCard,
  sniperNameCard,
  sniperPayCard,
  stayCard,
  succeedCard,
  targetCard,
  treesCard,
  wayCard,
} from './card-step.ts'
import type { OwnCard } from './card-tools.ts'
import {
  discardDownCard,
  equipCard,
  equipToCard,
  markersCard,
  medicalCard,
  medicalForCard,
  organiseCard,
  promoteCard,
  promotePayCard,
  rallyCard,
  takeDiscardCard,
  underCard,
} from './card-turn.ts'
import { cardWords, type CardWords } from './card-words.ts'
import { draftOf, gameOf, positionOf } from '../plan/draft.ts'
import { settledBy } from '../plan/odds.ts'

/** The card of each decision. */
const cards: Readonly<Partial<Record<StepName, (model: FrontDesk) => OwnCard>>> = {
  size: sizeCard,
  replace: replaceCard,
  'form-under': underCard,
  station: stationCard,
  mulligan: mulliganCard,
  'any-time': anyTimeCard,
  rally: rallyCard,
  'rally-markers': markersCard,
  promote: promoteCard,
  'promote-pay': promotePayCard,
  organise: organiseCard,
  'organise-under': underCard,
  equip: equipCard,
  'equip-to': equipToCard,
  medical: medicalCard,
  'medical-for': medicalForCard,
  action: actionCard,
  target: targetCard,
  shift: shiftCard,
  'attack-card': attackCardCard,
  fire: modeCard,
  'sniper-pay': sniperPayCard,
  'sniper-name': sniperNameCard,
  'target-choice': sniperNameCard,
  react: reactCard,
  'move-card': moveCardCard,
  way: wayCard,
  'move-with': moveWithCard,
  trees: treesCard,
  'flank-discard': flankCard,
  cover: coverCard,
  'dig-in': digInCard,
  recipient: recipientCard,
  prepare: preparingCard,
  succeed: succeedCard,
  stay: stayCard,
  contest: contestCard,
  'take-discard': takeDiscardCard,
  'discard-down': discardDownCard,
}

/** What Frontline words itself of the present decision. */
export function cardOfFront(model: FrontDesk): OwnCard | null {
  const s = positionOf(model)
  const steps = procedure(model)
  const draft = draftOf(model)?.draft
  const own = (): OwnCard | null => {
    if (draft?.kind === 'fire') return fireCard(model, draft)
    if (draft?.kind === 'move') return moveCard(model, draft)
    if (draft?.kind === 'prepare') return prepareCard(model, draft)
    return cards[stepNames[s.step]!]?.(model) ?? null
  }
  const card = own()
  return card && { ...(steps && { steps }), ...chanceOfMeant(model, card), ...card }
}

/** What comes of an exchange that is settled by what is meant, where the card does not say it yet. */
function chanceOfMeant(model: FrontDesk, card: OwnCard): Pick<OwnCard, 'chance'> {
  const s = positionOf(model)
  const now = model.intention.value
  if (card.chance || s.attacker === NONE || s.sufferer !== NONE || !now) return {}
  const meant = now.kind === 'offer' ? [now.offer.choice] : now.kind === 'row' ? now.choices : []
  const settled = settledBy(model, meant)
  if (!settled) return {}
  const { nobody, kills } = cardWords().chance
  const isOwn = sideOf(s, s.attacker) === gameOf(model).sideOf(s, model.seat.value)
  const none = settled.sufferer === s.attacker ? 1 : settled.deaths.none // of those attacked
  return { chance: isOwn ? { value: 1 - none, label: kills } : { value: none, label: nobody } }
}

type Step = keyof CardWords['steps']
const STEPS: readonly Step[] = ['plan', 'answer', 'cover', 'draw']

/** Where in an exchange a decision is. */
function procedure(model: FrontDesk): Card['steps'] {
  const s = positionOf(model)
  const draft = draftOf(model)?.draft
  const here = stepOf()
  if (!here) return undefined
  return STEPS.map((step) => ({ name: cardWords().steps[step], isNow: step === here }))

  function stepOf(): Step | null {
    if (s.step === STEP.react && s.attacker !== NONE) return 'answer'
    if (draft?.kind === 'fire') return draft.verb === 'counter' ? 'answer' : 'plan'
    if (s.step === STEP.cover || s.step === STEP['dig-in']) return 'cover'
    return s.step === STEP.recipient ? 'draw' : null
  }
}

/** The turn that a decision is in. */
export function whenOfFront(model: FrontDesk): string {
  const s = positionOf(model)
  const words = cardWords()
  return s.turn === 0 ? words.setUp : words.when(ownTurn(s))
}
