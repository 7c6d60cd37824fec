import { arras } from '@estafette/arras'
import { movementLeft, STEP, type ArrasState } from '@estafette/arras/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { ArrasDesk } from '../desk.ts'
import { attackPlanCard, forwardCard, pointCard, supportCard } from './assault-card.ts'
import { placeName, unitName, type WordedCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { lossCard } from './loss-card.ts'
import { groupCard, movePlanCard, walkCard } from './activation-cards.ts'
import { prolongCard } from './advantage-cards.ts'
import { aimCard, secondGunCard } from './gun-cards.ts'
import { impulseCard } from './impulse-card.ts'
import { defenceText, placesCard, unitsCard } from './list-cards.ts'
import { bidCard, setUpGroupCard } from './setup-cards.ts'
import { rerollCard } from './reroll-card.ts'

/** The card of whatever Arras asks now. */
export function arrasCard(model: ArrasDesk): WordedCard | null {
  const s = model.state.value
  const now = model.intention.value
  if (now?.kind === 'plan') {
    return now.plan.kind === 'attack'
      ? attackPlanCard(model, now.plan)
      : movePlanCard(model, now.plan)
  }
  return ofStep[s.step]?.(model, s) ?? null
}

type Make = (model: ArrasDesk, s: ArrasState) => WordedCard | null

const ofStep: Readonly<Record<number, Make>> = {
  [STEP.bid]: bidCard,
  [STEP['set-up-group']]: setUpGroupCard,
  [STEP.entry]: (model, s) =>
    placesCard(model, s, {
      title: cardWords().entry(voiceOf(arras).thing('group', s.group)),
      note: cardWords().entryNote,
      verb: 'place',
      label: cardWords().placeIn,
    }),
  [STEP['entry-unit']]: (model) =>
    unitsCard(model, {
      title: cardWords().entryUnit,
      note: cardWords().entryNote,
      verb: 'bring',
      label: cardWords().bringIt,
    }),
  [STEP['entry-unit-place']]: (model, s) =>
    placesCard(model, s, {
      title: cardWords().entryUnitPlace(unitName(s.entrant)),
      note: cardWords().entryNote,
      verb: 'place',
      label: cardWords().placeIn,
    }),
  [STEP.reroll]: rerollCard,
  [STEP.impulse]: impulseCard,
  [STEP.action]: impulseCard,
  [STEP.prolong]: prolongCard,
  [STEP.refresh]: (model, s) =>
    unitsCard(model, {
      title: cardWords().refreshing(placeName(s.refreshed)),
      note: cardWords().refreshingNote(s.refreshLeft),
      verb: 'freshen',
      label: cardWords().freshen,
    }),
  [STEP.walk]: (model, s) => walkCard(model, s, movementLeft(s, s.mover)),
  [STEP.group]: groupCard,
  [STEP.point]: pointCard,
  [STEP.forward]: forwardCard,
  [STEP.support]: supportCard,
  [STEP['counter-support']]: supportCard,
  [STEP.return]: (model, s) =>
    unitsCard(model, {
      title: cardWords().returning,
      note: cardWords().orderNote(placeName(s.target)),
      verb: 'next',
      label: cardWords().goFirst,
    }),
  [STEP.casualties]: lossCard,
  [STEP['retreat-order']]: (model, s) =>
    unitsCard(model, {
      title: cardWords().order,
      note: cardWords().orderNote(placeName(s.target)),
      verb: 'next',
      label: cardWords().goFirst,
    }),
  [STEP.retreat]: (model, s) =>
    placesCard(model, s, {
      title: cardWords().retreats(unitName(s.retreater)),
      note: cardWords().retreatNote,
      verb: 'to',
      label: cardWords().retreatTo,
    }),
  [STEP.voluntary]: (model, s) =>
    unitsCard(model, {
      title: cardWords().voluntary(placeName(s.target)),
      note: cardWords().voluntaryNote,
      verb: 'withdraw',
      label: cardWords().fallBack,
      text: defenceText(s),
      end: { verb: 'stand', label: cardWords().standFast },
    }),
  [STEP.overrun]: (model) =>
    unitsCard(model, {
      title: cardWords().overrun,
      note: cardWords().overrunNote,
      verb: 'move',
      label: cardWords().goFirst,
      end: { verb: 'done', label: cardWords().done },
    }),
  [STEP.aim]: aimCard,
  [STEP['second-gun']]: secondGunCard,
  [STEP.bombarded]: (model, s) =>
    unitsCard(model, {
      title: cardWords().bombarded(placeName(s.target)),
      note: cardWords().bombardedNote(s.casualties),
      verb: 'forward',
      label: cardWords().stand,
    }),
  [STEP.reorganization]: (model) =>
    unitsCard(model, {
      title: cardWords().reorganization,
      note: cardWords().reorganizationNote,
      verb: 'reorganize',
      label: cardWords().comeBack,
      end: { verb: 'done', label: cardWords().done },
    }),
  [STEP['reorganization-mate']]: (model, s) =>
    unitsCard(model, {
      title: cardWords().mate(unitName(s.reorganized)),
      note: cardWords().mateNote,
      verb: 'remove',
      label: cardWords().removeIt,
    }),
  [STEP['reorganization-place']]: (model, s) =>
    placesCard(model, s, {
      title: cardWords().back(unitName(s.reorganized)),
      note: cardWords().entryNote,
      verb: 'place',
      label: cardWords().placeIn,
    }),
}
